// Comments of ours: what they begin with, what they show, how long they are.
import { expect, test } from 'vitest';
import { buildMarker, marksOwnComment, readMarker } from '../../src/github/comment-marker.ts';
import { readPersonCommand, toCode } from '../../src/github/person-command.ts';
import { toFinalComment } from '../../src/report/comment.ts';
import { renderRichText } from '../../src/report/rich-text.ts';
import { buildRunRecord } from '../../src/run/run-record.ts';

test.each(['plain', '--> <script>', '<!-- -->', 'a--b', '\n-->', '"}', '\u2028'])(
  'a marker keeps the session %j and can not be left',
  (session) => {
    const marker = buildMarker({ kind: 'sticky', tag: 'intern', session });
    expect(marker.slice(4, -3)).not.toMatch(/[<>\n]|--/);
    expect(readMarker(`${marker}\nThe report`)).toEqual({ kind: 'sticky', tag: 'intern', session });
    expect(marksOwnComment(marker)).toBe(true);
  },
);

test.each([
  ['text before it', 'x<!-- intern-action {"kind":"new","tag":"a"} -->'],
  ['no JSON', '<!-- intern-action {nothing} -->'],
  ['another kind', '<!-- intern-action {"kind":"other","tag":"a"} -->'],
  ['text behind it on its line', '<!-- intern-action {"kind":"new","tag":"a"} --> x'],
])('%s is no marker', (_name, body) => {
  expect(readMarker(body)).toBeUndefined();
});

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
  ['/allow ABCD2346', undefined],
  ['/allow', undefined],
  ['/constructor ABCD2345', undefined],
  ['please /allow ABCD2345', undefined],
  ['> /allow ABCD2345', undefined],
])('the comment %j says %j', (body, wish) => {
  expect(readPersonCommand(body, 'ABCD2345')).toEqual(wish);
});

test('a code has eight characters that nobody mistakes for others', () => {
  expect(toCode(new Uint8Array([0, 1, 2, 30, 31, 255, 7, 8, 9]))).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
});

test('a comment stays below what GitHub takes, whatever the intern wrote', () => {
  const record = buildRunRecord();
  record.observe({ type: 'text', at: '2026-01-01T00:00:00Z', text: '語 <b> @x `'.repeat(200_000) });
  const whole = toFinalComment(record.value(), renderRichText, false);
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(60_000);
  expect(whole).toContain('characters are left out here');
  expect(Buffer.byteLength(toFinalComment(record.value(), renderRichText, true))).toBeLessThanOrEqual(10_000);
});
