// An intern that is a real agent, row by row of the mapping: a scripted agent in a process of its own behind the API.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { internListPage } from '../../../../src/contract/interns.ts';
import type { Service } from '../../../../src/service/index.ts';
import { answer, prompt, type ReadChat, readChat, readRefusal } from '../../support/chat.ts';
import { advanceUntil, internId, secrets, send, sendJson, until } from '../../support/service.ts';
import { makeFolder, startAgent } from './support/agent-service.ts';
import { type AgentStep, script } from './support/steps.ts';

const options = [
  { optionId: 'yes', name: 'Allow', kind: 'allow_once' },
  { optionId: 'ever', name: 'Allow git *', kind: 'allow_always' },
  { optionId: 'no', name: 'Reject', kind: 'reject_once' },
];
const runs = (command: string, more: object = {}) => ({
  options,
  toolCall: { toolCallId: `call-${command}`, kind: 'execute', title: command, rawInput: { command }, ...more },
});
const once = (optionId: string) => JSON.stringify({ outcome: 'selected', optionId });
const cancelled = JSON.stringify({ outcome: 'cancelled' });

async function manual(service: Service, ...steps: readonly AgentStep[]): Promise<ReadChat> {
  return readChat(await prompt(service, { mode: 'manual', session: 's', text: script(...steps) }));
}

async function reply(service: Service, { question }: ReadChat, content: string): Promise<ReadChat> {
  return readChat(await answer(service, question, content));
}

async function recordOf(service: Service) {
  const { data } = internListPage.parse(await (await send(service, '/interns')).json());
  return data[0];
}

function lastReason(service: Service): string {
  return service.journal().findLast((entry) => entry.path.endsWith('completions'))?.reason ?? '';
}

function errorOf({ chunks }: ReadChat) {
  return chunks.find((chunk) => chunk.error !== undefined)?.error;
}

test('provisioning: spawn, initialize, session are told one after the other, and running has none of them', async () => {
  const { service } = await startAgent({ agent: { hangsAt: 'initialize' }, atOnce: true });
  await until(async () => (await recordOf(service))?.progress?.step_label === 'initialize');
  expect(await recordOf(service)).toMatchObject({
    status: 'provisioning',
    progress: { step_label: 'initialize', step_number: 2, total_steps: 3 },
  });
  expect(await readRefusal(await prompt(service))).toMatchObject({
    status: 409,
    reason: 'intern_not_ready',
    retryable: true,
  });
  const { service: other } = await startAgent();
  expect(await recordOf(other)).toMatchObject({ status: 'running', progress: null, last_failure_message: null });
});

test('provisioning: a step that takes a minute fails, with what the agent said last', async () => {
  const { service, told } = await startAgent({
    agent: { hangsAt: 'initialize', stderr: 'no model today' },
    atOnce: true,
  });
  await until(() => told('env').length > 0);
  await advanceUntil(service, service.provisioned, '10s');
  expect(await recordOf(service)).toMatchObject({
    status: 'failed',
    progress: null,
    last_failure_message: 'The agent was not done with the step "initialize" after 60 s. It said: no model today',
  });
});

test('provisioning: a program that is not there fails with the remedy', async () => {
  const { service } = await startAgent({ program: ['/nowhere/agent'] });
  expect((await recordOf(service))?.last_failure_message).toBe(
    '"/nowhere/agent" was not found. Install it, or write where it is under "command".',
  );
});

test('provisioning: an agent that ends fails with how, and what it said', async () => {
  const { service } = await startAgent({ agent: { exitAtStart: 3, stderr: 'broken' } });
  expect((await recordOf(service))?.last_failure_message).toBe(
    "The agent's process is gone. It ended with exit status 3. It said: broken",
  );
});

test('provisioning: another version of the protocol is refused', async () => {
  const { service } = await startAgent({ agent: { protocolVersion: 2 } });
  expect((await recordOf(service))?.last_failure_message).toMatch(/speaks version 2 .* this service version 1/);
});

