// Each form of a matcher is one file that reads it, one that judges, and a line in the list of each.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forms } from '../../../src/permission/file/forms.ts';

const folder = (path: string) => new URL(`../../../src/permission/${path}`, import.meta.url);

/** Names of the files in a folder, without their ending. */
function namesIn(path: string): readonly string[] {
  return readdirSync(folder(path)).map((name) => name.replace('.ts', ''));
}

describe('a form of a matcher', () => {
  test('is read by the file of its name', () => {
    expect(forms.map((form) => form.key).toSorted()).toEqual([...namesIn('file/forms')].toSorted());
  });

  test('is judged by the file of its name; "in" is a list of values with another word', () => {
    const judged = namesIn('match/forms');
    expect([...judged].toSorted()).toEqual(forms.map((form) => (form.key === 'in' ? 'values' : form.key)).toSorted());
    const union = readFileSync(folder('match/test.ts'), 'utf8');
    expect(judged.filter((name) => !union.includes(`'./forms/${name}.ts'`))).toEqual([]);
  });

  test.each(forms.map((form) => ({ key: form.key, form })))('$key may stand in a rule or in "when"', ({ form }) => {
    const places = [
      { place: 'rule', values: 'any' },
      { place: 'when', values: 'text' },
    ] as const;
    expect(places.some((place) => form.whyNotHere(place) === undefined)).toBe(true);
  });
});
