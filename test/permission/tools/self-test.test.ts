// The tests in a policy file, and what notices that an entry is gone.
import { describe, expect, test } from 'vitest';
import { findSurvivors, runTests } from '../../../src/permission/tools/self-test.ts';
import { policyOf } from '../policies.ts';

const rules = `budget: { allows: 2 }
guards:
  - { id: no-forks, when: { fork: [true, unknown] }, match: { kind: permission }, then: reject }
rules:
  - { id: build, match: { tool: build }, then: allow, limit: 1 }
  - { id: person, match: { tool: risky }, then: ask }
  - { id: never, match: { tool: never }, then: stop, reason: Never. }
questions:
  - { id: manager, match: { message: { glob: "*manager*" } }, answer: npm }
  - { id: both, match: { message: both }, answer: { a: x, b: 2 } }
tests:
`;
const home = 'context: { fork: false }';
const options = 'options: [allow_once, reject_once]';

/** The failures of one test, given in flow style after its name. */
async function failuresOf(...lines: readonly string[]): Promise<readonly string[]> {
  const policy = await policyOf(`${rules}  - name: t\n${lines.map((line) => `    ${line}\n`).join('')}`);
  return runTests(policy).map((failure) => failure.message);
}

describe('a test passes when both answer and rule hold', () => {
  test.each([
    [
      'an allow',
      [
        home,
        `pause: { kind: permission, operation: build, ${options} }`,
        'expect: { answer: allow_once, rule: build }',
      ],
    ],
    [
      'a reject',
      [home, `pause: { kind: permission, operation: x, ${options} }`, 'expect: { answer: reject_once, rule: default }'],
    ],
    [
      'a context that is left out',
      [`pause: { kind: permission, operation: build, ${options} }`, 'expect: { answer: reject_once, rule: no-forks }'],
    ],
    [
      'a stop',
      [home, `pause: { kind: permission, operation: never, ${options} }`, 'expect: { answer: stop, rule: never }'],
    ],
    [
      'an ask',
      [home, `pause: { kind: permission, operation: risky, ${options} }`, 'expect: { answer: ask, rule: person }'],
    ],
    ['malformed arguments', [home, 'pause: { kind: 5 }', 'expect: { answer: stop, rule: malformed }']],
    [
      'a canned answer without fields',
      ['pause: { kind: elicitation, message: manager }', 'expect: { answer: npm, rule: manager }'],
    ],
    [
      'a canned answer with a field',
      [
        'pause: { kind: elicitation, message: manager, fields: [{ name: a, type: string }] }',
        'expect: { answer: npm, rule: manager }',
      ],
    ],
    [
      'the string that is sent',
      [
        'pause: { kind: elicitation, message: manager, fields: [{ name: a, type: string }] }',
        'expect: { answer: \'{"action":"accept","content":{"a":"npm"}}\', rule: manager }',
      ],
    ],
    [
      'a mapping',
      [
        'pause: { kind: elicitation, message: both, fields: [{ name: a, type: string }, { name: b, type: integer }] }',
        'expect: { answer: { a: x, b: 2 }, rule: both }',
      ],
    ],
    [
      'a mapping in another order',
      [
        'pause: { kind: elicitation, message: both, fields: [{ name: a, type: string }, { name: b, type: integer }] }',
        'expect: { answer: { b: 2, a: x }, rule: both }',
      ],
    ],
    [
      'a mapping for one field',
      [
        'pause: { kind: elicitation, message: manager, fields: [{ name: a, type: string }] }',
        'expect: { answer: { a: npm }, rule: manager }',
      ],
    ],
    [
      'several pauses, for limits and budgets',
      [
        home,
        'pauses:',
        `  - { pause: { kind: permission, operation: build, ${options} }, expect: { answer: allow_once, rule: build } }`,
        `  - { pause: { kind: permission, operation: build, ${options} }, expect: { answer: reject_once, rule: build } }`,
      ],
    ],
  ])('%s', async (_name, lines) => {
    expect(await failuresOf(...lines)).toEqual([]);
  });
});

