// A lesson as the lines of an entry.
import { describe, expect, test } from 'vitest';
import { type RunContext, unknownContext } from '../../../../src/permission/context.ts';
import type { LearnRun, Lesson } from '../../../../src/permission/tools/learn/lessons.ts';
import {
  chooseLimit,
  dropUnknown,
  rateRisk,
  type TriedPause,
  tryNeighbour,
  trySeen,
  writeEntry,
  writeTest,
} from '../../../../src/permission/tools/learn/write-lesson.ts';
import { permission, question, shell } from '../../policies.ts';
import {
  allowed,
  allowedByPerson,
  answered,
  byWriter,
  onlyLesson,
  push,
  read,
  rejected,
  run,
  stopped,
} from './runs.ts';

/** The line of the entry that begins with this, without it. */
function lineOf(lesson: Lesson, runs: readonly LearnRun[], begin: string): string | undefined {
  return writeEntry(lesson, 'the-id', runs)
    .find((line) => line.startsWith(begin))
    ?.slice(begin.length);
}

function lessonOf(args: string, context: RunContext = push): Lesson {
  return onlyLesson([run('a', context, [allowed(args)])]);
}

describe('the evidence of an entry', () => {
  test('tells how often whoever allowed it', () => {
    const ls = shell('ls');
    const runs = [run('a', push, [allowed(ls), allowed(ls), allowedByPerson(ls), rejected(ls)])];
    const lesson = onlyLesson(runs, { fromRejected: true });
    expect(lineOf(lesson, runs, '# Learnt from ')).toBe(
      '1 run (2026-11-02): allowed by the policy 2 times, allowed by a person once, rejected by the policy once.',
    );
  });

  test('tells runs and days, from the first to the last', () => {
    const days = ['2026-11-05', '2026-11-02', '2026-11-09'];
    const runs = days.map((day, index) =>
      run(`${index}`, push, [allowed(shell('ls'))], { startedAt: `${day}T10:00:00.000Z` }),
    );
    expect(lineOf(onlyLesson(runs), runs, '# Learnt from ')).toBe(
      '3 runs (2026-11-02 to 2026-11-09): allowed by the policy 3 times.',
    );
  });

  test.each([undefined, '', '2026-11-02', 'x2026-11-02T', '2026-11-2T10:00'])('tells no day of %j', (startedAt) => {
    const runs = [run('a', push, [allowed(shell('ls'))], { startedAt })];
    expect(lineOf(onlyLesson(runs), runs, '# Learnt from ')).toContain('1 run (no date):');
  });

  test('names the first five transcripts, and counts the others', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const runs = names.map((name) => run(name, push, [allowed(shell('ls'))], { digest: name.repeat(64) }));
    const five = names.slice(0, 5).map((name) => name.repeat(12));
    expect(lineOf(onlyLesson(runs), runs, '# Transcripts, sha256: ')).toBe(`${five.join(' ')} and 2 more`);
    const some = runs.slice(0, 5);
    expect(lineOf(onlyLesson(some), some, '# Transcripts, sha256: ')).toBe(five.join(' '));
  });

  test.each([
    ['answered', onlyLesson([run('a', push, [answered(question(), 'x')])])],
    ['stopped', onlyLesson([run('a', push, [stopped(shell('ls'))])], { fromNothing: true })],
  ])('says that it was %s', (word, lesson) => {
    expect(lineOf(lesson, [run('a', push, [])], '# Learnt')).toContain(`: ${word} by the policy once.`);
  });
});

describe('an entry', () => {
  test('that answers has its answer and its limit, and no risk', () => {
    const runs = [run('a', push, [answered(question(), '{"action":"accept","content":{"a b":1}}')])];
    expect(writeEntry(onlyLesson(runs), 'q', runs).slice(2)).toEqual([
      '- id: q',
      '  when: { event: push }',
      '  match: { kind: elicitation, message: "Which?" }',
      '  answer: { "a b": 1 }',
      '  limit: 2',
    ]);
  });

  test('that stops has neither limit nor risk', () => {
    const runs = [run('a', push, [stopped(shell('ls'))])];
    expect(writeEntry(onlyLesson(runs, { fromNothing: true }), 's', runs).slice(2)).toEqual([
      '- id: s',
      '  when: { event: push }',
      '  match: { kind: permission, tool: shell, command: ls }',
      '  then: stop',
    ]);
  });

  test('says that what was not there must not be there', () => {
    const runs = [
      run('a', push, [
        allowed(permission({ operation: 'write', url: 'a' })),
        rejected(permission({ operation: 'write', cwd: 'b/c', url: 'a' })),
      ]),
    ];
    expect(lineOf(onlyLesson(runs), runs, '  match: ')).toBe(
      '{ kind: permission, tool: write, command: { present: false }, "/url": "a", "/cwd": { present: false } }',
    );
  });

  test('has patterns in the place of a command', () => {
    const lesson = { ...lessonOf(shell('cat a')), patterns: ['cat "a b"', 'ls *'] };
    expect(lineOf(lesson, [], '  match: ')).toBe(
      '{ kind: permission, tool: shell, command: { shell: { only: ["cat \\"a b\\"", "ls *"] } } }',
    );
  });

  const { actor } = byWriter;
  test.each([
    ['its events', [push, { ...push, event: 'schedule' }], '{ event: [push, schedule] }'],
    [
      'writers',
      [{ ...push, actor: { ...actor, type: 'unknown' } }],
      '{ event: push, actor: { permission: [admin, maintain, write] } }',
    ],
    ['people', [{ ...push, actor: { ...actor, permission: 'unknown' } }], '{ event: push, actor: { type: User } }'],
    ['everyone, when one was not known', [push, { ...push, actor }], '{ event: push }'],
    [
      'people with write permission, of no fork',
      [byWriter],
      '{ event: pull_request, fork: false, actor: { permission: [admin, maintain, write], type: User } }',
    ],
  ])('is for %s', (_name, contexts, when) => {
    const runs = contexts.map((context, index) => run(`${index}`, context, [allowed(shell('ls'))]));
    expect(lineOf(onlyLesson(runs), runs, '  when: ')).toBe(when);
  });
});

