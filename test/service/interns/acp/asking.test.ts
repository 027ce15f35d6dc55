// Proof that an agent asks: its modes, its rules, and its work folder.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { profiles } from '../../../../src/agents/acp-agents.ts';
import type { AskingSession } from '../../../../src/service/interns/acp/agent-sessions.ts';
import { type AskingContext, findUnaskedTool, setAsking } from '../../../../src/service/interns/acp/asking.ts';
import { findFolderProblem } from '../../../../src/service/interns/acp/folder-settings.ts';

const asks = JSON.stringify({ permission: [{ permission: '*', pattern: '*', action: 'ask' }] });

/** A context whose session notes what it is told; `told` is what the agent says to it. */
function contextOf(
  agent: keyof typeof profiles,
  told: { readonly mode?: string; readonly printed?: string; readonly refuses?: boolean } = {},
  other: Partial<AskingContext> = {},
): { readonly context: AskingContext; readonly calls: string[] } {
  const calls: string[] = [];
  const note = (call: string): void => {
    calls.push(call);
    if (told.refuses === true) throw new Error('no such mode');
  };
  const session: AskingSession = {
    async setConfigOption(id, value) {
      note(`option ${id}=${value}`);
      return new Map([[id, told.mode ?? value]]);
    },
    async setMode(id) {
      note(`mode ${id}`);
    },
    async confirmMode(wanted) {
      note(`told ${wanted}`);
      return told.mode;
    },
  };
  const run = async (args: readonly string[]): Promise<string> => {
    note(`run ${args.join(' ')}`);
    return told.printed ?? '';
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'work-'));
  const context = {
    mode: 'manual',
    profile: profiles[agent],
    isVouchedFor: false,
    folder,
    session,
    run,
    ...other,
  } as const;
  return { context, calls };
}

test('an option is set, and its value in the answer is the proof', async () => {
  const { context, calls } = contextOf('codex');
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['option mode=read-only']);
  await expect(setAsking(contextOf('codex', { mode: 'agent' }).context)).resolves.toContain(
    'its option "mode" is "agent", not "read-only"',
  );
});

test('a mode is set, and what the agent tells of the session is the proof', async () => {
  const { context, calls } = contextOf('gemini', { mode: 'default' });
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['mode default', 'told default']);
  await expect(setAsking(contextOf('gemini', { mode: 'yolo' }).context)).resolves.toContain('its mode is "yolo"');
  await expect(setAsking(contextOf('gemini').context)).resolves.toContain('its mode is not told');
});

test('the rules that a command prints are the proof', async () => {
  const { context, calls } = contextOf('opencode', { printed: asks });
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['mode build', 'run debug agent build']);
  await expect(setAsking(contextOf('opencode', { printed: '{"permission":[]}' }).context)).resolves.toContain(
    'none of its rules asks before the tool "bash" is used',
  );
});

test("of an unknown agent the operator's word is the proof", async () => {
  await expect(setAsking(contextOf('custom').context)).resolves.toContain('Write "asks: true"');
  await expect(setAsking(contextOf('custom', {}, { isVouchedFor: true }).context)).resolves.toBeUndefined();
});

test('a folder that holds code of the agent is refused before the agent is spoken to', async () => {
  const { context, calls } = contextOf('opencode', { printed: asks });
  mkdirSync(path.join(context.folder, '.opencode/plugin'), { recursive: true });
  await expect(setAsking(context)).resolves.toContain(path.join(context.folder, '.opencode/plugin'));
  expect(calls).toEqual([]);
});

test.each([
  ['opencode.json', '{"plugin":["./evil.js"]}', true],
  ['opencode.jsonc', '{ // x\n "pl\\u0075gin": ["./evil.js"] }', true],
  ['.opencode/opencode.json', '{"plugin":["../evil.js"]}', true],
  ['../opencode.json', '{"plugin":["./evil.js"]}', true],
  ['opencode.json', '{file:./rest.txt}', true],
  ['opencode.json', '{"references":{"r":{"repository":"http://127.0.0.1/x.git"}}}', true],
  ['opencode.json', '\ufeff{}', true],
  ['opencode.json', 'x'.repeat(1024 * 1024 + 1), true],
  ['opencode.json', '{"permission":{"*":"allow"},"mcp":{}}', false],
])(
  'OpenCode loads plugins that its settings name, switch or not: %s with %s is refused: %s',
  async (name, text, refused) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'asking-')), 'work');
    const { context } = contextOf('opencode', { printed: asks }, { folder });
    const file = path.join(folder, name);
    mkdirSync(folder);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    const problem = await setAsking(context);
    expect(problem?.includes(`"${file}"`) ?? false).toBe(refused);
  },
);

test('a link in the place of settings is not read', async () => {
  const { context } = contextOf('opencode', { printed: asks });
  symlinkSync('/dev/zero', path.join(context.folder, 'opencode.json'));
  await expect(setAsking(context)).resolves.toContain(path.join(context.folder, 'opencode.json'));
});

test("settings for Codex in the work folder refuse the prompt, because its adapter trusts a session's folder", async () => {
  const { context } = contextOf('codex');
  mkdirSync(path.join(context.folder, '.codex'));
  await expect(setAsking(context)).resolves.toContain(`"${path.join(context.folder, '.codex')}"`);
});

