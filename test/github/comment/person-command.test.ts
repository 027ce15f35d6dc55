// Commands of people, one by one.
import { expect, test } from 'vitest';
import { readPersonCommand, toCode } from '../../../src/github/comment/person-command.ts';

test.each([
  ['/allow ABCD2345', 'allow'],
  ['/allow abcd2345', 'allow'],
  ['/allow-always ABCD2345\r\n', 'allow-always'],
  ['/reject ABCD2345', 'reject'],
  ['/answer ABCD2345 npm', { value: 'npm' }],
  ['/answer ABCD2345\ntwo\nlines', { value: 'two\nlines' }],
  ['/answer ABCD2345 {"a": 1}', { value: { a: 1 } }],
  ['/answer ABCD2345 {broken', { value: '{broken' }],
  ['/answer ABCD2345', undefined],
  ['/allow ABCD2345 now', undefined],
  ['/allow ABCD2345!', undefined],
  ['/allow ABCD2345-later', undefined],
  ['/allow ABCD2346', undefined],
  ['/allow', undefined],
  ['/constructor ABCD2345', undefined],
  ['please /allow ABCD2345', undefined],
  ['> /allow ABCD2345', undefined],
])('the comment %j says %j', (body, wish) => {
  expect(readPersonCommand(body, 'ABCD2345')).toEqual(wish);
});

test('a code has eight of thirty characters, of which nobody mistakes one for another', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index);
  const codes = Array.from({ length: 32 }, (_, part) => toCode(everyByte.subarray(part * 8)));
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes.join('')).size).toBe(30);
});
