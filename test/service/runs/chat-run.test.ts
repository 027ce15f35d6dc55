// The chat run: every row of the state table and every stream rule.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { type RunState, type RunTrigger, transitions } from '../../../src/service/runs/runs.ts';
import { answer, prompt, readChat, readRefusal } from '../support/chat.ts';
import { advanceUntil, configOf, internId, start, until, workspace } from '../support/service.ts';

const permission = {
  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] as ('allow_once' | 'reject_once')[] },
};
const asks = [{ say: 'before ' }, { ...permission, allowed: [{ say: 'allowed' }], rejected: [{ say: 'rejected' }] }];

async function pause(service: Service, session = 's1') {
  const paused = await readChat(await prompt(service, { mode: 'manual', session }));
  expect(paused.finishReason).toBe('tool_calls');
  return paused;
}

const notPending = { status: 409, reason: 'interaction_not_pending', retryable: false };

/** How the last chat request of the journal went. */
function lastDecision(service: Service): string | undefined {
  return service.journal().at(-1)?.decision;
}

/** A folder of its own and the configuration of an intern that runs there. */
async function inFolder(
  steps: Parameters<typeof configOf>[0],
  more: Partial<WrittenConfig> = {},
): Promise<{ folder: string; config: WrittenConfig }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intern-'));
  const config = configOf(steps, more);
  return {
    folder,
    config: { ...config, interns: config.interns?.map((intern) => ({ ...intern, workdir: folder })) ?? [] },
  };
}

test('[run.start] a prompt starts a run in a new session, each with an id of its own', async () => {
  const service = await start({ config: configOf([{ say: 'turn {{turn}}' }]) });
  const first = await readChat(await prompt(service));
  const second = await readChat(await prompt(service));
  expect(first.text).toBe('turn 1');
  expect(second.text).toBe('turn 1');
  expect(first.finalChunk.session_id).not.toBe(second.finalChunk.session_id);
});

test('[run.start, stream.6] an unknown session_id starts a session under that id, and a known one goes on', async () => {
  const service = await start({ config: configOf([{ say: 'turn {{turn}}' }]) });
  const texts = [];
  for (const session of ['mine', 'mine', 'mien']) {
    const read = await readChat(await prompt(service, { session }));
    expect(read.finalChunk.session_id).toBe(session);
    texts.push(read.text);
  }
  expect(texts).toEqual(['turn 1', 'turn 2', 'turn 1']);
});

test('[stream.6] the same session_id at another intern is another session', async () => {
  const config = configOf([{ say: 'turn {{turn}}' }]);
  const [intern] = config.interns ?? [];
  if (intern === undefined) throw new Error('no intern');
  const service = await start({
    config: { ...config, interns: [intern, { ...intern, id: 'second', name: 'second' }] },
  });
  await readChat(await prompt(service, { session: 'same' }));
  expect((await readChat(await prompt(service, { session: 'same', intern: 'second' }))).text).toBe('turn 1');
});

test('[run.finish, stream.1, stream.2, chunk.choices] a turn streams role, content and reasoning, stop, the final chunk, [DONE]', async () => {
  const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.5 };
  const service = await start({ config: configOf([{ think: 'hm' }, { say: 'a' }, { say: 'b' }, { usage }]) });
  const { chunks, finalChunk } = await readChat(await prompt(service, { session: 's1' }));
  expect(chunks.map(({ choices }) => choices)).toEqual([
    [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    [{ index: 0, delta: { reasoning: 'hm' }, finish_reason: null }],
    [{ index: 0, delta: { content: 'a' }, finish_reason: null }],
    [{ index: 0, delta: { content: 'b' }, finish_reason: null }],
    [{ index: 0, delta: {}, finish_reason: 'stop' }],
    [],
  ]);
  expect(finalChunk).toMatchObject({ session_id: 's1', usage });
});