describe('the context of a test', () => {
  test.each([
    ['{ event: push }', '{ event: push }'],
    ['{ ref: refs/heads/main }', '{ ref: refs/heads/main }'],
    ['{ base_ref: main }', '{ base_ref: main }'],
    ['{ fork: true }', '{ fork: true }'],
    ['{ draft: false }', '{ draft: false }'],
    ['{ labels: { has: safe } }', '{ labels: [safe, bug] }'],
    ['{ labels: { not: { has: safe } } }', '{ labels: [] }'],
    ['{ actor: { permission: write } }', '{ actor: { permission: write } }'],
    ['{ actor: { association: MEMBER } }', '{ actor: { association: MEMBER } }'],
    ['{ actor: { type: Bot } }', '{ actor: { type: Bot } }'],
    ['{ actor: { login: octo } }', '{ actor: { login: octo, type: User } }'],
    ['{ environment: prod }', '{ environment: prod }'],
    ['{ repository: { visibility: private } }', '{ repository: { visibility: private } }'],
    ['{ event: unknown, fork: unknown }', '{ event: unknown, fork: unknown, labels: unknown, ref: main }'],
  ])('%s holds in %s, and with nothing known only where it asks for unknown', async (when, context) => {
    const policy = await policyOf(`rules: [{ id: r, when: ${when}, match: { kind: permission }, then: allow }]
tests:
  - { name: t, context: ${context}, pause: { kind: permission, ${options} }, expect: { answer: allow_once, rule: r } }
  - { name: t, context: {}, pause: { kind: permission, ${options} }, expect: { answer: reject_once, rule: default } }
`);
    expect(runTests(policy)).toHaveLength(when.includes('unknown') ? 1 : 0);
  });
});

