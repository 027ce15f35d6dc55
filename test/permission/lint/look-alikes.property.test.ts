// What learnt rules quote, read by the lint that warns of look-alikes.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../../../src/permission/tools/fields.ts';
import { runs, seed } from '../../support/seed.ts';
import { warnings } from './warnings.ts';

// Each sign once: one that is shown anywhere in a file counts as shown everywhere.
const signs = fc
  .uniqueArray(fc.constantFrom(...Array.from('aA c"\\n\nсЖЄаіжÀ\u0300\u0336יִ×—字、😀')), { maxLength: 8 })
  .map((chosen) => chosen.join(''));

test('a text that a learnt rule quotes has no look-alike', async () => {
  await fc.assert(
    fc.asyncProperty(signs, async (message) => {
      const text = `rules: [{ id: r, match: { message: ${quote(message)} }, then: reject }]\n`;
      expect(await warnings('look-alike', text)).toEqual([]);
    }),
    { seed, numRuns: runs(1000), examples: [['ЄיִÀ'], ['\nа\u0336'], ['\n\u0300']] },
  );
});
