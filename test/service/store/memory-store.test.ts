// The store in memory answers as the database does, and forgets the oldest runs.
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareStatements, schema } from '../../../src/service/store/database.ts';
import { createMemoryStore } from '../../../src/service/store/memory-store.ts';
import { createStore, isOpen, type Store, type StoredRun } from '../../../src/service/store/store.ts';
import { runs, seed } from '../../support/seed.ts';

const question: NonNullable<StoredRun['pending']>['question'] = { kind: 'elicitation', message: 'Go on?', fields: [] };

const stored = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    // An id with a space, and two pairs that a plain space would join to one text.
    internId: fc.constantFrom('a', 'a b', 'a b c'),
    sessionId: fc.constantFrom('c', 'b c'),
    state: fc.constantFrom<StoredRun['state']>('running', 'paused', 'finished', 'cancelled', 'ended'),
    turn: fc.integer({ min: 1, max: 9 }),
    prompt: fc.string(),
    reply: fc.string(),
    why: fc.option(fc.string(), { nil: undefined }),
    call: fc.constantFrom('call_1', 'call_2'),
  })
  .map(({ call, ...fields }): StoredRun => {
    const pending = { toolCallId: call, question, continuation: { tasks: [] }, deadlineAtMs: 5 };
    return {
      ...fields,
      keyHash: 'key',
      approvalMode: 'manual',
      producedBytes: 3,
      unheard: [{ type: 'text', text: 'word' }],
      model: null,
      usage: null,
      startedAt: '2026-11-30T00:00:00.000Z',
      pending: fields.state === 'paused' ? pending : null,
    };
  });

type Step = (store: Store) => unknown;

const step = fc.oneof(
  stored.map(
    (run): Step =>
      (store) =>
        store.saveRun(run),
  ),
  stored.map(
    ({ internId, sessionId, reply }): Step =>
      (store) =>
        store.saveStanding(internId, sessionId, { [reply]: 'allow_always' }),
  ),
  stored.map(
    ({ internId, sessionId, reply }): Step =>
      (store) =>
        store.saveAgentSession(internId, sessionId, { agentSession: reply, toldCost: 1 }),
  ),
  fc.string().map(
    (value): Step =>
      (store) =>
        store.getOrCreate('name', () => value),
  ),
);

function createDatabaseStore(): Store {
  const database = new DatabaseSync(':memory:');
  database.exec(schema);
  return createStore(database, prepareStatements(database));
}

/** In memory, the texts of a run that is over are dropped. */
function withoutDropped(run: StoredRun): StoredRun {
  return isOpen(run) ? run : { ...run, prompt: '', reply: '' };
}

function readAll(store: Store): unknown {
  const ids = ['a', 'a b', 'a b c'].flatMap((internId) =>
    ['c', 'b c'].map((sessionId) => [internId, sessionId] as const),
  );
  return {
    open: store.listOpenRuns(),
    last: store.listLastRuns(3).map(withoutDropped),
    sessions: ids.map((of) => [store.getSession(...of), store.findAgentSession(...of)]),
    questions: ids.flatMap((of) => ['call_1', 'call_2'].map((call) => store.findQuestionOrigin(...of, call))),
    text: store.getOrCreate('name', () => 'made last'),
  };
}

test('answers as the database does', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const [memory, database] = [createMemoryStore(), createDatabaseStore()];
      for (const take of steps) expect(take(memory)).toEqual(take(database));
      expect(readAll(memory)).toEqual(readAll(database));
      database.close();
    }),
    { numRuns: runs(300), seed },
  );
});

test('keeps an open run as it was saved', () => {
  const store = createMemoryStore();
  const [run] = fc.sample(stored, { numRuns: 1, seed: 1 });
  if (run === undefined) throw new Error('No sample.');
  const open = { ...run, state: 'running' as const, unheard: [{ type: 'text' as const, text: 'word' }] };
  store.saveRun(open);
  open.unheard.push({ type: 'text', text: 'later' });
  expect(store.listOpenRuns()).toEqual([{ ...open, unheard: [{ type: 'text', text: 'word' }] }]);
});

test('forgets the oldest runs that are over, and none that is open', () => {
  const store = createMemoryStore();
  const [run] = fc.sample(stored, { numRuns: 1, seed: 1 });
  if (run === undefined) throw new Error('No sample.');
  store.saveRun({ ...run, id: 'open', state: 'running' });
  for (let count = 0; count < 30_000; count += 1) store.saveRun({ ...run, id: String(count), state: 'finished' });
  const ids = store.listLastRuns(50_000).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(10_000);
  expect(ids.length).toBeLessThan(10_600);
  expect(ids.at(0)).toBe('29999');
  expect(ids.at(-1)).toBe('open');
});
