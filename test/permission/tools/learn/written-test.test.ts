// The two tests of an entry: what was seen, and a neighbour.
import { describe, expect, test } from 'vitest';
import type { RunContext } from '../../../../src/permission/context.ts';
import type { Lesson } from '../../../../src/permission/tools/learn/lesson.ts';
import { type Tried, testLines, tryNeighbour, trySeen } from '../../../../src/permission/tools/learn/written-test.ts';
import { permission, question, shell } from '../../policies.ts';
import { allowed, answered, byWriter, onlyLesson, push, read, run, stopped } from './runs.ts';

function lessonOf(args: string, context: RunContext = push): Lesson {
  return onlyLesson([run('a', context, [allowed(args)])]);
}

/** What is tried with a policy whose only rules are these. */
async function tried(
  lesson: Lesson,
  rules: string,
): Promise<{ seen: Tried | undefined; neighbour: Tried | undefined }> {
  const policy = await read(`version: 1\nrules:\n${rules}`);
  const seen = trySeen(lesson, 'r', policy);
  return { seen, neighbour: seen === undefined ? undefined : tryNeighbour(lesson, seen, policy) };
}

const ls = lessonOf(shell('ls'));

describe('what was seen', () => {
  test('is asked in the shortest context that will do', async () => {
    const rule = '  - { id: r, match: { tool: shell }, then: allow }\n';
    expect((await tried(ls, rule)).seen).toMatchObject({
      context: { event: 'push', fork: false },
      pause: { kind: 'permission', operation: 'shell command: ls', options: ['allow_once', 'reject_once'] },
      decision: { rule: 'r', answer: 'allow_once' },
    });
    const { seen } = await tried(lessonOf(shell('ls'), { ...byWriter, ref: 'refs/pull/1/merge' }), rule);
    expect(seen?.context).toEqual({
      event: 'pull_request',
      fork: false,
      actor: { permission: 'write', type: 'User' },
    });
  });

  test('is asked with all that was known, where a rule wants to know it', async () => {
    const known: RunContext = {
      ...byWriter,
      ref: 'refs/pull/1/merge',
      labels: ['safe'],
      actor: { ...byWriter.actor, login: 'ada' },
      repository: { visibility: 'private' },
    };
    const { seen } = await tried(
      lessonOf(shell('ls'), known),
      '  - { id: r, when: { labels: { has: safe } , repository: { visibility: private } }, match: { tool: shell }, then: allow }\n',
    );
    expect(seen?.context).toEqual({
      event: 'pull_request',
      fork: false,
      ref: 'refs/pull/1/merge',
      labels: ['safe'],
      actor: { permission: 'write', type: 'User', login: 'ada' },
      repository: { visibility: 'private' },
    });
  });

  test('says nothing of what was not known, not even with all that was', async () => {
    const when = '{ ref: refs/heads/main }';
    const rules = `  - { id: r, when: ${when}, match: { tool: shell }, then: allow }\n`;
    expect((await tried(lessonOf(shell('ls'), { ...push, ref: 'refs/heads/main' }), rules)).seen?.context).toEqual({
      event: 'push',
      fork: false,
      ref: 'refs/heads/main',
    });
  });

  test.each([
    ['another rule decides', '  - { id: x, match: { tool: shell }, then: allow }\n'],
    ['its rule says something else', '  - { id: r, match: { tool: shell }, then: reject }\n'],
    ['its rule stops', '  - { id: r, match: { tool: shell }, then: stop }\n'],
  ])('is nothing where %s', async (_name, rules) => {
    expect((await tried(ls, rules)).seen).toBeUndefined();
  });

  test('of a stop is a stop, and no reject', async () => {
    const lesson = onlyLesson([run('a', push, [stopped(shell('ls'))])], { fromNothing: true });
    expect((await tried(lesson, '  - { id: r, match: { tool: shell }, then: stop }\n')).seen).toBeDefined();
    expect((await tried(lesson, '  - { id: r, match: { tool: shell }, then: reject }\n')).seen).toBeUndefined();
    expect(trySeen({ ...lesson, occurrences: [] }, 'r', await read('version: 1\nrules: []\n'))).toBeUndefined();
  });
});

