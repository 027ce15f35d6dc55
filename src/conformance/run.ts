// Runs all checks against a service, and reports a result for each row.
import { describeError } from '../errors.ts';
import { type Check, Mismatch, NotCheckable, type Target } from './check.ts';
import { chatChecks } from './checks/chat.ts';
import { keyChecks } from './checks/keys.ts';
import { listChecks } from './checks/list.ts';
import { tokenChecks } from './checks/token.ts';
import { type Row, rows } from './rows.ts';

export interface RowResult extends Row {
  readonly result: 'passed' | 'failed' | 'not checkable';
  readonly detail: string | null;
}

/** In the order in which they run. The checks that make an intern ask something are last. */
export const checks: readonly Check[] = [...listChecks, ...tokenChecks, ...keyChecks, ...chatChecks];

/** Checks each row that can be seen from outside. Never throws: if the service does not answer, the rows fail. */
export async function runConformance(target: Target): Promise<readonly RowResult[]> {
  const outcomes: Awaited<ReturnType<typeof runCheck>>[] = [];
  for (const check of checks) outcomes.push(await runCheck(check, target));
  return rows.map((row) => {
    const matching = outcomes.filter((candidate) => candidate.rowIds.includes(row.id));
    const outcome = matching.find(({ result }) => result === 'failed') ??
      matching.find(({ result }) => result === 'passed') ??
      matching[0] ?? { result: 'not checkable' as const, detail: 'cannot be seen from outside' };
    return { ...row, result: outcome.result, detail: outcome.detail };
  });
}

async function runCheck({ rowIds, run }: Check, target: Target) {
  try {
    await run(target);
    return { rowIds, result: 'passed', detail: null } as const;
  } catch (error: unknown) {
    if (error instanceof NotCheckable) return { rowIds, result: 'not checkable', detail: error.message } as const;
    const detail = error instanceof Mismatch ? error.message : `no answer: ${describeError(error)}`;
    return { rowIds, result: 'failed', detail } as const;
  }
}

export function toTable(results: readonly RowResult[]): string {
  const width = Math.max(...results.map(({ id }) => id.length));
  const lines = results.map(
    ({ id, result, detail, says }) => `${result.padEnd(13)}  ${id.padEnd(width)}  ${detail ?? says}`,
  );
  const counts = (['passed', 'failed', 'not checkable'] as const).map(
    (wanted) => `${results.filter(({ result }) => result === wanted).length} ${wanted}`,
  );
  return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}
