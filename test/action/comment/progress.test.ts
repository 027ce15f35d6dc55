// A run as its comment shows it: as often as it may be, and with what is asked.
import { expect, test } from 'vitest';
import { type CommentProgress, noProgress, showProgress } from '../../../src/action/comment/progress.ts';
import { unknownContext } from '../../../src/permission/decide/decide.ts';
import type { PersonQuestion, RunningState } from '../../../src/report/comment.ts';
import { createRedactor } from '../../../src/secret.ts';
import { createRecorder, type Recorder, toStartEvent } from '../../../src/transcript/recorder.ts';
import { internOf } from '../../support/chat.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { decisionEvent } from '../../support/events.ts';

const at = '2026-11-18T12:00:00.000Z';
const startEvent = toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext);
const says = { type: 'text', text: 'Well.', at } as const;
const asks = { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: '{}', at } as const;
const decides = { ...decisionEvent(), at };
const question: PersonQuestion = {
  shown: { question: ['  npm test'], more: [], whole: true },
  code: 'ABCD2345',
  commands: ['/allow'],
  untilMs: 0,
  reason: null,
  refusal: undefined,
};

interface Shown {
  readonly clock: ManualClock;
  readonly recorder: Recorder;
  readonly progress: CommentProgress;
  readonly shown: readonly RunningState[];
  /** Begins the run, and waits until it is shown. */
  begin(): Promise<void>;
}

async function progressOf(show: () => Promise<number | undefined> = async () => 1): Promise<Shown> {
  const clock = manualClock();
  await clock.pass(1000);
  const shown: RunningState[] = [];
  const recorder = createRecorder({ clock, redactor: createRedactor() });
  const progress = showProgress({
    clock,
    recorder,
    show(state) {
      shown.push(state);
      return show();
    },
  });
  const begin = async (): Promise<void> => {
    recorder.record(startEvent);
    await clock.pass(0);
  };
  return { clock, recorder, progress, shown, begin };
}

test('a run is shown when it begins, with the time that has passed', async () => {
  const { clock, shown, begin } = await progressOf();
  await clock.pass(3000);
  expect(shown).toEqual([]);
  await begin();
  expect(shown).toMatchObject([{ elapsedMs: 3000, question: undefined }]);
});

test.each([
  ['words', 59_999, 1, says],
  ['words', 60_000, 2, says],
  ['a pause', 9_999, 1, asks],
  ['a pause', 10_000, 2, asks],
  ['a decision', 9_999, 1, decides],
  ['a decision', 10_000, 2, decides],
])('a run with %s %i ms after it was shown is shown %i times', async (_, ms, times, event) => {
  const { clock, recorder, shown, begin } = await progressOf();
  await begin();
  await clock.pass(ms);
  recorder.record(event);
  await clock.pass(0);
  expect(shown).toHaveLength(times);
});

test('a pause that came too soon is shown as soon as it may be, and words are not', async () => {
  const { clock, recorder, shown, begin } = await progressOf();
  await begin();
  recorder.record(says);
  await clock.pass(20_000);
  expect(shown).toHaveLength(1);
  recorder.record(decides);
  await clock.pass(0);
  recorder.record(asks);
  await clock.pass(9_999);
  expect(shown).toHaveLength(2);
  await clock.pass(1);
  expect(shown).toHaveLength(3);
});

test('what is asked is shown until nothing is asked any more', async () => {
  const { clock, progress, shown, begin } = await progressOf();
  await begin();
  await clock.pass(10_000);
  expect(await progress.ask(question)).toBe(1);
  expect(shown.at(-1)?.question).toBe(question);
  progress.endAsking();
  await clock.pass(10_000);
  expect(shown.map(({ question: one }) => one)).toEqual([undefined, question, undefined]);
});

test('a question that could not be shown is said to be so', async () => {
  const { clock, progress, shown, begin } = await progressOf(async () => (shown.length === 1 ? 1 : undefined));
  expect(await progress.ask(question)).toBeUndefined();
  expect(shown).toEqual([]);
  await clock.pass(10_000);
  await begin();
  await clock.pass(10_000);
  expect(await progress.ask(question)).toBeUndefined();
  expect(shown.at(-1)?.question).toBe(question);
  expect(await noProgress.ask(question)).toBeUndefined();
});

test('after its end nothing more is shown, and a write that is under way is waited for', async () => {
  const written: (() => void)[] = [];
  const { clock, recorder, progress, shown, begin } = await progressOf(
    () => new Promise((resolve) => written.push(() => resolve(1))),
  );
  await begin();
  const order: string[] = [];
  const stopped = progress.stop().then(() => order.push('stopped'));
  await clock.pass(0);
  order.push('written');
  for (const end of written) end();
  await stopped;
  expect(order).toEqual(['written', 'stopped']);
  recorder.record(asks);
  await clock.pass(100_000);
  expect(shown).toHaveLength(1);
});
