// Ways round the hook that were tried by an attacker: each ends in a refusal or a question, never in silence.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HookName } from '../../src/agents/hook-names.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { toPause } from '../../src/hook/pause.ts';
import { parsePayload, readCall } from '../../src/hook/payload.ts';
import { saveTrustedCopy } from '../../src/trust/trusted-copy.ts';
import { type Bench, commandOf, openBench, policy } from './bench.ts';

let bench: Bench;

beforeEach(() => {
  bench = openBench();
});

const trust = (checkout: string, text = policy): void => {
  saveTrustedCopy({ checkout, file: 'x', text, now: 0 }, { XDG_STATE_HOME: bench.folder });
};
const unnamed = { policy: undefined };

describe('a trusted checkout that is not found as one', () => {
  test('its folder is open to everybody, the session in a folder of it: asked, and told why', async () => {
    trust(bench.work);
    chmodSync(bench.work, 0o777);
    const end = await bench.run('claude', { ...commandOf('claude', 'rm x'), cwd: 'FOLDER/src' }, unnamed);
    expect(end.stdout).toContain('"ask"');
    expect(end.stdout).toContain(bench.work);
  });

  test('another repository inside of it, that nobody trusted: asked', async () => {
    trust(bench.work);
    mkdirSync(path.join(bench.work, 'src/.git'));
    const end = await bench.run('claude', { ...commandOf('claude', 'rm x'), cwd: 'FOLDER/src' }, unnamed);
    expect(end.stdout).toContain('"ask"');
  });

  test('the state of the session is held while it changes its folder: asked', async () => {
    trust(bench.work);
    await bench.run('claude', commandOf('claude', 'git push'), unnamed);
    mkdirSync(path.join(bench.folder, 'elsewhere'));
    for (const name of bench.sessions()) writeFileSync(`${name}.lock`, '');
    const call = { ...commandOf('claude', 'make'), cwd: path.join(bench.folder, 'elsewhere') };
    expect((await bench.run('claude', call, unnamed)).stdout).toContain('"ask"');
  });
});

describe('a folder behind a link: joined, it is the root, and the system goes to another one', () => {
  const through = 'to-below/..';
  const places: readonly [HookName, object][] = [
    ['claude', { cwd: `FOLDER/${through}` }],
    ['codex', { tool_input: { command: 'npm test', workdir: through } }],
    ['gemini', { tool_input: { command: 'npm test', dir_path: through } }],
    ['copilot', { cwd: `FOLDER/${through}` }],
    ['cursor', { cwd: `FOLDER/${through}` }],
    ['opencode', { args: { command: 'npm test', workdir: through } }],
  ];

  test.each(places)('%s: %o', (host, place) => {
    mkdirSync(path.join(bench.work, 'src/below'));
    symlinkSync('src/below', path.join(bench.work, 'to-below'));
    const told = (more: string): unknown => {
      const payload = { ...commandOf(host, 'npm test'), ...(JSON.parse(more) as object) };
      const call = readCall(parsePayload(new TextEncoder().encode(bench.placed(payload))), hooks[host]);
      return JSON.parse(toPause(call, hooks[host], bench.work).arguments);
    };
    const text = JSON.stringify(place);
    expect(told(text)).toMatchObject({
      command: 'npm test',
      cwd: 'unknown',
      inside: ['./unknown'],
      outside: ['unknown'],
    });
    expect(told(text.replaceAll(through, 'src/..'))).toMatchObject({ cwd: bench.work, inside: ['.'] });
  });
});

