// When the renderer of Markdown is loaded: only for words that hold any.
import { expect, test } from 'vitest';
import { loadRichText, toShownLevel } from '../../src/report/intern-words.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';

function saying(text: string) {
  const record = buildRunRecord();
  record.observe({ type: 'text', at: '2026-11-20T12:00:00.000Z', text });
  return record.value();
}

test.each(['Hello.', 'One, two; three: done!\n\nAnother paragraph (of words), "quoted".\n  indented a little', ''])(
  'plain words need none: %j',
  async (text) => {
    expect(await loadRichText(saying(text), 'full')).toBeUndefined();
  },
);

test.each([
  '*it*',
  '_it_',
  '`code`',
  '~~gone~~',
  '[a](b)',
  '<b>',
  'a | b',
  '&amp;',
  'a \\* b',
  '# heading',
  'words\n- item',
  'words\n  + item',
  '1. one',
  '2) two',
  'setext\n===',
  '    code',
  '\tcode',
])('markup needs it: %j', async (text) => {
  expect(await loadRichText(saying(text), 'full')).toBeTypeOf('function');
});

test('what is not shown needs none', async () => {
  expect(await loadRichText(saying('# heading'), 'brief')).toBeUndefined();
});

test.each([
  ['auto', 'private', 'full'],
  ['auto', 'internal', 'full'],
  ['auto', 'public', 'brief'],
  ['auto', 'unknown', 'brief'],
  ['auto', '', 'brief'],
  ['full', 'public', 'full'],
  ['brief', 'private', 'brief'],
  ['none', 'private', 'none'],
] as const)('%s in a repository of visibility %j is %s', (level, visibility, shown) => {
  expect(toShownLevel(level, visibility)).toBe(shown);
});
