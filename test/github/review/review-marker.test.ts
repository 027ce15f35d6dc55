// What our reviews and threads keep in their first lines: kept whole, and taken only as we write it.
import { expect, test } from 'vitest';
import { buildHiddenLine } from '../../../src/github/comment/marker.ts';
import type { ReviewMarker } from '../../../src/github/review/review-marker.ts';
import { buildReviewMarker, readReviewMarker } from '../../../src/github/review/review-marker.ts';

const head = 'a'.repeat(40);
const digest = 'b'.repeat(32);
const review = { kind: 'review', tag: 'intern', round: 1, head } as const;
const finding = {
  kind: 'finding',
  tag: 'intern',
  head,
  fingerprint: digest,
  text: digest,
  path: 'a --> b.ts',
  side: 'old',
  line: 1,
  end_line: 2,
  severity: 'note',
  title: 'It is <wrong>',
} as const;
const suggested = { before: 0, count: 1, digest };

test.each<ReviewMarker>([
  review,
  { ...review, partial: true, verdict: 'unsure' },
  finding,
  { ...finding, side: 'new', suggested },
  { kind: 'gone', tag: 'intern', head },
  { kind: 'again', tag: 'intern', head },
])('%j is read as it was written', (marker) => {
  expect(readReviewMarker(`${buildReviewMarker(marker)}\nThe text`)).toEqual(marker);
});

const wrong = { head: [`${head}a`, `x${head}`, head.slice(1), head.toUpperCase()], tag: [7, undefined] };
const wrongLines = [0, -1, 1.5, '1', undefined];

test.each<[object, Readonly<Record<string, readonly unknown[]>>]>([
  [review, { ...wrong, round: wrongLines, partial: ['yes'], verdict: ['none'], kind: ['sticky'] }],
  [
    finding,
    {
      ...wrong,
      fingerprint: [`${digest}b`, `x${digest}`, digest.slice(1), digest.toUpperCase()],
      path: [7],
      side: ['left'],
      line: wrongLines,
      end_line: wrongLines,
      severity: ['bad'],
      title: [7],
      suggested: [
        'yes',
        { ...suggested, before: -1 },
        { ...suggested, count: 0 },
        { ...suggested, digest: 'b' },
        { before: 0, count: 1 },
      ],
    },
  ],
  [{ kind: 'gone', tag: 'intern', head }, wrong],
])('what begins as %j and has something else in it is no marker', (marker, others) => {
  for (const [name, values] of Object.entries(others)) {
    for (const value of values) expect(readReviewMarker(buildHiddenLine({ ...marker, [name]: value }))).toBeUndefined();
  }
});