describe('a test fails when one of them does not', () => {
  const build = `pause: { kind: permission, operation: build, ${options} }`;
  test.each([
    [
      'another answer',
      [home, build, 'expect: { answer: reject_once, rule: build }'],
      'Expected "reject_once" from rule "build", but got "allow_once" from rule "build".',
    ],
    [
      'another rule',
      [home, build, 'expect: { answer: allow_once, rule: person }'],
      'Expected "allow_once" from rule "person", but got "allow_once" from rule "build". "person": not reached.',
    ],
    [
      'another rule that did not match',
      [home, build, 'expect: { answer: allow_once, rule: no-forks }'],
      '"no-forks": when.fork is false, wants true or "unknown".',
    ],
    [
      'a stop that does not come',
      [home, build, 'expect: { answer: stop, rule: build }'],
      'Expected "stop" from rule "build", but got "allow_once"',
    ],
    ['an ask that does not come', [home, build, 'expect: { answer: ask, rule: build }'], 'Expected "ask"'],
    [
      'a stop that comes',
      [
        home,
        `pause: { kind: permission, operation: never, ${options} }`,
        'expect: { answer: reject_once, rule: never }',
      ],
      'but got "stop" from rule "never". Never.',
    ],
    [
      'an ask where a stop was expected',
      [home, `pause: { kind: permission, operation: risky, ${options} }`, 'expect: { answer: stop, rule: person }'],
      'but got "ask" from rule "person".',
    ],
    [
      'an answer that is not the canned one',
      [
        'pause: { kind: elicitation, message: manager, fields: [{ name: a, type: string }] }',
        'expect: { answer: yarn, rule: manager }',
      ],
      'Expected "yarn"',
    ],
    [
      'a mapping with another value',
      [
        'pause: { kind: elicitation, message: both, fields: [{ name: a, type: string }, { name: b, type: integer }] }',
        'expect: { answer: { a: x, b: 3 }, rule: both }',
      ],
      'Expected {"a":"x","b":3}',
    ],
    [
      'a mapping that lacks a field',
      [
        'pause: { kind: elicitation, message: both, fields: [{ name: a, type: string }, { name: b, type: integer }] }',
        'expect: { answer: { a: x }, rule: both }',
      ],
      'Expected {"a":"x"}',
    ],
    [
      'a mapping where a permission was given',
      [home, build, 'expect: { answer: { a: x }, rule: build }'],
      'Expected {"a":"x"}',
    ],
    [
      'a canned answer that is declined',
      [
        'pause: { kind: elicitation, message: other, fields: [{ name: a, type: string }] }',
        'expect: { answer: npm, rule: default }',
      ],
      'but got "stop" from rule "default".',
    ],
  ])('%s', async (_name, lines, message) => {
    expect(await failuresOf(...lines)).toEqual([expect.stringContaining(message)]);
  });

  test('and says nothing of the expected rule where none was tried', async () => {
    expect(await failuresOf(home, 'pause: { kind: 5 }', 'expect: { answer: allow_once, rule: build }')).toEqual([
      `Expected "allow_once" from rule "build", but got "stop" from rule "malformed". The pause can't be judged: "kind" is not a string.`,
    ]);
  });

  test.each(['stop', 'ask'])('and %s as a canned answer is no stop and no ask', async (word) => {
    const policy = await policyOf(`questions: [{ id: q, match: { message: m }, answer: ${word} }]
tests: [{ name: t, pause: { kind: elicitation, message: m }, expect: { answer: ${word}, rule: q } }]
`);
    expect(runTests(policy)).toMatchObject([
      { message: `Expected "${word}" from rule "q", but got "${word}" from rule "q".` },
    ]);
  });

  test('and names test, pause and place', async () => {
    const policy = await policyOf(`${rules}  - name: two pauses
    ${home}
    pauses:
      - { pause: { kind: permission, operation: build, ${options} }, expect: { answer: allow_once, rule: build } }
      - pause: { kind: permission, operation: build, ${options} }
        expect: { answer: allow_once, rule: build }
`);
    expect(runTests(policy)).toEqual([
      {
        name: 'two pauses',
        pause: 2,
        line: 18,
        column: 17,
        message:
          'Expected "allow_once" from rule "build", but got "reject_once" from rule "build". The limit 1 of "build" is used up.',
      },
    ]);
  });
});

describe('deleting entries', () => {
  const tests = `  - name: forks
    pause: { kind: permission, operation: build, ${options} }
    expect: { answer: reject_once, rule: no-forks }
  - name: build
    ${home}
    pause: { kind: permission, operation: build, ${options} }
    expect: { answer: allow_once, rule: build }
  - name: never
    ${home}
    pause: { kind: permission, operation: never, ${options} }
    expect: { answer: stop, rule: never }
`;

  test('names those that no test notices, with their place', async () => {
    expect(findSurvivors(await policyOf(rules + tests))).toEqual([
      { id: 'person', list: 'rules', line: 7, column: 7 },
      { id: 'manager', list: 'questions', line: 10, column: 7 },
      { id: 'both', list: 'questions', line: 11, column: 7 },
    ]);
  });

  test('names none when each is needed', async () => {
    const more = `  - name: person
    ${home}
    pause: { kind: permission, operation: risky, ${options} }
    expect: { answer: ask, rule: person }
  - name: manager
    pause: { kind: elicitation, message: manager }
    expect: { answer: npm, rule: manager }
  - name: both
    pause: { kind: elicitation, message: both, fields: [{ name: a, type: string }, { name: b, type: integer }] }
    expect: { answer: { a: x, b: 2 }, rule: both }
`;
    expect(findSurvivors(await policyOf(rules + tests + more))).toEqual([]);
  });

  test('names all without tests', async () => {
    expect(findSurvivors(await policyOf(`${rules}  []\n`)).map((each) => each.id)).toEqual([
      'no-forks',
      'build',
      'person',
      'never',
      'manager',
      'both',
    ]);
  });
});