test('provisioning: -32000 without "authenticate" names the ways to authenticate', async () => {
  const { service } = await startAgent({ agent: { needsAuthentication: true } });
  expect((await recordOf(service))?.last_failure_message).toMatch(
    /"authenticate" to one of these: "made-up-login" \(Log in\)/,
  );
});

test('provisioning: "authenticate" is called only after the agent asked for it', async () => {
  const asked = await startAgent({ agent: { needsAuthentication: true }, acp: { authenticate: 'made-up-login' } });
  expect(await recordOf(asked.service)).toMatchObject({ status: 'running' });
  expect(asked.told('authenticate')).toEqual(['made-up-login']);
  const unasked = await startAgent({ acp: { authenticate: 'made-up-login' } });
  expect(unasked.told('authenticate')).toEqual([]);
});

test('provisioning: a model that the agent has not is refused, with those that it has', async () => {
  const { service } = await startAgent({ acp: { model: 'made-up/three' } });
  expect((await recordOf(service))?.last_failure_message).toBe(
    'The agent has no model "made-up/three". It has: made-up/one, made-up/two. Correct "model", or leave it out.',
  );
});

test('model: the current value of the setting of category model', async () => {
  const { service } = await startAgent({ acp: { model: 'made-up/two' } });
  const chat = await readChat(await prompt(service, { text: script({ say: 'x' }) }));
  expect(chat.chunks.find(({ choices }) => choices[0]?.delta.content === 'x')?.model).toBe('made-up/two');
});

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

test('permission: a pause with everything that a policy may match', async () => {
  const workdir = makeFolder();
  const { service } = await startAgent({ workdir });
  const call = {
    name: 'bash',
    locations: [{ path: `${workdir}/a/../b.txt` }, { path: '/etc/hosts' }],
    content: [{ type: 'diff', path: `${workdir}/c.txt`, newText: '' }],
  };
  const paused = await manual(service, { permission: runs('git status', call) });
  expect(paused.finishReason).toBe('tool_calls');
  expect(paused.question.arguments).toEqual({
    kind: 'permission',
    operation: 'shell command: git status',
    options: ['allow_once', 'allow_always', 'reject_once'],
    command: 'git status',
    cwd: workdir,
    title: 'git status',
    tool_kind: 'execute',
    tool_name: 'bash',
    paths: [`${workdir}/b.txt`, '/etc/hosts', `${workdir}/c.txt`],
    inside: ['b.txt', 'c.txt'],
    outside: ['/etc/hosts'],
    scopes: { allow_once: 'Allow', allow_always: 'Allow git *', reject_once: 'Reject' },
  });
});

test('answer accepted: outcome selected with the option, and the same prompt goes on', async () => {
  const { service, told } = await startAgent();
  const paused = await manual(service, { say: 'before ' }, { permission: runs('ls') }, { say: ' after' });
  expect(paused.text).toBe('before ');
  const end = await reply(service, paused, 'allow_once');
  expect(end).toMatchObject({ text: `${once('yes')} after`, finishReason: 'stop' });
  expect(told('prompt')).toHaveLength(1);
});

test.each([
  ['reject_once', options, once('no')],
  ['cancel', options, once('no')],
  ['cancel', [options[0], { optionId: 'never', name: 'Never', kind: 'reject_always' }], once('never')],
  ['cancel', [options[0]], cancelled],
])('answer %s of %j: %s', async (content, offered, outcome) => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: { ...runs('ls'), options: offered } });
  expect((await reply(service, paused, content)).text).toBe(outcome);
});

