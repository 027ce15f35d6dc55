// One call of each host, from its payload to what the host is told.
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '../../src/agents/acp-agents.ts';
import { type HookName, hookNames } from '../../src/agents/hook-names.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { decideWithoutCounts } from '../../src/hook/judge.ts';
import { toPause } from '../../src/hook/pause.ts';
import { parsePayload, readCall } from '../../src/hook/payload.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { toPermission } from '../../src/service/interns/acp/agent-questions.ts';
import { saveTrustedCopy } from '../../src/trust/trusted-copy.ts';
import { type Bench, commandOf, openBench, policy } from './bench.ts';
import { payloads } from './payloads.ts';

let bench: Bench;

beforeEach(() => {
  bench = openBench();
});

const run: Bench['run'] = (...call) => bench.run(...call);
const placed: Bench['placed'] = (value) => bench.placed(value);
const work = (): string => bench.work;

describe('a payload is a pause', () => {
  test.each(payloads.map((one) => [one.host, one.about, one] as const))('of %s: %s', (host, _about, one) => {
    const call = readCall(parsePayload(Buffer.from(placed(one.payload))), hooks[host]);
    const pause: unknown = JSON.parse(toPause(call, hooks[host], work()).arguments);
    const { arguments: given, ...wanted } = JSON.parse(placed(one.pause));
    expect(pause).toMatchObject({ kind: 'permission', options: ['allow_once', 'reject_once'], ...wanted });
    expect(pause).toHaveProperty('cwd');
    if (given !== undefined) expect(pause).toMatchObject({ arguments: given });
    expect(JSON.stringify(pause)).not.toContain('secret');
  });

  test('every host has recorded payloads', () => {
    expect(new Set(payloads.map(({ host }) => host))).toEqual(new Set(hookNames));
  });
});