test('[chunk.id, chunk.object, chunk.created, chunk.model, chunk.session_id, chunk.usage] the fields of every chunk', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { usage: { total_tokens: 1 } }]) });
  const { chunks } = await readChat(await prompt(service));
  const created = Date.parse('2026-11-18T12:00:00Z') / 1000;
  for (const [index, chunk] of chunks.entries()) {
    const isFinal = index === chunks.length - 1;
    expect(Object.keys(chunk)).toEqual([
      'id',
      'object',
      'created',
      'model',
      'choices',
      ...(isFinal ? ['session_id', 'usage'] : []),
    ]);
    expect(chunk).toMatchObject({ id: chunks[0]?.id, object: 'chat.completion.chunk', created });
    expect(chunk.model).toBe(index === 0 ? 'service/intern' : 'test/model');
  }
  expect(chunks[0]?.id).toMatch(/^chatcmpl-/);
});

test('[chunk.usage] usage is null when none was reported', async () => {
  const { finalChunk } = await readChat(await prompt(await start({ config: configOf([{ say: 'a' }]) })));
  expect(finalChunk.usage).toBeNull();
});

test('[chunk.model] without a model of its own the intern shows the placeholder, in the name of the service', async () => {
  const turns = [{ steps: [{ say: 'a' }] }];
  const interns = [{ id: internId, name: 'a', workspace_id: workspace, runs: { playbook: { turns } } }];
  const service = await start({ config: configOf([], { interns, service_name: 'acme' }) });
  expect(new Set((await readChat(await prompt(service))).chunks.map(({ model }) => model))).toEqual(
    new Set(['acme/intern']),
  );
});

test('[run.pause, stream.2, tool-call.index, tool-call.id, tool-call.type, tool-call.name, tool-call.arguments, chunk.usage] a pause is one tool call, tool_calls, the final chunk with usage null, [DONE]', async () => {
  const service = await start({ config: configOf([{ usage: { cost: 0.5 } }, ...asks]) });
  const { chunks, finalChunk, question } = await pause(service);
  expect(chunks.slice(-3).map(({ choices }) => choices)).toEqual([
    [
      {
        index: 0,
        delta: {
          tool_calls: [
            {
              index: 0,
              id: question.toolCallId,
              type: 'function',
              function: {
                name: 'service.provide_input',
                arguments: '{"kind":"permission","operation":"deploy","options":["allow_once","reject_once"]}',
              },
            },
          ],
        },
        finish_reason: null,
      },
    ],
    [{ index: 0, delta: {}, finish_reason: 'tool_calls' }],
    [],
  ]);
  expect(finalChunk).toMatchObject({ session_id: 's1', usage: null });
  expect(question.toolCallId.length).toBeLessThanOrEqual(128);
});

test('[run.answer, stream.3, request.assistant, request.tool] an answer goes on from where the run paused, in a response of its own', async () => {
  const service = await start({ config: configOf([...asks, { usage: { total_tokens: 7 } }]) });
  const paused = await pause(service);
  expect(paused.text).toBe('before ');
  const resumed = await readChat(await answer(service, paused.question, 'allow_once'));
  expect(resumed.text).toBe('allowed');
  expect(resumed.finishReason).toBe('stop');
  expect(resumed.finalChunk).toMatchObject({ session_id: 's1', usage: { total_tokens: 7 } });
  expect(resumed.chunks[0]?.id).not.toBe(paused.chunks[0]?.id);
});

test('[run.answer] an answer whose prompt was manual stays manual for the rest of the run', async () => {
  const service = await start({ config: configOf([{ shell: 'true' }, { shell: 'false' }]) });
  const first = await pause(service);
  const second = await readChat(await answer(service, first.question, 'allow_once'));
  expect(second.finishReason).toBe('tool_calls');
  expect(second.question.arguments).toMatchObject({ operation: 'shell command: false' });
});

