// Links that a checkout holds, and names that programs read in two ways: neither leads an allowed call to another place.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { splitCommands } from '../../src/agents/command-links.ts';
import type { HookName } from '../../src/agents/hook-names.ts';
import { bash } from '../../src/permission/shell/bash.ts';
import { type Bench, commandOf, openBench } from './bench.ts';

let bench: Bench;
const examples = path.join(import.meta.dirname, '../../examples/policies');

beforeEach(() => {
  bench = openBench();
  const { folder, work } = bench;
  mkdirSync(path.join(folder, 'home'));
  mkdirSync(path.join(work, 'node_modules/.bin'), { recursive: true });
  for (const file of ['plain.txt', '.env', 'src/a.ts', 'node_modules/x.mjs']) writeFileSync(path.join(work, file), 'x');
  writeFileSync(path.join(folder, 'home/key'), 'KEY');
  const links = {
    'out.txt': '../home/key',
    'environ.txt': '/proc/self/environ',
    'env.txt': '.env',
    'fine.txt': 'plain.txt',
    "it's.txt": 'plain.txt',
    outside: '../home',
    circle: 'circle',
    'src/up': '..',
    'node_modules/.bin/x': '../x.mjs',
    ['__proto__']: '../home/key',
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(work, name));
});

/** Whether the hook allows a call: else it asks, or refuses. */
async function isAllowed(host: HookName, payload: object, policy: string): Promise<boolean> {
  const { code, stdout } = await bench.run(host, payload, { policy });
  return code === 0 && /"allow"/.test(stdout);
}

const readOnly = path.join(examples, 'agent-read-only.yml');
const editing = path.join(examples, 'agent-edits-sources.yml');

test.each([
  ['cat plain.txt', true],
  ['cat fine.txt', true],
  ['cat src/up/plain.txt', true],
  ['cat out.txt', false],
  ["cat 'out.txt'", false],
  ['cat plain.txt out.txt', false],
  ['ls src && cat out.txt', false],
  ['cat environ.txt', false],
  ['cat env.txt', false],
  ['cat src/up/.env', false],
  ['cat src/up/env.txt', false],
  ['ls outside', false],
  ['cat outside/key', false],
  ['cat __proto__', false],
  [`cat ${Array.from({ length: 4001 }, (_, index) => `f${index}`).join(' ')}`.slice(0, 8000), true],
])('the policy that reads: %s is allowed: %s', async (command, allowed) => {
  expect(await isAllowed('claude', commandOf('claude', command), readOnly)).toBe(allowed);
});

test.each([
  ['cd src && cat a.ts', true],
  ['cd src && cat up/plain.txt', true],
  ['cd src && cat up/env.txt', false],
  ['cd src/up && cat out.txt', false],
  ['cd src && cd up && cat out.txt', false],
  ['cd -- src && cat up/env.txt', false],
  ['pnpm --dir src exec cat up/env.txt', false],
  ['pnpm --dir=src exec cat up/env.txt', false],
  ['pnpm --dir=src exec cat up/plain.txt', true],
  ['git -C src diff up/plain.txt', true],
  ['git -C src diff up/out.txt', false],
  // A message is no path, however long; nor is a link in a circle a folder.
  [`git commit -m '${'long '.repeat(200)}'`, true],
  ['cat circle', false],
  // A folder in one word with its option.
  ['git -Csrc diff up/out.txt', false],
  // Exact words may be links within the work folder, and a program too.
  ['node node_modules/.bin/x', true],
  ['node out.txt', false],
  ['node_modules/.bin/x --help', true],
  ['cat WORK/plain.txt', true],
  ['cat WORK/out.txt', false],
])('a policy of its own: %s is allowed: %s', async (text, allowed) => {
  const command = text.replace('WORK', bench.work);
  const only = `"cd {path:**}", "cd -- src", "pnpm --dir src exec cat {path:**}", "pnpm --dir=src exec cat {path:**}", "cat {path:**}", "git commit -m *", "git -C src diff {path:**}", "git -Csrc diff {path:**}", "cat ${path.join(bench.work, 'out.txt')}", "cat ${path.join(bench.work, 'plain.txt')}", "node node_modules/.bin/x", "node out.txt", "node_modules/.bin/x **"`;
  const policy = path.join(bench.folder, 'own.yml');
  const rule = `{ id: r, match: { kind: permission, command: { shell: { only: [${only}] } } }, then: allow }`;
  writeFileSync(policy, `version: 1\nrules:\n  - ${rule}\n`);
  expect(await isAllowed('claude', commandOf('claude', command), policy)).toBe(allowed);
});

