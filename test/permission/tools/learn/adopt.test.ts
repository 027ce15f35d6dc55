// Lessons put into a file, and those that something speaks against.
import { describe, expect, test } from 'vitest';
import { adopt, findUnlearnt, type PlacedLesson } from '../../../../src/permission/tools/learn/adopt.ts';
import type { LessonOptions } from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { permission, question, shell } from '../../policies.ts';
import { allowed, answered, lessonsFrom, onlyLesson, push, read, run, stopped } from './runs.ts';

const nothing: Partial<LessonOptions> = { fromNothing: true };

/** What comes of the lessons of these pauses in a file. */
async function adopted(
  base: string,
  pauses: readonly PastPause[],
  change: (wanted: PlacedLesson) => PlacedLesson = (each) => each,
) {
  const runs = [run('a', push, pauses)];
  const wanted = lessonsFrom(runs, nothing).lessons.map((lesson) => change({ lesson, before: undefined }));
  const found = await adopt({ base, placedLessons: wanted, runs, source: 'p.yml' });
  if ('error' in found) return { error: found.error, ids: [], refused: [], text: '' };
  return { ...found, ids: found.adopted.map(({ id }) => id) };
}

const empty = 'version: 1\nrules: []\n';

describe('a lesson in a file', () => {
  test('is an entry with two tests, in the list of its kind', async () => {
    const { text, ids, refused } = await adopted(empty, [allowed(shell('ls')), answered(question(), 'x')]);
    const policy = await read(text);
    expect(ids).toEqual(['allow-ls', 'answer-which']);
    expect(refused).toEqual([]);
    expect(policy.rules.map(({ id }) => id)).toEqual(['allow-ls']);
    expect(policy.questions.map(({ id }) => id)).toEqual(['answer-which']);
    expect(policy.tests.map(({ name }) => name)).toEqual([
      'allow-ls: what was seen',
      'allow-ls: a neighbour stays refused',
      'answer-which: what was seen',
      'answer-which: a neighbour stays refused',
    ]);
  });

  test('is named by what it says, and as nothing else is', async () => {
    const base = `version: 1
guards:
  - { id: allow-ls, match: { tool: x }, then: reject }
rules:
  - { id: allow-pwd, match: { tool: x }, then: allow }
questions:
  - { id: answer-which, match: { message: x }, answer: y }
`;
    const pauses = [
      allowed(shell('ls')),
      allowed(permission({ operation: 'ls' })),
      allowed(shell('pwd')),
      stopped(shell('rm allow')),
      allowed(shell('ls\nls')),
      answered(question(), 'x'),
    ];
    expect((await adopted(base, pauses)).ids).toEqual([
      'allow-ls-2',
      'allow-ls-3',
      'allow-pwd-2',
      'stop-rm-allow',
      'allow-ls-ls',
      'answer-which-2',
    ]);
  });

  test('that has a pattern is named by that', async () => {
    const { ids } = await adopted(empty, [allowed(shell('cat src/a'))], ({ lesson, before }) => ({
      lesson: {
        ...lesson,
        patterns: ['cat {path:src/*}'],
        literal: { ...lesson.literal, label: '"cat {path:src/*}"' },
      },
      before,
    }));
    expect(ids).toEqual(['allow-cat-path-src']);
  });

  test('stands where it is wanted', async () => {
    const base = 'version: 1\nrules:\n  - { id: a, match: { tool: a }, then: ask }\n';
    const { text } = await adopted(base, [allowed(shell('ls'))], ({ lesson }) => ({ lesson, before: 'a' }));
    expect((await read(text)).rules.map(({ id }) => id)).toEqual(['allow-ls', 'a']);
  });
});

test('no lesson leaves the file as it is', async () => {
  expect(await adopted('no policy', [])).toMatchObject({ text: 'no policy', ids: [], refused: [] });
});

test('a file in braces takes none, and says why', async () => {
  expect((await adopted('{ version: 1, rules: [] }\n', [allowed(shell('ls'))])).error).toContain('is in braces');
  const tests = `version: 1
rules: []
tests: [{ name: t, pause: { kind: 5 }, expect: { answer: stop, rule: malformed } }]
`;
  expect((await adopted(tests, [allowed(shell('ls'))])).error).toContain('"tests" is in brackets');
});

