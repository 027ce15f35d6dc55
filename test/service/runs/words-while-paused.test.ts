// What an intern produces while its question is open and nobody listens: kept, charged, replayed to the answer.
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keyUpdateResponse } from '../../../src/contract/keys.ts';
import { silentLog } from '../../../src/log.ts';
import type { Service } from '../../../src/service/index.ts';
import type { QuietStep } from '../../../src/service/interns/playbook.ts';
import { continueUnheard } from '../../../src/service/runs/words-while-paused.ts';
import { createMemoryStore } from '../../../src/service/store/memory-store.ts';
import { answer, prompt, readChat, readRefusal } from '../support/chat.ts';
import type { Steps } from '../support/service.ts';
import { configOf, secrets, sendJson, standingClock, start } from '../support/service.ts';

type Limits = NonNullable<Parameters<typeof configOf>[1]>['limits'];

/** An intern that asks and goes on with `meanwhile`, and says the answer. */
function asking(meanwhile: QuietStep[], rest: Steps = []): Steps {
  return [
    { say: 'before' },
    { permission: { operation: 'deploy' }, meanwhile, allowed: [{ say: 'allowed' }], rejected: [{ say: 'rejected' }] },
    ...rest,
  ];
}

async function pause(steps: Steps, limits: Limits = {}) {
  const service = await start({ config: configOf(steps, { limits }) });
  const paused = await readChat(await prompt(service, { mode: 'manual', session: 's1' }));
  expect(paused.finishReason).toBe('tool_calls');
  expect(paused.text).toBe('before');
  return { service, ...paused };
}

/** What the key of the tests has used, in USD. */
async function used(service: Service): Promise<number> {
  const response = await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management);
  return keyUpdateResponse.parse(await response.json()).data.usage;
}

test('[run.answer, run.leave-paused, stream.1] what was produced while nobody listened comes first in the response to the answer', async () => {
  const { service, question } = await pause(
    asking([{ think: 'still ' }, { say: 'working ', repeat: 3 }, { think: '!' }]),
  );
  const { chunks, text, reasoning } = await readChat(await answer(service, question, 'allow_once'));
  expect(reasoning).toBe('still !');
  expect(text).toBe('working working working allowed');
  expect(chunks.map(({ choices }) => choices[0]?.delta)).toEqual([
    { role: 'assistant', content: '' },
    { reasoning: 'still ' },
    { content: 'working working working ' },
    { reasoning: '!' },
    { content: 'allowed' },
    {},
    undefined,
  ]);
});

test('[chunk.model, chunk.usage] a replay and what follows it carry the model and the usage that the intern reported', async () => {
  const { service, question } = await pause(
    asking([{ say: 'a' }, { usage: { total_tokens: 3 } }], [{ usage: { total_tokens: 4 } }]),
  );
  const { chunks, finalChunk } = await readChat(await answer(service, question, 'allow_once'));
  expect(new Set(chunks.map(({ model }) => model))).toEqual(new Set(['test/model']));
  expect(finalChunk.usage).toEqual({ prompt_tokens: 0, completion_tokens: 0, total_tokens: 7 });
});

test('[run.answer] an answer in the middle of it replays what there is, and the rest is never done', async () => {
  for (const [seconds, text] of [
    [0, 'one rejected'],
    [9, 'one rejected'],
    [10, 'one two rejected'],
    [29, 'one two two rejected'],
    [100, 'one two two two three rejected'],
  ] as const) {
    const meanwhile = [{ say: 'one ' }, { say: 'two ', repeat: 3, every: '10s' }, { wait: '10s' }, { say: 'three ' }];
    const { service, question } = await pause(asking(meanwhile));
    await service.advance(seconds);
    expect((await readChat(await answer(service, question, 'reject_once'))).text).toBe(text);
  }
});

test('[run.deadline] what goes on meanwhile does not extend the deadline, and ends with it', async () => {
  const { service, question } = await pause(asking([{ usage: { cost: 1 } }, { wait: '5m' }, { usage: { cost: 1 } }]));
  await service.advance('299s');
  expect(await readRefusal(await answer(service, question, 'no'))).toMatchObject({ status: 400 });
  await service.advance('1h');
  expect(await readRefusal(await answer(service, question, 'allow_once'))).toMatchObject({ status: 409 });
  expect(await used(service)).toBe(1);
});

test('usage that is reported while nobody listens is charged then', async () => {
  const { service } = await pause(
    asking([{ wait: '1m' }, { usage: { cost: 0.5 } }, { wait: '1m' }, { usage: { cost: 2 } }]),
  );
  const seen = [await used(service)];
  for (const seconds of [59, 1, 60]) {
    await service.advance(seconds);
    seen.push(await used(service));
  }
  expect(seen).toEqual([0, 0, 0.5, 2.5]);
});

test.each([
  [13, 410],
  [14, 200],
  [15, 200],
])('[chat.410] %i replay_bytes for 14 bytes, of which 8 nobody heard: %i', async (replay_bytes, status) => {
  const { service, question } = await pause(asking([{ say: 'é' }, { think: '123456' }]), { replay_bytes });
  const response = await answer(service, question, 'allow_once');
  expect(response.status).toBe(status);
  if (status === 200) {
    expect(await readChat(response)).toMatchObject({ text: 'éallowed', reasoning: '123456' });
    return;
  }
  expect(await readRefusal(response)).toEqual({ status: 410, reason: 'attachment_failed', retryable: false });
  expect(await readRefusal(await answer(service, question, 'allow_once'))).toMatchObject({ status: 409 });
  expect((await prompt(service, { session: 's1' })).status, 'the session is free again').toBe(200);
});

