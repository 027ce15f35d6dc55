// A lesson as the lines of an entry.
import { describe, expect, test } from 'vitest';
import type { LearnRun } from '../../../../src/permission/tools/learn/learn.ts';
import type { Lesson } from '../../../../src/permission/tools/learn/lesson.ts';
import { entryLines, limitOf, riskOf } from '../../../../src/permission/tools/learn/written-entry.ts';
import { permission, question, shell } from '../../policies.ts';
import { allowed, allowedByPerson, answered, byWriter, onlyLesson, push, rejected, run, stopped } from './runs.ts';

/** The line of the entry that begins with this, without it. */
function lineOf(lesson: Lesson, runs: readonly LearnRun[], begin: string): string | undefined {
  return entryLines(lesson, 'the-id', runs)
    .find((line) => line.startsWith(begin))
    ?.slice(begin.length);
}

function lessonOf(args: string): Lesson {
  return onlyLesson([run('a', push, [allowed(args)])]);
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
    expect(entryLines(onlyLesson(runs), 'q', runs).slice(2)).toEqual([
      '- id: q',
      '  when: { event: push }',
      '  match: { kind: elicitation, message: "Which?" }',
      '  answer: { "a b": 1 }',
      '  limit: 2',
    ]);
  });

  test('that stops has neither limit nor risk', () => {
    const runs = [run('a', push, [stopped(shell('ls'))])];
    expect(entryLines(onlyLesson(runs, { fromNothing: true }), 's', runs).slice(2)).toEqual([
      '- id: s',
      '  when: { event: push }',
      '  match: { kind: permission, tool: shell, command: ls }',
      '  then: stop',
    ]);
  });

  test('says that what was not there must not be there', () => {
    const runs = [
      run('a', push, [
        allowed(permission({ operation: 'write', path: 'a' })),
        rejected(permission({ operation: 'write', cwd: 'b/c', path: 'a' })),
      ]),
    ];
    expect(lineOf(onlyLesson(runs), runs, '  match: ')).toBe(
      '{ kind: permission, tool: write, command: { present: false }, "/path": "a", "/cwd": { present: false } }',
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
    expect(limitOf(onlyLesson([run('a', push, [ls, ls]), run('b', push, [ls, ls, ls]), run('c', push, [ls])]))).toBe(4);
  });

  test('is what was seen, where more was refused then', () => {
    const pauses = [allowed(shell('ls')), rejected(shell('ls'), 'some-rule', { verb: 'allow' })];
    expect(limitOf(onlyLesson([run('a', push, pauses)]))).toBe(1);
  });
});

test.each([
  [shell('ls'), 'reads'],
  [shell('ls; rm a'), 'deletes'],
  [shell('ls $(rm a)'), 'runs-anything'],
  [shell("cat 'a*'"), 'reads'],
  [permission({ operation: 'write' }), 'unknown'],
])('the risk of %s is %s', (args, risk) => {
  expect(riskOf(lessonOf(args))).toBe(risk);
});