test('an agent that refuses to ask takes no manual prompt', async () => {
  await expect(setAsking(contextOf('codex', { refuses: true }).context)).resolves.toContain('no such mode');
});

test('in self-drive the agent is told to run, whatever the folder holds', async () => {
  const { context, calls } = contextOf('codex', {}, { mode: 'self-drive' });
  mkdirSync(path.join(context.folder, '.codex'));
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['option mode=workspace-write']);
});

const settings = [
  { path: 'agent.json', ignoredBy: ['AGENT_IGNORES'] },
  { path: '.agent/hooks', ignoredBy: undefined },
  { path: '.agent/plugin', ignoredBy: undefined, isReadFromParents: true as const },
];

const settingFound = (folder: string): string | undefined =>
  /^"(.+)" can make the agent act/.exec(findFolderProblem(folder, { folderSettings: settings }) ?? '')?.[1];

const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'work-'));

test('nothing, and what the agent ignores, is no hindrance', () => {
  const folder = makeFolder();
  expect(settingFound(folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'agent.json'), '{}');
  writeFileSync(path.join(folder, '.agent'), 'no folder');
  expect(settingFound(folder)).toBeUndefined();
});

test('what nothing makes it ignore is named', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.agent/hooks'), { recursive: true });
  expect(settingFound(folder)).toBe(path.join(folder, '.agent/hooks'));
});

test('a link is there, wherever it leads', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.agent'));
  symlinkSync('/nowhere', path.join(folder, '.agent/plugin'));
  expect(settingFound(folder)).toBe(path.join(folder, '.agent/plugin'));
});

test('only what the agent seeks in the folders above is sought there', () => {
  const above = makeFolder();
  const folder = path.join(above, 'packages/app');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(above, '.agent/hooks'), { recursive: true });
  expect(settingFound(folder)).toBeUndefined();
  mkdirSync(path.join(above, '.agent/plugin'));
  expect(settingFound(folder)).toBe(path.join(above, '.agent/plugin'));
});

test('of a work folder that is a link, the folders above it count on both sides', () => {
  const [named, real] = [makeFolder(), makeFolder()];
  mkdirSync(path.join(real, 'app'));
  mkdirSync(path.join(real, '.agent/plugin'), { recursive: true });
  symlinkSync(path.join(real, 'app'), path.join(named, 'app'));
  expect(settingFound(path.join(named, 'app'))).toBe(path.join(real, '.agent/plugin'));
  rmSync(path.join(real, '.agent'), { recursive: true });
  mkdirSync(path.join(named, '.agent/plugin'), { recursive: true });
  expect(settingFound(path.join(named, 'app'))).toBe(path.join(named, '.agent/plugin'));
});

type Rule = readonly [permission: string, pattern: string, action: string];

const printed = (...rules: readonly Rule[]): string =>
  JSON.stringify({
    name: 'build',
    permission: rules.map(([permission, pattern, action]) => ({ permission, pattern, action })),
  });

const base: Rule = ['*', '*', 'allow'];

test('the last rule that matches a tool decides, and it asks', () => {
  expect(findUnaskedTool(printed(base, ['bash', '*', 'ask']), ['bash'])).toBeUndefined();
  expect(findUnaskedTool(printed(base, ['*', '*', 'ask']), ['bash', 'edit'])).toBeUndefined();
  expect(findUnaskedTool(printed(base, ['bash', '*', 'ask'], ['read', '*', 'allow']), ['bash'])).toBeUndefined();
});

test.each<[string, readonly Rule[]]>([
  ['no rule asks', [base]],
  ['a later rule allows everything again', [['bash', '*', 'ask'], base]],
  ['a later rule allows some commands', [base, ['bash', '*', 'ask'], ['bash', 'git *', 'allow']]],
  ['a later rule for a part of the name allows', [base, ['bash', '*', 'ask'], ['ba*', 'rm *', 'allow']]],
  ['a later action is none that is known', [base, ['bash', '*', 'ask'], ['bash', '*', 'maybe']]],
  ['only some commands are asked for', [base, ['bash', 'rm *', 'ask']]],
])('a tool is not asked for when %s', (_when, rules) => {
  expect(findUnaskedTool(printed(...rules), ['bash'])).toContain('"bash"');
});

test('what can not be refused can not be allowed: a rule that denies is as good', () => {
  expect(findUnaskedTool(printed(base, ['bash', '*', 'deny']), ['bash'])).toBeUndefined();
});

test('a name with signs of patterns is taken as it is', () => {
  expect(findUnaskedTool(printed(['ba.h', '*', 'ask']), ['bash'])).toContain('"bash"');
});

test.each(['', 'Error: no such agent', '{', '{"permission":"ask"}', '[]'])('"%s" proves nothing', (text) => {
  expect(findUnaskedTool(text, ['bash'])).toBe("the rules that it printed can't be read");
});

test('a notice in front of the rules does not hide them', () => {
  expect(findUnaskedTool(`Migrating the database…\n${printed(['bash', '*', 'ask'])}`, ['bash'])).toBeUndefined();
});
