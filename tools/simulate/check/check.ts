// All invariants over one simulation.
import type { Simulated } from '../simulation.ts';
import { agreementInvariants } from './agreement.ts';
import type { Invariant, Violation } from './invariant.ts';
import { jobInvariants } from './jobs.ts';
import { runInvariants } from './runs.ts';
import { streamInvariants } from './streams.ts';

/** What holds in every simulation. */
export const invariants: readonly Invariant[] = [
  ...jobInvariants,
  ...runInvariants,
  ...streamInvariants,
  ...agreementInvariants,
];

/** What does not hold in this one. */
export function findViolations(simulated: Simulated): readonly Violation[] {
  return invariants.flatMap(({ name, check }) => check(simulated).map((what) => ({ invariant: name, what })));
}