test('[run.answer] usage reported before a pause is in the final usage, summed', async () => {
  const usage = { prompt_tokens: 1, total_tokens: 2, cost: 0.1, prompt_tokens_details: { cached_tokens: 3 } };
  const service = await start({
    config: configOf([
      { usage: { total_tokens: 0 } },
      { usage },
      ...asks,
      { usage },
      { usage: { completion_tokens: 5 } },
    ]),
  });
  const resumed = await readChat(await answer(service, (await pause(service)).question, 'allow_once'));
  expect(resumed.finalChunk.usage).toEqual({
    prompt_tokens: 2,
    completion_tokens: 5,
    total_tokens: 4,
    cost: 0.2,
    prompt_tokens_details: { cached_tokens: 6 },
  });
});

test.each([299, 300])('[run.deadline, limit.deadline] after %i s the question', async (seconds) => {
  const service = await start({ config: configOf(asks) });
  const { question } = await pause(service);
  await service.advance(seconds);
  const response = await answer(service, question, 'allow_once');
  if (seconds < 300) expect((await readChat(response)).text).toBe('allowed');
  else expect(await readRefusal(response)).toEqual(notPending);
});

test('[run.deadline, limit.deadline, chat.400] a rejected answer leaves the run paused and does not extend the deadline', async () => {
  const service = await start({ config: configOf(asks) });
  const { question } = await pause(service);
  await service.advance('4m59s');
  for (const wrong of ['allow_always', 'yes', '', '{"action":"accept","content":{}}', 'ALLOW_ONCE']) {
    expect(await readRefusal(await answer(service, question, wrong))).toEqual({
      status: 400,
      reason: 'bad_request',
      retryable: false,
    });
  }
  await service.advance('1s');
  expect(await readRefusal(await answer(service, question, 'allow_once'))).toEqual(notPending);
});

test('[run.leave-paused] the run stays alive when the client has closed its connection', async () => {
  const service = await start({ config: configOf(asks) });
  const response = await prompt(service, { mode: 'manual', session: 's1' });
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('[DONE]')) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`the stream ended without [DONE]: ${text}`);
    text += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  const toolCallId = /call_[\w-]+/.exec(text)?.[0] ?? '';
  expect((await readChat(await answer(service, { session: 's1', toolCallId }, 'reject_once'))).text).toBe('rejected');
});

