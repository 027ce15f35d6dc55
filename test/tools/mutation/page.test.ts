// Scores on the page: what a sample found, beside the samples of other rooms.
import { expect, test } from 'vitest';
import { sampleRow, withRows } from '../../../tools/mutation/page.ts';

const facts = { commit: 'abc1234', day: '2026-01-02', seed: '1' };

test('a row of a sample has how many of how many changes were tried, and the margin of the score', () => {
  const score = { noticed: 90, survived: 8, notRun: 2, leftOut: 5, notTried: 1_100 };
  expect(sampleRow('run', score, facts)).toBe(
    '| run | 1,200 | 100 | 90 | 8 | 2 | 90.0 % ± 5.6 | 2026-01-02, abc1234, seed 1 |',
  );
});

test('a row takes the place of that of its room, and the others stay', () => {
  const madeBy = 'npm run it';
  const begin = `<!-- samples: made by "${madeBy}" -->\n| room | a |\n|---|---|`;
  const page = `# P\n${begin}\n| run | 1 |\n| keys | 2 |\n<!-- end of samples -->\nEnd\n`;
  expect(withRows(page, 'samples', ['| run | 3 |', '| http | 4 |'], madeBy)).toBe(
    `# P\n${begin}\n| keys | 2 |\n| run | 3 |\n| http | 4 |\n<!-- end of samples -->\nEnd\n`,
  );
});
