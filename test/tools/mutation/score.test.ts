// What a report of Stryker comes to.
import { expect, test } from 'vitest';
import { readReport } from '../../../tools/mutation/score.ts';

const location = { start: { line: 1, column: 7 }, end: { line: 1, column: 10 } };
const mutant = (status: string, isStatic = false) => ({
  status,
  replacement: '"a"',
  mutatorName: 'StringLiteral',
  static: isStatic,
  location,
});
const reportOf = (...mutants: readonly object[]): string =>
  JSON.stringify({ files: { 'src/a.ts': { source: "x === 'b'", mutants } } });
const all = reportOf(
  mutant('Killed'),
  mutant('Timeout'),
  mutant('Survived'),
  mutant('NoCoverage'),
  mutant('Ignored', true),
  mutant('Survived', true),
  mutant('CompileError', true),
);

test('what runs while a module loads counts like the rest', () => {
  const [score] = readReport(all, {});
  expect(score).toMatchObject({ noticed: 2, survived: 2, notRun: 1, leftOut: 1, notTried: 1 });
  expect(score?.survivors).toHaveLength(3);
});

test('in a room without it, it is left out, also where tests load the module anew', () => {
  const [score] = readReport(all, { withoutStatic: true });
  expect(score).toMatchObject({ noticed: 2, survived: 1, notRun: 1, leftOut: 2, notTried: 1 });
  expect(score?.survivors).toEqual([
    { line: 1, before: "'b'", after: '"a"' },
    { line: 1, before: "'b'", after: '"a"' },
  ]);
});
