// JSON values: compared whatever their spelling, and shown so that nothing in them acts or hides.
import { describe, expect, test } from 'vitest';
import { canonicalJson, isList, isObject, ownField, shown } from '../../../src/permission/text/json.ts';

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

describe('a value for a message', () => {
  test.each([
    [undefined, 'missing'],
    [null, 'null'],
    [false, 'false'],
    ['a\nb', '"a\\nb"'],
    ['a\u202eb\u200b', '"a\\u{202e}b\\u{200b}"'],
    [['a', { b: 1 }], '["a",{"b":1}]'],
    ['x'.repeat(118), `"${'x'.repeat(118)}"`],
    ['x'.repeat(119), `"${'x'.repeat(119)}…`],
    ['x'.repeat(100_000), `"${'x'.repeat(119)}…`],
    [['x'.repeat(116)], `["${'x'.repeat(116)}"]`],
    [['x'.repeat(117)], `["${'x'.repeat(117)}"…`],
  ])('of %j', (value, text) => {
    expect(shown(value)).toBe(text);
  });
});
