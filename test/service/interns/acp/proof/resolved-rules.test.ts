// Rules that an agent prints: only those that ask for every use are enough.
import { expect, test } from 'vitest';
import { whyUnasked } from '../../../../../src/service/interns/acp/proof/resolved-rules.ts';

type Rule = readonly [permission: string, pattern: string, action: string];

const printed = (...rules: readonly Rule[]): string =>
  JSON.stringify({
    name: 'build',
    permission: rules.map(([permission, pattern, action]) => ({ permission, pattern, action })),
  });

const base: Rule = ['*', '*', 'allow'];

test('the last rule that matches a tool decides, and it asks', () => {
  expect(whyUnasked(printed(base, ['bash', '*', 'ask']), ['bash'])).toBeUndefined();
  expect(whyUnasked(printed(base, ['*', '*', 'ask']), ['bash', 'edit'])).toBeUndefined();
  expect(whyUnasked(printed(base, ['bash', '*', 'ask'], ['read', '*', 'allow']), ['bash'])).toBeUndefined();
});

test.each<[string, readonly Rule[]]>([
  ['no rule asks', [base]],
  ['a later rule allows everything again', [['bash', '*', 'ask'], base]],
  ['a later rule allows some commands', [base, ['bash', '*', 'ask'], ['bash', 'git *', 'allow']]],
  ['a later rule for a part of the name allows', [base, ['bash', '*', 'ask'], ['ba*', 'rm *', 'allow']]],
  ['a later action is none that is known', [base, ['bash', '*', 'ask'], ['bash', '*', 'maybe']]],
  ['only some commands are asked for', [base, ['bash', 'rm *', 'ask']]],
])('a tool is not asked for when %s', (_when, rules) => {
  expect(whyUnasked(printed(...rules), ['bash'])).toContain('"bash"');
});

test('what can not be refused can not be allowed: a rule that denies is as good', () => {
  expect(whyUnasked(printed(base, ['bash', '*', 'deny']), ['bash'])).toBeUndefined();
});

test('a name with signs of patterns is taken as it is', () => {
  expect(whyUnasked(printed(['ba.h', '*', 'ask']), ['bash'])).toContain('"bash"');
});

test.each(['', 'Error: no such agent', '{', '{"permission":"ask"}', '[]'])('"%s" proves nothing', (text) => {
  expect(whyUnasked(text, ['bash'])).toBe('it printed no rules that can be read');
});

test('a notice in front of the rules does not hide them', () => {
  expect(whyUnasked(`Migrating the database…\n${printed(['bash', '*', 'ask'])}`, ['bash'])).toBeUndefined();
});
