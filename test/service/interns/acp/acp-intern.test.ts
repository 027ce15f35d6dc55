// Turns of an agent, row by row of the mapping: a scripted agent in a process of its own behind the API.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Service } from '../../../../src/service/index.ts';
import { answer, prompt, readChat, readRefusal, untilSaid } from '../../support/chat.ts';
import { advanceUntil, until } from '../../support/service.ts';
import { startAgent } from './support/agent-service.ts';
import { errorOf, isAlive, manual, recordOf, reply, runs, startAndLeave } from './support/conversation.ts';
import { script } from './support/steps.ts';

test('content chunk: agent_message_chunk; a block that is no text becomes a placeholder', async () => {
  const { service } = await startAgent();
  const image = {
    sessionUpdate: 'agent_message_chunk',
    content: { type: 'image', data: 'AA==', mimeType: 'image/png' },
  };
  const chat = await readChat(
    await prompt(service, { text: script({ say: 'one ' }, { update: image }, { say: ' two' }) }),
  );
  expect(chat).toMatchObject({ text: 'one [image] two', finishReason: 'stop' });
});

test('reasoning chunk: agent_thought_chunk', async () => {
  const { service } = await startAgent();
  const thought = { sessionUpdate: 'agent_thought_chunk', content: { type: 'text', text: 'hmm' } };
  const chat = await readChat(await prompt(service, { text: script({ update: thought }, { say: 'x' }) }));
  expect(chat).toMatchObject({ reasoning: 'hmm', text: 'x' });
});

test('other updates: go to the log at level debug, redacted, and one journal entry counts them', async () => {
  const debug: string[] = [];
  const silent = () => {};
  const log = {
    debug: (text: string) => debug.push(text),
    info: silent,
    notice: silent,
    warning: silent,
    error: silent,
    mask: silent,
  };
  const { service } = await startAgent({ log, acp: { env: { MODEL_KEY: 'made-up-model-key' } } });
  const plan = {
    sessionUpdate: 'plan',
    entries: [{ content: 'made-up-model-key', priority: 'low', status: 'pending' }],
  };
  const call = { sessionUpdate: 'tool_call', toolCallId: 'a', title: 'look', kind: 'read' };
  await readChat(await prompt(service, { text: script({ update: plan }, { update: call }, { say: 'x' }) }));
  expect(debug.find((line) => line.includes('plan'))).toContain('"content":"***"');
  expect(debug.join('\n')).not.toContain('made-up-model-key');
  expect(lastReason(service)).toBe('1 other update, 1 tool call, 1 message chunk');
});

test('10,000 chunks arrive in order, all of them before the finish chunk', async () => {
  const { service } = await startAgent();
  const chat = await readChat(await prompt(service, { text: script({ say: 'a', repeat: 10_000 }, { say: 'end' }) }));
  expect(chat.text).toBe(`${'a'.repeat(10_000)}end`);
  expect(chat.finishReason).toBe('stop');
});

test('trap: a turn that ends with its question open ends the run, and a later answer is 409', async () => {
  const { service, told } = await startAgent();
  const paused = await manual(service, { leave: runs('ls') }, { wait: 50 }, { say: 'done' });
  await until(() => told('left').length > 0);
  expect(told('left')).toEqual([{ outcome: 'cancelled' }]);
  const late = await answer(service, paused.question, 'allow_once');
  expect(await late.clone().text()).toContain('The agent ended its turn while the question was open.');
  expect(await readRefusal(late)).toMatchObject({ status: 409, reason: 'interaction_not_pending', retryable: false });
});

test('updates that come while a question is open are replayed in the response to its answer', async () => {
  const { service } = await startAgent();
  const paused = await manual(
    service,
    { say: 'before' },
    { leave: runs('ls') },
    { say: 'while ' },
    { settle: true },
    { say: 'after' },
  );
  expect(paused.text).toBe('before');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await reply(service, paused, 'allow_once')).text).toBe('while after');
});

test('trap: an answer after a cancel, and a request after it, reach nobody: cancelled', async () => {
  const { service, told } = await startAgent({ agent: { ignoresCancel: true } });
  const paused = await manual(service, { permission: runs('a') }, { permission: runs('b') });
  await service.advance('5m');
  await until(() => told('outcome').length === 2);
  expect(told('outcome')).toEqual([{ outcome: 'cancelled' }, { outcome: 'cancelled' }]);
  expect(await readRefusal(await answer(service, paused.question, 'allow_once'))).toMatchObject({ status: 409 });
});

