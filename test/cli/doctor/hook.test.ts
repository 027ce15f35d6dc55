// What the doctor says of a hook: of one that is not there, of one that holds, and of one that lets a call pass.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hookGaps } from '../../../src/agents/hook-gaps.ts';
import { type HookName, hookNames } from '../../../src/agents/hook-names.ts';
import { hooks } from '../../../src/agents/hooks.ts';
import { checkHook } from '../../../src/cli/doctor/hook.ts';
import { createEntryCommand, getSettingsFile, planEntry } from '../../../src/hook/install.ts';
import { saveTrustedCopy } from '../../../src/trust/trusted-copy.ts';

const own = `import ${JSON.stringify(path.join(import.meta.dirname, '../../../src/hook/main.ts'))};`;
const judges = 'process.stderr.write("refused, because it cannot be judged"); process.exit(2)';

function home(script?: string, host: HookName = 'claude', policy?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
  if (script === undefined) return folder;
  const program = path.join(folder, 'hook.js');
  writeFileSync(program, script);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  const entry = { host, policy, rejectsUndecided: false, transcript: undefined } as const;
  const command = createEntryCommand(entry, { node: process.execPath, program });
  const file = getSettingsFile(hooks[host], { env: {}, home: folder });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, planEntry(hooks[host], file, command).after ?? '');
  return folder;
}

const checks = async (folder: string, host: HookName = 'claude') =>
  checkHook(host, { env: { HOME: folder, PATH: path.join(folder, 'bin') }, cwd: folder });
const states = async (folder: string, host?: HookName) =>
  (await checks(folder, host)).map(({ name, state }) => `${name}: ${state}`);

test('a hook that is not installed', async () => {
  expect(await states(home())).toEqual(['hook: failed', 'version: ok']);
});

test('one that refuses what it cannot judge, with what gets past it', async () => {
  const gaps = Object.values(hookGaps.claude).map(() => 'gap: warning');
  expect(await states(home(judges))).toEqual([
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
  const [first] = await checkHook('claude', { env: { HOME: folder }, cwd: folder });
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
  expect(Object.values(hookGaps[host]).join('\n')).toContain(`"${mode}"`);
});

test('the policy in use is named, or why there is none', async () => {
  const folder = home('process.exit(2)');
  const found = async () =>
    (await checkHook('claude', { env: { HOME: folder }, cwd: folder })).find(({ name }) => name === 'policy')?.found;
  expect(await found()).toContain('the hook decides nothing here');
  saveTrustedCopy({ checkout: folder, file: 'of-mine.yml', text: 'version: 1\n', now: 0 }, { HOME: folder });
  expect(await found()).toContain('of-mine.yml, SHA-256 ');
});

test('what to do about a policy that is not there, or not trusted, or broken', async () => {
  const next = async (folder: string) => (await checks(folder)).find(({ name }) => name === 'policy')?.next;
  const untrusted = home(judges);
  expect(await next(untrusted)).toBe('interns policy init --for claude && interns policy trust');
  mkdirSync(path.join(untrusted, '.github'));
  writeFileSync(path.join(untrusted, '.github/intern-policy.yml'), 'version: 1\n');
  expect(await next(untrusted)).toBe('interns policy trust');
  expect(await next(home(judges, 'claude', '/nowhere/of mine.yml'))).toBe(
    "interns policy check '/nowhere/of mine.yml'",
  );
});

test('one that lets everything pass', async () => {
  expect(await states(home(''))).toContain('entry: failed');
});

test('one whose program does not run refuses all, which is no hook that works', async () => {
  expect(await states(home('throw new Error("x")'))).toContain('entry: failed');
});

test.each(hookNames)(
  '%s: the program itself refuses a call that no policy can allow',
  { timeout: 60_000 },
  async (host) => {
    expect(await states(home(own, host), host)).toContain('entry: ok');
  },
);

test.each([
  ['codex', 'PermissionRequest'],
  ['cursor', 'preToolUse'],
] as const)('%s: an entry is missing at %s', async (host, event) => {
  const folder = home(judges, host);
  const file = getSettingsFile(hooks[host], { env: {}, home: folder });
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"${event}"`, '"Stop"'));
  const [hook] = await checks(folder, host);
  expect(hook).toMatchObject({ state: 'failed', found: `${file} has no entry for this program at ${event}` });
});

/** A program in the place of Codex, whose hooks these are; undefined: it ends without an answer. */
function withCodex(folder: string, told?: readonly object[]): void {
  const hooksOf = (folders: readonly string[]) => ({ data: folders.map((cwd) => ({ cwd, hooks: told })) });
  const script = `#!${process.execPath}
if (process.argv[2] !== 'app-server' || ${told === undefined}) process.exit(1);
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ id, result: method === 'hooks/list' ? ${JSON.stringify(hooksOf([folder]))} : {} }));
});`;
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/package.json'), '{}');
  writeFileSync(path.join(folder, 'bin/codex'), script);
  chmodSync(path.join(folder, 'bin/codex'), 0o755);
}

test.each([
  ['trusted', 'ok', 'Codex trusts the hook'],
  ['untrusted', 'failed', 'silently skips the hook: it is untrusted at preToolUse'],
  ['modified', 'failed', 'it is modified at preToolUse'],
])('Codex is asked whether it trusts the hook: %s', async (trustStatus, state, found) => {
  const folder = home(judges, 'codex');
  const settings: unknown = JSON.parse(readFileSync(path.join(folder, '.codex/hooks.json'), 'utf8'));
  const [, command] = /"command":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(settings)) ?? [];
  const ours = { eventName: 'preToolUse', command: JSON.parse(`"${command}"`), enabled: true, trustStatus };
  withCodex(folder, [{ eventName: 'stop', command: 'other', enabled: true, trustStatus: 'untrusted' }, ours]);
  const trust = (await checks(folder, 'codex')).find(({ name }) => name === 'trust');
  expect(trust?.state).toBe(state);
  expect(trust?.found).toContain(found);
});

test('Codex that does not find the hook, does not answer, or is not there', async () => {
  const trust = async (told?: readonly object[] | 'none') => {
    const folder = home(judges, 'codex');
    if (told !== 'none') withCodex(folder, told);
    const found = (await checks(folder, 'codex')).find(({ name }) => name === 'trust');
    return `${found?.state}: ${found?.found}`;
  };
  expect(await trust([])).toMatch(/^failed: .*"features.hooks" may be off/);
  expect(await trust()).toMatch(/^warning: "codex app-server" does not list/);
  expect(await trust('none')).toMatch(/^warning: "codex" is not on PATH/);
});
