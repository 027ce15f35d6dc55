// `present`: whether the field is there, whatever its value.
import type { Judging } from '../judging.ts';

/** Whether a field is there. */
export interface PresentTest extends Judging {
  readonly type: 'present';
  readonly present: boolean;
}

/** The test for a field that is there, or is missing. */
export function presentTest(present: boolean): PresentTest {
  return {
    type: 'present',
    present,
    holds: () => present,
    wanted: present ? 'present' : 'missing',
    takesUnlisted: true,
    takesTextsOnly: false,
    takesMissing: !present,
  };
}