test('[chat.410] an intern that never stops lets others have their turn', async () => {
  const { service, question } = await pause(asking([{ say: 'word ', repeat: 10_000_000 }]));
  // It has said too much by then, and is not through.
  for (let sent = 0; sent < 300; sent += 1) expect((await answer(service, question, 'no')).status).toBe(400);
  expect((await answer(service, question, 'allow_once')).status).toBe(410);
});

type Report = Parameters<Parameters<typeof continueUnheard>[1]['intern']['continueWhilePaused']>[2]['report'];

/** A paused run whose intern does this; the reasons for which it was ended. */
function goOnWith(tell: (report: Report) => void) {
  const ends: string[] = [];
  const store = createMemoryStore();
  onTestFinished(() => store.close());
  const pending = { toolCallId: 'call_1', question: { kind: 'permission' as const, operation: null, options: [] } };
  const run = {
    id: 'r',
    internId: 'i',
    sessionId: 's',
    keyHash: 'k',
    state: 'paused' as const,
    approvalMode: 'manual' as const,
    turn: 1,
    prompt: '',
    producedBytes: 0,
    model: null,
    usage: null,
    startedAt: '',
    pieces: [],
    unheard: [],
    pending: { ...pending, continuation: null, deadlineAtMs: 0 },
  };
  const stop = continueUnheard(run, {
    store,
    clock: standingClock(),
    log: silentLog,
    replayBytes: 10,
    paused: { save() {}, end: (why) => void ends.push(why) },
    intern: {
      begin: () => async () => {},
      async resume() {},
      async continueWhilePaused(_turn, _continuation, { report }) {
        tell(report);
      },
    },
  });
  return { stop, ends };
}

test('an intern that nobody hears is told to wait after every thousand events', () => {
  const told: (Promise<void> | undefined)[] = [];
  const { stop } = goOnWith((report) => {
    for (let count = 1; count <= 2000; count += 1) told.push(report({ type: 'text', text: '' }));
  });
  stop();
  expect(told.flatMap((promise, index) => (promise === undefined ? [] : [index + 1]))).toEqual([1000, 2000]);
});

test('an intern that is gone ends the run, in a while, unless the question is over by then', async () => {
  const [gone, over] = [1, 2].map(() => goOnWith((report) => void report({ type: 'end', why: 'The agent is gone.' })));
  expect(gone?.ends).toEqual([]);
  over?.stop();
  await Promise.resolve();
  expect([gone?.ends, over?.ends]).toEqual([['The agent is gone.'], []]);
});

test('[stream.1] a question that goes on asking is replayed piece by piece, each time what is new', async () => {
  const ask = { ask: { message: '?', fields: [{ name: 'a', type: 'string' as const, required: false }] } };
  const { service, question } = await pause([
    { say: 'before' },
    { ...ask, meanwhile: [{ say: 'first' }] },
    { ...ask, meanwhile: [{ say: 'second' }] },
  ]);
  const second = await readChat(await answer(service, question, '{"action":"decline"}'));
  expect(second).toMatchObject({ text: 'first', finishReason: 'tool_calls' });
  const third = await readChat(await answer(service, second.question, '{"action":"decline"}'));
  expect(third).toMatchObject({ text: 'second', finishReason: 'stop' });
});

test('in self-drive nothing is asked of a shell, so there is no meanwhile', async () => {
  const service = await start({
    config: configOf([{ shell: 'true', meanwhile: [{ say: 'never' }] }, { say: 'done' }]),
  });
  expect((await readChat(await prompt(service))).text).toBe('done');
  const paused = await readChat(await prompt(service, { mode: 'manual' }));
  expect((await readChat(await answer(service, paused.question, 'allow_once'))).text).toBe('neverdone');
});

test.each(['stopped', 'killed'])(
  '[run.answer, run.deadline] what was produced outlives a service that is %s, the rest is done after it, and nothing is charged twice',
  async (how) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'unheard-'));
    const data = path.join(folder, 'data');
    const left = path.join(folder, 'left');
    const meanwhile = [
      { say: 'one ' },
      { usage: { cost: 1 } },
      { wait: '1m' },
      { say: 'two ', repeat: 2, every: '10s' },
      { usage: { cost: 1 } },
      { say: 'three ' },
    ];
    const config = configOf(asking(meanwhile));
    const first = await start({ config, data });
    const { question } = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
    await first.advance('70s');
    expect(await used(first)).toBe(1);
    // What a killed process leaves behind is the folder as it is at that moment.
    if (how === 'killed') await cp(data, left, { recursive: true });
    await first.stop();

    // The step that it was at is taken from its beginning: nobody has heard any of it.
    const clock = standingClock('2026-11-18T12:02:00.000Z');
    const second = await start({ config, data: how === 'killed' ? left : data, clock });
    expect(await used(second)).toBe(1);
    await second.advance('20s');
    expect(await used(second)).toBe(2);
    expect((await readChat(await answer(second, question, 'allow_once'))).text).toBe('one two two three allowed');
  },
);
