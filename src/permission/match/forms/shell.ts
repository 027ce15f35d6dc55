// `shell`: what the commands of a shell text are; `only` for rules, `any` for guards.
import { whyAny } from '../../shell/any.ts';
import { whyNotOnly } from '../../shell/only.ts';
import type { CommandPattern } from '../../shell/pattern.ts';
import type { ShellSyntax } from '../../shell/syntax.ts';
import { shown } from '../../text/json.ts';
import { type Judging, ofElements } from '../judging.ts';

/** What the commands of a text are. */
export interface ShellTest extends Judging {
  readonly type: 'only' | 'any';
  readonly patterns: readonly CommandPattern[];
}

/** The test for texts of which every command, or for `any` some command, is covered by a pattern. */
export function shellTest(
  type: ShellTest['type'],
  patterns: readonly CommandPattern[],
  syntax: ShellSyntax,
): ShellTest {
  const common = {
    type,
    patterns,
    wanted: `shell ${type} ${patterns.map((each) => shown(each.pattern)).join(', ')}`,
    takesUnlisted: false,
  };
  if (type === 'only') {
    return {
      ...common,
      holds: ofElements((value) => typeof value === 'string' && whyNotOnly(patterns, value, syntax) === undefined),
      takesTextsOnly: true,
      whyNot: (value) => (typeof value === 'string' ? (whyNotOnly(patterns, value, syntax) ?? 'covered') : undefined),
    };
  }
  return {
    ...common,
    // Whatever is not a text can't be told, so a guard matches it.
    holds: ofElements((value) => typeof value !== 'string' || whyAny(patterns, value, syntax) !== undefined),
    takesTextsOnly: false,
    whyHolds: (value) => (typeof value === 'string' ? (whyAny(patterns, value, syntax) ?? 'not covered') : undefined),
  };
}
