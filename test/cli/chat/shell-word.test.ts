// A text as one word of a command, read back by a real shell.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toShellWord } from '../../../src/cli/chat/run-result.ts';

test.each([
  '',
  'reviewer',
  "it's",
  "''",
  '{"operation":"shell command: echo \'$HOME\' `id` \\"x\\" !! \\\\ *"}',
  '~',
  '$(touch x)',
  'two\nlines; and more',
  'é — 日本',
])('bash reads %j back as it was', (text) => {
  expect(execFileSync('bash', ['-c', `printf %s ${toShellWord(text)}`], { encoding: 'utf8' })).toBe(text);
});

test('a plain word stays plain', () => {
  expect(toShellWord('allow_once')).toBe('allow_once');
});
