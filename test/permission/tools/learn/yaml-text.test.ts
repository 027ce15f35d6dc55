// Words and values as YAML: what is read again is what was written.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlFlow, yamlText, yamlTexts } from '../../../../src/permission/tools/learn/yaml-text.ts';

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
  ])('%j is %s', (text, written) => {
    expect(yamlText(text)).toBe(written);
    expect(parse(written)).toBe(text);
  });
});

test.each([
  [['a b'], '"a b"'],
  [['a', 'b c'], '[a, "b c"]'],
  [[], '[]'],
])('the texts %j are %s', (texts, written) => {
  expect(yamlTexts(texts)).toBe(written);
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
])('the value %j is %s', (value, written) => {
  expect(yamlFlow(value)).toBe(written);
  expect(parse(written)).toEqual(value);
});
