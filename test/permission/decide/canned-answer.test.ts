// Tests answers against the fields of their questions.

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/json.ts';
import { fitAnswer, readPersonAnswer } from '../../../src/permission/decide/canned-answer.ts';
import { type Pause, readPause } from '../../../src/permission/pause.ts';
import type { CannedAnswer } from '../../../src/permission/policy.ts';
import { brief, decideOnce, permission, policyOf, question } from '../policies.ts';

const text = { name: 'a', type: 'string' };
const needed = { name: 'b', type: 'string', required: true };

function accept(content: unknown): string {
  return JSON.stringify({ action: 'accept', content });
}

describe('an answer that fits', () => {
  const cases: readonly (readonly [string, CannedAnswer, JsonObject, string])[] = [
    ['a string without fields, as it is', 'npm', {}, 'npm'],
    ['a string with empty fields, as it is', 'npm', { fields: [] }, 'npm'],
    ['a string for one field', 'npm', { fields: [text] }, accept({ a: 'npm' })],
    ['a string for one required field', 'npm', { fields: [needed] }, accept({ b: 'npm' })],
    ['an empty string', '', { fields: [needed] }, accept({ b: '' })],
    ['a mapping for one field', { a: 'x' }, { fields: [text] }, accept({ a: 'x' })],
    [
      'a mapping for several, in its own order',
      { b: 'y', a: 'x' },
      { fields: [text, needed] },
      accept({ b: 'y', a: 'x' }),
    ],
    ['a mapping without what is not required', { b: 'y' }, { fields: [text, needed] }, accept({ b: 'y' })],
    ['a mapping without any, where none is required', {}, { fields: [text] }, accept({})],
    ['required written out as false', {}, { fields: [{ ...text, required: false }] }, accept({})],
    ['a number', { n: 1.5 }, { fields: [{ name: 'n', type: 'number' }] }, accept({ n: 1.5 })],
    ['an integer', { n: 2 }, { fields: [{ name: 'n', type: 'integer' }] }, accept({ n: 2 })],
    ['an integer as a number', { n: 2 }, { fields: [{ name: 'n', type: 'number' }] }, accept({ n: 2 })],
    ['a boolean', { n: false }, { fields: [{ name: 'n', type: 'boolean' }] }, accept({ n: false })],
    ['one of the options', 'x', { fields: [{ ...text, options: ['w', 'x'] }] }, accept({ a: 'x' })],
    [
      'one of the options that is a number',
      { n: 2 },
      { fields: [{ name: 'n', type: 'integer', options: [1, 2] }] },
      accept({ n: 2 }),
    ],
    ['anything where the options are empty', 'x', { fields: [{ ...text, options: [] }] }, accept({ a: 'x' })],
  ];

  test.each(cases)('%s', (_name, answer, asked, sent) => {
    expect(fitAnswer(answer, asked)).toEqual({ text: sent });
  });

  test('may name a field that is called like a property of every object', () => {
    const answer = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    const fields = ['__proto__', 'constructor'].map((name) => ({ name, type: 'string', required: true }));
    expect(fitAnswer(answer, { fields })).toEqual({
      text: '{"action":"accept","content":{"__proto__":"x","constructor":"y"}}',
    });
  });
});

