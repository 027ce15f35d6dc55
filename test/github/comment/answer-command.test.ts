// The commands by which a person answers: which comments are one, and the code that they name.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPersonCommand, toCode } from '../../../src/github/comment/answer-command.ts';
import { hostileJsonText, hostileText } from '../../support/hostile.ts';
import { runs, seed } from '../../support/seed.ts';

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

const code = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toCode);
const verb = fc.constantFrom('allow', 'reject', 'allow-always');
const space = fc.constantFrom(' ', '\t', '  ');

test('a whole comment with verb and code is a wish, with other words around it none', () => {
  fc.assert(
    fc.property(code, verb, space, hostileText, (asked, word, gap, other) => {
      const command = `/${word}${gap}${asked}`;
      expect(readPersonCommand(` ${command}\r\n`, asked)).toBe(word);
      expect(readPersonCommand(command.toLowerCase(), asked)).toBe(word);
      if (other.trim() === '') return;
      expect(readPersonCommand(`${command} ${other}`, asked)).toBeUndefined();
      expect(readPersonCommand(`x${other}\n${command}`, asked)).toBeUndefined();
      expect(readPersonCommand(`> ${command}`, asked)).toBeUndefined();
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('an answer is the JSON object or the text that follows', () => {
  fc.assert(
    fc.property(code, fc.oneof(hostileJsonText, hostileText), (asked, text) => {
      const value = text.trim();
      const wish = readPersonCommand(`/answer ${asked} ${text}`, asked);
      const expected = value === '' ? undefined : { value: value.startsWith('{') ? jsonOr(value) : value };
      expect(wish).toEqual(expected);
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('any text is a wish only when it begins with a command and its code', () => {
  const near = fc.tuple(
    fc.constantFrom('/allow', '/answer', '/constructor', '/__proto__', '', '/'),
    space,
    hostileText,
    hostileText,
  );
  fc.assert(
    fc.property(
      code,
      fc.oneof(
        hostileText,
        near.map((parts) => parts.join('')),
      ),
      (asked, body) => {
        expect(readPersonCommand(body, asked)).toBeUndefined();
        expect(readPersonCommand(`/constructor ${asked}`, asked)).toBeUndefined();
        expect(readPersonCommand(`/__proto__ ${asked}`, asked)).toBeUndefined();
      },
    ),
    { numRuns: runs(5_000), seed },
  );
});

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
