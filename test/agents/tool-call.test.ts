// What a tool call is read as: its command, folder, paths and arguments.
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { profiles } from '../../src/agents/acp-agents.ts';
import { findPaths, readCommand, readPermissionFields } from '../../src/agents/tool-call.ts';
import { toPermission } from '../../src/service/interns/acp/agent-questions.ts';
import type { ToolCall } from '../../src/service/interns/acp/wire.ts';
import { makeFolder } from '../service/interns/acp/support/agent-service.ts';
import { options } from '../service/interns/acp/support/conversation.ts';

type AgentName = keyof typeof profiles;

const unknownFolder = { cwd: 'unknown', inside: ['./unknown'], outside: ['unknown'] };

function ask(call: Partial<ToolCall>, agent: AgentName = 'opencode') {
  const asked = toPermission(
    { sessionId: 's', options, toolCall: { toolCallId: 'a' } },
    {
      call: { toolCallId: 'a', ...call },
      profile: profiles[agent],
      folder: '/work',
      signal: new AbortController().signal,
      respond: () => undefined,
    },
  );
  if (asked?.question.kind !== 'permission') throw new Error('Nothing is asked.');
  return { ...asked, question: asked.question };
}

const run = (rawInput: object, agent?: AgentName) => ask({ kind: 'execute', title: 'x', rawInput }, agent).question;

describe('the folder of a command', () => {
  test.each<[AgentName, object, object]>([
    ['opencode', {}, { cwd: '/work', inside: ['.'] }],
    ['opencode', { workdir: 'src/evil' }, { cwd: '/work/src/evil', inside: ['src/evil'] }],
    ['opencode', { workdir: '/tmp' }, { cwd: '/tmp', outside: ['/tmp'] }],
    ['codex', { workdir: 'src' }, { cwd: '/work/src', inside: ['src'] }],
    ['gemini', { dir_path: 'src' }, { cwd: '/work/src', inside: ['src'] }],
    ['claude', {}, { cwd: '/work', inside: ['.'] }],
    ['custom', { cwd: 'src' }, { cwd: '/work/src', inside: ['src'] }],
    // The agent ignores these fields, so a model could name any folder in them.
    ['opencode', { cwd: 'src' }, unknownFolder],
    ['opencode', { cwd: '/work/src' }, unknownFolder],
    // OpenCode itself writes the folder of its session there.
    ['opencode', { cwd: '/work' }, { cwd: '/work', inside: ['.'] }],
    ['opencode', { cwd: '/work', workdir: 'src' }, { cwd: '/work/src', inside: ['src'] }],
    ['gemini', { cwd: 'src' }, unknownFolder],
    ['claude', { cwd: 'src' }, unknownFolder],
    ['opencode', { workdir: '.', cwd: 'src' }, unknownFolder],
    ['custom', { working_directory: 'src' }, unknownFolder],
    ['opencode', { workdir: 7 }, unknownFolder],
  ])('of %s with %j is told as %j', (agent, more, told) => {
    const question = run({ command: 'npm test', ...more }, agent);
    const { cwd, inside, outside } = question;
    expect({ cwd, ...(inside && { inside }), ...(outside && { outside }) }).toEqual(told);
  });

  test.each([
    ['to-evil', 'WORK/src/evil'],
    ['to-evil/below', 'WORK/src/evil/below'],
    // A shell goes back to where the link is, the system to the folder above where it leads.
    ['to-below/..', 'unknown'],
    ['to-outside', 'OUTSIDE'],
    ['to-outside/..', 'unknown'],
    ['src/..', 'WORK'],
    ['src/evil/', 'WORK/src/evil'],
    ['new/folder', 'WORK/new/folder'],
    ['', 'WORK'],
  ])('through links is told as the one that they lead to: "%s" is %s', (workdir, told) => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    mkdirSync(path.join(folder, 'src', 'evil', 'below'), { recursive: true });
    symlinkSync('src/evil', path.join(folder, 'to-evil'));
    symlinkSync('src/evil/below', path.join(folder, 'to-below'));
    symlinkSync(outside, path.join(folder, 'to-outside'));
    const call = { kind: 'execute', rawInput: { command: 'npm test', workdir } };
    const { cwd } = readPermissionFields(call, profiles.opencode, folder);
    expect(cwd).toBe(told.replace('WORK', folder).replace('OUTSIDE', outside));
  });

  test.each([
    ['<current working directory /work] (Runs the tests)', { cwd: '/work', inside: ['.'] }],
    ['<current working directory /work]', { cwd: '/work', inside: ['.'] }],
    ['<in src/evil] (Runs the tests)', { cwd: '/work/src/evil', inside: ['src/evil'] }],
    ['<in src/..]/../evil] (Runs the tests)', unknownFolder],
    ['<in src/..] (/../evil] (Runs the tests)', unknownFolder],
    ['<in .] (a] (Runs the tests)', unknownFolder],
    ['Runs the tests [in .]', unknownFolder],
    ['', unknownFolder],
  ])('of Gemini CLI is told in the text of the request: case %$', (text, told) => {
    const content = [{ type: 'content', content: { type: 'text', text: text.replace('<', '[') } }];
    const { question } = ask({ kind: 'execute', title: 'npm test', content }, 'gemini');
    const { command, cwd, inside, outside } = question;
    expect({ cwd, ...(inside && { inside }), ...(outside && { outside }) }).toEqual(told);
    expect(command).toBe('npm test');
  });

  test('of a call whose arguments may be missing is unknown, and nothing is allowed for always', () => {
    const { question } = ask({ kind: 'execute', rawInput: { command: 'npm test' }, isPartial: true }, 'opencode');
    expect(question).toMatchObject({
      cwd: 'unknown',
      inside: ['./unknown'],
      options: ['allow_once', 'reject_once'],
    });
  });

  test.each([
    ['opencode', { workdir: '/etc', cwd: '/usr' }],
    ['opencode', { workdir: ['/etc'] }],
    ['custom', { directory: '/etc' }],
  ] as const)('that nobody knows is shown as %s wrote it: %j', (agent, written) => {
    const { paths, arguments: shown } = run({ command: 'npm test', ...written }, agent);
    expect([paths, shown]).toEqual([['unknown'], written]);
  });

  test('variables that a call sets are told', () => {
    expect(run({ command: 'npm test', env: { NODE_OPTIONS: '-r x' } })).toMatchObject({
      env: { NODE_OPTIONS: '-r x' },
    });
  });
});

