// The help of every command and the completion of every shell, whole, as the files beside this one show them:
// `npx vitest run -u` writes them anew, to be looked at.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CliIo } from '../../src/cli/command.ts';
import { keys } from '../../src/cli/commands/access.ts';
import { policy } from '../../src/cli/commands/policy.ts';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/main.ts';
import { runCliInTest } from './support/cli.ts';

// Every command line loads its code anew, as a process does: what stands in the usage is read while this test runs.
beforeEach(() => vi.resetModules());

test.each([
  '--help',
  ...[...commands.keys()].map((name) => `${name} --help`),
  ...[...policy.members, ...keys.members].map(({ name }) => `${name} --help`),
])('interns %s', async (line) => {
  const { stdout, stderr } = await runCliInTest(line.split(' '));
  expect(stderr).toBe('');
  await expect(stdout).toMatchFileSnapshot(`help/${line.replaceAll('--', '').replaceAll(' ', '-')}.txt`);
});

test('interns chat --help in colours', async () => {
  const { stdout } = await runCliInTest(['chat', '--help'], { screen: { isTerminal: true, hasColors: true } });
  await expect(stdout).toMatchFileSnapshot('help/chat-help-colours.txt');
});

/** The longest line of the help of a command, in a terminal this wide or in none. */
async function longestLine(name: string, columns: number | undefined): Promise<number> {
  let text = '';
  const io: CliIo = {
    env: {},
    cwd: mkdtempSync(join(tmpdir(), 'cli-')),
    stdout: (piece) => {
      text += piece;
    },
    stderr: () => {},
    waitForInterrupt: () => new Promise(() => {}),
  };
  const screen = { isTerminal: true, hasColors: false, columns: columns ?? 0, rows: 24 };
  const nobody = { canAsk: false, readAll: async () => '', readLine: async () => undefined };
  const terminal = columns === undefined ? {} : { terminal: { ...nobody, stdout: screen, stderr: screen } };
  await runCli([name, '--help'], { ...io, ...terminal }, '1.2.3');
  // An example is a line to copy, and never broken.
  const prose = text.split('\n\nExamples:')[0] ?? '';
  return Math.max(...prose.split('\n').map((line) => line.length));
}

test.each([
  [90, 90],
  [100, 100],
  [110, 110],
  [300, 110],
  [undefined, 100],
])('the help on a terminal of %s columns has lines of at most %i characters', async (columns, most) => {
  const longest = await longestLine('chat', columns);
  expect(longest).toBeLessThanOrEqual(most);
  expect(longest).toBeGreaterThan(most - 10);
});

const everyCommand = [...commands.values()].flatMap((one) => ('members' in one ? [one, ...one.members] : [one]));

describe.each([60, 40])('on a terminal of %i columns', (columns) => {
  test.each(['', ...everyCommand.map(({ name }) => name)])('no word of "interns %s --help" is broken', async (name) => {
    const args = [...name.split(' ').filter((word) => word !== ''), '--help'];
    const { stdout } = await runCliInTest(args, { lines: [], screen: { columns } });
    // What is to be copied stays in one piece, and a word longer than a line has nowhere to go.
    const lines = stdout.split('\n').filter((line) => !/^ *\$ /.test(line) && line.length > columns);
    expect(lines.filter((line) => Math.max(...line.split(' ').map((word) => word.length)) <= columns - 6)).toEqual([]);
  });
});

test.each([
  ['-h', '--help'],
  ['help', '--help'],
  ['help report', 'report --help'],
  ['report -h', 'report --help'],
  ['completion -h', 'completion --help'],
  ['keys -h', 'keys --help'],
  ['exec -h', 'exec --help'],
  ['serve -h', 'serve --help'],
  ['conformance -h', 'conformance --help'],
  ['policy -h', 'policy --help'],
])('interns %s is interns %s', async (line, same) => {
  const help = await runCliInTest(same.split(' '));
  expect(help.stdout).toContain('Usage:');
  expect(help).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await runCliInTest(line.split(' '))).toEqual(help);
});

test('-v is the version', async () => {
  expect(await runCliInTest(['-v'])).toMatchObject({ exitCode: 0, stdout: '1.2.3\n', stderr: '' });
});

test.each([
  [[], /^interns completion: Missing required argument "SHELL"\./],
  [['tcsh'], /^interns completion: SHELL is "tcsh"\. Use "bash", "zsh" or "fish"\. \(input_invalid\)\n$/],
  [['bash', 'zsh'], /Too many arguments\. Expected 1 argument but got 2: bash, zsh\. /],
])('interns completion %j is bad usage', async (words, said) => {
  const { exitCode, stdout, stderr } = await runCliInTest(['completion', ...words]);
  expect(stderr).toMatch(said);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
});

test.each(['bash', 'zsh', 'fish'])('interns completion %s', async (shell) => {
  const { stdout } = await runCliInTest(['completion', shell]);
  await expect(stdout).toMatchFileSnapshot(`help/completion-${shell}.txt`);
});
