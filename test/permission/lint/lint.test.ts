// All warnings together, entries without a test, and half-anchored patterns.
import { describe, expect, test } from 'vitest';
import { isHalfAnchored, lint } from '../../../src/permission/lint/lint.ts';
import { policyOf } from '../policies.ts';
import { pair, warnings } from './warnings.ts';

describe('untested-rule', () => {
  test('is an entry of any list that no test expects', async () => {
    const text = `guards: [{ id: g, match: { tool: a }, then: reject }]
rules: [{ id: r, match: { tool: b }, then: reject }, { id: s, match: { tool: c }, then: reject }]
questions: [{ id: q, match: { message: x }, then: stop }, { id: p, match: { message: y }, then: stop }]
tests:
  - { name: t, pause: { kind: permission, operation: b, options: [reject_once] }, expect: { answer: reject_once, rule: r } }
  - { name: u, pauses: [{ pause: { kind: e, message: x }, expect: { answer: stop, rule: q } }] }
`;
    expect(await warnings('untested-rule', text)).toEqual([
      '2:12 No test expects "g" to decide. Add one.',
      '3:56 No test expects "s" to decide. Add one.',
      '4:61 No test expects "p" to decide. Add one.',
    ]);
  });
});

describe('all warnings', () => {
  test('come in the order of the file', async () => {
    const places = lint(await policyOf(pair('match: { tool: x }', 'match: { tool: x }'))).map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    );
    expect(places).toEqual(['3:7 untested-rule', '4:7 unreachable-rule', '4:7 untested-rule']);
  });
  test('are none for a policy without entries', async () => {
    expect(lint(await policyOf(''))).toEqual([]);
  });
});

describe('look-alike', () => {
  const tail =
    'The character shown by its number could pass for another one, so a reviewer would misread the text. Write the one that it looks like, or an escape in double quotes.';
  test('is a key, a value or a path with a character that could pass for another', async () => {
    const text = `guards:
  - { id: key, match: { "/insіde": x }, then: reject }
  - { id: value, match: { kind: permissiоn }, then: reject }
  - { id: path, match: { "/inside": { path: ["**/АGENTS.md"] } }, then: reject }
  - { id: not, match: { message: { not: { re2: "a–b" } } }, then: reject }
rules:
  - { id: command, match: { command: { shell: { only: ["ls", "'саt' x"] } } }, then: reject }
changes:
  - { id: change, paths: ["src/*", "dос/*"], then: stop }
questions:
  - { id: answer, match: { message: x }, answer: "https://registry.nрmjs.org" }
  - { id: field, match: { message: y }, answer: { a: true, b: "e×ec" } }
`;
    expect(await warnings('look-alike', text)).toEqual([
      `3:25 "key" names "/ins\\u{456}de". ${tail}`,
      `4:27 "value" names "permissi\\u{43e}n". ${tail}`,
      `5:26 "path" names "**/\\u{410}GENTS.md". ${tail}`,
      `6:25 "not" names "a\\u{2013}b". ${tail}`,
      `8:29 "command" names "'\\u{441}\\u{430}t' x". ${tail}`,
      `10:19 "change" names "d\\u{43e}\\u{441}/*". ${tail}`,
      `12:42 "answer" names "https://registry.n\\u{440}mjs.org". ${tail}`,
      `13:41 "field" names "e\\u{d7}ec". ${tail}`,
    ]);
  });
  test('is not what the file shows as an escape', async () => {
    const text = String.raw`rules: [{ id: r, match: { "/ins\u0456de": "\u0430", kind: а }, then: reject }]`;
    expect(await warnings('look-alike', `${text}\n`)).toEqual([
      `2:27 "r" names "\\u{430}". ${tail}`,
      `2:53 "r" names "\\u{430}". ${tail}`,
    ]);
  });
  test('is no text in another script, nor a name or a reason', async () => {
    const text = `rules:
  - { id: r, match: { message: { glob: "Удалить файл café *" }, tool: 削除 }, then: reject, reason: "а" }
tests:
  - { name: "саt", pause: { kind: permission, operation: х, options: [reject_once] }, expect: { answer: reject_once, rule: default } }
`;
    expect(await warnings('look-alike', text)).toEqual([]);
  });
});

describe('half-anchored', () => {
  test.each([
    '^a|b',
    'a|^b',
    'a$|b',
    '^a|b$',
    '^a$|^b',
    '(^a|b)',
    'x(a|b$)y',
    '(?:^a|b)',
    '(?i:a|^b)',
    '(?P<n>^a|b)',
    'a|b|^c',
    'a|(?i)^b',
    '\\\\|^a|b',
    '[|]a|b$',
    '((^a|b)c)',
    '(?i)^a|b',
    '(?i-s:x)^a|b$|c',
    '(?<name>^a|b)',
    '^[|]|b',
    '^a\\)|b',
    '(a|b)|^c',
    'a|(?:b)$',
    '\\[^]|^a|b',
    '[[:alpha:]|]|^b',
    '^[a\\]|]|b',
  ])('%s', (pattern) => {
    expect(isHalfAnchored(pattern)).toBe(true);
  });
  test.each([
    'a|b',
    '^a|^b',
    'a$|b$',
    '^a$|^b$',
    '^(a|b)$',
    '(a|b)',
    '\\^a|b',
    'a|b\\$',
    '[^a]|b',
    '[$]|b',
    'a|[b$]',
    '',
    '^a',
    'a$',
    '(^a)|b',
    'a[|^]b',
    '\\\\^|b',
    '[]^]|b',
    '[[:alpha:]^]|b',
    '[a\\]|^b]|c',
    '[\\n|^b]|c',
    '[^]|^b]|c',
    '(?i)a|b',
    '(?i)^a|^b',
    '(?-s:^a)|b',
    '(?P<long_name>a|b)|c',
    'a\\|^b',
    '\\$|b',
    'x(^a|^b)',
    'a||b',
    '|',
    ')',
  ])('not %s', (pattern) => {
    expect(isHalfAnchored(pattern)).toBe(false);
  });
  test('is told at its place, in match and when, under not, in all lists', async () => {
    const message =
      'Only some alternatives of "^a|b" have "^" or "$". The whole value has to match anyway: delete these signs.';
    const text = `guards: [{ id: g, match: { tool: { not: { re2: "^a|b" } } }, then: reject }]
rules: [{ id: r, match: { tool: { re2: "a|b" } }, when: { ref: { re2: "^a|b" } }, then: reject }]
questions: [{ id: q, match: { message: { re2: "^a|b" } }, then: stop }]
`;
    expect(await warnings('half-anchored', text)).toEqual([`2:28 ${message}`, `3:59 ${message}`, `4:31 ${message}`]);
  });
});