test.each(['shell command: npm test', 'fs.write', 'network', '__proto__', ''])(
  'a made-up kind %j is other, and no command',
  (kind) => {
    const { question } = ask({ kind, rawInput: { command: 'npm test' } });
    expect(question).toMatchObject({ operation: 'other', tool_kind: 'other', command: undefined });
  },
);

describe('arguments of a call', () => {
  test.each([
    [{ kind: 'fetch', rawInput: { url: 'https://a.example/x', format: 'text' } }, 'https://a.example/x'],
    [{ kind: 'other', name: 'mcp__db__query', rawInput: { sql: 'drop table a' } }, undefined],
    [{ kind: 'think', name: 'task', rawInput: { prompt: 'do', agent: 'x' } }, undefined],
  ])('of %j reach the pause', (call, url) => {
    expect(ask(call).question).toMatchObject({ arguments: call.rawInput, ...(url === undefined ? {} : { url }) });
  });

  test('of an edit of Codex without a diff for each file leave out where a file is moved to: a place that nobody knows', () => {
    const [one, other] = [{ path: '/work/a' }, { path: '/work/b' }];
    const diff = (file: string) => ({ type: 'diff' as const, path: file, oldText: 'a', newText: 'b' });
    const edit = (locations: readonly { path: string }[], ...content: readonly ReturnType<typeof diff>[]) =>
      ask({ kind: 'edit', locations: [...locations], content: [...content] }, 'codex').question;
    expect(edit([one], diff('/work/c'))).toMatchObject({ paths: ['/work/a', '/work/c'] });
    expect(edit([one])).toMatchObject({ paths: ['/work/a', 'unknown'], outside: ['unknown'] });
    expect(edit([one, other], diff('/work/a'))).toMatchObject({ outside: ['unknown'] });
    expect(edit([one, other], diff('/work/a'), diff('/work/a'))).toMatchObject({ outside: ['unknown'] });
    expect(edit([one, other], diff('/work/a'), diff('/work/b'))).not.toHaveProperty('outside', ['unknown']);
    expect(ask({ kind: 'edit', locations: [one] }, 'opencode').question).toMatchObject({ paths: ['/work/a'] });
  });

  test('of a command and of an edit stand in fields of their own', () => {
    expect(run({ command: 'ls' })).not.toHaveProperty('arguments');
    const edit = { kind: 'edit', locations: [{ path: '/work/a' }], rawInput: { content: 'all of it' } };
    expect(ask(edit).question).not.toHaveProperty('arguments');
  });

  test.each([
    [{ additionalPermissions: { network: { enabled: true } } }],
    [{ environment: { NODE_OPTIONS: '-r x' } }],
    [{ args: ['test'] }],
    [{ shell: './src/evil/sh' }],
    [{ stdin: 'rm -rf .' }],
    [{ dangerouslyDisableSandbox: true }],
  ])('of a command are those that nobody understands: %j', (more) => {
    const told = { description: 'Runs the tests', timeout: 1000, run_in_background: false };
    const question = run({ command: 'npm test', ...told, ...more });
    expect(question).toMatchObject({ command: 'npm test', arguments: more });
    expect(question.arguments).toEqual(more);
  });

  test('of a command: files that it names do not stand for the folder that it runs in', () => {
    const call = { kind: 'execute', rawInput: { command: 'npm test' }, locations: [{ path: '/work/packages/app' }] };
    expect(ask(call).question).toMatchObject({ cwd: '/work', inside: ['packages/app', '.'] });
  });

  test.each(['destination', 'new_path', 'to', 'targetFile'])('a move names where it leads, by %s too', (name) => {
    const call = {
      kind: 'move',
      locations: [{ path: '/work/src/a.ts' }],
      rawInput: { [name]: '.github/workflows/x.yml' },
    };
    expect(ask(call).question.inside).toEqual(['src/a.ts', '.github/workflows/x.yml']);
  });

  test.each([{ destination: ['/etc/x'] }, { b: '/etc/x' }, { to: { path: '/etc/x' } }])(
    'a move names each text of its raw input, as any may be where it leads: %j',
    (rawInput) => {
      const call = {
        kind: 'move',
        locations: [{ path: '/work/a.ts' }],
        rawInput: { ...rawInput, description: 'Moves' },
      };
      expect(ask(call).question.paths).toEqual(['/work/a.ts', '/etc/x']);
    },
  );

  test.each(['edit', 'delete', 'move', 'read', 'search'])('a path of %s in its raw input alone is unknown', (kind) => {
    const { paths, outside, arguments: shown } = ask({ kind, rawInput: { n: 7, target: 7 } }).question;
    expect([paths, outside, shown]).toEqual([['unknown'], ['unknown'], { n: 7, target: 7 }]);
  });

  test('are bounded', () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    const rawInput = { long: 'x'.repeat(100_000), many: Array.from({ length: 1000 }, () => 'y'.repeat(100)), deep };
    expect(JSON.stringify(ask({ kind: 'other', rawInput }).question).length).toBeLessThan(34_000);
    expect(ask({ kind: 'fetch', rawInput: { url: 'u'.repeat(9000) } }).question.url).toBeUndefined();
  });
});

