// Tests of shell commands, apart from the others: only a policy that names commands loads the code for shells.
import { whyAny } from '../shell/any.ts';
import { bash } from '../shell/bash.ts';
import { type CommandPattern, whyNotOnly } from '../shell/pattern.ts';
import { showValue } from '../text/invisible.ts';
import { forElements, type Test } from './tests.ts';

export function shellTest(type: 'only' | 'any', patterns: readonly CommandPattern[]): Test {
  const common = {
    type,
    patterns,
    wanted: `shell ${type} ${patterns.map((each) => showValue(each.pattern)).join(', ')}`,
  };
  if (type === 'only') {
    return {
      ...common,
      holds: forElements(
        (value) => typeof value === 'string' && whyNotOnly(patterns, bash.literal(value)) === undefined,
      ),
      whyNot: (value) =>
        typeof value === 'string' ? (whyNotOnly(patterns, bash.literal(value)) ?? 'covered') : undefined,
    };
  }
  return {
    ...common,
    // A value that is no text can't be judged, so a guard matches it.
    holds: forElements((value) => typeof value !== 'string' || whyAny(patterns, bash.full(value)) !== undefined),
    whyHolds: (value) =>
      typeof value === 'string' ? (whyAny(patterns, bash.full(value)) ?? 'not covered') : undefined,
  };
}
