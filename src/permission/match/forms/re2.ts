// `re2`: a regular expression over the whole text, in linear time.
import { shown } from '../../text/json.ts';
import { type Judging, ofElements } from '../judging.ts';
import type { WholeMatch } from '../regex.ts';

/** A regular expression over a text. */
export interface Re2Test extends Judging {
  readonly type: 're2';
  readonly pattern: string;
}

/** The test for texts that a compiled pattern matches. */
export function re2Test(pattern: string, matches: WholeMatch): Re2Test {
  return {
    type: 're2',
    pattern,
    holds: ofElements((value) => typeof value === 'string' && matches(value)),
    wanted: `re2 ${shown(pattern)}`,
    takesUnlisted: true,
    takesTextsOnly: true,
  };
}
