// The help of every command and the completion of every shell, whole, as the files beside this one show them:
// `npx vitest run -u` writes them anew, to be looked at.
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runCliInTest } from './support/cli.ts';

test.each([
  '--help',
  ...[...commands.keys()].map((name) => `${name} --help`),
  'policy check --help',
  'policy test --help',
])('interns %s', async (line) => {
  const { stdout, stderr } = await runCliInTest(line.split(' '));
  expect(stderr).toBe('');
  await expect(stdout).toMatchFileSnapshot(`help/${line.replaceAll('--', '').replaceAll(' ', '-')}.txt`);
});

test.each(['bash', 'zsh', 'fish'])('interns completion %s', async (shell) => {
  const { stdout } = await runCliInTest(['completion', shell]);
  await expect(stdout).toMatchFileSnapshot(`help/completion-${shell}.txt`);
});
