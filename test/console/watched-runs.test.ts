// The runs that a console knows: those that were open when it came, and everything since.
import { expect, test } from 'vitest';
import { type WatchedRun, watchRuns } from '../../src/console/runs.ts';
import type { ConsoleHandler } from '../../src/service/listen/console.ts';
import { answer, prompt, readChat } from '../service/support/chat.ts';
import { configOf, start } from '../service/support/service.ts';

/** A service that is watched from the moment at which its console is opened. */
async function watched(steps: Parameters<typeof configOf>[0]) {
  let runs: () => readonly WatchedRun[] = () => [];
  const handler: ConsoleHandler = async () => ({ kind: 'json', status: 200, body: {}, decision: 'shown' });
  const service = await start({
    config: configOf(steps),
    console: async () => (view) => {
      runs = watchRuns(view);
      return handler;
    },
  });
  return { service, open: () => fetch(service.console ?? ''), runs: () => runs() };
}

test('a run that was paused before is known with what it said and asks', async () => {
  const { service, open, runs } = await watched([{ say: 'I ask.' }, { shell: 'true' }]);
  await readChat(await prompt(service, { session: 's', mode: 'manual' }));
  await open();
  expect(runs()).toMatchObject([
    { run: { sessionId: 's', state: 'paused' }, words: [{ type: 'text', text: 'I ask.' }], omittedLength: 0 },
  ]);
  expect(runs()[0]?.run.pending?.question).toMatchObject({ operation: 'shell command: true' });
});

test('a run that begins later is followed to its end, words and thoughts apart; the last to begin comes first', async () => {
  const { service, open, runs } = await watched([
    { think: 'a' },
    { think: 'b' },
    { say: 'c', repeat: 3 },
    { think: 'd' },
  ]);
  await open();
  await (await prompt(service, { session: 'one' })).text();
  await (await prompt(service, { session: 'two' })).text();
  expect(runs().map(({ run }) => [run.sessionId, run.state])).toEqual([
    ['two', 'finished'],
    ['one', 'finished'],
  ]);
  const words = [
    { type: 'reasoning', text: 'ab' },
    { type: 'text', text: 'ccc' },
    { type: 'reasoning', text: 'd' },
  ];
  expect(runs()[0]?.words).toEqual(words);
});

test('of a run that says much the end is kept, and how much is left out', async () => {
  const { service, open, runs } = await watched([{ say: 'x'.repeat(1000), repeat: 100 }, { think: 'the end' }]);
  await open();
  await (await prompt(service, { session: 's' })).text();
  const [{ words, omittedLength } = { words: [], omittedLength: 0 }] = runs();
  const kept = words.reduce((sum, { text }) => sum + text.length, 0);
  expect(kept).toBeLessThanOrEqual(40_000);
  expect(kept + omittedLength).toBe(100_007);
  expect(words.at(-1)).toEqual({ type: 'reasoning', text: 'the end' });
});

test('what an intern says while its question is open is told when its client gets it', async () => {
  const { service, open, runs } = await watched([
    { permission: { operation: 'x' }, meanwhile: [{ say: 'unheard ' }], allowed: [{ say: 'allowed' }] },
  ]);
  await open();
  const { question } = await readChat(await prompt(service, { session: 's', mode: 'manual' }));
  expect(runs()[0]?.words).toEqual([]);
  await readChat(await answer(service, question, 'allow_once'));
  expect(runs()[0]?.words).toEqual([{ type: 'text', text: 'unheard allowed' }]);
});
