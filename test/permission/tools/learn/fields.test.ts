// The fields of a pause as conditions.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/permission/text/json.ts';
import { absent, fieldConditions } from '../../../../src/permission/tools/learn/fields.ts';

/** The conditions of a field, as a policy writes them; or the error. */
function written(value: Json, name = 'a'): readonly string[] | string {
  const found = fieldConditions([[name, value]]);
  return 'error' in found ? found.error : found.conditions.map(({ key, matcher }) => `${key}: ${matcher}`);
}

const none = '{ present: false }';

describe('a field', () => {
  test.each([
    ['x', ['"/a": "x"']],
    ['', ['"/a": ""']],
    [true, ['"/a": true']],
    [null, ['"/a": null']],
    [-1.5, ['"/a": -1.5']],
    [Number.MAX_SAFE_INTEGER, ['"/a": 9007199254740991']],
    ['x'.repeat(1000), [`"/a": "${'x'.repeat(1000)}"`]],
    [{ b: 1, 'c/~': 'x' }, ['"/a/b": 1', '"/a/c~1~0": "x"']],
    [['x'], ['"/a": "x"']],
    [[], ['"/a": { present: true }', `"/a/0": ${none}`]],
    [
      ['x', 2],
      ['"/a/0": "x"', '"/a/1": 2', `"/a/2": ${none}`],
    ],
    [[['x']], ['"/a/0": "x"', `"/a/1": ${none}`]],
    [[{ b: 'x' }], ['"/a/0/b": "x"', `"/a/1": ${none}`]],
  ])('%j is said by what stands in it', (value, conditions) => {
    expect(written(value)).toEqual(conditions);
  });

  test.each([
    ['a text that is too long', 'x'.repeat(1001)],
    ['a text with what cannot be seen', 'a\u200b'],
    ['a number in powers', 1e21],
    ['a number that is not exact', Number.MAX_SAFE_INTEGER + 1],
    ['a number that is tiny', 1e-7],
    ['no fields', {}],
    ['an element that cannot be said', ['x', 'a\u200b']],
    ['one element that cannot be said', ['a\u200b']],
    ['a field that cannot be said', { b: 1, c: 'a\u200b' }],
    ['a name with what cannot be seen', { 'b\u200b': 1 }],
  ])('with %s cannot be said', (_name, value) => {
    expect(written(value)).toBe('its field "a" holds what a policy cannot name');
  });

  test('whose name cannot be seen whole cannot be said', () => {
    expect(written('x', 'a\u200b')).toBe('its field "a\u200b" holds what a policy cannot name');
    expect(written({}, 'b'.repeat(80))).toBe(`its field "${'b'.repeat(59)} holds what a policy cannot name`);
  });

  test('with a slash or a tilde in its name has them escaped', () => {
    expect(written(1, 'a/b~c/d~')).toEqual(['"/a~1b~0c~1d~0": 1']);
    expect(absent('a/b~')).toEqual({ key: '"/a~1b~0"', matcher: none });
  });
});

test('twenty-four conditions are said, and no more', () => {
  const fields = Array.from({ length: 25 }, (_, index) => [`f${index}`, index] as const);
  expect(fieldConditions(fields.slice(1))).toMatchObject({ conditions: { length: 24 } });
  expect(fieldConditions(fields)).toEqual({ error: 'it has more than 24 fields to name' });
});
