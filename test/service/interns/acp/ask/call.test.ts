// One tool call as a pause, without a service: its folder, its arguments, and what "always" stands for.
import { describe, expect, test } from 'vitest';
import { toPermission } from '../../../../../src/service/interns/acp/ask/permission.ts';
import { profiles } from '../../../../../src/service/interns/acp/profiles/profiles.ts';
import type { ToolCall } from '../../../../../src/service/interns/acp/protocol/wire.ts';
import { options } from '../support/conversation.ts';

type AgentName = keyof typeof profiles;

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
    ['opencode', { cwd: 'src' }, { cwd: '/work/src', inside: ['src'] }],
    ['opencode', { workdir: '.', cwd: 'src' }, { cwd: 'unknown' }],
    ['custom', { working_directory: 'src' }, { cwd: 'unknown' }],
    ['opencode', { workdir: 7 }, { cwd: 'unknown' }],
  ])('of %s with %j is told as %j', (agent, more, told) => {
    const question = run({ command: 'npm test', ...more }, agent);
    const { cwd, inside, outside } = question;
    expect({ cwd, ...(inside && { inside }), ...(outside && { outside }) }).toEqual(told);
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

  test('of a command and of an edit stand in fields of their own', () => {
    expect(run({ command: 'ls' })).not.toHaveProperty('arguments');
    const edit = { kind: 'edit', locations: [{ path: '/work/a' }], rawInput: { content: 'all of it' } };
    expect(ask(edit).question).not.toHaveProperty('arguments');
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

  test('is not offered where a call does not say what it will do', () => {
    const { question, standingKey } = ask({ kind: 'fetch', title: 'Fetch it' });
    expect(question.options).toEqual(['allow_once', 'reject_once']);
    expect(standingKey).toBeUndefined();
  });
});
