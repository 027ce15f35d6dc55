// A value, or a list of values: one of them, exactly.
import { type Plain, shown } from '../../text/json.ts';
import { type Judging, ofElements } from '../judging.ts';

/** One of some values. */
export interface ValuesTest extends Judging {
  readonly type: 'values';
  readonly listed: readonly Plain[];
}

/** The test for one of these values. */
export function valuesTest(listed: readonly Plain[]): ValuesTest {
  return {
    type: 'values',
    listed,
    holds: ofElements((value) => listed.some((each) => each === value)),
    wanted: listed.map(shown).join(' or '),
    takesUnlisted: false,
    takesTextsOnly: false,
  };
}
