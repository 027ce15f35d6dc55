// `not`: any other value that is there.
import { type Holds, type Judging, ofElements } from '../judging.ts';

/** What another test does not hold for. */
export interface NotTest<T extends Judging> extends Judging {
  readonly type: 'not';
  readonly test: T;
}

/** The test for what another does not hold for. */
export function notTest<T extends Judging>(test: T): NotTest<T> {
  const fails: Holds = (value, { mode, doubt }) => !test.holds(value, { mode, doubt: !doubt });
  const failsForEach = ofElements(fails);
  return {
    type: 'not',
    test,
    holds: (value, asked) =>
      asked.mode === 'when' || test.asksWhole === true ? fails(value, asked) : failsForEach(value, asked),
    wanted: `not ${test.wanted}`,
    takesUnlisted: true,
    takesTextsOnly: false,
    asksWhole: test.asksWhole === true,
    ...(test.strange === undefined ? {} : { strange: test.strange }),
  };
}
