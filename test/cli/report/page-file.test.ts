// The file of a page, and whether a transcript has begun.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasLine, writePage } from '../../../src/cli/report/report.ts';

test('a page is for its owner alone, and nothing is left beside it', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'page-'));
  writePage('run.html', 'one', { cwd });
  writePage('run.html', 'two', { cwd });
  expect(readFileSync(join(cwd, 'run.html'), 'utf8')).toBe('two');
  expect(statSync(join(cwd, 'run.html')).mode & 0o777).toBe(0o600);
  expect(readdirSync(cwd)).toEqual(['run.html']);
});

test.each([
  ['page', "which can't be written."],
  ['gone/run.html', "which can't be written: its folder does not exist."],
])('in place of %s no page is written, and nothing is left beside it', (path, why) => {
  const cwd = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(cwd, 'page'));
  const error = { code: 'input_invalid', message: `--output is "${path}", ${why}`, data: { source: 'output' } };
  expect(() => writePage(path, 'x', { cwd })).toThrow(expect.objectContaining(error));
  expect(readdirSync(cwd)).toEqual(['page']);
});

test.each([
  ['nothing', '', false],
  ['half a line', '{"type":', false],
  ['a line', '{}\n', true],
  ['a line behind much text', `${'x'.repeat(200_000)}\n`, true],
])('a transcript with %s', async (_, text, isThere) => {
  const path = join(mkdtempSync(join(tmpdir(), 'page-')), 'run.jsonl');
  writeFileSync(path, text);
  expect(await hasLine(path)).toBe(isThere);
});

test('a transcript that is not there is left to its reader, who says so', async () => {
  expect(await hasLine('/nowhere/run.jsonl')).toBe(true);
});
