// `shell: any` against texts that run `curl` in Bash, and against what interns ask for all day.
import { describe, expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';
import { compileCommandPattern } from '../../../src/permission/shell/pattern.ts';
import { bashTexts } from './corpus/bash.ts';
import { elsewhereTexts } from './corpus/elsewhere.ts';
import { everydayTexts } from './corpus/everyday.ts';
import { programTexts } from './corpus/programs.ts';

const guard = compileCommandPattern('curl **');
if ('error' in guard) throw new Error(guard.error);

function why(text: string): string | undefined {
  return 'error' in guard ? undefined : whyAny([guard], bash.full(text));
}

const classes = Object.entries({ ...bashTexts, ...programTexts });

describe('a text that runs curl in Bash', () => {
  test.each(classes)('is matched: %s', (_name, texts) => {
    expect(texts.filter((text) => why(text) === undefined)).toEqual([]);
  });

  test.each(elsewhereTexts)('is matched where it only might: %s', (text) => {
    expect(why(text)).toBeDefined();
  });

  test('is told in many ways', () => {
    expect(classes.flatMap(([, texts]) => texts).length).toBeGreaterThanOrEqual(300);
  });
});

describe('what interns ask for all day', () => {
  test.each(everydayTexts)('is not matched: %s', (text) => {
    expect(why(text)).toBeUndefined();
  });

  test('is more than a hundred texts', () => {
    expect(new Set(everydayTexts).size).toBe(everydayTexts.length);
    expect(everydayTexts.length).toBeGreaterThanOrEqual(100);
  });
});