describe('a neighbour', () => {
  const exactly = (match: string) => `  - { id: r, match: ${match}, then: allow }\n`;

  test.each([
    ['an argument', exactly('{ tool: shell, command: ls }'), 'shell command: ls --more'],
    ['another command', exactly('{ tool: shell, command: { shell: { only: ["ls **"] } } }'), 'shell command: ls; id'],
    ['another program', exactly('{ tool: shell, command: [ls, ls --more, "ls; id"] }'), 'shell command: lsx'],
  ])('of a command has %s more', async (_name, rules, operation) => {
    const { neighbour } = await tried(ls, rules);
    expect(neighbour).toMatchObject({
      context: { event: 'push', fork: false },
      pause: { kind: 'permission', operation, options: ['allow_once', 'reject_once'] },
      decision: { outcome: 'reject' },
    });
  });

  test('of everything is the same for a stranger', async () => {
    const { neighbour } = await tried(
      ls,
      '  - { id: r, when: { event: push }, match: { tool: shell }, then: allow }\n',
    );
    expect(neighbour).toMatchObject({ pause: { operation: 'shell command: ls' }, decision: { outcome: 'reject' } });
    expect(neighbour?.context).toEqual({
      event: 'pull_request',
      fork: true,
      actor: { permission: 'none', type: 'User' },
    });
  });

  test('is not there where everything is allowed', async () => {
    expect((await tried(ls, exactly('{ tool: shell }'))).neighbour).toBeUndefined();
  });

  test('that is asked about is taken where none is refused', async () => {
    const asks = `${exactly('{ tool: shell, command: ls }')}  - { id: a, match: { tool: shell, command: ls --more }, then: ask }\n`;
    expect((await tried(ls, asks)).neighbour?.pause).toMatchObject({ operation: 'shell command: ls; id' });
    const all = `${exactly('{ tool: shell, command: ls }')}  - { id: a, match: { tool: shell }, then: ask }\n  - { id: s, when: { fork: true }, match: { tool: shell }, then: allow }\n`;
    expect((await tried(ls, all)).neighbour).toMatchObject({
      pause: { operation: 'shell command: ls --more' },
      decision: { outcome: 'ask' },
    });
  });

  const asked = { operation: 'write', path: 'a', lines: 1, names: ['x'], force: true };
  test.each([
    ['a list', '{ tool: write, "/names/1": { present: false } }', { names: ['x', 'other'] }],
    ['a number', '{ tool: write, "/lines": 1 }', { lines: 2 }],
    ['a text', '{ tool: write, "/path": a }', { path: 'a-other' }],
    ['the tool', '{ tool: write }', { operation: 'write-other' }],
  ])('of fields has another one: %s', async (_name, match, other) => {
    const { neighbour } = await tried(lessonOf(permission(asked)), exactly(match));
    expect(neighbour?.pause).toEqual({
      kind: 'permission',
      options: ['allow_once', 'reject_once'],
      ...asked,
      ...other,
    });
  });

  test('is of no other kind, and offers nothing else', async () => {
    expect((await tried(lessonOf(permission(asked)), exactly('{ kind: permission }'))).neighbour).toBeUndefined();
  });

  test('of a tool that takes a command has another command', async () => {
    const lesson = lessonOf(permission({ operation: 'run', command: 'ls' }));
    const { neighbour } = await tried(lesson, exactly('{ tool: run, command: ls }'));
    expect(neighbour?.pause).toMatchObject({ operation: 'run', command: 'ls-other' });
  });

  test('of a question has a longer message', async () => {
    const lesson = onlyLesson([run('a', push, [answered(question({ message: 'Go?' }), 'yes')])]);
    const policy = await read('version: 1\nquestions:\n  - { id: r, match: { message: Go? }, answer: yes }\n');
    const seen = trySeen(lesson, 'r', policy);
    if (seen === undefined) throw new Error('not seen');
    expect(tryNeighbour(lesson, seen, policy)?.pause).toEqual({ kind: 'elicitation', message: 'Go? And more?' });
    const any = await read(
      'version: 1\nquestions:\n  - { id: r, when: { fork: false }, match: { kind: elicitation }, answer: yes }\n',
    );
    expect(tryNeighbour(lesson, seen, any)).toMatchObject({ context: { fork: true }, pause: { message: 'Go?' } });
  });
});

describe('the lines of a test', () => {
  const decided = { context: { event: 'push' }, pause: { kind: 'permission' } };

  test('name what is wanted', async () => {
    const { seen, neighbour } = await tried(ls, '  - { id: r, match: { tool: shell, command: ls }, then: allow }\n');
    if (seen === undefined || neighbour === undefined) throw new Error('not tried');
    expect(testLines('a "b"', { ...seen, ...decided })).toEqual([
      '- name: "a \\"b\\""',
      '  context: { event: push }',
      '  pause: { kind: permission }',
      '  expect: { answer: allow_once, rule: r }',
    ]);
    expect(testLines('n', neighbour).at(-1)).toBe('  expect: { answer: reject_once, rule: default }');
  });

  test.each([
    ['stop', 'stop'],
    ['ask', 'ask'],
  ])('want a %s as that', async (verb, wanted) => {
    const policy = await read(`version: 1\nrules:\n  - { id: r, match: { tool: shell }, then: ${verb} }\n`);
    const neighbour = tryNeighbour(ls, { ...decided, decision: await decisionOf() }, policy);
    if (neighbour === undefined) throw new Error('none');
    expect(testLines('n', neighbour).at(-1)).toBe(`  expect: { answer: ${wanted}, rule: r }`);
  });

  test('want an answer as it is sent', async () => {
    const sent = { ...(await decisionOf()), outcome: 'answer' as const, answer: '{"action":"accept"}' };
    expect(testLines('n', { ...decided, decision: sent }).at(-1)).toBe(
      '  expect: { answer: "{\\"action\\":\\"accept\\"}", rule: r }',
    );
  });
});

/** Some decision. */
async function decisionOf(): Promise<Tried['decision']> {
  const { seen } = await tried(ls, '  - { id: r, match: { tool: shell }, then: allow }\n');
  if (seen === undefined) throw new Error('not seen');
  return seen.decision;
}
