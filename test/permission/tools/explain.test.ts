// Explanations: the lines for people, the JSON for programs, the exit code.
import { describe, expect, test } from 'vitest';
import { chooseExitCode, explainDecision, toExplanation } from '../../../src/permission/tools/explain.ts';
import { decideOnce, permission, policyOf, question, shell } from '../policies.ts';

const policy = await policyOf(`
guards:
  - { id: never-from-forks, when: { fork: [true, unknown] }, match: { kind: permission }, then: reject }
rules:
  - { id: tests, match: { tool: shell, command: { shell: { only: ["npm test"] } } }, then: allow, reason: "Tests are fine." }
  - { id: person, match: { tool: risky }, then: ask }
  - { id: never, match: { tool: never }, then: stop }
questions:
  - { id: manager, match: { message: { glob: "*manager*" } }, answer: npm }
`);

function explained(args: string): readonly string[] {
  return explainDecision(decideOnce(policy, args, { fork: false }));
}

describe('the lines of an explanation', () => {
  test('go through the lists of the pause, then the ladder, the budgets, the answer', () => {
    expect(explained(shell('npm test; cat x'))).toEqual([
      'pause      kind "permission", tool "shell", command "npm test; cat x", options ["allow_once","reject_once"]',
      '  guard    never-from-forks  no   when.fork is false, wants true or "unknown"',
      '  rule     tests             no   command: part 2 "cat x" is covered by none of 1 pattern',
      '  rule     person            no   tool is "shell", wants "risky"',
      '  rule     never             no   tool is "shell", wants "never"',
      '  default                    yes  no guard and no rule matches',
      'ladder     reject: reject_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'answer     reject_once by default',
    ]);
  });

  test('end at the entry that decides', () => {
    expect(explained(shell('npm test')).slice(2)).toEqual([
      '  rule     tests             yes  tool and command match',
      '  rule     person            -    not reached',
      '  rule     never             -    not reached',
      '  default                    -    not reached',
      'ladder     allow: allow_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'reason     Tests are fine.',
      'answer     allow_once by tests',
    ]);
  });

  test('tell of questions', () => {
    expect(explained(question({ message: 'Which manager?', fields: [{ name: 'a', type: 'string' }] }))).toEqual([
      'pause      kind "elicitation", message "Which manager?"',
      '  guard    never-from-forks  no   when.fork is false, wants true or "unknown"',
      '  question manager           yes  message matches',
      '  default                    -    not reached',
      'ladder     answer: fits the question',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'answer     {"action":"accept","content":{"a":"npm"}} by manager',
    ]);
  });

  test('tell of stops and asks', () => {
    expect(explained(permission({ operation: 'never' })).at(-1)).toBe('stop       by never');
    expect(explained(permission({ operation: 'risky' })).slice(-3)).toEqual([
      'ladder     ask: a person decides; without one reject_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'ask        by person',
    ]);
  });

  test('tell of pauses that can not be judged', () => {
    expect(explained('[]')).toEqual([
      'pause      malformed',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      "reason     The pause can't be judged: the arguments are not a JSON object.",
      'stop       by malformed',
    ]);
  });

  test('show what is missing, and nothing of a pause unseen or on a line of its own', () => {
    expect(explained('{}')[0]).toBe('pause      kind missing');
    const lines = explained(permission({ operation: 'a\n::error::\u202eb', options: [] }));
    expect(lines[0]).toBe('pause      kind "permission", tool "a\\n::error::\\u{202e}b"');
    expect(lines.join('')).not.toMatch(/[\n\u202e]/u);
  });

  test('show nothing unseen of an answer', () => {
    const decision = decideOnce(policy, shell('npm test'), { fork: false });
    const lines = explainDecision({ ...decision, answer: 'a\nb', reason: 'c\nd' });
    expect(lines.slice(-2)).toEqual(['reason     c\\u{a}d', 'answer     a\\u{a}b by tests']);
  });
});

describe('an explanation as JSON', () => {
  test('has verb, answer, rule, reason and trace, and nothing else', () => {
    const decision = decideOnce(policy, shell('npm test'), { fork: false });
    expect(toExplanation(decision)).toEqual({
      verb: 'allow',
      answer: 'allow_once',
      rule: 'tests',
      reason: 'Tests are fine.',
      trace: decision.trace,
    });
  });
});

describe('the exit code of an explanation', () => {
  test.each([
    ['an allow', shell('npm test'), 0],
    ['an answer', question({ message: 'manager' }), 0],
    ['a reject', shell('x'), 3],
    ['a stop', permission({ operation: 'never' }), 4],
    ['an ask', permission({ operation: 'risky' }), 4],
    ['an allow that can not be sent', shell('npm test', ['reject_once']), 3],
    ['an allow with nothing to send', shell('npm test', []), 4],
    ['malformed arguments', '', 4],
  ])('of %s', (_name, args, code) => {
    expect(chooseExitCode(decideOnce(policy, args, { fork: false }))).toBe(code);
  });
});