test('when the service stops, the agent and what it started are gone', async () => {
  const { service, folder, told } = await startAgent();
  const file = path.join(folder, 'pid');
  await startAndLeave(
    service,
    { shell: `trap '' TERM INT HUP; echo $$ > ${file}; while :; do sleep 1; done` },
    () => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n'),
  );
  const pids = [Number(readFileSync(file, 'utf8')), Number(/theirs-(\d+)/.exec(JSON.stringify(told('new')))?.[1])];
  expect(pids.map(isAlive)).toEqual([true, true]);
  await service.stop();
  await until(() => !pids.some(isAlive));
});

test('deadline passes: session/cancel, every request answered cancelled, a late answer 409', async () => {
  const { service, told } = await startAgent();
  const paused = await manual(service, { together: [runs('a'), runs('b')] });
  await service.advance('5m');
  await until(() => told('outcome').length === 2);
  expect(told('outcome')).toEqual([{ outcome: 'cancelled' }, { outcome: 'cancelled' }]);
  await until(() => told('cancel').length === 1);
  expect(await readRefusal(await answer(service, paused.question, 'allow_once'))).toMatchObject({ status: 409 });
});

test('client disconnects while running: session/cancel, and the session goes on', async () => {
  const { service, told } = await startAgent();
  const leave = await startAndLeave(service, { wait: 600_000 }, () => told('prompt').length === 1);
  leave();
  await until(() => told('cancel').length === 1);
  await until(() => told('end').includes('cancelled'));
  expect((await readChat(await prompt(service, { session: 's', text: script({ say: 'again' }) }))).text).toBe('again');
});

test('turn complete: end_turn, max_tokens, max_turn_requests and refusal are stop', async () => {
  const { service } = await startAgent();
  for (const stopReason of ['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']) {
    const chat = await readChat(await prompt(service, { text: script({ say: stopReason }, { stop: { stopReason } }) }));
    expect(chat).toMatchObject({ text: stopReason, finishReason: 'stop' });
  }
});

test('stop reason cancelled that nobody asked for: run_ended, and after a reject the message says so', async () => {
  const { service } = await startAgent();
  const stop = { stop: { stopReason: 'cancelled' } };
  expect(errorOf(await readChat(await prompt(service, { text: script(stop) })))).toMatchObject({
    code: 410,
    message: 'The agent cancelled its turn.',
    metadata: { reason: 'run_ended' },
  });
  const paused = await manual(service, { permission: runs('ls') }, stop);
  expect(errorOf(await reply(service, paused, 'reject_once'))).toMatchObject({
    message: 'The agent ended its turn because its request was rejected.',
    metadata: { reason: 'run_ended' },
  });
});

test('an invented stop reason and an error in mid-session: 502 turn_failed', async () => {
  const { service } = await startAgent();
  for (const step of [{ stop: { stopReason: 'bored' } }, { fail: 'the model is gone' }]) {
    const chat = await readChat(await prompt(service, { text: script({ say: 'x' }, step) }));
    expect(chat.text).toBe('x');
    expect(errorOf(chat)).toMatchObject({ code: 502, metadata: { reason: 'turn_failed' } });
    expect(errorOf(chat)?.message).toMatch(/"bored"|the model is gone/);
  }
});

test('exit with a prompt outstanding: stream_severed, and the agent is provisioned again', async () => {
  const { service } = await startAgent();
  const chat = await readChat(await prompt(service, { text: script({ say: 'x' }, { exit: 7 }) }));
  expect(chat.text).toBe('x');
  expect(errorOf(chat)).toMatchObject({
    message: 'The connection to the agent broke. It ended with exit status 7.',
    metadata: { reason: 'stream_severed' },
  });
  await until(async () => (await recordOf(service))?.status === 'running');
  expect((await readChat(await prompt(service, { text: script({ say: 'again' }) }))).text).toBe('again');
});

test.each(['/init !`id`', ' \n/logout', '**!id**', '$skill', '@/etc/passwd'])(
  'a prompt is no command of the agent: %s',
  async (text) => {
    const { service, told } = await startAgent();
    await readChat(await prompt(service, { text }));
    expect(told('prompt')).toMatchObject([{ text: `The prompt:\n${text}` }]);
  },
);

