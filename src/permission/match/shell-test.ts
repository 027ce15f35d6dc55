// Makes the tests of shell commands. Only a policy with `shell` loads this file, and with it the code for shells.
import { whyAny } from '../shell/any.ts';
import { bash } from '../shell/bash.ts';
import { type CommandLinks, followLinks } from '../shell/links.ts';
import { whyNotOnly } from '../shell/only.ts';
import type { CommandPattern } from '../shell/pattern.ts';
import { showValue } from '../text/invisible.ts';
import { forElements, type Test } from './value-tests.ts';

export function shellTest(type: 'only' | 'any', patterns: readonly CommandPattern[]): Test {
  const wanted = `shell ${type} ${patterns.map((each) => showValue(each.pattern)).join(', ')}`;
  const common = { type, patterns, wanted };
  if (type === 'only') {
    const whyNot = (text: string, links?: CommandLinks) => whyNotOnly(patterns, bash.literal(text), links);
    return {
      ...common,
      holds: forElements((value, { links }) => typeof value === 'string' && whyNot(value, links) === undefined),
      whyNot: (value, links) => (typeof value === 'string' ? (whyNot(value, links) ?? 'covered') : undefined),
    };
  }
  const why = (command: string, links: CommandLinks | undefined): string | undefined =>
    followLinks(bash.full(command), links)
      .map((reading) => whyAny(patterns, reading, links))
      .find((reason) => reason !== undefined);
  return {
    ...common,
    // A value that is not a string can't be judged, so a guard matches it.
    holds: forElements((value, { links }) => typeof value !== 'string' || why(value, links) !== undefined),
    whyHolds: (value, links) => (typeof value === 'string' ? (why(value, links) ?? 'not covered') : undefined),
  };
}