describe('an answer that does not fit', () => {
  const cases: readonly (readonly [string, CannedAnswer, JsonObject, string])[] = [
    ['a mapping without fields', { a: 'x' }, {}, 'the question has no fields, so the answer must be a string'],
    ['a mapping with empty fields', { a: 'x' }, { fields: [] }, 'the answer must be a string'],
    ['a string for two fields', 'x', { fields: [text, needed] }, 'a string answers only one field, not 2'],
    ['an unknown field', { a: 'x', c: 'y' }, { fields: [text] }, 'the question has no field "c"'],
    ['an inherited field', { toString: 'x' }, { fields: [text] }, 'the question has no field "toString"'],
    ['a required field left out', { a: 'x' }, { fields: [text, needed] }, 'the field "b" is required and not answered'],
    [
      'a string for a number',
      '5',
      { fields: [{ name: 'n', type: 'number' }] },
      '"5" is not of the type number, which the field "n" has',
    ],
    ['a string for a boolean', 'true', { fields: [{ name: 'n', type: 'boolean' }] }, 'not of the type boolean'],
    ['a number for a string', { a: 5 }, { fields: [text] }, '5 is not of the type string'],
    [
      'a fraction for an integer',
      { n: 1.5 },
      { fields: [{ name: 'n', type: 'integer' }] },
      '1.5 is not of the type integer',
    ],
    ['a boolean for an integer', { n: true }, { fields: [{ name: 'n', type: 'integer' }] }, 'not of the type integer'],
    [
      'none of the options',
      'z',
      { fields: [{ ...text, options: ['w', 'x'] }] },
      '"z" is not one of the options of the field "a"',
    ],
    [
      'an option of another type',
      { n: 1 },
      { fields: [{ name: 'n', type: 'integer', options: ['1'] }] },
      'not one of the options',
    ],
    ['an option in other case', 'X', { fields: [{ ...text, options: ['x'] }] }, 'not one of the options'],
    [
      'an unknown type',
      'x',
      { fields: [{ name: 'a', type: 'secret' }] },
      'the question\'s field "a" has a type that is not supported',
    ],
    [
      'an unknown type of a field that is left out',
      { a: 'x' },
      { fields: [text, { name: 'c', type: 'array' }] },
      'the question\'s field "c" has a type',
    ],
    ['no type', 'x', { fields: [{ name: 'a' }] }, 'the question\'s field "a" has a type'],
    ['a type of Object', 'x', { fields: [{ name: 'a', type: 'toString' }] }, 'has a type'],
    ['no name', 'x', { fields: [{ type: 'string' }] }, "one of the question's fields has no name"],
    ['a field that is a string', 'x', { fields: ['a'] }, "one of the question's fields is not an object"],
    ['fields that are an object', 'x', { fields: { a: 'string' } }, 'the question\'s "fields" are not a list'],
    ['fields that are null', 'x', { fields: null }, 'the question\'s "fields" are not a list'],
    ['fields of the same name', { a: 'x' }, { fields: [text, text] }, 'the question has two fields named "a"'],
    [
      'required that is a word',
      'x',
      { fields: [{ ...text, required: 'yes' }] },
      'the "required" of the question\'s field "a" is not true or false',
    ],
    [
      'options that are a word',
      'x',
      { fields: [{ ...text, options: 'x' }] },
      'the options of the question\'s field "a" are not a list',
    ],
  ];

  test.each(cases)('%s', (_name, answer, asked, why) => {
    expect(fitAnswer(answer, asked)).toEqual({ error: expect.stringContaining(why) });
  });
});

const decisionPolicy = await policyOf(`guards:
  - { id: g-always, match: { message: g-always }, then: reject-always, reason: r }
  - { id: g-reject, match: { message: g-reject }, then: reject, reason: r }
questions:
  - { id: answer, match: { message: answer }, answer: npm }
  - { id: mapping, match: { message: mapping }, answer: { a: npm } }
  - { id: reject, match: { message: reject }, then: reject, reason: r }
  - { id: stop, match: { message: stop }, then: stop, reason: r }
`);

describe('the decision about a question', () => {
  const policy = decisionPolicy;

  test.each([
    ['answer', undefined, 'npm by answer'],
    ['answer', [text], `${accept({ a: 'npm' })} by answer`],
    ['answer', [text, needed], 'stop by answer'],
    ['mapping', [text], `${accept({ a: 'npm' })} by mapping`],
    ['mapping', undefined, 'stop by mapping'],
    ['reject', [text], '{"action":"decline"} by reject'],
    ['reject', [], 'stop by reject'],
    ['reject', undefined, 'stop by reject'],
    ['reject', 'x', 'stop by reject'],
    ['g-reject', [text], '{"action":"decline"} by g-reject'],
    ['g-always', [text], '{"action":"decline"} by g-always'],
    ['g-always', undefined, 'stop by g-always'],
    ['stop', [text], 'stop by stop'],
  ])('%s with fields %j', (message, fields, expected) => {
    expect(brief(decideOnce(policy, question({ message, fields })))).toBe(expected);
  });

  test('tells why it stops', () => {
    expect(decideOnce(policy, question({ message: 'answer', fields: [needed, text] }))).toMatchObject({
      verb: 'answer',
      reason: 'The answer does not fit the question: a string answers only one field, not 2.',
      ladder: 'answer: does not fit, stop',
    });
    expect(decideOnce(policy, question({ message: 'reject' }))).toMatchObject({
      verb: 'reject',
      reason: 'A question without fields cannot be declined.',
      ladder: 'reject: no fields to decline, stop',
    });
    expect(decideOnce(policy, question({ message: 'reject', fields: [text] }))).toMatchObject({
      outcome: 'reject',
      reason: 'r',
      ladder: 'reject: decline',
    });
    expect(decideOnce(policy, question({ message: 'answer' }))).toMatchObject({
      outcome: 'answer',
      ladder: 'answer: fits the question',
    });
  });
});

function pauseOf(args: string): Pause {
  const pause = readPause(args);
  if ('error' in pause) throw new Error(pause.error);
  return pause;
}

test.each(['allow', 'allow-always', 'reject'] as const)('%s of a permission is that', (wish) => {
  expect(readPersonAnswer(wish, pauseOf(permission()))).toEqual({ verb: wish, answer: undefined });
});

test('reject of a question is that, and answers nothing', () => {
  expect(readPersonAnswer('reject', pauseOf(question()))).toEqual({ verb: 'reject', answer: undefined });
});

test('an answer of a question is that', () => {
  expect(readPersonAnswer({ value: 'npm' }, pauseOf(question()))).toEqual({ verb: 'answer', answer: 'npm' });
});
