// An ended run, as the reports need it.
import type { Verdict } from '../../findings/finding.ts';
import type { Lead } from '../../report/summary.ts';
import type { RunResult } from '../../run/run.ts';

export interface EndedRun {
  /** Without the blocks of findings in its text. */
  readonly result: RunResult;
  readonly verdict: Verdict;
  /** First blocks of the reports. */
  readonly lead?: Lead | undefined;
}
