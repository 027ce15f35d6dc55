// Alternations of which some branches have "^" or "$".
import { describe, expect, test } from 'vitest';
import { isHalfAnchored } from '../../../src/permission/lint/half-anchored.ts';
import { warnings } from './warnings.ts';

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
    const message = 'Only some branches of "^a|b" have "^" or "$". The whole value has to match anyway: delete them.';
    const text = `guards: [{ id: g, match: { tool: { not: { re2: "^a|b" } } }, then: reject }]
rules: [{ id: r, match: { tool: { re2: "a|b" } }, when: { ref: { re2: "^a|b" } }, then: reject }]
questions: [{ id: q, match: { message: { re2: "^a|b" } }, then: stop }]
`;
    expect(await warnings('half-anchored', text)).toEqual([`2:28 ${message}`, `3:59 ${message}`, `4:31 ${message}`]);
  });
});
