// Text from outside as JSON.
import { expect, test } from 'vitest';
import { isObject, parseJson } from '../src/json.ts';

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
