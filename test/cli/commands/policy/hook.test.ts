// `interns policy hook --install`: the settings that it changes, and what it refuses to write.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCliInTest } from '../../support/cli.ts';

const home = (): string => mkdtempSync(path.join(tmpdir(), 'hook-'));
const install = async (folder: string, ...words: readonly string[]) =>
  runCliInTest(['policy', 'hook', '--for', 'claude', '--install', ...words], { cwd: folder, env: { HOME: folder } });

test.each([
  ['one that is not there', undefined, /can't be read: .*"interns policy init --for claude \/.*\/own\.yml"/],
  ['one that is invalid', 'version: 7\n', /is not a valid policy: line 1: .*"interns policy check \/.*\/own\.yml"/],
])('a policy that every call would be refused by is no entry: %s', async (_about, text, said) => {
  const folder = home();
  if (text !== undefined) writeFileSync(path.join(folder, 'own.yml'), text);
  for (const words of [[], ['--write']]) {
    const { exitCode, stderr } = await install(folder, '--policy', 'own.yml', ...words);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(said);
    expect(stderr).toContain(`--policy is "${path.join(folder, 'own.yml')}"`);
  }
  expect(existsSync(path.join(folder, '.claude'))).toBe(false);
});

test('a valid policy is named by the entry', async () => {
  const folder = home();
  writeFileSync(path.join(folder, 'own.yml'), 'version: 1\n');
  expect((await install(folder, '--policy', 'own.yml', '--write')).exitCode).toBe(0);
  expect(readFileSync(path.join(folder, '.claude/settings.json'), 'utf8')).toContain(path.join(folder, 'own.yml'));
});

test('what is left to do is said once it is written', async () => {
  const folder = home();
  expect((await install(folder)).stderr).not.toContain('Next: ');
  expect((await install(folder, '--write')).stderr).toContain(
    'Next: run "interns policy trust" in each checkout, restart claude. "interns doctor --hook claude" checks the hook.',
  );
  writeFileSync(path.join(folder, 'own.yml'), 'version: 1\n');
  expect((await install(folder, '--policy', 'own.yml', '--write')).stderr).toContain('Next: restart claude. ');
  const codex = await runCliInTest(['policy', 'hook', '--for', 'codex', '--install', '--write'], {
    cwd: folder,
    env: { HOME: folder },
  });
  expect(codex.stderr).toContain('restart codex and trust the hook in its "/hooks". ');
});

test('an agent that is not named is missing', async () => {
  for (const words of [[], ['--install']]) {
    const { exitCode, stderr } = await runCliInTest(['policy', 'hook', ...words], { cwd: home() });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--for is missing: write one of claude, ');
  }
});
