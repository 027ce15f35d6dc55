// JSON values: read, and compared whatever their spelling.
import { describe, expect, test } from 'vitest';
import { canonicalJson, isList, isObject, ownField, parseJson } from '../src/json.ts';

test('JSON is its value, whatever that is', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', 'undefined', "{'a':1}", '{"a":1} {"b":2}'])('%j is none', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test.each([null, [], 'text', 7, true, undefined])('%j is no object', (value) => {
  expect(isObject(value)).toBe(false);
});

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: { d: [1, { f: 1, e: 2 }], c: null } }, '{"a":{"c":null,"d":[1,{"e":2,"f":1}]},"b":1}'],
    [[3, 1, 2], '[3,1,2]'],
    [[], '[]'],
    [{}, '{}'],
    [-0, '0'],
    [1.0, '1'],
    ['a"b', '"a\\"b"'],
    [true, 'true'],
    [null, 'null'],
    [{ a: [] }, '{"a":[]}'],
  ])('of %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test('tells lists from objects, and names from values', () => {
    expect(canonicalJson({ 0: 'a' })).not.toBe(canonicalJson(['a']));
    expect(canonicalJson({ 'a":"b': 1 })).not.toBe(canonicalJson({ a: 'b' }));
  });
});

describe('kinds of values', () => {
  test('are objects and lists, each only itself', () => {
    expect([{}, [], null, 'a', 1, undefined].map(isObject)).toEqual([true, false, false, false, false, false]);
    expect([{}, [], null, 'a', 1, undefined].map(isList)).toEqual([false, true, false, false, false, false]);
  });
  test('have fields of their own only', () => {
    expect(ownField({ a: 1 }, 'a')).toBe(1);
    expect(ownField({}, 'toString')).toBeUndefined();
    expect(ownField(JSON.parse('{"__proto__":1}'), '__proto__')).toBe(1);
  });
});