describe('a decision, in the words of each host', () => {
  const allowed: Record<HookName, object | undefined> = {
    claude: { hookSpecificOutput: { permissionDecision: 'allow' } },
    codex: undefined,
    gemini: undefined,
    copilot: { permissionDecision: 'allow' },
    cursor: { permission: 'allow' },
    opencode: { decision: 'allow' },
  };
  const asked: Record<HookName, object | 'reject'> = {
    claude: { hookSpecificOutput: { permissionDecision: 'ask' } },
    codex: 'reject',
    gemini: { decision: 'ask' },
    copilot: { permissionDecision: 'ask' },
    cursor: { permission: 'ask' },
    opencode: { decision: 'ask' },
  };
  const stopped: Record<HookName, object | 'reject'> = {
    claude: { continue: false, hookSpecificOutput: { permissionDecision: 'deny' } },
    codex: 'reject',
    gemini: { decision: 'deny', continue: false },
    copilot: 'reject',
    cursor: 'reject',
    opencode: { decision: 'stop' },
  };

  test.each(hookNames)('%s: allow', async (host) => {
    const end = await run(host, commandOf(host, 'npm test'));
    expect(end).toMatchObject({ code: 0, stderr: '' });
    const wanted = allowed[host];
    if (wanted === undefined) expect(end.stdout).toBe('');
    else expect(JSON.parse(end.stdout)).toMatchObject(wanted);
  });

  test.each(hookNames)('%s: ask by a rule', async (host) => {
    const end = await run(host, commandOf(host, 'git push'));
    if (asked[host] === 'reject') expect(end.code).toBe(2);
    else expect(JSON.parse(end.stdout)).toMatchObject(asked[host]);
  });

  test.each(hookNames)('%s: reject, with the rule that would allow it', async (host) => {
    const end = await run(host, commandOf(host, 'rm x'));
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('no-remove: nothing is removed');
    const file = path.join(bench.folder, 'policy.yml');
    expect(end.stderr).toContain(`if a person puts it under "rules" before "no-remove" in ${file}:\n`);
    if (host === 'copilot') expect(JSON.parse(end.stdout)).toMatchObject({ permissionDecision: 'deny' });
    else expect(end.stdout).toBe('');
  });

  test('reject by a trusted copy: the rule has to be trusted as well', async () => {
    saveTrustedCopy({ checkout: work(), file: 'x.yml', text: policy, now: 0 }, { XDG_STATE_HOME: bench.folder });
    const { stderr } = await run('claude', commandOf('claude', 'rm x'), { policy: undefined });
    expect(stderr).toContain('before "no-remove" in the policy and runs "interns policy trust":\n');
  });

  test.each(hookNames)('%s: stop', async (host) => {
    const command = commandOf(host, 'cat x');
    const inSecret = JSON.parse(JSON.stringify(command).replaceAll('"FOLDER"', '"FOLDER/secret/x"'));
    mkdirSync(path.join(work(), 'secret/x'), { recursive: true });
    const end = await run(host, { ...inSecret, workspace_roots: ['FOLDER'], worktree: 'FOLDER' });
    if (stopped[host] === 'reject')
      expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('no-secrets') });
    else expect(JSON.parse(end.stdout)).toMatchObject(stopped[host]);
  });

  test.each(hookNames)('%s: what nothing decides is asked or left, and never allowed', async (host) => {
    const end = await run(host, commandOf(host, 'make all'));
    expect(end.code).toBe(0);
    expect(end.stdout).not.toContain('allow');
    const strict = await run(host, commandOf(host, 'make all'), { rejectsUndecided: true });
    expect(strict.stderr).toMatch(/This rule would allow it, if a person puts it under "rules" in .*:\n.*make all/s);
    expect(strict.code).toBe(2);
  });

  test('Codex in a mode that asks nobody: rejected', async () => {
    const end = await run('codex', { ...commandOf('codex', 'make'), permission_mode: 'bypassPermissions' });
    expect(end.code).toBe(2);
  });

  test('Codex asks for the permission that was decided: repeated, for that call alone', async () => {
    await run('codex', commandOf('codex', 'npm test'));
    const again = (command: string) =>
      run('codex', { ...commandOf('codex', command), hook_event_name: 'PermissionRequest' });
    expect((await again('npm test')).stdout).toContain('"behavior":"allow"');
    expect(await again('make')).toEqual({ code: 0, stdout: '', stderr: '' });
    const later = { ...commandOf('codex', 'npm test'), hook_event_name: 'PermissionRequest', turn_id: 'u' };
    expect((await run('codex', later)).stdout).toBe('');
  });

  test.each([
    ['its limit is used up', {}],
    ['it runs in another folder', { cwd: 'FOLDER/src' }],
    ['it has rights beyond the sandbox', { tool_input: { command: 'npm test', sandbox_permissions: 'x' } }],
  ])(
    'Codex asks for the permission of a call that nothing decides, with the words of an allowed one: %s',
    async (_why, more) => {
      const call = commandOf('codex', 'npm test');
      await run('codex', call);
      await run('codex', call);
      const other = { ...call, ...more };
      await run('codex', other);
      const end = await run('codex', { ...other, hook_event_name: 'PermissionRequest' });
      expect(end).toEqual({ code: 0, stdout: '', stderr: '' });
    },
  );

  test('Codex asks for the permission of a patch, which it tells with another folder: repeated', async () => {
    const command = '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-a\n+b\n*** End Patch';
    const patch = { ...commandOf('codex', 'x'), tool_name: 'apply_patch', tool_input: { command } };
    await run('codex', patch);
    const end = await run('codex', { ...patch, hook_event_name: 'PermissionRequest', cwd: '/' });
    expect(end.stdout).toContain('"behavior":"allow"');
  });

  test.each([
    ['a repository inside of it', 'src/evil/.git', 'src/evil'],
    ['a folder outside', '../other', '../other'],
  ])('the first call of Codex, in %s, does not make that the work folder', async (_where, made, folder) => {
    mkdirSync(path.join(work(), made), { recursive: true });
    const call = { ...commandOf('codex', 'npm test'), cwd: path.join(work(), folder) };
    await run('codex', call);
    const end = await run('codex', { ...call, hook_event_name: 'PermissionRequest' });
    expect(end).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('the counts of a turn', () => {
  test('a limit that is used up makes an allow undecided, and the next turn begins anew', async () => {
    const call = commandOf('claude', 'npm test');
    const decided = async (payload: object): Promise<unknown> =>
      JSON.parse((await run('claude', payload)).stdout).hookSpecificOutput.permissionDecision;
    expect([await decided(call), await decided(call), await decided(call)]).toEqual(['allow', 'allow', 'ask']);
    expect(await decided({ ...call, prompt_id: 'u' })).toBe('allow');
  });

  test("OpenCode's message is a turn", async () => {
    const of = async (message: string) =>
      (await run('opencode', { ...commandOf('opencode', 'npm test'), message })).stdout.includes('"allow"');
    expect([await of('m'), await of('m'), await of('m'), await of('n')]).toEqual([true, true, false, true]);
  });

  test.each([
    ['no JSON', () => '{'],
    ['no turn', (text: string) => text.replace('"turn":', '"no_turn":')],
    ['no count of allows', (text: string) => text.replace('"allows":', '"no_allows":')],
    ['a count that is a text', (text: string) => text.replace('"allows":1', '"allows":"1"')],
    ['a place without its checkout', (text: string) => text.replace('"places":[', '"places":[{"folder":"/"},')],
  ])('damaged counts make an allow undecided: %s', async (_how, damage) => {
    await run('claude', commandOf('claude', 'npm test'));
    const [file = ''] = bench.sessions();
    const text = readFileSync(file, 'utf8');
    expect(damage(text)).not.toBe(text);
    writeFileSync(file, damage(text));
    expect((await run('claude', commandOf('claude', 'npm test'))).stdout).toContain('"ask"');
  });

  test('a lock that a killed call left is taken away after half a minute', async () => {
    await run('claude', commandOf('claude', 'npm test'));
    const lock = `${bench.sessions()[0]}.lock`;
    writeFileSync(lock, '');
    const old = Date.now() / 1000 - 31;
    utimesSync(lock, old, old);
    expect((await run('claude', commandOf('claude', 'npm test'))).stdout).toContain('"allow"');
  });

  test('calls at once are counted one after the other', async () => {
    const ends = await Promise.all(Array.from({ length: 6 }, () => run('claude', commandOf('claude', 'npm test'))));
    expect(ends.filter(({ stdout }) => stdout.includes('"allow"')).length).toBe(2);
  });
});

describe('which policy', () => {
  test('that of the checkout decides nothing before somebody trusted it', async () => {
    mkdirSync(path.join(work(), '.github'));
    writeFileSync(path.join(work(), '.github/intern-policy.yml'), policy);
    const end = await run('claude', commandOf('claude', 'npm test'), { policy: undefined });
    expect(end.stdout).toContain('"ask"');
    expect(end.stdout).toContain('interns policy trust');
  });

  test('the trusted copy of the checkout, wherever in it the agent started', async () => {
    const env = { XDG_STATE_HOME: bench.folder };
    saveTrustedCopy({ checkout: work(), file: 'x', text: policy, now: 0 }, env);
    const payload = { ...commandOf('claude', 'npm test'), cwd: 'FOLDER/src' };
    const end = await run('claude', payload, { policy: undefined });
    expect(end.stdout).toContain('"ask"'); // "npm test" in src is another place than the rule allows
  });

  test.each([
    ['the variable of Claude', 'claude', { cwd: 'OTHER' }, { CLAUDE_PROJECT_DIR: 'FOLDER' }],
    ['the roots of an editor', 'cursor', { workspace_roots: ['FOLDER'], cwd: 'OTHER' }, {}],
    ['the worktree of OpenCode', 'opencode', { worktree: 'FOLDER', cwd: 'OTHER' }, {}],
    ['the folder of the payload', 'gemini', { cwd: 'FOLDER' }, {}],
    [
      'the folder of the payload, not that of the call',
      'gemini',
      { tool_input: { command: 'x', dir_path: 'OTHER' } },
      {},
    ],
    ['the folder of a variable that is empty does not count', 'claude', { cwd: 'FOLDER' }, { CLAUDE_PROJECT_DIR: '' }],
  ] as const)('the folder of the session: %s', async (_about, host, told, env) => {
    expect(await whose({ ...commandOf(host, 'x'), ...told }, host, env)).toBe('the first');
  });

  test('the folder of the session: the own one of the hook, where nothing tells another', async () => {
    const { cwd: _cwd, ...rest } = commandOf('gemini', 'x');
    expect(await whose(rest, 'gemini')).toBe('the second');
    // Codex tells the folder of the command.
    expect(await whose(commandOf('codex', 'x'), 'codex')).toBe('the second');
  });

  /** Whose policy decides, where the hook itself runs in the second of two checkouts. */
  async function whose(call: object, host: HookName, more: Readonly<Record<string, string>> = {}): Promise<string> {
    const other = path.join(bench.folder, 'other');
    mkdirSync(path.join(other, '.git'), { recursive: true });
    const state = { XDG_STATE_HOME: bench.folder };
    for (const [checkout, name] of [
      [work(), 'the first'],
      [other, 'the second'],
    ] as const) {
      const rule = `{ id: all, match: { kind: permission }, then: reject, reason: ${name} }`;
      saveTrustedCopy({ checkout, file: 'x', text: `version: 1\nrules: [${rule}]\n`, now: 0 }, state);
    }
    const told = (value: object): Record<string, string> =>
      JSON.parse(JSON.stringify(value).replaceAll('FOLDER', work()).replaceAll('OTHER', other));
    const end = await run(host, told(call), { policy: undefined, env: { ...state, ...told(more) }, cwd: other });
    return /all: (the \w+)/.exec(end.stderr)?.[1] ?? `${end.stdout}${end.stderr}`;
  }

  test('a worktree shares the copy of its repository, and paths begin in the worktree', async () => {
    saveTrustedCopy({ checkout: work(), file: 'x', text: policy, now: 0 }, { XDG_STATE_HOME: bench.folder });
    const tree = path.join(bench.folder, 'tree');
    const admin = path.join(work(), '.git/worktrees/tree');
    for (const folder of [tree, admin]) mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(tree, '.git'), `gitdir: ${admin}\n`);
    writeFileSync(path.join(admin, 'gitdir'), `${tree}/.git\n`);
    const end = async (file: string) => {
      const call = { ...commandOf('claude', 'x'), cwd: tree, tool_name: 'Write', tool_input: { file_path: file } };
      return (await run('claude', call, { policy: undefined, cwd: tree })).stdout;
    };
    expect(await end(`${tree}/src/a.ts`)).toContain('"allow"');
    expect(await end(`${tree}/secret/x`)).toContain('"deny"');
    expect(await end('FOLDER/src/a.ts')).toContain('"ask"');
  });

  test('none: nothing is said, or all is rejected', async () => {
    const call = commandOf('claude', 'npm test');
    expect(await run('claude', call, { policy: undefined })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await run('claude', call, { policy: undefined, rejectsUndecided: true })).code).toBe(2);
  });

  test('what was read once is kept, and decides the same', async () => {
    const first = await run('claude', commandOf('claude', 'rm x'));
    const [kept = ''] = readdirSync(path.join(bench.state, 'hooks/read-3'));
    expect(readFileSync(path.join(bench.state, 'hooks/read-3', kept), 'utf8')).toContain('no-remove');
    expect(await run('claude', commandOf('claude', 'rm x'))).toEqual(first);
  });
});