describe('"always"', () => {
  const key = (call: Partial<ToolCall>) => ask(call).standingKey;
  const edit: Partial<ToolCall> = {
    kind: 'edit',
    title: 'a',
    locations: [{ path: '/work/a' }],
    rawInput: { file: 'a' },
  };

  test('stands for the same call again', () => {
    expect(key(edit)).toBe(key({ ...edit }));
    expect(key(edit)).toBeDefined();
  });

  test.each<[string, Partial<ToolCall>]>([
    ['another kind', { kind: 'delete' }],
    ['another tool', { name: 'write' }],
    ['other arguments', { rawInput: { file: 'b' } }],
    ['other contents', { content: [{ type: 'diff', path: '/work/a', newText: 'b' }] }],
  ])('does not stand for %s with the same title', (_what, more) => {
    expect(key({ ...edit, ...more })).not.toBe(key(edit));
  });

  test('does not stand for another address, or another command given as a list', () => {
    const fetched = (url: string) => key({ kind: 'fetch', title: 'Fetch', rawInput: { url } });
    expect(fetched('https://a.example')).not.toBe(fetched('https://b.example'));
    const listed = (word: string) => key({ kind: 'execute', title: 'Run', rawInput: { command: ['git', word] } });
    expect(listed('status')).not.toBe(listed('push'));
  });

  test.each([
    { kind: 'fetch', title: 'Fetch it' },
    { kind: 'execute', title: 'bash', rawInput: {} },
  ])('is not offered where a call does not say what it will do: %j', (call) => {
    const { question, standingKey } = ask(call);
    expect(question.options).toEqual(['allow_once', 'reject_once']);
    expect(standingKey).toBeUndefined();
  });

  test.each<[string, (climbing: string) => Partial<ToolCall>]>([
    ['a path', (climbing) => ({ kind: 'edit', locations: [{ path: climbing }], rawInput: { file: climbing } })],
    ['the folder of a command', (climbing) => ({ kind: 'execute', rawInput: { command: 'npm test', cwd: climbing } })],
    ['a path in its raw input alone', (climbing) => ({ kind: 'edit', rawInput: { filePath: climbing } })],
    ['a folder in a strange field', () => ({ kind: 'execute', rawInput: { command: 'npm test', directory: 'src' } })],
  ])('is not offered where nobody knows %s, which a link may lead elsewhere the next time', (_what, call) => {
    const folder = makeFolder();
    symlinkSync(makeFolder(), path.join(folder, 'link'));
    const { question, standingKey } = ask(call(`${folder}/link/../x`));
    expect(question.options).toEqual(['allow_once', 'reject_once']);
    expect(standingKey).toBeUndefined();
  });
});

