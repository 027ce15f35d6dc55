// A configuration as YAML: keys that stand twice, lines of mistakes, and time in proportion to the file.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readYamlFile } from '../../../src/service/config/yaml-file.ts';
import { growthOf, proportionate } from '../../support/growth.ts';

const schema = z.strictObject({ a: z.optional(z.array(z.strictObject({ b: z.number() }))) });
const read = (text: string) => readYamlFile('f.yml', { schema, env: undefined, readText: () => text });
const told = (text: string): readonly string[] => read(text).mistakes.map((mistake) => mistake.text);

test.each([
  ['a: []\na: []\n', ['f.yml:2:1: Map keys must be unique']],
  ['a:\n  - b: 1\n    b: 2\n', ['f.yml:3:5: Map keys must be unique']],
  ['a:\n  - b: 1\n  - b: x\n', ['f.yml:3: key "a[1].b" must be of type number.']],
  ['a:\n  - b: 1\nc: 1\n', ['f.yml:3: key "c" is not known here.']],
])('%j: %j', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test('many keys, each a mistake, take time in proportion', () => {
  const manyKeys = (count: number): void => {
    read(Array.from({ length: count }, (_, index) => `k${index}: 1`).join('\n'));
  };
  expect(growthOf(manyKeys, 125)).toBeLessThan(proportionate);
});
