// Checks that each form of a matcher is read and judged, and may stand somewhere.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forms } from '../../../src/permission/file/forms.ts';

const judging = ['value-tests', 'shell-test']
  .map((name) => readFileSync(new URL(`../../../src/permission/match/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n');

describe('a form of a matcher', () => {
  test('has a test that judges it, in the union; "in" is a list of values with another word', () => {
    const judged = [...judging.matchAll(/^export function (\w+)Test\b/gm)].map((match) => match[1] ?? '');
    expect(judged.toSorted()).toEqual(forms.map((form) => (form.key === 'in' ? 'values' : form.key)).toSorted());
    const union = /^export type Test =[\s\S]*?\n {2}\);$/m.exec(judging)?.[0] ?? '';
    expect(judged.filter((name) => !union.includes(`type: '${name === 'shell' ? 'only' : name}'`))).toEqual([]);
  });

  test.each(forms.map((form) => ({ key: form.key, form })))('$key may stand in a rule or in "when"', ({ form }) => {
    const places = [
      { place: 'rule', valueType: 'any' },
      { place: 'when', valueType: 'text' },
    ] as const;
    expect(places.some((place) => form.whyNotHere?.(place) === undefined)).toBe(true);
  });
});