describe('a lesson is refused', () => {
  const others = [allowed(shell('pwd')), allowed(shell('ls'))];

  test('where another entry decides it', async () => {
    const base = 'version: 1\nrules:\n  - { id: a, match: { tool: shell, command: ls }, then: ask }\n';
    const { ids, refused } = await adopted(base, others);
    expect(ids).toEqual(['allow-pwd']);
    expect(refused).toEqual([{ label: '"ls"', why: 'another entry decides it first' }]);
  });

  test('where all that is near to it is allowed', async () => {
    const base = `version: 1
rules:
  - { id: all, match: { kind: permission, tool: shell, command: { present: true } }, then: allow }
`;
    const { ids, refused, text } = await adopted(base, [allowed(shell('ls'))], ({ lesson }) => ({
      lesson,
      before: 'all',
    }));
    expect(ids).toEqual([]);
    expect(refused).toEqual([{ label: '"ls"', why: 'nothing similar would stay refused' }]);
    expect(text).toBe(base);
  });

  test('where a test of the file speaks against it, and the others stay', async () => {
    const base = `version: 1
rules: []
tests:
  - name: no "ls"
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }
`;
    const { ids, refused, text } = await adopted(base, others);
    expect(ids).toEqual(['allow-pwd']);
    expect(refused).toEqual([{ label: '"ls"', why: 'it contradicts the test "no \\"ls\\"" of the file' }]);
    expect((await read(text)).tests).toHaveLength(3);
  });

  test('as all are where a test of the file fails by itself', async () => {
    const base =
      'version: 1\nrules: []\ntests:\n  - { name: t, pause: { kind: 5 }, expect: { answer: ask, rule: malformed } }\n';
    const { ids, refused } = await adopted(base, others);
    expect(ids).toEqual([]);
    expect(refused.map(({ label, why }) => [label, why])).toEqual([
      ['"pwd"', 'it contradicts the test "t" of the file'],
      ['"ls"', 'it contradicts the test "t" of the file'],
    ]);
  });
});

const runs = [run('a', push, [allowed(shell('ls'))]), run('b', { ...push, event: 'schedule' }, [allowed(shell('ls'))])];
const lesson = onlyLesson(runs);

/** What is left of a lesson beside these rules. */
async function left(rules: string): Promise<ReturnType<typeof findUnlearnt>> {
  return findUnlearnt(lesson, await read(`version: 1\n${rules}`));
}

describe('a lesson', () => {
  test('is left whole where the policy is silent', async () => {
    expect(await left('rules:\n  - { id: a, match: { tool: other }, then: ask }\n')).toEqual({
      rest: { lesson, before: undefined },
    });
  });

  test.each(['allow', 'allow-always'])('is known where a rule says %s', async (verb) => {
    expect(await left(`rules:\n  - { id: a, match: { tool: shell }, then: ${verb}, reason: R. }\n`)).toEqual({});
  });

  test('is left for the runs that no rule is for', async () => {
    const found = await left('rules:\n  - { id: a, when: { event: push }, match: { tool: shell }, then: allow }\n');
    expect(found).toEqual({
      rest: { lesson: { ...lesson, occurrences: lesson.occurrences.slice(1) }, before: undefined },
    });
  });

  test('stands before the first rule that asks about it', async () => {
    const rules = `rules:
  - { id: other, match: { tool: other }, then: ask }
  - { id: first, when: { event: schedule }, match: { tool: shell }, then: ask }
  - { id: second, match: { tool: shell }, then: ask }
`;
    expect(await left(rules)).toEqual({ rest: { lesson, before: 'first' } });
  });

  test.each(['reject', 'stop'])('is refused where a rule says %s', async (verb) => {
    expect(await left(`rules:\n  - { id: a, match: { tool: shell }, then: ${verb} }\n`)).toEqual({
      why: '"a" of the policy refuses it on purpose',
    });
  });

  test('is refused where a guard refuses it in one of the runs', async () => {
    expect(
      await left('guards:\n  - { id: g, when: { event: schedule }, match: { tool: shell }, then: reject }\n'),
    ).toEqual({ why: 'the guard "g" refuses it, and no rule overrides a guard' });
  });
});

describe('a question', () => {
  const asked = onlyLesson([run('a', push, [answered(question(), 'x')])]);

  test.each([
    ['is known where it is answered', 'answer: y', {}],
    ['stands before what asks a person', 'then: ask', { rest: { lesson: asked, before: 'q' } }],
  ])('%s', async (_name, says, expected) => {
    const policy = await read(`version: 1\nquestions:\n  - { id: q, match: { kind: elicitation }, ${says} }\n`);
    expect(findUnlearnt(asked, policy)).toEqual(expected);
  });
});

test('what can no longer be judged is not learnt', async () => {
  const occurrences = lesson.occurrences.map((each) => ({
    ...each,
    request: { ...each.request, arguments: permission({ kind: 5 }) },
  }));
  expect(findUnlearnt({ ...lesson, occurrences }, await read('version: 1\nrules: []\n'))).toEqual({
    why: '"kind" is not a string',
  });
});
