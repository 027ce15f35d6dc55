// The entry in the settings of each host: what is put in is what is taken out, and it ends with 0 or 2 alone.
import { execFile } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hookNames } from '../../src/agents/hook-names.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { createEntryCommand, getSettingsFile, planEntry, planFallback, planRemoval } from '../../src/hook/install.ts';

const entry = { policy: undefined, rejectsUndecided: false, transcript: undefined } as const;
const program = { node: process.execPath, program: '/opt/interns/hook.js' };

function inFolder(text?: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hook-')), 'settings.json');
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

test.each([
  [{ rejectsUndecided: true }, ' --undecided reject'],
  [{ policy: '/p.yml' }, ' --policy /p.yml'],
  [{ transcript: '/t.jsonl' }, ' --transcript /t.jsonl'],
])('the entry passes on %j', (setting, words) => {
  const settings = {
    host: 'claude',
    policy: undefined,
    rejectsUndecided: false,
    transcript: undefined,
    ...setting,
  } as const;
  expect(createEntryCommand(settings, program)).toMatch(new RegExp(`--for claude${RegExp.escape(words)}$`));
});

describe.each(hookNames)('of %s', (host) => {
  const profile = hooks[host];
  const command = createEntryCommand({ ...entry, host }, program);

  test('each event has the entry, and taken out nothing is left', () => {
    const file = inFolder();
    const { after = '' } = planEntry(profile, file, command);
    expect(after.split('/opt/interns/hook.js').length - 1).toBe(
      profile.install.script === undefined ? Object.keys(profile.events).length : 1,
    );
    writeFileSync(file, after);
    expect(planEntry(profile, file, command).after).toBe(after);
    expect(planRemoval(profile, file).after).toBeUndefined();
  });
});

describe.each(hookNames.filter((name) => hooks[name].install.script === undefined))('the settings of %s', (host) => {
  const profile = hooks[host];
  const command = createEntryCommand({ ...entry, host }, program);

  test('what others wrote stays', () => {
    const [event = ''] = Object.keys(profile.events);
    const others = { model: 'x', hooks: { [event]: [{ command: 'other' }], Stop: [] } };
    const file = inFolder(JSON.stringify(others));
    const { after = '' } = planEntry(profile, file, command);
    writeFileSync(file, after);
    expect(JSON.parse(planRemoval(profile, file).after ?? '')).toEqual({ ...profile.install.topLevel, ...others });
  });

  test('a command of others beside ours in one group stays', () => {
    const { after = '' } = planEntry(profile, inFolder(), command);
    const [event = ''] = Object.keys(profile.events);
    const [group] = JSON.parse(after).hooks[event];
    if (!Array.isArray(group.hooks)) return;
    const shared = { hooks: { [event]: [{ ...group, hooks: [...group.hooks, { command: 'other' }] }] } };
    const rest = { ...group, hooks: [{ command: 'other' }] };
    const removed = planRemoval(profile, inFolder(JSON.stringify(shared))).after ?? '';
    expect(JSON.parse(removed).hooks).toEqual({ [event]: [rest] });
    const entered = planEntry(profile, inFolder(JSON.stringify(shared)), command).after ?? '';
    expect(JSON.parse(entered).hooks[event]).toEqual([rest, group]);
  });

  test('settings that are no strict JSON are refused', () => {
    // What JSON.parse takes, but would be lost when it is written again, is refused as well.
    for (const text of ['{ // comment\n}', '[]', '{"hooks":[]}', '{"a":1,"a":2}', '{"a":12345678901234567891}']) {
      expect(() => planEntry(profile, inFolder(text), command)).toThrow(/an unknown structure|can't be changed safely/);
    }
    const file = inFolder();
    writeFileSync(file, Buffer.from('{"a":"\xff"}', 'latin1'));
    expect(() => planEntry(profile, file, command)).toThrow(/not UTF-8/);
  });
});

test.each([
  ['two spaces', '{\n  "model": "x",\n  "hooks": {\n    "Stop": []\n  }\n}\n'],
  ['four spaces', '{\n    "model": "x",\n    "hooks": {\n        "Stop": []\n    }\n}\n'],
  ['tabs, and a last line that does not end', '{\n\t"model": "x",\n\t"hooks": {\n\t\t"Stop": []\n\t}\n}'],
  ['one line', '{"model":"x","hooks":{"Stop":[]}}\n'],
  ['line ends of Windows', '{\r\n  "model": "x",\r\n  "hooks": {\r\n    "Stop": []\r\n  }\r\n}\r\n'],
])('the layout of the file stays: %s', (_about, text) => {
  const file = inFolder(text);
  const { after = '' } = planEntry(hooks.claude, file, 'x /hook.js interns: refused');
  expect(after).toContain('PreToolUse');
  writeFileSync(file, after);
  expect(planRemoval(hooks.claude, file).after).toBe(text);
});

test('a plugin of somebody else in the place of ours stays', () => {
  const file = inFolder('export const Mine = async () => ({});\n');
  expect(() => planEntry(hooks.opencode, file, 'x')).toThrow(/not written by this program/);
  expect(planRemoval(hooks.opencode, file).after).toBe('export const Mine = async () => ({});\n');
});

test('a link in the place of the settings is refused', () => {
  const file = inFolder();
  symlinkSync('/etc/passwd', file);
  expect(() => planEntry(hooks.claude, file, 'x')).toThrow(/not a regular file/);
});

test('the settings are those of the user, where the host looks for them', () => {
  const at = (host: keyof typeof hooks, env = {}) => getSettingsFile(hooks[host], { env, home: '/home/a' });
  expect(at('claude')).toBe('/home/a/.claude/settings.json');
  expect(at('codex', { CODEX_HOME: '/codex' })).toBe('/codex/hooks.json');
  expect(at('opencode')).toBe('/home/a/.config/opencode/plugin/interns.js');
  expect(at('opencode', { XDG_CONFIG_HOME: '/x' })).toBe('/x/opencode/plugin/interns.js');
});

test('OpenCode asks where the plugin does not load; what the user says there stays', () => {
  const folder = path.dirname(inFolder());
  const file = path.join(folder, 'opencode.json');
  const put = planFallback(hooks.opencode, folder, true);
  expect(JSON.parse(put?.after ?? '')).toEqual({ permission: { '*': 'ask' } });
  writeFileSync(file, put?.after ?? '');
  expect(planFallback(hooks.opencode, folder, true)).toBeUndefined();
  expect(planFallback(hooks.opencode, folder, false)).toEqual({ file, before: put?.after, after: undefined });
  writeFileSync(file, JSON.stringify({ model: 'x', permission: 'deny' }));
  expect(planFallback(hooks.opencode, folder, true)).toBeUndefined();
  expect(planFallback(hooks.opencode, folder, false)).toBeUndefined();
  expect(planFallback(hooks.claude, folder, true)).toBeUndefined();
});

/** Runs an entry whose program is this script. */
async function runEntry(script: string | undefined): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hook-')), "it's hook.js");
  if (script !== undefined) writeFileSync(file, script);
  const command = createEntryCommand({ ...entry, host: 'claude' }, { node: process.execPath, program: file });
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', command], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

test.each([
  ['an exception', 'throw new Error("x")'],
  ['exit code 1', 'process.exit(1)'],
  ['a signal', 'process.kill(process.pid, "SIGKILL")'],
  ['a missing program', undefined],
])('%s is a refusal with words', async (_about, script) => {
  const { code, stdout, stderr } = await runEntry(script);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('interns: refused');
});

test('an answer is passed on as it is', async () => {
  expect(await runEntry('process.stdout.write("{}")')).toEqual({ code: 0, stdout: '{}', stderr: '' });
});