describe('it fails closed', () => {
  const good = commandOf('claude', 'npm test');
  test.each<[string, string | object]>([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a key that stands twice', '{"session_id":"s","session_id":"t"}'],
    ['too many levels', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`],
    ['an event that is not known', { ...good, hook_event_name: 'PostToolUse' }],
    ['no session', { ...good, session_id: undefined }],
    ['a tool that is no text', { ...good, tool_name: 1 }],
    ['an input that is no object', { ...good, tool_input: 1 }],
    ['a command that is no text', { ...good, tool_input: { command: ['npm', 'test'] } }],
    ['a folder of the session that is no text', { ...good, cwd: ['/'] }],
    ['an edit without a path', { ...good, tool_name: 'Write', tool_input: {} }],
    ['a folder that is not there', { ...good, cwd: '/nowhere/at/all' }],
  ])('%s', async (_about, payload) => {
    const end = await run('claude', payload);
    expect(end).toMatchObject({ code: 2, stdout: '' });
    expect(end.stderr).toMatch(/^interns: refused, because it cannot be judged: ./);
  });

  test('a file of nearly 32 MiB is judged by its path', async () => {
    const tool_input = { file_path: 'FOLDER/src/a.ts', content: 'x\n'.repeat(15 * 1024 * 512) };
    expect((await run('claude', { ...good, tool_name: 'Write', tool_input })).stdout).toContain('"allow"');
  });

  test('bytes that are no UTF-8', async () => {
    const payload = Buffer.concat([Buffer.from('{"session_id":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await run('claude', '', { payload })).toMatchObject({ code: 2, stdout: '' });
  });

  test.each([
    ['is not there', '/nowhere.yml', undefined],
    ['is invalid', undefined, 'version: 2'],
  ])('a policy that %s', async (_about, named, text) => {
    if (text !== undefined) writeFileSync(path.join(bench.folder, 'policy.yml'), text);
    const end = await run('claude', good, named === undefined ? {} : { policy: named });
    expect(end).toMatchObject({ code: 2, stdout: '' });
  });

  test.each([
    '*** Begin Patch\n*** Rename File: a\n*** End Patch',
    '*** Begin Patch\n*** End Patch',
    '*** Add File: a\n+x',
    '*** Begin Patch\n*** Add File: a\n+x\n*** Update  File: b\n*** End Patch',
    // Codex reads a header with space before it, and takes more than JavaScript does for space.
    '*** Begin Patch\n*** Add File: a\n+x\n *** Delete File: b\n*** End Patch',
    '*** Begin Patch\n*** Delete File: a\n *** Delete File: b\n*** End Patch',
    '*** Begin Patch\n*** Update File: a\n@@\n-x\n+y\n *** Delete File: b\n*** End Patch',
    '*** Begin Patch\n*** Delete File: a\u0085\n*** End Patch',
    '*** Begin Patch\n*** Add File: src/a\n+x\n \u0085*** Delete File: b\n*** End Patch',
    '*** Begin Patch\n*** Update File: src/a\n@@\n a \u2028 *** Add File: b\n+x\n*** End Patch',
  ])('a patch that is not read whole: %j', async (command) => {
    const payload = { ...commandOf('codex', 'x'), tool_name: 'apply_patch', tool_input: { command } };
    expect((await run('codex', payload)).code).toBe(2);
  });
});

test('the same call comes to the same decision at the hook and at the service', async () => {
  const read = await loadPolicy(policy, 'policy.yml');
  const acp = { claude: 'Bash', codex: 'exec_command', gemini: 'run_shell_command', opencode: 'bash' } as const;
  for (const host of ['claude', 'codex', 'gemini', 'opencode'] as const) {
    for (const command of ['npm test', 'git push', 'rm x', 'make', 'npm test; rm x']) {
      const call = readCall(parsePayload(Buffer.from(placed(commandOf(host, command)))), hooks[host]);
      // Gemini CLI tells the folder in this text alone.
      const block = { type: 'text', text: `[current working directory ${work()}]` };
      const content = [{ type: 'content', content: block }];
      const asked = toPermission(
        {
          sessionId: 's',
          options: [
            { optionId: 'a', kind: 'allow_once', name: '' },
            { optionId: 'r', kind: 'reject_once', name: '' },
          ],
          toolCall: { toolCallId: 'c' },
        },
        {
          call: { toolCallId: 'c', kind: 'execute', name: acp[host], rawInput: { command }, content },
          profile: profiles[host],
          folder: work(),
          signal: new AbortController().signal,
          respond: () => undefined,
        },
      );
      const told = JSON.stringify(asked?.question);
      const [here, there] = [toPause(call, hooks[host], work()).arguments, told].map((text) =>
        decideWithoutCounts(read, { arguments: text, kind: 'execute' }),
      );
      expect([host, command, here?.rule, here?.outcome]).toEqual([host, command, there?.rule, there?.outcome]);
    }
  }
});
