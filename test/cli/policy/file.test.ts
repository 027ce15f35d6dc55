// Problems and warnings as annotations of GitHub; where a policy is that nobody names.
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotate } from '../../../src/cli/policy/file.ts';
import { runCliInTest } from '../support/cli.ts';

describe('an annotation', () => {
  test('is escaped so that it stays one line and one command', () => {
    const written: string[] = [];
    const finding = { line: 1, column: 2, code: 't:', message: '100%\r\n::x' };
    annotate('a:b,c%\r\n', 'error', [finding], { env: { GITHUB_ACTIONS: 'true' } }, (text) => written.push(text));
    expect(written).toEqual(['::error file=a%3Ab%2Cc%25 ,line=1,col=2,title=t%3A::100%25 : :x\n']);
  });
});

test('without a file the commands take the one in the root of the checkout, and "init" writes it there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const folder of ['.git', 'sub']) mkdirSync(join(root, folder));
  const run = (...words: readonly string[]) => runCliInTest(['policy', ...words], { cwd: join(root, 'sub') });
  const file = '../.github/intern-policy.yml';
  expect(await run('check')).toMatchObject({ exitCode: 2, stdout: expect.stringContaining(`${file}:1:1: error`) });
  expect((await run('init')).stdout).toContain(`${file} is written`);
  expect(existsSync(join(root, '.github/intern-policy.yml'))).toBe(true);
  expect((await run('check')).stdout).toContain(`${file}: 0 errors`);
  expect(await run('test')).toMatchObject({ exitCode: 0 });
  expect(await run('explain', 'npm test')).toMatchObject({ exitCode: 3, stderr: '' });
  const named = await run('explain', '.github/intern-policy.yml', 'npm test');
  expect(named).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("The policy file can't be read") });
});