test('a prompt that begins with a word stays as it is', async () => {
  const { service, told } = await startAgent();
  await readChat(await prompt(service, { text: 'Look at /init, please!' }));
  expect(told('prompt')).toMatchObject([{ text: 'Look at /init, please!' }]);
});

test('an agent that ends again and again is started again five times a minute, then failed', async () => {
  const { service } = await startAgent();
  for (let time = 1; time <= 6; time += 1) {
    await until(async () => (await recordOf(service))?.status === 'running');
    await readChat(await prompt(service, { text: script({ exit: 7 }) }));
  }
  await until(async () => (await recordOf(service))?.status === 'failed');
  expect((await recordOf(service))?.last_failure_message).toBe(
    'The agent ended more than 5 times within a minute. It ended with exit status 7.',
  );
});

test('exit while a question is open: the run is over, and a later answer is 409', async () => {
  const { service } = await startAgent();
  const paused = await manual(service, { leave: runs('ls') }, { wait: 20 }, { exit: 1 });
  await until(async () => (await answer(service, paused.question, 'no answer')).status !== 400);
  expect(await readRefusal(await answer(service, paused.question, 'allow_once'))).toMatchObject({
    status: 409,
    reason: 'interaction_not_pending',
  });
});

test('silence: 504 timeout, but not during a pause, and not while a tool call is in progress', async () => {
  const { service } = await startAgent({ acp: { silence: '30s' } });
  const paused = await manual(service, { permission: runs('ls') }, { say: 'on' });
  await service.advance('2m');
  expect((await reply(service, paused, 'allow_once')).finishReason).toBe('stop');
  const working = {
    sessionUpdate: 'tool_call',
    toolCallId: 'w',
    title: 'work',
    kind: 'execute',
    status: 'in_progress',
  };
  const done = { sessionUpdate: 'tool_call_update', toolCallId: 'w', status: 'completed' };
  const atWork = script({ update: working }, { say: 'x' }, { wait: 300 }, { update: done });
  const response = await prompt(service, { text: atWork });
  await untilSaid(response.clone(), '"x"');
  await service.advance('2m');
  expect((await readChat(response)).finishReason).toBe('stop');
  const silent = readChat(await prompt(service, { text: script({ say: 'x' }, { wait: 600_000 }) }));
  const chat = await advanceUntil(service, silent, '10s');
  expect(errorOf(chat)).toMatchObject({
    code: 504,
    message: 'The agent said nothing for 30 s.',
    metadata: { reason: 'timeout' },
  });
});

test('trap: a turn that ignores its cancel, and children that ignore signals: the process group ends after 10 s', async () => {
  const { service, told, folder } = await startAgent({ agent: { ignoresCancel: true } });
  const file = path.join(folder, 'pid');
  const leave = await startAndLeave(
    service,
    { shell: `trap '' TERM INT HUP; echo $$ > ${file}; while :; do sleep 1; done` },
    () => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n'),
  );
  leave();
  await until(() => told('cancel').length === 1);
  const pid = Number(readFileSync(file, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  await service.advance('10s');
  await until(() => !isAlive(pid));
  await until(async () => (await recordOf(service))?.status === 'running');
});

test('the environment: PATH, HOME, LANG, TMPDIR and what the settings give, and a HOME of its own that nobody else may read', async () => {
  const { service, told } = await startAgent({
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', GITHUB_TOKEN: 'made-up', HOME: '/root', KEY: 'made-up-key' },
    acp: { env: { OPENAI_API_KEY: 'made-up-key' } },
  });
  expect(await recordOf(service)).toMatchObject({ status: 'running' });
  const env = z.record(z.string(), z.string()).parse(told('env')[0]);
  const own = ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME'];
  expect(Object.keys(env).toSorted()).toEqual([...own, 'INTERN_PROCESS', 'LANG', 'OPENAI_API_KEY', 'PATH'].toSorted());
  expect(env).toMatchObject({ LANG: 'C.UTF-8', OPENAI_API_KEY: 'made-up-key' });
  const home = env['HOME'] ?? '';
  expect(home).not.toBe('/root');
  expect(statSync(home).mode & 0o777).toBe(0o700);
  expect(own.every((name) => env[name]?.startsWith(home))).toBe(true);
});

function lastReason(service: Service): string {
  return service.journal().findLast((entry) => entry.path.endsWith('completions'))?.reason ?? '';
}
