// What the pauses of trusted runs teach, and what they do not.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../../../src/permission/context.ts';
import { terminalContext } from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { permission, question, shell } from '../../policies.ts';
import {
  allowed,
  allowedByPerson,
  answered,
  byWriter,
  lessonsFrom,
  onlyLesson,
  push,
  rejected,
  rejectedByPerson,
  run,
  stopped,
} from './runs.ts';

const ls = shell('ls');

/** What the pauses of one run teach. */
function taught(pauses: readonly PastPause[], options: Parameters<typeof lessonsFrom>[1] = {}): readonly unknown[] {
  return lessonsFrom([run('a', push, pauses)], options).lessons.map(({ reply }) => reply);
}

function declined(args: string, given: Partial<PastPause['decided']> = {}): PastPause {
  const pause = rejected(args);
  return { ...pause, decided: { answer: '{"action":"decline"}', rule: 'never', ...given } };
}

describe('a permission that was allowed', () => {
  test('is learnt with where, how and by whom', () => {
    const runs = [run('a', push, [rejected(shell('x')), allowed(ls)]), run('b', push, [allowedByPerson(ls)])];
    const lesson = onlyLesson(runs);
    expect(lesson).toMatchObject({
      reply: { verb: 'allow' },
      reach: 'event',
      events: ['push'],
      absent: [],
      writersOnly: false,
      usersOnly: false,
      isCapped: false,
    });
    expect(lesson.occurrences).toEqual([
      { runIndex: 0, by: 'policy', request: runs[0]?.pauses[1]?.request, context: push },
      { runIndex: 1, by: 'person', request: runs[1]?.pauses[0]?.request, context: push },
    ]);
  });

  test('is learnt in the order in which things were seen, those of people apart', () => {
    const runs = [run('a', byWriter, [allowed(ls), allowed(shell('pwd'))]), run('b', push, [allowed(ls)])];
    const { lessons } = lessonsFrom(runs);
    expect(lessons.map(({ literal, reach, events }) => [literal.title, reach, events])).toEqual([
      ['ls', 'person', ['pull_request']],
      ['pwd', 'person', ['pull_request']],
      ['ls', 'event', ['push']],
    ]);
    expect(lessons[0]).toMatchObject({ writersOnly: true, usersOnly: true });
  });

  test('at a terminal is learnt for people with write permission, whatever the event', () => {
    const terminal = run('a', unknownContext, [allowedByPerson(ls)], { atTerminal: true });
    const lesson = onlyLesson([run('b', byWriter, [allowed(ls)]), terminal]);
    expect(lesson).toMatchObject({ reach: 'person', events: [], writersOnly: true, usersOnly: true });
    expect(lesson.occurrences.map(({ context }) => context)).toEqual([byWriter, terminalContext]);
    expect(terminalContext).toEqual({
      ...unknownContext,
      event: 'pull_request',
      fork: false,
      actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
    });
  });

  test('at a terminal where nothing was allowed leaves the event of the others', () => {
    const terminal = run('a', unknownContext, [rejected(ls)], { atTerminal: true });
    expect(onlyLesson([run('b', byWriter, [allowed(ls)]), terminal]).events).toEqual(['pull_request']);
  });

  test.each(['allow_once', 'allow_always'])('with %s is an allow', (answer) => {
    expect(taught([{ ...allowed(ls), decided: { answer, rule: 'r' } }])).toEqual([{ verb: 'allow' }]);
  });

  test.each<[string, PastPause]>([
    ['the service did not take', allowed(ls, { wasRefused: true })],
    ['came to a reject', allowed(ls, { outcome: 'reject' })],
    ['has no answer', { ...allowed(ls), decided: { answer: null, rule: 'r' } }],
    ['cannot be judged', allowed('{"kind":5}')],
  ])('is not learnt where it %s', (_name, pause) => {
    expect(lessonsFrom([run('a', push, [pause])])).toEqual({ lessons: [], notLearnt: [] });
  });

  test('has to come without the fields that others of its tool had', () => {
    const write = (fields: object) => permission({ operation: 'write', ...fields });
    const { lessons } = lessonsFrom([
      run('a', push, [
        rejected(write({ cwd: 'x', mode: 1 })),
        allowed(write({ mode: 1, path: 'a' })),
        allowed(permission({ operation: 'other', path: 'a' })),
        allowed(question({ cwd: 'x' })),
      ]),
    ]);
    const callFields = ['paths', 'inside', 'outside', 'url', 'arguments'];
    expect(lessons.map(({ literal, absent }) => [literal.title, absent])).toEqual([
      ['write', ['cwd', ...callFields]],
      ['other', callFields],
    ]);
  });
});

