// The command line as a whole: help, unknown commands, and what every command has in common.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandGroups, commands } from '../../src/cli/commands.ts';
import { toCompletableCommands } from '../../src/cli/work/completion.ts';
import { runCliInTest } from './support/cli.ts';

test('--version is the version', async () => {
  expect(await runCliInTest(['--version'])).toMatchObject({ exitCode: 0, stdout: '1.2.3\n', stderr: '' });
});

test('--help lists every command, on standard output', async () => {
  const { exitCode, stdout, stderr } = await runCliInTest(['--help']);
  for (const [name, { summary }] of commands)
    expect(stdout).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20)}`, 'm'));
  expect(stdout).toContain('interns exec -- interns chat intern "Hello"');
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
});

test('without a command the help goes to standard error, as bad usage', async () => {
  const { exitCode, stdout, stderr } = await runCliInTest([]);
  expect(stdout).toBe('');
  expect(stderr).toContain('Usage: interns COMMAND');
  expect(exitCode).toBe(2);
});

test.each([
  ['chta', 'Did you mean "chat"?'],
  ['quite-another-thing', '"interns --help" shows all.'],
  ['__proto__', 'There is no command "__proto__".'],
])('the unknown command %s', async (name, said) => {
  const { exitCode, stderr } = await runCliInTest([name]);
  expect(stderr).toContain(said);
  expect(exitCode).toBe(2);
});

describe.each([...commands.keys()].map((name) => [name]))('interns %s', (name) => {
  test('--help ends with 0, on standard output, and teaches by example', async () => {
    const { exitCode, stdout, stderr } = await runCliInTest([name, '--help']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Usage: interns /);
    expect(stderr).toBe('');
  });

  test('"help" in front of it is the same', async () => {
    expect((await runCliInTest(['help', name])).stdout).toBe((await runCliInTest([name, '--help'])).stdout);
  });
});

test('the table of docs/cli.md has every command with its words, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
  const table = page.split('## Commands\n')[1]?.split('\n## ')[0] ?? '';
  const cells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  const told = cells.flatMap((cell) => [...cell.matchAll(/`interns ([a-z]+)/g)].map(([, name]) => name));
  expect(told.toSorted()).toEqual([...commands.keys()].toSorted());
  for (const command of commands.values()) {
    const cell = cells.find((one) => one.includes(`\`interns ${command.name}`)) ?? '';
    const words = 'members' in command ? command.members.map(({ name }) => name.split(' ')[1] ?? '') : [];
    const taken = 'members' in command ? [] : (command.arguments ?? []);
    for (const word of [...words, ...taken.map(({ name }) => name)]) expect(cell).toContain(word);
  }
});

test('every flag that a shell completes is one that the command takes', async () => {
  for (const { name, flags } of toCompletableCommands(commandGroups)) {
    const { stdout } = await runCliInTest([...name.split(' '), '--help']);
    for (const flag of flags) expect(stdout, name).toContain(flag.name);
  }
});

describe('completion', () => {
  /** What bash offers after these words; the last one is being typed. */
  async function complete(...words: readonly string[]): Promise<readonly string[]> {
    const { stdout: script } = await runCliInTest(['completion', 'bash']);
    const file = join(mkdtempSync(join(tmpdir(), 'completion-')), 'interns.bash');
    writeFileSync(file, script);
    const typed = words.map((word) => `'${word}'`).join(' ');
    const program = `source ${file}; COMP_WORDS=(interns ${typed}); COMP_CWORD=${words.length}; _interns; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', program], { encoding: 'utf8' }).trim().split('\n');
  }

  test('offers commands', async () => {
    expect(await complete('ch')).toEqual(['chat', 'changes']);
    expect(await complete('')).toEqual(expect.arrayContaining([...commands.keys()]));
  });

  test('offers sub-commands and their flags', async () => {
    expect(await complete('policy', 'ch')).toEqual(['check']);
    expect(await complete('policy', 'check', '--st')).toEqual(['--strict']);
    expect(await complete('keys', 'update', '--limit')).toEqual(['--limit', '--limit-reset']);
  });

  test('offers flags behind other words', async () => {
    expect(await complete('chat', 'reviewer', '--sess')).toEqual(['--session', '--session-id']);
    expect(await complete('list', '--json', '--stat')).toEqual(['--status']);
  });

  test.each(['zsh', 'fish'])('has a script for %s', async (shell) => {
    const { exitCode, stdout } = await runCliInTest(['completion', shell]);
    expect(stdout).toContain('approval-mode');
    expect(exitCode).toBe(0);
    const file = join(mkdtempSync(join(tmpdir(), 'completion-')), `interns.${shell}`);
    writeFileSync(file, stdout);
    const check = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    // Where the shell is installed, it reads the script without complaint.
    if (check.error === undefined) expect(check.stderr).toBe('');
  });

  test('of another shell is bad usage', async () => {
    expect((await runCliInTest(['completion', 'tcsh'])).exitCode).toBe(2);
  });
});