test.each([
  ['cat src/a.ts', true],
  ['cat fine.txt', false],
  // Bash joins the parts of a word.
  [String.raw`cat fi\ne.txt`, false],
  ['cat "fi"ne.txt', false],
  ["cat fine''.txt", false],
  [`cat "it's".txt`, false],
  ['cat fi\\\nne.txt', false],
  ['cat fi"\\\nne".txt', false],
  [String.raw`cat it\'s".txt"`, false],
  ["cat $'fine.txt'", false],
  ['cat $"fine.txt"', false],
  // A quote that opens none, and commands within quotes.
  [String.raw`cat x\'s && cat fine.txt && cat x\'s`, false],
  ["cat x # it's\ncat fine.txt # it's", false],
  ["cat <<X\nit's\nX\ncat fine.txt # it's", false],
  ['cat x "$(cat fine.txt)"', false],
  ['cat x `cat fine.txt`', false],
  ['cat >$(true) fine.txt', false],
  ['cat "`cat fine.txt`"', false],
  ['cat x `cat fi\\\\ne.txt`', false],
  // To look up every word that this may be would take seconds.
  [`cat ${'\\ '.repeat(4000)}`, false],
  [String.raw`cat x\" && cat fine.txt && cat x\"`, false],
  [String.raw`cat "x\"" && cat fine.txt && cat "x\""`, false],
  ['cp src/a.ts fine.txt', true],
  ['cp src/a.ts env.txt', false],
  // One word counts as it is written, the other as it leads.
  ['cp src/up env.txt', false],
])('a guard sees where a link leads: %s is allowed: %s', async (command, allowed) => {
  const policy = path.join(bench.folder, 'guard.yml');
  const guarded = '"cat {path:plain.txt}", "cp {path:src/**} {path:.env}"';
  writeFileSync(
    policy,
    `version: 1
guards:
  - { id: g, match: { command: { shell: { any: [${guarded}] } } }, then: reject, reason: guarded }
rules:
  - { id: r, match: { kind: permission, command: { glob: "c*" } }, then: allow }
`,
  );
  const payload = { ...commandOf('claude', 'x'), tool_input: { command } };
  expect(await isAllowed('claude', payload, policy)).toBe(allowed);
});

describe('a name that programs read in two ways', () => {
  const call = (tool_name: string, tool_input: object) => ({
    ...commandOf('claude', 'x'),
    cwd: 'FOLDER/src',
    tool_name,
    tool_input,
  });

  test.each([
    ['Write', { file_path: 'new.ts', content: 'x' }, true],
    ['Write', { file_path: '~/bin/npm', content: 'x' }, false],
    ['Write', { file_path: '~root/x', content: 'x' }, false],
    ['Write', { file_path: ' /etc/x', content: 'x' }, false],
    ['Write', { file_path: 'x.ts ', content: 'x' }, false],
    ['Grep', { pattern: 'x', path: '.' }, true],
    ['Grep', { pattern: 'x', path: '~/work' }, false],
    ['Glob', { pattern: '~/work/*' }, false],
    ['Glob', { pattern: '*', path: '~' }, false],
  ])('%s %j is allowed: %s', async (tool, input, allowed) => {
    expect(await isAllowed('claude', call(tool, input), tool === 'Write' ? editing : readOnly)).toBe(allowed);
  });
});

describe('a folder that a model names in a field which the agent ignores', () => {
  test.each<[HookName, string, object, boolean]>([
    ['opencode', 'args', { command: 'npm test' }, false],
    ['opencode', 'args', { command: 'npm test', workdir: 'FOLDER' }, true],
    ['opencode', 'args', { command: 'npm test', cwd: 'FOLDER' }, false],
    ['gemini', 'tool_input', { command: 'npm test', cwd: 'FOLDER' }, false],
    ['gemini', 'tool_input', { command: 'npm test', directory: 'FOLDER' }, false],
    ['copilot', 'toolArgs', { command: 'npm test', workdir: 'FOLDER' }, false],
    ['claude', 'tool_input', { command: 'npm test', cwd: 'FOLDER' }, false],
  ])('%s: %s %j is allowed: %s', async (host, field, input, allowed) => {
    const payload = { ...commandOf(host, 'npm test'), cwd: 'FOLDER/src', [field]: input };
    const { code, stdout } = await bench.run(host, payload, { policy: editing });
    // Gemini CLI is told an allow by silence.
    expect(code === 0 && (/"allow"/.test(stdout) || (host === 'gemini' && stdout === ''))).toBe(allowed);
  });
});

test.each(['cat a.txt', 'cd "a b" && ls', "git commit -m 'x; y' | wc -l;echo a,b", 'a||b&&c -x=y'])(
  'the words of a command that can be allowed are those of its grammar: %s',
  (command) => {
    const reading = bash.literal(command);
    expect(splitCommands(command).filter((words) => words.length > 0)).toEqual(
      'error' in reading ? [] : reading.commands,
    );
  },
);