test('allow_always is never sent: the agent is told once, and the service remembers the exact operation in the session', async () => {
  const { service } = await startAgent();
  const paused = await manual(
    service,
    { permission: runs('touch a') },
    { permission: runs('touch a') },
    { permission: runs('touch b') },
  );
  const next = await reply(service, paused, 'allow_always');
  expect(next.text, 'twice, the second time unasked').toBe(once('yes') + once('yes'));
  expect(next.question.arguments).toMatchObject({ command: 'touch b' });
  await reply(service, next, 'reject_once');
  expect((await manual(service, { permission: runs('touch a') })).text, 'in the next run').toBe(once('yes'));
});

test('allow_always for a file is not for every file', async () => {
  const { service } = await startAgent();
  const edit = (file: string) => ({
    options,
    toolCall: { toolCallId: file, kind: 'edit', title: 'Edit', locations: [{ path: file }] },
  });
  const paused = await manual(service, { permission: edit('/tmp/a') }, { permission: edit('/tmp/b') });
  expect((await reply(service, paused, 'allow_always')).question.arguments).toMatchObject({
    operation: 'fs.write',
    paths: ['/tmp/b'],
  });
});

test('where only an allow_always is offered, it is not offered on', async () => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: { ...runs('ls'), options: [options[1], options[2]] } });
  expect(paused.question.arguments).toMatchObject({ options: ['reject_once'] });
});

test.each([
  ['no options', []],
  ['a kind that is none of the four', [{ optionId: 'x', name: 'X', kind: 'allow_forever' }]],
  ['only an allow_always', [options[1]]],
])('%s: cancelled at once, without a pause', async (_what, offered) => {
  const { service } = await startAgent();
  expect(await manual(service, { permission: { ...runs('ls'), options: offered } })).toMatchObject({
    text: cancelled,
    finishReason: 'stop',
  });
});

test('duplicate kinds: the distinct kinds, the first of a kind', async () => {
  const { service } = await startAgent();
  const offered = [options[0], { optionId: 'wide', name: 'Wider', kind: 'allow_once' }, options[2]];
  const paused = await manual(service, { permission: { ...runs('ls'), options: offered } });
  expect(paused.question.arguments).toMatchObject({ options: ['allow_once', 'reject_once'] });
  expect((await reply(service, paused, 'allow_once')).text).toBe(once('yes'));
});

test('self-drive: allow_once is answered, and where there is none the request is rejected', async () => {
  const { service } = await startAgent();
  const text = script({ permission: runs('ls') }, { permission: { ...runs('ls'), options: options.slice(1) } });
  expect((await readChat(await prompt(service, { text }))).text).toBe(once('yes') + once('no'));
});

test('trap: a request before its tool call, and what is told of a call is erased by nothing', async () => {
  const { service } = await startAgent();
  const told = {
    sessionUpdate: 'tool_call',
    toolCallId: 'b',
    title: 'git push',
    kind: 'execute',
    rawInput: { command: 'git push' },
  };
  const erasing = { sessionUpdate: 'tool_call_update', toolCallId: 'b', title: null, rawInput: {}, status: 'pending' };
  const paused = await manual(
    service,
    { permission: runs('first') },
    { update: told },
    { update: erasing },
    { permission: { options, toolCall: { toolCallId: 'b', title: '', kind: null } } },
  );
  expect(paused.question.arguments).toMatchObject({ command: 'first' });
  const next = await reply(service, paused, 'allow_once');
  expect(next.question.arguments).toMatchObject({ operation: 'shell command: git push', title: 'git push' });
});

