// What of a review counts where nothing is known of earlier rounds.
import { expect, test } from 'vitest';
import { type Review, toTally } from '../../src/findings/review.ts';

const finding = {
  path: 'a.ts',
  line: 1,
  end_line: 1,
  side: 'new',
  severity: 'minor',
  title: 'Off by one',
  body: 'It stops too early.',
} as const;
const review = (leftOut: Review['leftOut']): Review => ({
  internVerdict: 'changes',
  summary: '',
  findings: [finding],
  leftOut,
  unreadable: 0,
  problem: undefined,
});

test('each finding counts, and those that were left out by the worst of them', () => {
  expect(toTally(review(undefined))).toEqual([finding]);
  expect(toTally(review({ count: 3, worst: 'major' }))).toEqual([finding, { severity: 'major' }]);
});
