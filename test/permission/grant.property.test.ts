// Tests the life of a late answer over every order of steps.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Allowed,
  allow,
  type Binding,
  type Circumstances,
  type Claimed,
  claim,
  endUnused,
  type Lost,
  type Moment,
  type Parked,
  type Refused,
  redeem,
  type Used,
} from '../../src/permission/grant.ts';
import { runs, seed } from '../support/seed.ts';

const untilMs = 1_000;
const asked: Circumstances = {
  policy: 'p1',
  base: 'main',
  state: 'ready',
  head: 'h1',
  intern: 'i1',
  approvalMode: 'manual',
  service: 'https://a.example',
  session: 's1',
};
const binding: Binding = { ...asked, digest: 'd1', untilMs };

/** Circumstances as they were, but for at most one of them. */
const circumstances: fc.Arbitrary<Circumstances> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(asked) },
  fc.record({ policy: fc.constantFrom('p2', null) }).map((other) => ({ ...asked, ...other })),
  fc
    .constantFrom<keyof Circumstances>('head', 'intern', 'approvalMode', 'service', 'session')
    .map((key) => ({ ...asked, [key]: 'other' })),
);
const moment: fc.Arbitrary<Moment> = fc.record({
  now: circumstances,
  nowMs: fc.constantFrom(0, 999, 1_000, 1_001, Number.NaN),
});

/** What happens to one of the jobs that answers have started. */
interface Step {
  readonly does: 'answer' | 'claim' | 'pause' | 'end';
  /** Of the pause. */
  readonly digest: string;
  readonly moment: Moment;
}
const step: fc.Arbitrary<Step & { readonly job: number }> = fc.record({
  job: fc.nat({ max: 2 }),
  moment,
  does: fc.constantFrom('answer', 'claim', 'pause', 'pause', 'end'),
  digest: fc.constantFrom('d1', 'd1', 'd2', ''),
});

type State = Parked | Allowed | Claimed | Used | Lost | Refused;

/** GitHub's reaction, which is there or not: only who makes it is first. */
function startReaction(): () => boolean {
  let isThere = false;
  return () => {
    const isFirst = !isThere;
    isThere = true;
    return isFirst;
  };
}

function take(state: State, happened: Step, react: () => boolean): State {
  if (happened.does === 'answer') return state.is === 'parked' ? allow(state, happened.moment) : state;
  if (happened.does === 'claim') return state.is === 'allowed' ? claim(state, react()) : state;
  if (happened.does === 'end') return state.is === 'claimed' ? endUnused(state) : state;
  return state.is === 'claimed' ? redeem(state, happened.digest, happened.moment) : state;
}

test('a grant is used at most once, by its own digest, in time, and where nothing has changed', () => {
  let usedAtAll = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const react = startReaction();
      const jobs: State[] = [0, 1, 2].map(() => ({ is: 'parked', binding }));
      let uses = 0;
      for (const happened of steps) {
        const before = jobs[happened.job];
        if (before === undefined) continue;
        const after = take(before, happened, react);
        jobs[happened.job] = after;
        if (before.is === 'used' || after.is !== 'used') continue;
        uses += 1;
        expect(happened).toMatchObject({ does: 'pause', digest: 'd1', moment: { now: asked } });
        expect(happened.moment.nowMs).toBeLessThan(untilMs);
      }
      usedAtAll += uses;
      expect(uses).toBeLessThanOrEqual(1);
      // Used, lost and refused are ends: nothing follows.
      expect(jobs.filter(({ is }) => is === 'claimed' || is === 'used' || is === 'lost').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs(5_000), seed },
  );
  expect(usedAtAll).toBeGreaterThan(0);
});
