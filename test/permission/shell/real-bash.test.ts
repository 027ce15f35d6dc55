// The texts that are said to run `curl`, run by a real Bash: that a guard matches them is the matter of corpus.test.ts.
import { afterAll, describe, expect, test } from 'vitest';
import { openRealBash } from '../../../tools/fuzz/real-bash.ts';
import { bashTexts } from './corpus/bash.ts';
import { programTexts } from './corpus/programs.ts';

const real = openRealBash();
afterAll(() => real.close());

describe('a text that runs curl in Bash', () => {
  // Processes are started here, and a busy machine takes its time for them.
  test.each(Object.entries({ ...bashTexts, ...programTexts }))(
    'really runs it: %s',
    { timeout: 600_000 },
    async (_name, texts) => {
      const silent: string[] = [];
      const waiting = [...texts];
      const worker = async (): Promise<void> => {
        for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
          if (!(await real.ranCurl(text))) silent.push(text);
        }
      };
      await Promise.all([worker(), worker(), worker(), worker()]);
      expect(silent).toEqual([]);
    },
  );
});
