// A run as people read it: without the block at the end of its answer.
import { expect, test } from 'vitest';
import { withoutBlocks } from '../../src/report/without-blocks.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';
import { reviewAnswer } from '../support/review.ts';

const record = buildRunRecord().value();

test('has the words, and no block', () => {
  const text = { head: reviewAnswer([]), tail: '', omitted: 0 };
  expect(withoutBlocks({ ...record, text }).text).toEqual({ head: 'I read it all.', tail: '', omitted: 0 });
});

test('of a very long answer only the end is looked through', () => {
  const text = { head: 'The beginning', tail: `the end\n\n${reviewAnswer([])}`, omitted: 7 };
  expect(withoutBlocks({ ...record, text }).text).toEqual({
    head: 'The beginning',
    tail: 'the end\n\nI read it all.',
    omitted: 7,
  });
});