describe('a no of a person', () => {
  const why = 'a person rejected it in another run, or at another time';

  test.each<[string, PastPause]>([
    ['a reject', rejectedByPerson(ls)],
    ['a stop', { ...rejectedByPerson(ls), decided: { answer: null, rule: '(person)' } }],
  ])('stands against what was allowed: %s', (_name, no) => {
    const runs = [run('a', push, [allowed(ls), allowed(shell('pwd'))]), run('b', byWriter, [no])];
    const { lessons, notLearnt } = lessonsFrom(runs);
    expect(lessons.map(({ literal }) => literal.title)).toEqual(['pwd']);
    expect(notLearnt).toEqual([{ label: '"ls"', why }]);
  });

  test('stands against an answer, and an answer of a person against none', () => {
    const yes = answered(question(), 'x');
    const no = { ...declined(question()), how: { ...rejected(ls).how, by: 'person' as const } };
    expect(lessonsFrom([run('a', push, [yes, no])]).notLearnt).toEqual([{ label: '"Which?"', why }]);
    expect(taught([{ ...yes, how: { ...yes.how, by: 'person' } }])).toEqual([{ verb: 'answer', answer: 'x' }]);
  });

  test('is said of each thing that it stands against', () => {
    const both = [ls, shell('pwd')].flatMap((args) => [allowed(args), rejectedByPerson(args)]);
    expect(lessonsFrom([run('a', push, both)]).notLearnt.map(({ label }) => label)).toEqual(['"ls"', '"pwd"']);
  });

  test('does not stand against a stop', () => {
    expect(taught([stopped(ls), rejectedByPerson(ls)], { fromNothing: true })).toEqual([{ verb: 'stop' }]);
  });

  test('says nothing where nothing was allowed', () => {
    expect(lessonsFrom([run('a', push, [rejectedByPerson(ls)])])).toEqual({ lessons: [], notLearnt: [] });
  });
});

describe('what was rejected', () => {
  const from = { fromRejected: true };

  test('because no rule was there is proposed when that is asked for', () => {
    expect(taught([rejected(ls)])).toEqual([]);
    expect(taught([rejected(ls)], from)).toEqual([{ verb: 'allow' }]);
    expect(onlyLesson([run('a', push, [rejected(ls)])], from).occurrences).toMatchObject([{ by: 'rejected' }]);
  });

  test.each<[string, PastPause]>([
    ['by a rule', rejected(ls, 'no-ls')],
    ['by a person', rejected(ls, 'default', { by: 'person' })],
    ['and the service did not take it', rejected(ls, 'default', { wasRefused: true })],
  ])('is not proposed when it was %s', (_name, pause) => {
    expect(taught([pause], from)).toEqual([]);
  });

  test.each(['allow', 'allow-always', 'answer'] as const)('by a limit is the most, of the verb %s', (verb) => {
    const pauses = [allowed(ls), rejected(ls, 'r', { verb })];
    expect(onlyLesson([run('a', push, pauses)])).toMatchObject({ isCapped: true, occurrences: { length: 1 } });
    expect(onlyLesson([run('a', push, pauses)], from)).toMatchObject({ isCapped: true, occurrences: { length: 2 } });
  });

  test('by a limit that stopped the run is the most as well', () => {
    const end = { ...stopped(ls), how: { ...stopped(ls).how, verb: 'allow' as const } };
    expect(onlyLesson([run('a', push, [allowed(ls), end])])).toMatchObject({ isCapped: true });
    expect(onlyLesson([run('a', push, [allowed(ls), end])], from)).toMatchObject({ occurrences: { length: 1 } });
  });

  test.each<[string, PastPause]>([
    ['a rule that rejects', rejected(ls, 'r')],
    ['a person', rejected(ls, 'r', { verb: 'allow', by: 'person' })],
    ['nobody, and allowed', allowed(ls)],
  ])('by %s was no limit', (_name, pause) => {
    // A no of a person would take the lesson away.
    const pauses =
      pause.how.by === 'person' ? [{ ...pause, how: { ...pause.how, outcome: 'answer' as const } }] : [pause];
    expect(onlyLesson([run('a', push, [allowed(ls), ...pauses])])).toMatchObject({ isCapped: false });
  });
});

