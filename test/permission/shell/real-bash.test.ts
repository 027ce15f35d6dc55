// `shell: any` against what a real Bash executes, and against what interns ask for all day.
import { afterAll, describe, expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';
import { compileCommandPattern } from '../../../src/permission/shell/pattern.ts';
import { openRealBash } from '../../../tools/fuzz/real-bash.ts';
import { bashTexts } from './corpus/bash.ts';
import { elsewhereTexts } from './corpus/elsewhere.ts';
import { everydayTexts } from './corpus/everyday.ts';
import { programTexts } from './corpus/programs.ts';

const guard = compileCommandPattern('curl **');
if ('error' in guard) throw new Error(guard.error);

function why(text: string): string | undefined {
  return 'error' in guard ? undefined : whyAny([guard], text, bash);
}

const classes = Object.entries({ ...bashTexts, ...programTexts });
const real = openRealBash();
afterAll(() => real.close());

describe('a text that runs curl in Bash', () => {
  test.each(classes)('is matched: %s', (_name, texts) => {
    expect(texts.filter((text) => why(text) === undefined)).toEqual([]);
  });

  test.each(elsewhereTexts)('is matched where it only might: %s', (text) => {
    expect(why(text)).toBeDefined();
  });

  // Processes are started here, and a busy machine takes its time for them.
  test.each(classes)('really runs it: %s', { timeout: 600_000 }, async (_name, texts) => {
    const silent: string[] = [];
    const waiting = [...texts];
    const worker = async (): Promise<void> => {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
        if (!(await real.ranCurl(text))) silent.push(text);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(silent).toEqual([]);
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
