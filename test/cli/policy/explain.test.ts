// What `interns policy explain` is asked: the file, the pause, and what is known of the run.
import { expect, test } from 'vitest';
import type { ParsedCommand } from '../../../src/cli/command.ts';
import { readContextFlags, readFileAndPause } from '../../../src/cli/policy/explain.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

function asked(words: readonly string[], flags: Readonly<Record<string, string | true>> = {}): ParsedCommand {
  return {
    ...invocationIn({ words }, watchIo().io),
    has: (flag) => flags[flag] === true,
    value(flag) {
      const value = flags[flag];
      return value === true ? undefined : value;
    },
  };
}

const pauseOf = (command: string): string =>
  JSON.stringify({
    kind: 'permission',
    operation: `shell command: ${command}`,
    options: ['allow_once', 'allow_always', 'reject_once', 'reject_always'],
  });

test.each([
  [['npm test'], undefined, 'npm test'],
  [['p.yml', 'npm test'], 'p.yml', 'npm test'],
  [['policy', 'ls'], 'policy', 'ls'],
  [['cat p.yml.bak'], undefined, 'cat p.yml.bak'],
  [['p.yml', 'p.yaml'], 'p.yml', 'p.yaml'],
])('%j: of %s, the command %s', (words, file, command) => {
  expect(readFileAndPause(asked(words))).toEqual({ file, pauseText: pauseOf(command) });
});

test.each([
  [[], undefined],
  [['p.yml'], 'p.yml'],
  [['P.YAML'], 'P.YAML'],
])('%j and a pause: of %s', (words, file) => {
  expect(readFileAndPause(asked(words, { pause: '{}' }))).toEqual({ file, pauseText: '{}' });
});

test.each([
  [[], 'interns policy explain "npm test"'],
  [['p.yml'], 'interns policy explain "p.yml" "npm test"'],
])('%j alone is no question: "%s" would be', (words, example) => {
  expect(() => readFileAndPause(asked(words))).toThrow(
    expect.objectContaining({
      code: 'input_missing',
      message: `Give a shell command: ${example}. For any other pause, give its arguments as JSON with --pause.`,
      data: expect.objectContaining({ source: 'pause' }),
    }),
  );
});

test('a command and a pause are two questions', () => {
  expect(() => readFileAndPause(asked(['ls'], { pause: '{}' }))).toThrow(
    expect.objectContaining({
      code: 'input_conflict',
      message: 'Both --pause and the command "ls" are given. Leave one out.',
      data: expect.objectContaining({ source: 'pause' }),
    }),
  );
});

const known = { event: 'push', ref: 'refs/heads/main', fork: false, actor: { permission: 'read', type: 'Bot' } };
const context = JSON.stringify(known);

test.each<[string, Readonly<Record<string, string | true>>, object]>([
  ['nothing', {}, {}],
  ['an event, which comes from no fork', { event: 'push' }, { event: 'push', fork: false }],
  ['an event that nobody knows', { event: 'unknown' }, { event: 'unknown', fork: false }],
  ['a fork, which only pull requests come from', { fork: true }, { event: 'pull_request', fork: true }],
  ['a fork and its event', { fork: true, event: 'issue_comment' }, { event: 'issue_comment', fork: true }],
  ['a ref', { ref: 'refs/heads/x' }, { ref: 'refs/heads/x' }],
  ['a permission, which is that of a user', { actor: 'write' }, { actor: { permission: 'write', type: 'User' } }],
  ['a context', { context }, known],
  [
    'a context, and flags that win over it',
    { context, event: 'schedule', ref: 'refs/tags/v1', actor: 'admin' },
    { event: 'schedule', ref: 'refs/tags/v1', fork: false, actor: { permission: 'admin', type: 'User' } },
  ],
  ['a context, and a fork: its event stays', { context, fork: true }, { ...known, fork: true }],
])('of the run is known: %s', (_, flags, wanted) => {
  const found = readContextFlags(asked([], flags));
  expect(found).toMatchObject(wanted);
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(unknownContext).toSorted());
  if (Object.keys(flags).length === 0) expect(found).toEqual(unknownContext);
});

test.each([
  [{ event: 'pshu' }, '--event is "pshu", which GitHub does not have. Did you mean "push"?', 'event'],
  [
    { actor: 'zzzzzzzzzzzz' },
    '--actor is "zzzzzzzzzzzz", which GitHub does not have. Use one of: none, read, triage, write, maintain, admin.',
    'actor',
  ],
  [{ context: 'push' }, '--context is not JSON.', 'context'],
  [{ context: '{"evnt":"x"}' }, '--context: ', 'context'],
])('%j is refused: the answer would be that of another run', (flags, message, source) => {
  expect(() => readContextFlags(asked([], flags))).toThrow(
    expect.objectContaining({
      code: 'input_invalid',
      message: expect.stringContaining(message),
      data: expect.objectContaining({ source }),
    }),
  );
});
