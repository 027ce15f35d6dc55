// The hidden line that our comments begin with: kept whole, and taken only where it stands as we write it.
import { expect, test } from 'vitest';
import { buildMarker, marksOwnComment, readMarker } from '../../../src/github/comment/marker.ts';

test.each(['plain', '--> <script>', '<!-- -->', 'a--b', '\n-->', '"}', '\u2028'])(
  'a marker keeps the session %j and can not be left',
  (session) => {
    const marker = buildMarker({ kind: 'sticky', tag: 'intern', session });
    expect(marker.slice(4, -3)).not.toMatch(/[<>\n]|--/);
    for (const rest of ['', '\nThe report', '\r\nThe report']) {
      expect(readMarker(`${marker}${rest}`)).toEqual({ kind: 'sticky', tag: 'intern', session });
    }
    expect(marksOwnComment(marker)).toBe(true);
  },
);

test.each(['open', 'parked', 'decided'] as const)('a marker keeps a question that is %s', (state) => {
  const marker = { kind: 'question', tag: 'intern', question: { code: 'ABCD2345', state, until: 4711 } } as const;
  expect(readMarker(buildMarker(marker))).toEqual(marker);
});

test.each([{ code: 7 }, { state: 'other' }, { until: 'later' }, { code: undefined }])(
  'a marker with a question that has %j is none',
  (more) => {
    const question = { code: 'ABCD2345', state: 'open', until: 4711, ...more };
    const line = JSON.stringify({ kind: 'question', tag: 'intern', question });
    expect(readMarker(`<!-- intern-action ${line} -->`)).toBeUndefined();
  },
);

test.each([
  ['text before it', 'x<!-- intern-action {"kind":"new","tag":"a"} -->'],
  ['a line before it', 'Look:\n<!-- intern-action {"kind":"new","tag":"a"} -->'],
  ['nothing of it', 'Fine.'],
  ['no tag', '<!-- intern-action {"kind":"new"} -->'],
  ['a session that is no text', '<!-- intern-action {"kind":"new","tag":"a","session":7} -->'],
  ['no JSON', '<!-- intern-action {nothing} -->'],
  ['another kind', '<!-- intern-action {"kind":"other","tag":"a"} -->'],
  ['text behind it on its line', '<!-- intern-action {"kind":"new","tag":"a"} --> x'],
])('%s is no marker', (_name, body) => {
  expect(readMarker(body)).toBeUndefined();
});