describe('Cursor, which takes silence for a failure', () => {
  const cursor = (more: object, roots = ['FOLDER']) => ({
    ...commandOf('cursor', 'x'),
    workspace_roots: roots,
    ...more,
  });
  const edit = {
    hook_event_name: 'preToolUse',
    command: undefined,
    tool_name: 'Write',
    tool_input: { file_path: 'FOLDER/a' },
  };

  test('without a policy only what looks is allowed', async () => {
    expect((await bench.run('cursor', commandOf('cursor', 'rm x'), unnamed)).stdout).toContain('"ask"');
    expect((await bench.run('cursor', cursor(edit), unnamed)).code).toBe(2);
    const read = { ...edit, tool_name: 'Read' };
    expect((await bench.run('cursor', cursor(read), unnamed)).stdout).toContain('"allow"');
  });

  test('a tool of a server is no tool of its own, whatever its name', async () => {
    trust(
      bench.work,
      'version: 1\nrules:\n  - id: all\n    match: { kind: permission, tool: shell, command: npm test }\n    then: allow\n',
    );
    for (const tool_name of ['Shell', 'Task', 'Read', 'Grep', 'Write']) {
      const call = {
        ...cursor(edit),
        hook_event_name: 'beforeMCPExecution',
        tool_name,
        tool_input: { command: 'npm test' },
      };
      expect((await bench.run('cursor', call, unnamed)).stdout).toContain('"ask"');
    }
  });

  test('every root counts, not the first alone', async () => {
    const other = path.join(bench.folder, 'other');
    mkdirSync(path.join(other, '.git'), { recursive: true });
    trust(bench.work);
    const call = { ...commandOf('cursor', 'rm x'), workspace_roots: [other, 'FOLDER'] };
    expect(await bench.run('cursor', call, unnamed)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no-remove'),
    });
  });

  test('roots with different copies: the strictest decides', async () => {
    const other = path.join(bench.folder, 'other');
    mkdirSync(path.join(other, '.git'), { recursive: true });
    trust(bench.work);
    trust(other, 'version: 1\nrules:\n  - id: other\n    match: { kind: permission }\n    then: reject\n');
    const call = { ...commandOf('cursor', 'npm test'), workspace_roots: ['FOLDER', other] };
    expect((await bench.run('cursor', call, unnamed)).stderr).toContain('other');
    trust(other, 'version: 1\n');
    expect((await bench.run('cursor', { ...call, conversation_id: 'u' }, unnamed)).stdout).toContain('"ask"');
  });
});

test('an allow of OpenCode is for one call: none of another session, and no later one with its id', async () => {
  const answer = path.join(bench.folder, 'answer.json');
  const plugin = path.join(bench.folder, 'plugin.mjs');
  writeFileSync(plugin, hooks.opencode.install.script?.(`cat '${answer}'`) ?? '');
  const { Interns } = await import(pathToFileURL(plugin).href);
  const answered: unknown[] = [];
  const client = { postSessionIdPermissionsPermissionId: async (asked: unknown) => answered.push(asked) };
  const called = await Interns({ client, directory: bench.work, worktree: bench.work });
  const isAnswered = async (sessionID: string, decision: string): Promise<boolean> => {
    writeFileSync(answer, JSON.stringify({ decision }));
    await called['tool.execute.before']({ tool: 'bash', sessionID, callID: 'bash:0' }, { args: {} });
    return isAnsweredNow(sessionID);
  };
  const isAnsweredNow = async (sessionID: string): Promise<boolean> => {
    answered.length = 0;
    const properties = { id: 'p', sessionID, tool: { callID: 'bash:0' } };
    await called.event({ event: { type: 'permission.asked', properties } });
    return answered.length > 0;
  };
  const fail = (sessionID: string) => {
    const part = { type: 'tool', sessionID, callID: 'bash:0', state: { status: 'error' } };
    return called.event({ event: { type: 'message.part.updated', properties: { part } } });
  };
  expect(await isAnswered('one', 'allow')).toBe(true);
  expect(await isAnswered('other', 'ask')).toBe(false);
  await called['tool.execute.after']({ sessionID: 'one', callID: 'bash:0' });
  expect(await isAnsweredNow('one')).toBe(false);
  expect(await isAnswered('one', 'ask')).toBe(false);
  await fail('one');
  expect(await isAnswered('one', 'allow')).toBe(true);
  // Another call with the id of one that has not ended: it is refused, nor is anything answered for either, then or later.
  await expect(isAnswered('one', 'allow')).rejects.toThrow('another call with the same id has not ended');
  expect(await isAnsweredNow('one')).toBe(false);
  await fail('one');
  await expect(isAnswered('one', 'allow')).rejects.toThrow('another call with the same id has not ended');
  // A refused call leaves its id free.
  await expect(isAnswered('third', 'no')).rejects.toThrow('refused');
  expect(await isAnswered('third', 'allow')).toBe(true);
});

