// A data folder: what a service that starts again on it still knows.
import { cp, mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyUpdateResponse } from '../../../src/contract/keys.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { answer, prompt, readChat, readRefusal } from '../support/chat.ts';
import { configOf, internId, secrets, send, sendJson, standingClock, start, workspace } from '../support/service.ts';

const asks = [
  {
    permission: { operation: 'deploy' },
    allowed: [{ say: 'allowed in turn {{turn}}' }],
    rejected: [{ say: 'rejected' }],
  },
  { usage: { cost: 0.5, total_tokens: 3 } },
];

async function startTwice(
  config: WrittenConfig,
): Promise<{ first: Service; again: (at: string, changed?: WrittenConfig) => Promise<Service> }> {
  const data = path.join(await mkdtemp(path.join(tmpdir(), 'restart-')), 'data');
  const first = await start({ config, data });
  return {
    first,
    async again(at, changed = config) {
      await first.stop();
      return start({ config: changed, data, clock: standingClock(at) });
    },
  };
}

test.each([
  ['2026-11-18T12:04:59.000Z', 200],
  ['2026-11-18T12:05:00.000Z', 409],
  ['2026-12-01T00:00:00.000Z', 409],
])('[run.deadline, run.answer] a run paused at 12:00 is there after a restart at %s: %i', async (at, status) => {
  const { first, again } = await startTwice(configOf(asks));
  const paused = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
  const service = await again(at);
  const response = await answer(service, paused.question, 'allow_once');
  if (status === 200) {
    const resumed = await readChat(response);
    expect(resumed.text).toBe('allowed in turn 1');
    expect(resumed.finalChunk.usage).toEqual({ cost: 0.5, prompt_tokens: 0, completion_tokens: 0, total_tokens: 3 });
  } else {
    expect(await readRefusal(response)).toEqual({ status: 409, reason: 'interaction_not_pending', retryable: false });
  }
});

test('a paused run goes on as it was asked, although its playbook has changed', async () => {
  const { first, again } = await startTwice(configOf(asks));
  const paused = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
  const service = await again('2026-11-18T12:01:00.000Z', configOf([{ say: 'something else' }]));
  expect((await readChat(await answer(service, paused.question, 'allow_once'))).text).toBe('allowed in turn 1');
  expect((await readChat(await prompt(service, { session: 's1' }))).text).toBe('something else');
});

test('sessions, choices for always, key updates, usage and the order of the list outlive a restart', async () => {
  const intern = { name: 'undated', workspace_id: workspace };
  const base = configOf(asks);
  const config = { ...base, interns: [...(base.interns ?? []), { id: 'undated', ...intern }] };
  const { first, again } = await startTwice(config);
  const paused = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
  await readChat(await answer(first, paused.question, 'allow_always'));
  await sendJson(first, 'PATCH', '/keys/key_standard', { name: 'renamed', limit: 9 }, secrets.management);
  const listed = await (await send(first, '/interns')).json();
  const service = await again('2026-11-18T13:00:00.000Z');
  expect(await (await send(service, '/interns')).json()).toEqual(listed);
  expect((await readChat(await prompt(service, { mode: 'manual', session: 's1' }))).text).toBe('allowed in turn 2');
  const { data } = keyUpdateResponse.parse(
    await (await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management)).json(),
  );
  expect(data).toMatchObject({ name: 'renamed', limit: 9, usage: 1, usage_daily: 1, limit_remaining: 8 });
});

test('a key that is no longer configured can not be updated, although it is stored', async () => {
  const config = configOf(asks);
  const { again } = await startTwice(config);
  const keys = (config.keys ?? []).filter(({ hash }) => hash !== 'key_standard');
  const service = await again('2026-11-18T12:01:00.000Z', { ...config, keys });
  const update = await sendJson(service, 'PATCH', '/keys/key_standard', { name: 'renamed' }, secrets.management);
  expect(update.status).toBe(404);
});

test('a question that was answered before the restart is not answered twice', async () => {
  const { first, again } = await startTwice(configOf(asks));
  const paused = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
  await readChat(await answer(first, paused.question, 'allow_once'));
  const service = await again('2026-11-18T12:01:00.000Z');
  expect(await readRefusal(await answer(service, paused.question, 'allow_once'))).toMatchObject({ status: 409 });
});

test('what an answer allowed is never run twice, though the service died while it ran', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'restart-'));
  const data = path.join(folder, 'data');
  const config = configOf([{ permission: { operation: 'deploy' }, allowed: [{ say: 'deploying' }, { wait: '1h' }] }]);
  const first = await start({ config, data });
  const paused = await readChat(await prompt(first, { mode: 'manual', session: 's1' }));
  const running = await answer(first, paused.question, 'allow_once');
  // The folder as it is now is what a killed service leaves behind.
  const left = path.join(folder, 'left');
  await cp(data, left, { recursive: true });
  const service = await start({ config, data: left });
  expect(await readRefusal(await answer(service, paused.question, 'allow_once'))).toMatchObject({
    status: 409,
    reason: 'interaction_not_pending',
  });
  await running.body?.cancel();
});

test('the data folder is for its owner alone', async () => {
  const data = path.join(await mkdtemp(path.join(tmpdir(), 'restart-')), 'data');
  await start({ config: configOf([]), data });
  expect((await stat(data)).mode & 0o777).toBe(0o700);
});

test('the clock of the configuration is where time starts', async () => {
  const { startService } = await import('../../../src/service/index.ts');
  await using service = await startService({ config: configOf([], { clock: '2031-02-03T04:05:06Z' }) });
  await send(service, '/interns');
  expect(service.journal()[0]?.at).toMatch(/^2031-02-03T04:05:/);
});

test('[tool-call.name, chunk.model] a service of another name emits it in the tool and the model', async () => {
  const service = await start({ config: configOf(asks, { service_name: 'acme' }) });
  const { chunks } = await readChat(await prompt(service, { mode: 'manual', intern: internId }));
  const call = chunks.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.tool_calls ?? []))[0];
  expect(call?.function.name).toBe('acme.provide_input');
  expect(chunks[0]?.model).toBe('acme/intern');
});
