// What a policy says already about what was seen.
import { describe, expect, test } from 'vitest';
import { leftToLearn } from '../../../../src/permission/tools/learn/known-already.ts';
import { permission, question, shell } from '../../policies.ts';
import { allowed, answered, onlyLesson, push, read, run } from './runs.ts';

const runs = [run('a', push, [allowed(shell('ls'))]), run('b', { ...push, event: 'schedule' }, [allowed(shell('ls'))])];
const lesson = onlyLesson(runs);

/** What is left of a lesson beside these rules. */
async function left(rules: string): Promise<ReturnType<typeof leftToLearn>> {
  return leftToLearn(lesson, await read(`version: 1\n${rules}`));
}

describe('a lesson', () => {
  test('is left whole where the policy is silent', async () => {
    expect(await left('rules:\n  - { id: a, match: { tool: other }, then: ask }\n')).toEqual({
      left: lesson,
      before: undefined,
    });
  });

  test.each(['allow', 'allow-always'])('is known where a rule says %s', async (verb) => {
    expect(await left(`rules:\n  - { id: a, match: { tool: shell }, then: ${verb}, reason: R. }\n`)).toEqual({
      known: true,
    });
  });

  test('is left for the runs that no rule is for', async () => {
    const found = await left('rules:\n  - { id: a, when: { event: push }, match: { tool: shell }, then: allow }\n');
    expect(found).toEqual({ left: { ...lesson, occurrences: lesson.occurrences.slice(1) }, before: undefined });
  });

  test('stands before the first rule that asks about it', async () => {
    const rules = `rules:
  - { id: other, match: { tool: other }, then: ask }
  - { id: first, when: { event: schedule }, match: { tool: shell }, then: ask }
  - { id: second, match: { tool: shell }, then: ask }
`;
    expect(await left(rules)).toEqual({ left: lesson, before: 'first' });
  });

  test.each(['reject', 'stop'])('is refused where a rule says %s', async (verb) => {
    expect(await left(`rules:\n  - { id: a, match: { tool: shell }, then: ${verb} }\n`)).toEqual({
      why: '"a" of the policy refuses it, and somebody wrote that',
    });
  });

  test('is refused where a guard refuses it in one of the runs', async () => {
    expect(
      await left('guards:\n  - { id: g, when: { event: schedule }, match: { tool: shell }, then: reject }\n'),
    ).toEqual({ why: 'the guard "g" refuses it, and no rule goes before a guard' });
  });
});

describe('a question', () => {
  const asked = onlyLesson([run('a', push, [answered(question(), 'x')])]);

  test.each([
    ['is known where it is answered', 'answer: y', { known: true }],
    ['stands before what asks a person', 'then: ask', { left: asked, before: 'q' }],
  ])('%s', async (_name, says, expected) => {
    const policy = await read(`version: 1\nquestions:\n  - { id: q, match: { kind: elicitation }, ${says} }\n`);
    expect(leftToLearn(asked, policy)).toEqual(expected);
  });
});

test('what can no longer be judged is not learnt', async () => {
  const occurrences = lesson.occurrences.map((each) => ({
    ...each,
    request: { ...each.request, arguments: permission({ kind: 5 }) },
  }));
  expect(leftToLearn({ ...lesson, occurrences }, await read('version: 1\nrules: []\n'))).toEqual({
    why: '"kind" is not a string',
  });
});