test('[run.disconnect] a client that leaves while streaming cancels the run and everything that it runs', async () => {
  const { folder, config } = await inFolder([
    { say: 'working' },
    { shell: 'sleep 1000 & echo $! > child; echo $$ > shell; mkfifo never; cat never' },
  ]);
  const service = await start({ config });
  const abort = new AbortController();
  const body = { messages: [{ role: 'user', content: 'go' }], stream: true, session_id: 's1' };
  const response = await fetch(`${service.baseUrl}/interns/${internId}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer made-up-standard-secret', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  const pidIn = (name: string): number =>
    existsSync(path.join(folder, name)) ? Number(readFileSync(path.join(folder, name), 'utf8')) : 0;
  await until(() => pidIn('shell') > 0 && pidIn('child') > 0);
  expect(isAlive(pidIn('shell')) && isAlive(pidIn('child'))).toBe(true);
  abort.abort();
  await until(() => !isAlive(pidIn('shell')) && !isAlive(pidIn('child')));
  await until(() => lastDecision(service) === 'cancelled');
  expect((await prompt(service, { session: 's1' })).status, 'the session is free again').toBe(200);
});

test('[run.ended, chat.in-stream, chunk.error] an end by the intern is an error chunk 410 run_ended, the final chunk, [DONE]', async () => {
  const service = await start({
    config: configOf([{ say: 'a' }, { usage: { total_tokens: 1 } }, { end: 'run_ended' }, { say: 'never' }]),
  });
  const { chunks, finalChunk, text } = await readChat(await prompt(service, { session: 's1' }));
  expect(text).toBe('a');
  expect(chunks.at(-2)).toMatchObject({
    model: 'service/intern',
    choices: [{ index: 0, delta: {}, finish_reason: 'error' }],
    error: { code: 410, message: expect.any(String), metadata: { reason: 'run_ended', retryable: false } },
  });
  expect(finalChunk).toMatchObject({ model: 'service/intern', session_id: 's1', usage: { total_tokens: 1 } });
});

test.each([
  ['run.severed', 'sever', 502, 'stream_severed'],
  ['run.timeout', 'timeout', 504, 'timeout'],
  ['chat.410', 'attachment_failed', 410, 'attachment_failed'],
  ['chat.502', 'intern_unreachable', 502, 'intern_unreachable'],
] as const)('[%s, chat.in-stream] the end %s in a stream is an error chunk', async (_row, end, code, reason) => {
  const service = await start({ config: configOf([{ say: 'a' }, { end }]) });
  const { chunks } = await readChat(await prompt(service));
  expect(chunks.at(-2)?.error).toEqual({ code, message: expect.any(String), metadata: { reason, retryable: false } });
});

test('[run.timeout] a turn that outlives the request limit ends with the timeout chunk, and its session can go on', async () => {
  const service = await start({ config: configOf([{ say: 'turn {{turn}}' }, { wait: '1h' }]) });
  const { chunks } = await advanceUntil(service, prompt(service, { session: 's1' }).then(readChat), '30s');
  expect(chunks.at(-2)?.error?.metadata?.reason).toBe('timeout');
  const second = await advanceUntil(service, prompt(service, { session: 's1' }).then(readChat), '30s');
  expect(second.text).toBe('turn 2');
});

test('[run.ended] a service that stops ends its streams with run_ended', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { wait: '1h' }]) });
  const response = await prompt(service);
  const read = readChat(response);
  await service.stop();
  const { chunks } = await read;
  expect(chunks.at(-2)?.error?.metadata?.reason).toBe('run_ended');
});

test('[chat.in-stream] a prompt that no turn matches fails in the stream', async () => {
  const interns = [
    {
      id: internId,
      name: 'a',
      workspace_id: workspace,
      runs: { playbook: { turns: [{ when: 'only this', steps: [] }] } },
    },
  ];
  const { chunks } = await readChat(await prompt(await start({ config: configOf([], { interns }) })));
  expect(chunks.at(-2)?.error).toMatchObject({ code: 502, metadata: { reason: 'turn_failed' } });
});

test('[chat.404] a tool_call_id that nobody asked with is 404 interaction_unknown, in this session and in others', async () => {
  const service = await start({ config: configOf(asks) });
  const { question } = await pause(service);
  const unknown = { status: 404, reason: 'interaction_unknown', retryable: false };
  expect(await readRefusal(await answer(service, { ...question, toolCallId: 'call_x' }, 'allow_once'))).toEqual(
    unknown,
  );
  expect(await readRefusal(await answer(service, { ...question, session: 's2' }, 'allow_once'))).toEqual(unknown);
});

test('[chat.404] an answered question is unknown while its run goes on', async () => {
  const service = await start({ config: configOf([{ shell: 'true' }, { shell: 'false' }]) });
  const first = await pause(service);
  await readChat(await answer(service, first.question, 'allow_once'));
  expect(await readRefusal(await answer(service, first.question, 'allow_once'))).toMatchObject({
    status: 404,
    reason: 'interaction_unknown',
  });
});

test('[chat.409] an answer to a run that has ended is 409 interaction_not_pending', async () => {
  const service = await start({ config: configOf(asks) });
  const { question } = await pause(service);
  await readChat(await answer(service, question, 'allow_once'));
  expect(await readRefusal(await answer(service, question, 'allow_once'))).toEqual(notPending);
  await pause(service);
  expect(
    await readRefusal(await answer(service, question, 'allow_once')),
    'also when another run of the session is paused',
  ).toEqual(notPending);
});

test('[run.answer] of two answers at once one is taken', async () => {
  const service = await start({ config: configOf([...asks, { wait: '1s' }]) });
  const { question } = await pause(service);
  const both = [answer(service, question, 'allow_once'), answer(service, question, 'allow_once')];
  const statuses = await advanceUntil(
    service,
    Promise.all(
      both.map(async (response) => {
        await (await response).text();
        return (await response).status;
      }),
    ),
    '1s',
  );
  expect(statuses.toSorted()[0]).toBe(200);
  expect([404, 409]).toContain(statuses.toSorted()[1]);
});

test('[chat.410] more output than replay_bytes before an answer is 410, and the run is cancelled', async () => {
  for (const [bytes, status] of [
    [9, 410],
    [10, 200],
    [11, 200],
  ] as const) {
    const service = await start({
      config: configOf([{ think: 'é' }, { say: '12345678' }, permission], { limits: { replay_bytes: bytes } }),
    });
    const { question } = await pause(service);
    const response = await answer(service, question, 'allow_once');
    expect(response.status).toBe(status);
    if (status === 200) continue;
    expect(await readRefusal(response)).toEqual({ status: 410, reason: 'attachment_failed', retryable: false });
    expect(await readRefusal(await answer(service, question, 'allow_once'))).toEqual(notPending);
  }
});

test.each([7, 8, 9])('[chat.503] with %i runs wanted and 8 paused runs allowed', async (wanted) => {
  const service = await start({ config: configOf(asks) });
  for (let index = 1; index < wanted; index++) await pause(service, `s${index}`);
  const response = await prompt(service, { mode: 'manual', session: 'last' });
  if (wanted <= 8) {
    expect((await readChat(response)).finishReason).toBe('tool_calls');
    return;
  }
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await readRefusal(response)).toEqual({ status: 503, reason: 'busy', retryable: true });
  expect((await prompt(service, { session: 'self' })).status, 'self-drive does not need to ask').toBe(200);
});

test('[chat.503] a run that needs to ask and finds no place ends with the error chunk busy', async () => {
  const ask = { ask: { message: 'Which?', fields: [{ name: 'answer', type: 'string', required: true }] } };
  const service = await start({ config: configOf([ask], { limits: { paused_runs: 0 } }) });
  const { chunks } = await readChat(await prompt(service));
  expect(chunks.at(-2)?.error).toMatchObject({ code: 503, metadata: { reason: 'busy', retryable: true } });
});

test('a prompt for a session whose run is open is 409 busy with Retry-After', async () => {
  const service = await start({ config: configOf(asks) });
  await pause(service);
  const response = await prompt(service, { session: 's1' });
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await readRefusal(response)).toEqual({ status: 409, reason: 'busy', retryable: true });
});

test('any number of sessions of an intern run at once', async () => {
  const service = await start({
    config: configOf([{ wait: '1s' }, { say: 'done' }], { limits: { turns_per_minute: 1000 } }),
  });
  const all = Promise.all(Array.from({ length: 50 }, async () => readChat(await prompt(service))));
  expect((await advanceUntil(service, all, '1s')).map(({ text }) => text)).toEqual(
    Array.from({ length: 50 }, () => 'done'),
  );
});

test('[stream.4, limit.keepalive] a comment after each 30 s of silence, and none before', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { wait: '1h' }]) });
  const response = await prompt(service);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`the stream ended without ${JSON.stringify(wanted)}: ${text}`);
      text += value ?? '';
    }
  };
  await readUntil('"content":"a"');
  await service.advance('29s');
  await service.advance('999ms');
  expect(text).not.toContain('keepalive');
  await service.advance('1ms');
  await readUntil(': keepalive\n\n');
  await service.advance('30s');
  await readUntil(': keepalive\n\n: keepalive\n\n');
  await reader?.cancel();
});

test('[stream.4] keepalives count from the last chunk', async () => {
  const service = await start({ config: configOf([{ say: 'a', repeat: 4, every: '20s' }]) });
  const response = await prompt(service);
  const text = await advanceUntil(service, response.text(), '5s');
  expect(text).not.toContain('keepalive');
});

test('[stream.5] manual asks before the shell with the command, and runs it when it is allowed', async () => {
  const { folder, config } = await inFolder([{ shell: 'echo ran > file' }, { say: '{{exit_status}}' }]);
  const service = await start({ config });
  const paused = await pause(service);
  expect(paused.question.arguments).toEqual({
    kind: 'permission',
    operation: 'shell command: echo ran > file',
    options: ['allow_once', 'allow_always', 'reject_once', 'reject_always'],
  });
  expect(existsSync(path.join(folder, 'file'))).toBe(false);
  expect((await readChat(await answer(service, paused.question, 'allow_once'))).text).toBe('0');
  expect(existsSync(path.join(folder, 'file'))).toBe(true);
});

test.each(['reject_once', 'cancel'])(
  '[stream.5] manual with the answer %s does not run the shell, and the run goes on',
  async (content) => {
    const { folder, config } = await inFolder([{ shell: 'echo ran > file' }, { say: '{{exit_status}}' }]);
    const service = await start({ config });
    const resumed = await readChat(await answer(service, (await pause(service)).question, content));
    expect(resumed.text).toBe('rejected');
    expect(existsSync(path.join(folder, 'file'))).toBe(false);
  },
);

test('[stream.5] the mode is not remembered by the session', async () => {
  const service = await start({ config: configOf([{ shell: 'true' }, { say: 'ran' }]) });
  const { question } = await pause(service);
  await readChat(await answer(service, question, 'allow_once'));
  expect((await readChat(await prompt(service, { session: 's1' }))).text).toBe('ran');
});

test.each([
  ['allow_always', 'allowed'],
  ['reject_always', 'rejected'],
])('%s is remembered for the session and the same operation', async (option, text) => {
  const step = {
    permission: { operation: 'deploy', options: ['allow_always' as const, 'reject_always' as const] },
    allowed: [{ say: 'allowed' }],
    rejected: [{ say: 'rejected' }],
  };
  const service = await start({ config: configOf([step, { say: ' ' }, step]) });
  const resumed = await readChat(await answer(service, (await pause(service)).question, option));
  expect(resumed.text, 'in the same run').toBe(`${text} ${text}`);
  const again = await readChat(await prompt(service, { mode: 'manual', session: 's1' }));
  expect(again.text, 'in the next run of the session').toBe(`${text} ${text}`);
  await pause(service, 'another session');
});

test('[run.disconnect] nothing moves a run that has ended, and only the table moves one that has not', () => {
  const triggers: readonly RunTrigger[] = [
    'turn_complete',
    'question',
    'answer',
    'deadline',
    'client_left',
    'intern_ended',
    'severed',
    'timeout',
    'replay_overflow',
  ];
  const states: readonly RunState[] = ['running', 'paused', 'finished', 'cancelled', 'ended'];
  const moves = states
    .flatMap((state) => triggers.map((trigger) => `${state} ${trigger}: ${transitions[state][trigger] ?? '-'}`))
    .filter((move) => !move.endsWith('-'));
  expect(moves).toEqual([
    'running turn_complete: finished',
    'running question: paused',
    'running client_left: cancelled',
    'running intern_ended: ended',
    'running severed: ended',
    'running timeout: ended',
    'paused answer: running',
    'paused deadline: cancelled',
    'paused client_left: paused',
    'paused intern_ended: ended',
    'paused replay_overflow: cancelled',
  ]);
});

/** Whether a process runs; one that has ended and was not collected yet does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const status = existsSync('/proc/self') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(status);
  } catch {
    return false;
  }
}
