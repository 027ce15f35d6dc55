// Judges the commands of a text; apart from the other tests, because what knows shells is loaded only where a policy names commands.
import { whyAny } from '../shell/any.ts';
import { bash } from '../shell/bash.ts';
import { type CommandPattern, whyNotOnly } from '../shell/pattern.ts';
import { shown } from '../text/json.ts';
import { ofElements, type Test } from './tests.ts';

/** Tests for texts of which every command, or for `any` some command, is covered by a pattern. */
export function shellTest(type: 'only' | 'any', patterns: readonly CommandPattern[]): Test {
  const common = {
    type,
    patterns,
    wanted: `shell ${type} ${patterns.map((each) => shown(each.pattern)).join(', ')}`,
  };
  if (type === 'only') {
    return {
      ...common,
      holds: ofElements(
        (value) => typeof value === 'string' && whyNotOnly(patterns, bash.literal(value)) === undefined,
      ),
      takesTextsOnly: true,
      whyNot: (value) =>
        typeof value === 'string' ? (whyNotOnly(patterns, bash.literal(value)) ?? 'covered') : undefined,
    };
  }
  return {
    ...common,
    // Nobody can tell what is not a text, so a guard matches it.
    holds: ofElements((value) => typeof value !== 'string' || whyAny(patterns, bash.full(value)) !== undefined),
    whyHolds: (value) =>
      typeof value === 'string' ? (whyAny(patterns, bash.full(value)) ?? 'not covered') : undefined,
  };
}