describe('what stopped a run', () => {
  const nothing = { fromNothing: true };

  test('is learnt where there is no policy yet', () => {
    expect(taught([stopped(ls)])).toEqual([]);
    expect(taught([stopped(ls)], nothing)).toEqual([{ verb: 'stop' }]);
    expect(onlyLesson([run('a', push, [stopped(ls)])], nothing).occurrences).toMatchObject([{ by: 'policy' }]);
  });

  test.each<[string, PastPause]>([
    ['nothing could be judged', stopped(ls, 'malformed')],
    ['too many were rejected', { ...stopped(ls), how: { ...stopped(ls).how, verb: 'reject' } }],
    ['it was only rejected', rejected(ls, 'r', { verb: 'stop' })],
  ])('is not learnt where %s', (_name, pause) => {
    expect(taught([pause], nothing)).toEqual([]);
  });

  test('and was allowed at another time is left open', () => {
    const runs = [run('a', push, [stopped(ls), allowed(ls)])];
    expect(lessonsFrom(runs, nothing)).toEqual({
      lessons: [],
      notLearnt: [{ label: '"ls"', why: 'it was answered in different ways' }],
    });
  });
});

describe('a question', () => {
  const asked = question();
  const content = (fields: object) => JSON.stringify({ action: 'accept', content: fields });

  test.each([
    ['yes', 'yes'],
    ['', ''],
    ['{"a":', '{"a":'],
    ['[1]', '[1]'],
    ['{"content":5}', '{"content":5}'],
    [content({ a: 'x', b: -1.5, c: true }), { a: 'x', b: -1.5, c: true }],
    [content({}), {}],
  ])('that got %s gets it again', (answer, learnt) => {
    expect(taught([answered(asked, answer)])).toEqual([{ verb: 'answer', answer: learnt }]);
  });

  test.each([
    'a\u200b',
    'a *** b',
    content({ a: 'x', b: null }),
    content({ a: ['x'] }),
    content({ a: { b: 1 } }),
    content({ a: 'x\u200b' }),
    content({ a: '***' }),
    content({ 'a\u200b': 1 }),
    content({ a: 1e21 }),
  ])('that got %j is left open, as no policy can say it', (answer) => {
    expect(taught([answered(asked, answer)])).toEqual([]);
  });

  test('that was declined is declined again, where there is no policy yet', () => {
    expect(taught([declined(asked)])).toEqual([]);
    expect(taught([declined(asked)], { fromNothing: true })).toEqual([{ verb: 'reject' }]);
    expect(taught([declined(asked, { answer: 'no' })], { fromNothing: true })).toEqual([]);
    expect(taught([{ ...declined(asked), how: stopped(asked).how }], { fromNothing: true })).toEqual([]);
  });

  test('that stopped a run is left open', () => {
    expect(taught([stopped(asked)], { fromNothing: true, fromRejected: true })).toEqual([]);
  });

  test('that was answered in two ways is left open, and in one way twice is not', () => {
    const one = answered(asked, content({ a: 1, b: 2 }));
    expect(taught([one, answered(asked, content({ b: 2, a: 1 }))])).toHaveLength(1);
    expect(lessonsFrom([run('a', push, [one, answered(asked, content({ a: 2, b: 2 }))])])).toEqual({
      lessons: [],
      notLearnt: [{ label: '"Which?"', why: 'it was answered in different ways' }],
    });
  });
});

describe('what cannot be written down', () => {
  test('is said once, by its command, its tool or as a question', () => {
    const long = `${'x'.repeat(1000)}y`;
    const pauses = [
      allowed(shell(long)),
      allowed(shell(long)),
      allowed(permission({ operation: 'write', with: {} })),
      answered('{"kind":"elicitation"}', 'x'),
    ];
    expect(lessonsFrom([run('a', push, pauses)])).toEqual({
      lessons: [],
      notLearnt: [
        { label: `"${'x'.repeat(120)}"`, why: 'its command has more than 1000 characters' },
        { label: '"write"', why: 'its field "with" has a value that a policy cannot express' },
        { label: '"a question"', why: 'the question has no message' },
      ],
    });
  });

  test('is not spoken of where it taught nothing', () => {
    expect(lessonsFrom([run('a', push, [rejected(shell('x'.repeat(1001)))])]).notLearnt).toEqual([]);
  });

  test('says each of two reasons', () => {
    const label = '"ls\u200b"';
    const pauses = [
      allowed(permission({ operation: 'ls\u200b' })),
      allowed(permission({ operation: 'ls\u200b', x: '***' })),
    ];
    expect(lessonsFrom([run('a', push, pauses)]).notLearnt.map((each) => each.label)).toEqual([label, label]);
  });
});
