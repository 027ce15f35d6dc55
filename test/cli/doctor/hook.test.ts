// What the doctor says of a hook: of one that is not there, of one that holds, and of one that lets a call pass.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hooks } from '../../../src/agents/hooks.ts';
import { hookChecks } from '../../../src/cli/doctor/hook.ts';
import { entryCommand, installed } from '../../../src/hook/install.ts';
import { keepTrustedCopy } from '../../../src/trust/copy.ts';

function home(script?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
  if (script === undefined) return folder;
  const program = path.join(folder, 'hook.js');
  writeFileSync(program, script);
  const entry = { host: 'claude', policy: undefined, rejectsUndecided: false, transcript: undefined } as const;
  const command = entryCommand(entry, { node: process.execPath, program });
  mkdirSync(path.join(folder, '.claude'));
  const file = path.join(folder, '.claude/settings.json');
  writeFileSync(file, installed(hooks.claude, file, command).after ?? '');
  return folder;
}

const states = async (folder: string) =>
  (await hookChecks('claude', { env: { HOME: folder }, cwd: folder })).map(({ name, state }) => `${name}: ${state}`);

test('a hook that is not installed', async () => {
  expect(await states(home())).toEqual(['hook: failed', 'version: ok']);
});

test('one that refuses what it cannot judge, with what gets past it', async () => {
  const gaps = hooks.claude.gaps.map(() => 'gap: warning');
  expect(await states(home('process.exit(1)'))).toEqual([
    'gap: warning',
    'hook: ok',
    'entry: ok',
    'policy: warning',
    'version: ok',
    ...gaps,
  ]);
});

test('first it says who can undo this', async () => {
  const folder = home('process.exit(2)');
  const [first] = await hookChecks('claude', { env: { HOME: folder }, cwd: folder });
  expect(first?.found).toContain('runs as the same user can undo this');
});

test.each([
  ['claude', 'bypassPermissions'],
  ['codex', 'bypassPermissions'],
  ['gemini', 'yolo'],
  ['copilot', '--allow-all-tools'],
  ['cursor', 'Auto-review'],
  ['opencode', '--auto'],
] as const)('%s: the mode that asks nobody is named', (host, mode) => {
  expect(hooks[host].gaps.join('\n')).toContain(`"${mode}"`);
});

test('the policy in use is named, or why there is none', async () => {
  const folder = home('process.exit(2)');
  const found = async () =>
    (await hookChecks('claude', { env: { HOME: folder }, cwd: folder })).find(({ name }) => name === 'policy')?.found;
  expect(await found()).toContain('the hook says nothing here');
  keepTrustedCopy({ checkout: folder, file: 'of-mine.yml', text: 'version: 1\n', now: 0 }, { HOME: folder });
  expect(await found()).toContain('of-mine.yml, SHA-256 ');
});

test('one that lets everything pass', async () => {
  expect(await states(home(''))).toContain('entry: failed');
});