test('of two calls of OpenCode with one id, judged at the same time, the second is refused', async () => {
  const plugin = path.join(bench.folder, 'two.mjs');
  writeFileSync(plugin, hooks.opencode.install.script?.(`sleep 0.2; echo '{"decision":"allow"}'`) ?? '');
  const { Interns } = await import(pathToFileURL(plugin).href);
  const answered: unknown[] = [];
  const client = { postSessionIdPermissionsPermissionId: async (asked: unknown) => answered.push(asked) };
  const called = await Interns({ client, directory: bench.work, worktree: bench.work });
  const begin = (): Promise<void> =>
    called['tool.execute.before']({ tool: 'bash', sessionID: 's', callID: 'c' }, { args: {} });
  const ends = await Promise.allSettled([begin(), begin()]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const properties = { id: 'p', sessionID: 's', tool: { callID: 'c' } };
  await called.event({ event: { type: 'permission.asked', properties } });
  expect(answered).toEqual([]);
});

test('an address that a tool ignores is not told as the one that it fetches', async () => {
  const rule = '/url: { glob: "https://docs.example/*" }';
  trust(bench.work, `version: 1\nrules:\n  - { id: docs, match: { kind: permission, ${rule} }, then: allow }\n`);
  const url = 'https://docs.example/x';
  const fetching = { ...commandOf('gemini', 'x'), tool_name: 'web_fetch', tool_input: { prompt: 'evil.example', url } };
  expect((await bench.run('gemini', fetching, unnamed)).stdout).toContain('"ask"');
  const searching = { ...commandOf('claude', 'x'), tool_name: 'WebSearch', tool_input: { query: 'x', url } };
  expect((await bench.run('claude', searching, unnamed)).stdout).toContain('"ask"');
  const right = { ...commandOf('claude', 'x'), tool_name: 'WebFetch', tool_input: { url, prompt: 'x' } };
  expect((await bench.run('claude', right, unnamed)).stdout).toContain('"allow"');
});

test.each(['', undefined])('a command of Cursor without its folder (%j) runs nobody knows where', async (cwd) => {
  const call = { ...commandOf('cursor', 'npm test'), workspace_roots: ['FOLDER'], cwd };
  expect((await bench.run('cursor', call)).stdout).not.toContain('"allow"');
  expect((await bench.run('cursor', { ...call, cwd: 'FOLDER' })).stdout).toContain('"allow"');
});

test('the same tool of another server of Cursor is another call', async () => {
  const rule = '/tool_name: query, /server: "npx trusted-db"';
  trust(bench.work, `version: 1\nrules:\n  - { id: q, match: { kind: permission, ${rule} }, then: allow }\n`);
  const call = {
    ...commandOf('cursor', 'x'),
    hook_event_name: 'beforeMCPExecution',
    tool_name: 'query',
    tool_input: '{}',
  };
  expect((await bench.run('cursor', { ...call, command: 'npx trusted-db' }, unnamed)).stdout).toContain('"allow"');
  expect((await bench.run('cursor', { ...call, command: 'node evil.js' }, unnamed)).stdout).not.toContain('"allow"');
});

test('PowerShell of Copilot is no shell of which a rule knows the words', async () => {
  trust(bench.work);
  const call = { ...commandOf('copilot', 'npm test'), toolName: 'powershell' };
  expect((await bench.run('copilot', call, unnamed)).stdout).toContain('"ask"');
});

test('an allow of Codex for a call of a server is not for another of its calls with the same command', async () => {
  trust(
    bench.work,
    'version: 1\nrules:\n  - id: s\n    match: { kind: permission, tool: other, /arguments/target: staging }\n    then: allow\n',
  );
  const call = (hook_event_name: string, target: string) => {
    const tool_input = { command: 'restart', target };
    return { ...commandOf('codex', 'x'), hook_event_name, tool_name: 'mcp__ops__run', tool_input };
  };
  await bench.run('codex', call('PreToolUse', 'staging'), unnamed);
  expect((await bench.run('codex', call('PermissionRequest', 'production'), unnamed)).stdout).toBe('');
  expect((await bench.run('codex', call('PermissionRequest', 'staging'), unnamed)).stdout).toContain('allow');
});

test('an allow of a patch in Codex is not for the same patch that a shell gives elsewhere, whose request tells no folder', async () => {
  const call = (hook_event_name: string, tool_name: string, command: string) => {
    return { ...commandOf('codex', 'x'), hook_event_name, tool_name, tool_input: { command } };
  };
  const patch = '*** Begin Patch\n*** Add File: src/x.yml\n+c\n*** End Patch';
  const asked = async () => (await bench.run('codex', call('PermissionRequest', 'apply_patch', patch))).stdout;
  await bench.run('codex', call('PreToolUse', 'apply_patch', patch));
  expect(await asked()).toContain('allow');
  for (const program of ['apply_patch', 'applypatch']) {
    const inShell = `cd .github && ${program} <<'EOF'\n${patch}\nEOF\n`;
    expect((await bench.run('codex', call('PreToolUse', 'Bash', inShell))).code).toBe(0);
    expect(await asked()).toBe('');
    await bench.run('codex', call('PreToolUse', 'apply_patch', patch));
    expect(await asked()).toBe('');
  }
});

describe('arguments of a server that are cut off, because they are too large', () => {
  const rules = [
    'version: 1',
    'guards:',
    '  - { id: production, match: { /arguments/environment: production }, then: reject }',
    'rules:',
    '  - { id: deploy, match: { kind: permission, /tool_name: mcp__ops__deploy }, then: allow }',
    '  - { id: query, match: { kind: permission, /tool_name: mcp__db__query, /arguments/sql: { re2: "SELECT [^;]*" } }, then: allow }',
  ];
  const padding = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field-${index}`, 'x']));

  test.each([
    ['mcp__ops__deploy', { environment: 'production', padding: 'x'.repeat(4001) }],
    ['mcp__ops__deploy', { ...padding, environment: 'production' }],
    ['mcp__ops__deploy', { [`${'x'.repeat(4000)}y`]: 'x' }],
    ['mcp__ops__deploy', { environment: ['x'.repeat(3999), ...Array.from({ length: 12 }, () => 'x'.repeat(3999))] }],
    ['mcp__db__query', { sql: `SELECT ${' '.repeat(4000)}1; DROP TABLE users` }],
  ])('%s: no rule allows it, and each guard on one of them refuses it', async (tool_name, tool_input) => {
    trust(bench.work, rules.join('\n'));
    const call = { ...commandOf('claude', 'x'), tool_name, tool_input };
    const end = await bench.run('claude', call, unnamed);
    expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('production') });
    trust(bench.work, rules.filter((line) => !line.includes('guards') && !line.includes('id: production')).join('\n'));
    expect((await bench.run('claude', { ...call, session_id: 'u' }, unnamed)).stdout).toContain('"ask"');
  });
});

describe('OpenCode looks without a question, so that nobody would see one', () => {
  const asking = 'version: 1\nrules:\n  - id: person\n    match: { kind: permission }\n    then: ask\n';
  const payload = { hook_event_name: 'tool.execute.before', session: 's', worktree: 'FOLDER', cwd: 'FOLDER' };
  const args = { filePath: 'FOLDER/secrets.txt', path: 'FOLDER', pattern: 'x', content: 'x' };

  test.each(['read', 'glob', 'grep', 'list', 'todowrite'])('%s is rejected where the policy asks', async (tool) => {
    trust(bench.work, asking);
    const end = await bench.run('opencode', { ...payload, tool, args }, unnamed);
    expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('person') });
  });

  test('what changes something is asked about, and what nothing decides is left to its own rules', async () => {
    trust(bench.work, asking);
    expect((await bench.run('opencode', { ...payload, tool: 'write', args }, unnamed)).stdout).toContain('"ask"');
    trust(bench.work, 'version: 1\n');
    expect((await bench.run('opencode', { ...payload, tool: 'read', args }, unnamed)).stdout).toContain('"ask"');
  });

  test('its own rules ask before it reads a file of variables', () => {
    expect(hooks.opencode.install.script?.('x')).toContain('"read":{"*":"allow","*.env":"ask","*.env.*":"ask"');
  });
});

describe('a tool of Cursor that changes files, which its documentation does not list', () => {
  const call = (tool_name: string, tool_input: object): object => {
    const { command: _command, ...rest } = commandOf('cursor', 'x') as { command?: unknown };
    return { ...rest, hook_event_name: 'preToolUse', tool_name, tool_input };
  };

  test('the entry is asked about it', () => {
    const entry = JSON.stringify(hooks.cursor.install.entry?.('x', 'preToolUse'));
    const [, matcher = ''] = /"matcher":"([^"]+)"/.exec(entry) ?? [];
    for (const name of ['StrReplace', 'ApplyPatch', 'ReadFile']) expect(name).toMatch(new RegExp(`^(?:${matcher})$`));
    for (const name of ['Shell', 'MCP:drop']) expect(name).not.toMatch(new RegExp(matcher));
  });

  test('its path is judged, and a patch is refused', async () => {
    trust(
      bench.work,
      'version: 1\nrules:\n  - { id: all, match: { tool: fs.write, /inside: { path: [src/**] } }, then: allow }\n',
    );
    const verdict = async (...words: Parameters<typeof call>) => {
      const { code, stdout } = await bench.run('cursor', call(...words), unnamed);
      return code === 0 && stdout.includes('"allow"');
    };
    expect(await verdict('StrReplace', { path: 'FOLDER/src/a.ts', old_string: 'a', new_string: 'b' })).toBe(true);
    expect(await verdict('StrReplace', { path: 'FOLDER/.env', old_string: 'a', new_string: 'b' })).toBe(false);
    expect(await verdict('ApplyPatch', { patch: '*** Begin Patch\n*** Delete File: src/a.ts\n*** End Patch' })).toBe(
      false,
    );
  });
});

describe('a search of OpenCode for text, which looks through the folder of a file that it is given', () => {
  const onlyDocs =
    'version: 1\nguards:\n  - { id: only-docs, match: { tool: fs.read, /inside: { not: { path: [docs/**, README.md] } } }, then: reject }\n';

  test.each([
    ['a file', 'README.md', 2],
    ['no file', 'docs.txt', 2],
    ['a folder', 'docs/deep', 0],
    ['a file of the folder', 'docs/deep/a.md', 0],
  ])('%s', async (_what, file, code) => {
    trust(bench.work, onlyDocs);
    mkdirSync(path.join(bench.work, 'docs/deep'), { recursive: true });
    for (const one of ['README.md', 'docs/deep/a.md']) writeFileSync(path.join(bench.work, one), '');
    const args = { pattern: 'KEY', path: file, include: '*' };
    expect((await bench.run('opencode', { ...commandOf('opencode', 'x'), tool: 'grep', args }, unnamed)).code).toBe(
      code,
    );
  });
});

describe('an address that is spelled so that a pattern does not see its host', () => {
  const text = `version: 1
guards:
  - { id: not-there, match: { tool: network, KEY: { glob: "*evil.example*" } }, then: reject }
rules:
  - { id: fetch, match: { tool: network }, then: allow }
`;
  const fetching = (url: string): object => {
    const { command: _command, ...rest } = commandOf('claude', 'x') as { command?: unknown };
    return { ...rest, tool_name: 'WebFetch', tool_input: { url, prompt: 'x' } };
  };

  test.each(['/url', '/title', '/arguments/url'])('a guard on %s matches', async (key) => {
    trust(bench.work, text.replace('KEY', JSON.stringify(key)));
    for (const url of [
      'https://evil.example/',
      'https://EVIL.example/',
      'https://ev\til.example/',
      'https://%65vil.example/',
      'https://ev\u00adil.example/',
      'https://evil\u3002example/',
      'https:evil%2eexample',
      'https://x@evil%2eexample/',
      'evil%2eexample',
    ]) {
      expect([url, (await bench.run('claude', fetching(url), unnamed)).code]).toEqual([url, 2]);
    }
  });

  test('no rule allows one, and each allows a plain one', async () => {
    trust(bench.work, 'version: 1\nrules:\n  - { id: fetch, match: { tool: network }, then: allow }\n');
    const verdict = async (url: string) => (await bench.run('claude', fetching(url), unnamed)).stdout;
    for (const url of ['https://a.example', 'https://a.example/ä b?x=../y', 'http://127.0.0.1:8080/a.b/c'])
      expect(await verdict(url)).toContain('"allow"');
    for (const url of ['http://2130706433/', 'https://a.example/x/../y', 'https://a.example\\y', 'https://a.example./'])
      expect(await verdict(url)).toContain('"ask"');
  });
});

describe('a read whose path is in a field that the profile lacks', () => {
  const reads: readonly [HookName, object][] = [
    ['claude', { tool_name: 'Read', tool_input: { path: 'secret/x' } }],
    ['gemini', { tool_name: 'read_file', tool_input: { absolute_path: 'FOLDER/secret/x' } }],
    ['copilot', { toolName: 'view', toolArgs: { file: 'secret/x' } }],
    ['cursor', { hook_event_name: 'preToolUse', tool_name: 'Read', tool_input: { target_file: 'secret/x' } }],
    ['opencode', { tool: 'read', args: { filePaths: ['secret/x'] } }],
  ];

  test.each(reads)('%s: refused', async (host, call) => {
    const { command: _command, ...rest } = commandOf(host, 'x') as { command?: unknown };
    const end = await bench.run(host, { ...rest, ...call });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('names no path');
  });

  test('OpenCode lists the folder of the call without one', async () => {
    expect((await bench.run('opencode', { ...commandOf('opencode', 'x'), tool: 'list', args: {} })).code).toBe(0);
  });
});

describe('a path that Gemini CLI takes for another one', () => {
  const call = (tool_name: string, file_path: string): object => ({
    ...commandOf('gemini', 'x'),
    tool_name,
    tool_input: { file_path, content: 'x' },
  });

  test.each([
    ['it drops the first sign', 'write_file', '@.github/workflows/ci.yml'],
    ['it drops the first sign, and a slash', 'read_file', '@/.env'],
    ['it decodes the name', 'write_file', 'src/%2e%2e/%2Egithub/workflows/ci.yml'],
    ['it decodes an absolute name', 'read_file', 'FOLDER/src/%2e%2e/secret/x'],
    ['it looks for a file whose path ends so', 'replace', 'ci.yml'],
    ['it looks for such a file, though one is there', 'replace', 'src/a.ts'],
  ])('%s: refused', async (_why, tool, file) => {
    trust(bench.work, 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: allow }\n');
    writeFileSync(path.join(bench.work, 'src/a.ts'), '');
    const end = await bench.run('gemini', call(tool, file), unnamed);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('of another file');
  });

  test('a plain path is judged', async () => {
    trust(bench.work, 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: allow }\n');
    for (const [tool, file] of [
      ['write_file', 'src/a@100%.ts'],
      ['replace', 'FOLDER/src/a.ts'],
    ] as const) {
      expect((await bench.run('gemini', call(tool, file), unnamed)).code).toBe(0);
    }
  });
});

describe('the pattern of a search for files', () => {
  const globs: Partial<Record<HookName, object>> = {
    claude: { tool_name: 'Glob' },
    gemini: { tool_name: 'glob' },
    opencode: { tool: 'glob' },
    copilot: { toolName: 'glob' },
  };
  const names = Object.keys(globs).filter((name): name is HookName => name in globs);

  const call = (host: HookName, pattern: string): object => {
    const input = { pattern };
    const { command: _command, ...rest } = commandOf(host, 'x');
    return {
      ...rest,
      ...globs[host],
      ...(host === 'copilot' ? { toolArgs: input } : host === 'opencode' ? { args: input } : { tool_input: input }),
    };
  };

  test.each(names)('%s: counts as a path', async (host) => {
    for (const pattern of ['FOLDER/secret/x', 'secret/x', '../work/secret/x', 'src/../secret/x']) {
      const { code, stdout, stderr } = await bench.run(host, call(host, pattern));
      expect([pattern, code === 2 || stdout.includes('stop') || stdout.includes('deny')]).toEqual([pattern, true]);
      expect(`${stdout}${stderr}`).toContain('no-secrets');
    }
    expect((await bench.run(host, call(host, 'src/*.ts'))).code).toBe(0);
  });

  test.each([
    '*/../../secret',
    '{/etc,src}/x',
    'src/{..,a}/x',
    '{.,}./secret/*',
    '.{.,x}/secret/*',
    '[.]./secret/*',
    '{{.,a},b}{.,c}/secret/*',
    'src/.{./secret,x}/*',
    '.\\./secret/*',
    '[/]etc/*',
    '[~]/x',
    '\\/etc/*',
    '{,x}/etc/*',
    '{x,{a,}}/etc/*',
    '@(.).',
    '\\*/x',
    '{.,}\\etc/*',
  ])('%s: nobody can tell where it looks', async (pattern) => {
    expect((await bench.run('claude', call('claude', pattern))).code).toBe(2);
  });

  test.each([
    '**/*.{ts,tsx}',
    'src/**/*.[ch]',
    '{src,test}/**/*.[jt]s',
    '**/{package.json,tsconfig.json}',
    '**/[A-Z]*.md',
    '**/{.eslintrc,.prettierrc}*',
    '{.github,docs}/**/*.yml',
    '**/.env*',
    '*.@(js|ts)',
    '[!.]*.md',
    '{,**/}*.ts',
    'src/\\[id\\]/*.ts',
    'src/{,a}/*.ts',
  ])('%s: stays in the folder', async (pattern) => {
    expect((await bench.run('claude', call('claude', pattern))).code).toBe(0);
  });
});

const sources = path.join(import.meta.dirname, '../../src/hook');

/** Runs a file of the hook by itself, without the entry around it. */
async function bare(
  file: string,
  state: string,
  input: string | undefined,
  words: readonly string[] = [],
): Promise<number | null> {
  const child = spawn(process.execPath, [file, ...words, '--for', 'claude'], {
    env: { PATH: '/usr/bin:/bin', XDG_STATE_HOME: state },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => {});
  if (input !== undefined) child.stdin.end(input);
  const timer = setTimeout(() => child.kill('SIGKILL'), 25_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

describe('the program by itself', () => {
  test.concurrent('ends with 2 where its input never ends', { timeout: 30_000 }, async () => {
    expect(await bare(path.join(sources, 'main.ts'), bench.folder, undefined)).toBe(2);
  });

  test.concurrent('"interns policy hook" ends with 2 as well where its input never ends', {
    timeout: 30_000,
  }, async () => {
    expect(await bare(path.join(sources, '../cli/index.ts'), bench.folder, undefined, ['policy', 'hook'])).toBe(2);
  });

  test('"interns policy hook" waits for an input that comes late', async () => {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        `(sleep 2; printf %s "$CALL") | "$0" "$1" policy hook --for claude --policy "$2"`,
        process.execPath,
        path.join(sources, '../cli/index.ts'),
        path.join(bench.folder, 'policy.yml'),
      ],
      {
        cwd: bench.work,
        env: {
          PATH: '/usr/bin:/bin',
          XDG_STATE_HOME: bench.folder,
          CALL: bench.placed(commandOf('claude', 'npm test')),
        },
      },
    );
    let out = '';
    child.stdout.on('data', (data) => (out += data));
    await new Promise((resolve) => child.on('close', resolve));
    expect(out).toContain('"allow"');
  });

  test.each(['trust', 'hooks/read-3'])('refuses a pipe that it would wait for without end: %s', async (folder) => {
    trust(bench.work);
    await bench.run('claude', commandOf('claude', 'x'), unnamed);
    const [name = ''] = readdirSync(path.join(bench.state, folder));
    rmSync(path.join(bench.state, folder, name));
    execFileSync('mkfifo', [path.join(bench.state, folder, name)]);
    const call = bench.placed(commandOf('claude', 'x'));
    expect(await bare(path.join(sources, 'main.ts'), bench.folder, call)).toBe(2);
  });

  test('ends where its state cannot be made', { timeout: 30_000 }, async () => {
    const call = bench.placed(commandOf('claude', 'x'));
    expect(await bare(path.join(sources, 'main.ts'), '/proc/1', call)).toBe(0);
    expect(await bare(path.join(sources, 'main.ts'), '/dev/null', call)).toBe(2);
  });

  test('ends where what is compiled cannot be kept', { timeout: 30_000 }, async () => {
    const file = path.join(bench.folder, 'index.ts');
    copyFileSync(path.join(sources, 'index.ts'), file);
    writeFileSync(path.join(bench.folder, 'hook-main.cjs'), 'process.exit(0)');
    expect(await bare(file, '/proc/1', '')).toBe(0);
    expect(await bare(file, '/dev/null', '')).toBe(0);
  });
});
