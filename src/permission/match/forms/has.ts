// `has`: a list with one of some values.
import { isList, type Plain, shown } from '../../text/json.ts';
import type { Judging } from '../judging.ts';

/** A list with one of some values. */
export interface HasTest extends Judging {
  readonly type: 'has';
  readonly values: readonly Plain[];
}

/** The test for a list with one of these values. */
export function hasTest(values: readonly Plain[]): HasTest {
  return {
    type: 'has',
    values,
    holds: (value) => isList(value) && value.some((element) => values.some((each) => each === element)),
    wanted: `a list with ${values.map(shown).join(' or ')}`,
    takesUnlisted: false,
    takesTextsOnly: false,
    asksWhole: true,
  };
}