const profile = {
  folderFields: ['workdir', 'cwd'],
  commandFields: ['command', 'cmd'],
  titleForms: [/^run `(?<command>[^`]+)`(?: in (?<cwd>.+))?$/],
};

test.each<
  readonly [what: string, call: Partial<ToolCall>, command: string | undefined, cwd: string | null | undefined]
>([
  ['a text', { rawInput: { command: 'git status' } }, 'git status', undefined],
  ['the field of the profile', { rawInput: { cmd: 'ls' } }, 'ls', undefined],
  ['its folder', { rawInput: { command: 'ls', cwd: '/tmp' } }, 'ls', '/tmp'],
  ['two folders', { rawInput: { command: 'ls', workdir: 'src', cwd: '/tmp' } }, 'ls', null],
  ['one folder in two fields', { rawInput: { command: 'ls', workdir: 'src', cwd: 'src' } }, 'ls', 'src'],
  ['a folder that is no text', { rawInput: { command: 'ls', workdir: ['src'] } }, 'ls', null],
  ['a folder in a field that no profile has', { rawInput: { command: 'ls', working_directory: 'src' } }, 'ls', null],
  ['a folder that is null', { rawInput: { command: 'ls', workdir: null, directory: null } }, 'ls', undefined],
  ['bash -c', { rawInput: { command: ['bash', '-c', 'ls; id'] } }, 'ls; id', undefined],
  ['sh -lc', { rawInput: { command: ['/bin/sh', '-lc', 'ls'] } }, 'ls', undefined],
  ['another list', { rawInput: { command: ['git', 'status'] } }, undefined, undefined],
  ['a shell with more', { rawInput: { command: ['bash', '-c', 'ls', 'x'] } }, undefined, undefined],
  ['a shell of another folder', { rawInput: { command: ['/tmp/bash', '-c', 'ls'] } }, undefined, undefined],
  ['an empty text', { rawInput: { command: '' } }, undefined, undefined],
  ['a title in a form of the profile', { title: 'run `ls` in /tmp' }, 'ls', '/tmp'],
  ['a title that only begins so', { title: 'run `ls`; rm -rf /' }, undefined, undefined],
  ['a title alone', { title: 'git status' }, undefined, undefined],
  [
    'a structure that is not understood beats the title',
    { rawInput: { command: ['x'] }, title: 'run `ls`' },
    undefined,
    undefined,
  ],
])('%s', (_what, call, command, cwd) => {
  expect(readCommand({ ...call }, profile)).toMatchObject({ command, cwd });
});

function read(folder: string, ...paths: readonly string[]) {
  return findPaths({ locations: paths.map((one) => ({ path: one })) }, folder);
}

test('a link in the work folder that leads out of it is outside, also for a file that is not there yet', () => {
  const folder = makeFolder();
  const away = makeFolder();
  symlinkSync(away, path.join(folder, 'link'));
  expect(read(folder, 'link/new.txt', path.join(folder, 'link'))).toEqual({
    paths: [path.join(away, 'new.txt'), away, path.join(folder, 'link')],
    inside: ['link'],
    outside: [path.join(away, 'new.txt'), away],
  });
});

test.each([
  ['../.github/workflows/new.yml', 'WORK/.github/workflows/new.yml'],
  ['OUTSIDE/new', 'OUTSIDE/new'],
  // Some programs join it, and make "new" beside the link.
  ['to-outside/../new', 'unknown'],
  ['second', 'OUTSIDE/second'],
  // Neither can be written.
  ['a.ts', 'WORK/src/a.ts'],
  ['missing/../a.ts', 'WORK/src/a.ts'],
])('a link to what is not there yet is where a write would make it: "%s" is %s', (target, told) => {
  const [folder, outside] = [makeFolder(), makeFolder()];
  const placed = (text: string): string => text.replace('WORK', folder).replace('OUTSIDE', outside);
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(outside, path.join(folder, 'src', 'to-outside'));
  symlinkSync(path.join(outside, 'second'), path.join(folder, 'src', 'second'));
  symlinkSync(placed(target), path.join(folder, 'src', 'a.ts'));
  expect(read(folder, 'src/a.ts').paths).toContain(placed(told));
});

test('.. is resolved, a relative path begins at the work folder, and a name that only begins like it is outside', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'a'));
  expect(read(folder, 'a/../b', `${folder}/../${path.basename(folder)}x/c`, '.')).toEqual({
    paths: [path.join(folder, 'b'), `${folder}x/c`, folder],
    inside: ['b', '.'],
    outside: [`${folder}x/c`],
  });
});

test('a call that names no path has no list: a rule about all of them does not match', () => {
  expect(read(makeFolder())).toEqual({ paths: undefined, inside: undefined, outside: undefined });
  expect(read(makeFolder(), 'a\0b').outside).toEqual(['unknown']);
});

test('a work folder that is a link is the root of itself, and nothing outside', () => {
  const real = realpathSync(makeFolder());
  const folder = path.join(real, 'link');
  mkdirSync(path.join(real, 'work'));
  symlinkSync('work', folder);
  expect(findPaths({}, folder, folder)).toEqual({
    paths: [path.join(real, 'work')],
    inside: ['.'],
    outside: undefined,
  });
});

test('a folder that the call names to run in counts, links resolved, so that a policy can refuse one outside', () => {
  const folder = makeFolder();
  const away = makeFolder();
  symlinkSync(away, path.join(folder, 'link'));
  const from = (cwd: string) => findPaths({}, folder, cwd);
  expect(from(away)).toEqual({ paths: [away], inside: undefined, outside: [away] });
  expect(from('link').outside).toEqual([away]);
  expect(from('..').outside).toEqual([path.dirname(folder)]);
  expect(from(folder)).toEqual({ paths: [folder], inside: ['.'], outside: undefined });
});

test('.. behind a link, which some programs follow and others join, leads nobody knows where', () => {
  const folder = makeFolder();
  symlinkSync(makeFolder(), path.join(folder, 'link'));
  const joined = path.join(folder, 'x');
  const unknown = { paths: [joined, 'unknown'], inside: ['./unknown'], outside: ['unknown'] };
  expect(read(folder, 'link/../x')).toEqual(unknown);
  expect(findPaths({}, folder, 'link/../x')).toEqual(unknown);
  expect(read(folder, 'link/new/..')).toMatchObject({
    inside: ['./unknown'],
    outside: ['unknown'],
  });
});

test.each<[string, (root: string) => string, readonly string[] | undefined, boolean]>([
  [
    'a link by itself, which a removal changes, and where it leads',
    (root) => {
      mkdirSync(path.join(root, '.github'), { recursive: true });
      symlinkSync('../src/ci.yml', path.join(root, '.github/ci.yml'));
      return '.github/ci.yml';
    },
    ['src/ci.yml', '.github/ci.yml'],
    false,
  ],
  [
    'a ".." behind a link, in the text of a link, as unknown',
    (root) => {
      mkdirSync(path.join(root, 'src/d'), { recursive: true });
      mkdirSync(path.join(root, '.github'), { recursive: true });
      symlinkSync('../src/d', path.join(root, '.github/p'));
      symlinkSync('../.github/p/../new.yml', path.join(root, 'src/a.ts'));
      return 'src/a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'a link by a name that is no UTF-8 as unknown',
    (root) => {
      mkdirSync(path.join(root, 'src'), { recursive: true });
      const odd = Buffer.concat([Buffer.from(`${root}/src/`), Buffer.from([0xff])]);
      symlinkSync('/tmp', odd);
      symlinkSync(Buffer.concat([Buffer.from([0xff]), Buffer.from('/new')]), path.join(root, 'src/a.ts'));
      return 'src/a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'a link that climbs out of a link as unknown',
    (root) => {
      mkdirSync(path.join(root, 'src/d'), { recursive: true });
      symlinkSync('src/d', path.join(root, 'p'));
      symlinkSync('../new.yml', path.join(root, 'src/d/a.ts'));
      return 'p/a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'the same, one link later, as unknown',
    (root) => {
      mkdirSync(path.join(root, 'src/d'), { recursive: true });
      symlinkSync('src/d', path.join(root, 'p'));
      symlinkSync('b.ts', path.join(root, 'src/d/a.ts'));
      symlinkSync('../new.yml', path.join(root, 'src/d/b.ts'));
      return 'p/a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'a link that climbs within its own folder, behind a link that it does not leave',
    (root) => {
      mkdirSync(path.join(root, 'src/d/e'), { recursive: true });
      symlinkSync('src/d', path.join(root, 'p'));
      symlinkSync('../b.ts', path.join(root, 'src/d/e/a.ts'));
      return 'p/e/a.ts';
    },
    ['src/d/b.ts', 'src/d/e/a.ts'],
    false,
  ],
  [
    'a name that is no UTF-8 as unknown, wherever it stands',
    (root) => {
      mkdirSync(path.join(root, 'src'));
      symlinkSync('/tmp', Buffer.concat([Buffer.from(`${root}/src/`), Buffer.from([0xff])]));
      return 'src/\ufffd/../a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'every link of those that it ends in',
    (root) => {
      mkdirSync(path.join(root, '.github'), { recursive: true });
      mkdirSync(path.join(root, 'src'));
      symlinkSync('../src/b.ts', path.join(root, '.github/ci.yml'));
      symlinkSync('../.github/ci.yml', path.join(root, 'src/a.ts'));
      return 'src/a.ts';
    },
    ['src/b.ts', 'src/a.ts', '.github/ci.yml'],
    false,
  ],
  [
    'a link of a process, which leads each to another place, as unknown',
    (root) => {
      mkdirSync(path.join(root, 'src'));
      symlinkSync('/proc/self/cwd/src/b.ts', path.join(root, 'src/a.ts'));
      return 'src/a.ts';
    },
    ['./unknown'],
    true,
  ],
  [
    'links in a circle as unknown',
    (root) => {
      symlinkSync('b', path.join(root, 'a'));
      symlinkSync('a', path.join(root, 'b'));
      return 'a';
    },
    ['./unknown'],
    true,
  ],
])('tells %s', (_name, make, inside, isOutside) => {
  const root = makeFolder();
  const told = findPaths({ title: 'Edit', locations: [{ path: make(root) }] }, root);
  expect([told.inside, told.outside !== undefined]).toEqual([inside, isOutside]);
});
