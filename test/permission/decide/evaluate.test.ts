// Which entry decides: rules 1 and 2, and the trace that tells how it came to that.
import { describe, expect, test } from 'vitest';
import { rejectEverything } from '../../../src/permission/policy.ts';
import { brief, decideOnce, permission, policyOf, question } from '../policies.ts';

const policy = await policyOf(`
guards:
  - id: no-danger
    match: { tool: danger }
    then: stop
    reason: Too dangerous.
  - id: no-danger-either
    match: { tool: danger }
    then: reject
  - id: no-secrets
    match: { message: { glob: "*secret*" } }
    then: reject
rules:
  - id: first
    match: { tool: build }
    then: allow
    reason: Builds are fine.
  - id: second
    match: { tool: [build, test] }
    then: reject
  - id: danger-allowed
    match: { tool: danger }
    then: allow
questions:
  - id: which
    match: { message: "Which?" }
    answer: this
  - id: any
    match: { message: { present: true } }
    then: stop
    reason: Nobody knows.
`);

describe('which entry decides', () => {
  test.each([
    ['the first rule that matches, and no later one', permission({ operation: 'build' }), 'allow_once by first'],
    ['a later rule where no earlier one matches', permission({ operation: 'test' }), 'reject_once by second'],
    ['the default where no rule matches', permission({ operation: 'deploy' }), 'reject_once by default'],
    [
      'a guard before any rule, and the first guard that matches',
      permission({ operation: 'danger' }),
      'stop by no-danger',
    ],
    [
      'a guard for questions too',
      question({ message: 'The secret?', fields: [{ name: 'a', type: 'string' }] }),
      '{"action":"decline"} by no-secrets',
    ],
    ['a question', question(), 'this by which'],
    ['the first question that matches', question({ message: 'What?' }), 'stop by any'],
    ['nothing for a question without a match', question({ message: undefined }), 'stop by default'],
    ['a question for a missing kind', question({ kind: undefined }), 'this by which'],
    ['a question for an unknown kind', question({ kind: 'Permission' }), 'this by which'],
    ['no question for a permission', permission({ operation: 'x', message: 'Which?' }), 'reject_once by default'],
    ['no rule for a question', question({ message: 'x?', operation: 'build' }), 'stop by any'],
  ])('%s', (_name, args, expected) => {
    expect(brief(decideOnce(policy, args))).toBe(expected);
  });

  test('stops by a default of stop', async () => {
    const stops = await policyOf('default: stop\n');
    expect(decideOnce(stops, permission())).toMatchObject({
      answer: null,
      outcome: 'stop',
      verb: 'stop',
      rule: 'default',
      reason: null,
    });
  });

  test('rejects every permission and stops at every question without a policy file', () => {
    expect(brief(decideOnce(rejectEverything, permission()))).toBe('reject_once by default');
    expect(brief(decideOnce(rejectEverything, question()))).toBe('stop by default');
  });
});

describe('what a decision tells', () => {
  test('has kind and operation as in the arguments, verb and reason as in the entry', () => {
    expect(decideOnce(policy, permission({ operation: 'build' }))).toMatchObject({
      kind: 'permission',
      operation: 'build',
      verb: 'allow',
      outcome: 'allow',
      reason: 'Builds are fine.',
      ladder: 'allow: allow_once',
      budgets: 'answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
    });
    expect(decideOnce(policy, question({ kind: undefined }))).toMatchObject({
      kind: null,
      operation: null,
      verb: 'answer',
      outcome: 'answer',
      reason: null,
    });
    expect(decideOnce(policy, permission({ operation: null }))).toMatchObject({ operation: null });
    expect(decideOnce(policy, permission({ operation: 'danger' }))).toMatchObject({
      verb: 'stop',
      reason: 'Too dangerous.',
    });
  });

  test('traces guards, rules and the default for a permission', () => {
    expect(decideOnce(policy, permission({ operation: 'test' })).trace).toEqual([
      { id: 'no-danger', list: 'guards', matched: false, because: 'tool is "test", wants "danger"' },
      { id: 'no-danger-either', list: 'guards', matched: false, because: 'tool is "test", wants "danger"' },
      { id: 'no-secrets', list: 'guards', matched: false, because: 'message is missing, wants glob "*secret*"' },
      { id: 'first', list: 'rules', matched: false, because: 'tool is "test", wants "build"' },
      { id: 'second', list: 'rules', matched: true, because: 'tool matches' },
      { id: 'danger-allowed', list: 'rules', matched: false, because: 'not reached' },
      { id: 'default', list: 'default', matched: false, because: 'not reached' },
    ]);
  });

  test('traces guards, questions and the default for a question', () => {
    expect(decideOnce(policy, question({ message: undefined })).trace.slice(3)).toEqual([
      { id: 'which', list: 'questions', matched: false, because: 'message is missing, wants "Which?"' },
      { id: 'any', list: 'questions', matched: false, because: 'message is missing, wants present' },
      { id: 'default', list: 'default', matched: true, because: 'no guard and no question matches' },
    ]);
  });

  test('reaches nothing after a guard', () => {
    expect(decideOnce(policy, permission({ operation: 'danger' })).trace.map((entry) => entry.because)).toEqual([
      'tool matches',
      ...Array.from({ length: 6 }, () => 'not reached'),
    ]);
  });

  test('says that no rule matches by default', () => {
    expect(decideOnce(policy, permission()).trace.at(-1)).toEqual({
      id: 'default',
      list: 'default',
      matched: true,
      because: 'no guard and no rule matches',
    });
  });

  test('names every condition of the entry that matched, when before match', async () => {
    const two = await policyOf(
      'rules:\n  - id: a\n    match: { tool: x, kind: permission }\n    when: { event: push, actor: { type: User } }\n    then: allow\n',
    );
    const context = { event: 'push', actor: { permission: 'read', association: 'NONE', type: 'User', login: 'me' } };
    expect(decideOnce(two, permission({ operation: 'x' }), context).trace[0]?.because).toBe(
      'when.event, when.actor.type, tool and kind match',
    );
    expect(decideOnce(two, permission({ operation: 'x' })).trace[0]?.because).toBe(
      'when.event is "unknown", wants "push"',
    );
  });
});