test('trap: three requests at once are asked one after the other', async () => {
  const { service } = await startAgent();
  let paused = await manual(service, { together: [runs('a'), runs('b'), runs('c')] });
  for (const [command, choice] of [
    ['a', 'allow_once'],
    ['b', 'reject_once'],
    ['c', 'allow_once'],
  ] as const) {
    expect(paused.question.arguments).toMatchObject({ command });
    paused = await reply(service, paused, choice);
  }
  const outcome = (optionId: string) => ({ outcome: 'selected', optionId });
  expect(JSON.parse(paused.text)).toEqual([outcome('yes'), outcome('no'), outcome('yes')]);
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

test('wrong answer text: 400, the pause stays, its deadline as it was', async () => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: runs('ls') });
  expect(await readRefusal(await answer(service, paused.question, 'sure'))).toMatchObject({ status: 400 });
  expect((await reply(service, paused, 'allow_once')).text).toBe(once('yes'));
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

test('a cost that is told after the cancel is charged all the same', async () => {
  const { service, told } = await startAgent({ agent: { costAfterCancel: 2 } });
  const leave = await startAndLeave(service, { wait: 600_000 }, () => told('prompt').length === 1);
  leave();
  await until(() => told('end').includes('cancelled'));
  await until(async () => (await usageOf(service)) === 2);
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
  const { service, told } = await startAgent({ acp: { silence: '30s' } });
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
  const atWork = prompt(service, { text: script({ update: working }, { say: 'x' }, { wait: 300 }, { update: done }) });
  const response = await atWork;
  await until(() => told('prompt').length === 2);
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

test('usage: tokens as told for the turn, cost what is new in the session, in USD alone, null when nothing is told', async () => {
  const { service } = await startAgent();
  const cost = (amount: number, currency = 'USD'): AgentStep => ({
    update: { sessionUpdate: 'usage_update', used: 1, size: 2, cost: { amount, currency } },
  });
  const usage = { inputTokens: 10, outputTokens: 5, totalTokens: 15, cachedReadTokens: 3 };
  const turn = async (...steps: readonly AgentStep[]) =>
    (await readChat(await prompt(service, { session: 's', text: script(...steps) }))).finalChunk.usage;
  expect(await turn(cost(0.25), { stop: { stopReason: 'end_turn', usage } })).toEqual({
    prompt_tokens: 10,
    completion_tokens: 5,
    total_tokens: 15,
    cost: 0.25,
    prompt_tokens_details: { cached_tokens: 3 },
  });
  expect(await turn(cost(0.5))).toMatchObject({ cost: 0.25 });
  expect(await turn(cost(0.1), cost(9, 'EUR')), 'never negative').toBeNull();
  expect(await turn({ say: 'x' })).toBeNull();
});

test('the environment: PATH, HOME, LANG, TMPDIR and what the settings give, and a HOME of its own that nobody else may read', async () => {
  const { service, told } = await startAgent({
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', GITHUB_TOKEN: 'made-up', HOME: '/root', KEY: 'made-up-key' },
    acp: { env: { OPENAI_API_KEY: 'made-up-key' } },
  });
  expect(await recordOf(service)).toMatchObject({ status: 'running' });
  const env = z.record(z.string(), z.string()).parse(told('env')[0]);
  const own = ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME'];
  expect(Object.keys(env).toSorted()).toEqual([...own, 'LANG', 'OPENAI_API_KEY', 'PATH'].toSorted());
  expect(env).toMatchObject({ LANG: 'C.UTF-8', OPENAI_API_KEY: 'made-up-key' });
  const home = env['HOME'] ?? '';
  expect(home).not.toBe('/root');
  expect(statSync(home).mode & 0o777).toBe(0o700);
  expect(own.every((name) => env[name]?.startsWith(home))).toBe(true);
});

/** Sends a prompt, and resolves to what makes its client leave once a condition holds. */
async function startAndLeave(service: Service, step: AgentStep, condition: () => boolean): Promise<() => void> {
  const abort = new AbortController();
  const text = script({ say: 'x' }, step);
  const response = await fetch(`${service.baseUrl}/interns/${internId}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, session_id: 's', messages: [{ role: 'user', content: text }] }),
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  await until(condition);
  return () => abort.abort();
}

async function usageOf(service: Service): Promise<unknown> {
  const updated = await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management);
  return apiKeyUpdated.parse(await updated.json()).data.usage;
}

const apiKeyUpdated = z.looseObject({ data: z.looseObject({ usage: z.number() }) });

/** Whether a process runs; one that has ended and was not collected yet does not. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
