// The whole file: a policy, or every problem of it in order.
import { describe, expect, test } from 'vitest';
import { PolicyError } from '../../../src/errors.ts';
import { loadPolicy, readPolicy } from '../../../src/permission/file/policy-file.ts';
import { rejectEverything } from '../../../src/permission/policy.ts';
import { policyOf, problemsOf } from '../policies.ts';
import { expectRefused, file, type Refused, testFile } from './files.ts';

const refused: readonly Refused[] = [
  { name: 'an empty file', file: '', code: 'wrong-type', at: '1:1', says: 'The policy is empty. Write a mapping' },
  { name: 'a file of comments', file: '# nothing\n', code: 'wrong-type', at: '1:1', says: 'a mapping' },
  { name: 'a list', file: '- 1\n', code: 'wrong-type', at: '1:1', says: 'The policy is a list. Write a mapping' },
  {
    name: 'an unknown key',
    file: file('rulez: []'),
    code: 'unknown-key',
    at: '2:1',
    says: 'The policy has no such key. Did you mean "rules"?',
  },
  {
    name: 'a key like nothing',
    file: file('zzzzzzzz: []'),
    code: 'unknown-key',
    at: '2:1',
    says: 'The policy has no such key. Use one of "version", "default", "budget"',
  },
  {
    name: 'a key of Object',
    file: file('toString: []'),
    code: 'unknown-key',
    at: '2:1',
    says: 'The policy has no such key.',
  },
  {
    name: 'a prototype',
    file: file('__proto__: { version: 1 }'),
    code: 'unknown-key',
    at: '2:1',
    says: 'The policy has no such key.',
  },
];

test.each(refused)('$name is refused', expectRefused);

describe('problems', () => {
  test('are all told, in the order of the file, each once', async () => {
    const problems = await problemsOf('version: 2\nrulez: []\nrules:\n  - id: A\n    then: alow\n');
    expect(problems.map((problem) => problem.line)).toEqual([1, 2, 4, 4, 5]);
    expect(
      (await problemsOf(file('rules: [{ idd: a, match: { kind: b }, then: allow }]'))).map(({ column }) => column),
    ).toEqual([9, 11]);
    expect(await problemsOf('version: 1\nrules: [[[\n')).toHaveLength(1);
  });

  test('are thrown by loadPolicy with source, line and column of the first', async () => {
    const error = await loadPolicy('version: 1\nrulez: []\nmatsch: 1\nx: 1\ny: 2\n', 'p.yml').catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(PolicyError);
    expect(error).toMatchObject({ code: 'policy_invalid', data: { source: 'p.yml', line: 2, column: 1 } });
    expect(String(error)).toContain(
      'The permission policy is invalid. p.yml:2:1: The policy has no such key. Did you mean "rules"?',
    );
    expect(String(error)).toContain('"tests". p.yml:3:1: The policy has no such key.');
    expect(String(error)).toContain('"tests". p.yml:4:1: ');
    expect(String(error)).not.toContain('p.yml:5:1: ');
    expect(String(error)).toContain(' And 1 more; "interns policy check" lists all.');
  });

  test('are not counted when all are told', async () => {
    await expect(loadPolicy('version: 1\nrulez: []\n', 'p.yml')).rejects.toThrow(/^[\s\S]*"tests"\.$/u);
  });
});

describe('a valid file', () => {
  test('has defaults for what is left out', async () => {
    expect(await policyOf('')).toEqual({
      source: 'test.yml',
      default: 'reject',
      budget: { answers: 40, allows: 15, rejects_in_a_row: 4, same_pause: 3 },
      guards: [],
      rules: [],
      questions: [],
      changes: undefined,
      changeBudget: { files: 20, bytes: 262_144, lines: 1_000 },
      tests: [],
      shownSigns: new Set(),
    });
    expect(await loadPolicy('version: 1\n', 'test.yml')).toEqual(await policyOf(''));
    expect(rejectEverything).toMatchObject({ ...(await policyOf('')), source: 'no policy file' });
  });

  test('keeps what is written', async () => {
    const policy = await policyOf(
      'default: stop\nbudget: { answers: 1, allows: 2, rejects_in_a_row: 3, same_pause: 4 }\n',
    );
    expect(policy).toMatchObject({
      default: 'stop',
      budget: { answers: 1, allows: 2, rejects_in_a_row: 3, same_pause: 4 },
    });
  });

  test('takes numbers that are written plainly', async () => {
    const pause = '{ kind: a, x: [0, -1, 9007199254740991, 0.5, -10.25] }';
    expect(await problemsOf(testFile(`    pause: ${pause}`, '    expect: { answer: stop, rule: default }'))).toEqual(
      [],
    );
  });

  test('may be JSON, and bytes', async () => {
    expect(await readPolicy(new TextEncoder().encode('{"version": 1, "default": "stop"}'), 'p.json')).toMatchObject({
      policy: { source: 'p.json', default: 'stop' },
    });
  });

  test('takes every verb where it may stand, the always-verbs with a reason', async () => {
    const lines = [
      'guards:',
      ...['reject', 'reject-always', 'stop'].map(
        (verb) => `  - { id: g-${verb}, match: { kind: a }, then: ${verb}, reason: r }`,
      ),
      'rules:',
      ...['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always'].map(
        (verb) =>
          `  - { id: r-${verb}, match: { kind: a }, then: ${verb}, reason: r, limit: 1, when: { fork: false } }`,
      ),
      'questions:',
      ...['reject', 'stop', 'ask'].map(
        (verb) => `  - { id: q-${verb}, match: { kind: a }, then: ${verb}, reason: r, limit: 1 }`,
      ),
      '  - { id: q, match: { kind: a }, answer: { a: b, c: 1, d: true } }',
    ];
    const policy = await policyOf(lines.join('\n'));
    expect(policy.guards.map((entry) => entry.verb)).toEqual(['reject', 'reject-always', 'stop']);
    expect(policy.rules.map((entry) => entry.verb)).toEqual([
      'allow',
      'reject',
      'stop',
      'ask',
      'allow-always',
      'reject-always',
    ]);
    expect(policy.questions.map((entry) => entry.verb)).toEqual(['reject', 'stop', 'ask', undefined]);
    expect(policy.questions[3]?.answer).toEqual({ a: 'b', c: 1, d: true });
    expect(policy.rules[0]).toMatchObject({ reason: 'r', limit: 1, at: { line: 7, column: 5 } });
    expect(policy.questions[3]).toMatchObject({ reason: null, limit: undefined });
  });
});
