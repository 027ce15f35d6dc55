// The fields of a pause as conditions, and values as YAML.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '../../../src/json.ts';
import {
  toYamlFlow,
  toYamlText,
  toYamlTexts,
  writeAbsence,
  writeFieldConditions,
  writeNameConditions,
} from '../../../src/permission/tools/fields.ts';

/** The conditions of a field, as a policy writes them; or the error. */
function written(value: Json, name = 'a'): readonly string[] | string {
  const found = writeFieldConditions([[name, value]]);
  return 'error' in found ? found.error : found.conditions;
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
    [['x'], ['"/a": "x"']],
    [
      ['x', 2],
      ['"/a": ["x",2]', '"/a/0": "x"', '"/a/1": 2', `"/a/2": ${none}`],
    ],
    [
      ['x', 'x'],
      ['"/a": ["x"]', '"/a/0": "x"', '"/a/1": "x"', `"/a/2": ${none}`],
    ],
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
    ['fields of its own, besides which there may be more', { b: 1 }],
    ['no elements, which a text and a number have neither', []],
    ['an element without elements', ['x', []]],
    ['a list in a list', [['x']]],
    ['fields in a list', [{ b: 'x' }]],
    ['an element that cannot be said', ['x', 'a\u200b']],
    ['one element that cannot be said', ['a\u200b']],
  ])('with %s cannot be said', (_name, value) => {
    expect(written(value)).toBe('its field "a" has a value that a policy cannot express');
  });

  test('whose name cannot be seen whole cannot be said', () => {
    expect(written('x', 'a\u200b')).toBe('its field "a\u200b" has a value that a policy cannot express');
    expect(written({}, 'b'.repeat(80))).toBe(`its field "${'b'.repeat(59)} has a value that a policy cannot express`);
  });

  test('with a slash or a tilde in its name has them escaped', () => {
    expect(written(1, 'a/b~c/d~')).toEqual(['"/a~1b~0c~1d~0": 1']);
    expect(writeAbsence('a/b~')).toEqual(`"/a~1b~0": ${none}`);
  });
});

test('the names of what a question asks for are said each at its place', () => {
  expect(writeNameConditions([])).toEqual({ conditions: [] });
  expect(writeNameConditions(['b', null])).toEqual({
    conditions: ['"/fields/0/name": "b"', '"/fields/1/name": null', `"/fields/2": ${none}`],
  });
  expect(writeNameConditions(['b\u200b'])).toEqual({
    error: 'its field "fields" has a value that a policy cannot express',
  });
});

test('twenty-four conditions are said, and no more', () => {
  const fields = Array.from({ length: 25 }, (_, index) => [`f${index}`, index] as const);
  expect(writeFieldConditions(fields.slice(1))).toMatchObject({ conditions: { length: 24 } });
  expect(writeFieldConditions(fields)).toEqual({ error: 'it has more than 24 fields to match' });
});

describe('a text', () => {
  test.each([
    ['npm', 'npm'],
    ['Allow_once', 'Allow_once'],
    ['a.b-c_1', 'a.b-c_1'],
    ['truest', 'truest'],
    ['true', '"true"'],
    ['False', '"False"'],
    ['NULL', '"NULL"'],
    ['1a', '"1a"'],
    ['-a', '"-a"'],
    ['a b', '"a b"'],
    ['a:', '"a:"'],
    ['', '""'],
    ['"\\', '"\\"\\\\"'],
    ['日本', '"日本"'],
    ['a\u200bb', '"a\\u200bb"'],
    ['\x7f', '"\\u007f"'],
    ['\u{e0041}', '"\\U000e0041"'],
    ['echo ##vso[x]', '"echo \\u0023#vso[x]"'],
    ['##[x] ###teamcity[y', '"\\u0023#[x] #\\u0023#teamcity[y"'],
    ['# #[x] ## [y]', '"# #[x] ## [y]"'],
    ['#中#中[', '"\\u0023中#中["'],
  ])('%j is %s', (text, yaml) => {
    expect(toYamlText(text)).toBe(yaml);
    expect(parse(yaml)).toBe(text);
  });
});

test.each([
  [['a b'], '"a b"'],
  [['a', 'b c'], '[a, "b c"]'],
  [[], '[]'],
])('the texts %j are %s', (texts, yaml) => {
  expect(toYamlTexts(texts)).toBe(yaml);
});

test.each([
  ['x', 'x'],
  [null, 'null'],
  [true, 'true'],
  [-1.5, '-1.5'],
  ['null', '"null"'],
  [[], '[]'],
  [['a', 1, ['b c']], '[a, 1, ["b c"]]'],
  [{}, '{}'],
  [{ a: 'b', 'c d': { e: [{}] } }, '{ a: b, "c d": { e: [{}] } }'],
])('the value %j is %s', (value, yaml) => {
  expect(toYamlFlow(value)).toBe(yaml);
  expect(parse(yaml)).toEqual(value);
});