describe('the limit of an entry', () => {
  test('is one more than the most that one run asked', () => {
    const ls = allowed(shell('ls'));
    expect(
      chooseLimit(onlyLesson([run('a', push, [ls, ls]), run('b', push, [ls, ls, ls]), run('c', push, [ls])])),
    ).toBe(4);
  });

  test('is what was seen, where more was refused then', () => {
    const pauses = [allowed(shell('ls')), rejected(shell('ls'), 'some-rule', { verb: 'allow' })];
    expect(chooseLimit(onlyLesson([run('a', push, pauses)]))).toBe(1);
  });
});

test.each([
  [shell('ls'), 'reads'],
  [shell('ls; rm a'), 'deletes'],
  [shell('ls $(rm a)'), 'runs-anything'],
  [shell("cat 'a*'"), 'reads'],
  [permission({ operation: 'write' }), 'unknown'],
])('the risk of %s is %s', (args, risk) => {
  expect(rateRisk(lessonOf(args))).toBe(risk);
});

/** What is tried with a policy whose only rules are these. */
async function tried(
  lesson: Lesson,
  rules: string,
): Promise<{ seen: TriedPause | undefined; neighbour: TriedPause | undefined }> {
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
    expect(seen && dropUnknown(seen.context)).toEqual({
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
    expect(seen && dropUnknown(seen.context)).toEqual({
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
    const { seen } = await tried(lessonOf(shell('ls'), { ...push, ref: 'refs/heads/main' }), rules);
    expect(seen && dropUnknown(seen.context)).toEqual({
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
    expect(neighbour && dropUnknown(neighbour.context)).toEqual({
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
  const decided = { context: { ...unknownContext, event: 'push' }, pause: { kind: 'permission' } };

  test('name what is wanted', async () => {
    const { seen, neighbour } = await tried(ls, '  - { id: r, match: { tool: shell, command: ls }, then: allow }\n');
    if (seen === undefined || neighbour === undefined) throw new Error('not tried');
    expect(writeTest('a "b"', { ...seen, ...decided })).toEqual([
      '- name: "a \\"b\\""',
      '  context: { event: push }',
      '  pause: { kind: permission }',
      '  expect: { answer: allow_once, rule: r }',
    ]);
    expect(writeTest('n', neighbour).at(-1)).toBe('  expect: { answer: reject_once, rule: default }');
  });

  test.each([
    ['stop', 'stop'],
    ['ask', 'ask'],
  ])('want a %s as that', async (verb, wanted) => {
    const policy = await read(`version: 1\nrules:\n  - { id: r, match: { tool: shell }, then: ${verb} }\n`);
    const neighbour = tryNeighbour(ls, { ...decided, decision: await decisionOf() }, policy);
    if (neighbour === undefined) throw new Error('none');
    expect(writeTest('n', neighbour).at(-1)).toBe(`  expect: { answer: ${wanted}, rule: r }`);
  });

  test('want an answer as it is sent', async () => {
    const sent = { ...(await decisionOf()), outcome: 'answer' as const, answer: '{"action":"accept"}' };
    expect(writeTest('n', { ...decided, decision: sent }).at(-1)).toBe(
      '  expect: { answer: "{\\"action\\":\\"accept\\"}", rule: r }',
    );
  });
});

/** Some decision. */
async function decisionOf(): Promise<TriedPause['decision']> {
  const { seen } = await tried(ls, '  - { id: r, match: { tool: shell }, then: allow }\n');
  if (seen === undefined) throw new Error('not seen');
  return seen.decision;
}
