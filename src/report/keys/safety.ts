// Limits of safety that a plan breaks, in words, and the error that a job ends with.
import type { ToolkitError } from '../../errors.ts';
import { RunError } from '../../errors.ts';
import type { KeysReport } from '../../keys/outcome.ts';
import { failureOf } from '../../keys/outcome.ts';
import type { Raise } from '../../keys/per-day.ts';
import type { BrokenLimit } from '../../keys/safety.ts';
import { shorten } from '../render/cut.ts';
import { maxName, toUsdPerDay } from './words.ts';

const namedLimits = 5;

/** The error that a job ends with: a key that failed, else a limit of safety that is broken. */
export function errorOf(report: KeysReport): ToolkitError | null {
  return failureOf(report) ?? safetyError(report);
}

/** What is broken and by what, in a sentence. */
export function describeBroken(broken: BrokenLimit): string {
  switch (broken.limit) {
    case 'max_changes':
      return `max_changes is ${broken.allowed}, and ${broken.changes === 1 ? '1 key' : `${broken.changes} keys`} would change.`;
    case 'raise_at_most':
      return `raise_at_most is ${broken.allowed}x, and key ${shorten(broken.key, 2 * maxName)} would ${describeRaise(broken)}.`;
    case 'total_at_most':
      return `total_at_most is ${toUsdPerDay(broken.allowed)}, and the limits of the enabled keys would add up to ${describeTotal(broken.total)}.`;
    case 'never_disable_all':
      return `never_disable_all is set, and ${broken.keys === 1 ? 'the only key' : `all ${broken.keys} keys`} of the file would be disabled.`;
    default:
      return broken satisfies never;
  }
}

function safetyError({ asked, broken }: KeysReport): RunError | null {
  if (broken.length === 0) return null;
  const more = broken.length > namedLimits ? ` And ${broken.length - namedLimits} more.` : '';
  const which = broken.slice(0, namedLimits).map(describeBroken).join(' ');
  const what = broken.length === 1 ? 'a limit of safety' : 'limits of safety';
  const sent = asked === 'update' ? 'nothing was sent' : 'an update would send nothing';
  return new RunError(
    'safety_limit_broken',
    `The plan breaks ${what}, so ${sent}. ${which}${more} Change the file, or raise the limit if you mean it.`,
  );
}

function describeRaise({ raise, before, after }: Extract<BrokenLimit, { limit: 'raise_at_most' }>): string {
  const reasons: Readonly<Record<NonNullable<Raise['because']>, string>> = {
    enabled: `be enabled with ${toUsdPerDay(after)}`,
    gets_reset: `get a reset, so that its limit comes back again and again (${toUsdPerDay(after)})`,
    byok: 'no longer count usage of own provider keys',
    no_limit: `go from ${toUsdPerDay(before)} to no limit`,
    from_nothing: `go from nothing to ${toUsdPerDay(after)}`,
  };
  if (raise.because !== undefined) return `${reasons[raise.because]}, a raise without bound`;
  return `go from ${toUsdPerDay(before)} to ${toUsdPerDay(after)} (${Number(raise.factor.toFixed(2))}x)`;
}

function describeTotal(total: number): string {
  return total === Number.POSITIVE_INFINITY ? 'no limit at all' : toUsdPerDay(total);
}
