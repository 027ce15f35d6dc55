// The end of a stream is found wherever its bytes are cut, and nowhere else.
import * as fc from 'fast-check';
import { test } from 'vitest';
import { createEndFinder } from '../../src/proxy/answer.ts';
import { runs, seed } from '../support/seed.ts';

const marker = '\ndata: [DONE]';
const parts = fc.constantFrom('\n', marker, marker.slice(1), '\ndata: [DO', 'NE]', 'd', '\n\n', 'x', '\ndata: ');

test('the marker is found in the piece that completes it', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), fc.array(fc.nat(9), { maxLength: 60 }), (texts, cuts) => {
      const text = texts.join('');
      const isAtEnd = createEndFinder();
      let end = 0;
      for (const cut of [...cuts, text.length]) {
        const piece = text.slice(end, end + cut);
        end += piece.length;
        const isThere = text.slice(0, end).includes(marker);
        if (isAtEnd(Buffer.from(piece)) !== isThere) return false;
        if (isThere) return true;
      }
      return true;
    }),
    { numRuns: runs(20_000), seed },
  );
});
