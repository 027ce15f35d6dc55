// Which blocks of an answer are the intern's own: fences at its top level alone.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { separateBlocks } from '../../src/findings/top-level-blocks.ts';
import { hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

const fence = '```intern-findings\n{}\n```';
const indented = (by: string): string => fence.replaceAll(/^/gm, by);

test.each([
  ['at the end', `Words.\n\n${fence}\n`, 'Words.'],
  ['at the beginning', `${fence}\nWords.`, 'Words.'],
  ['with other line ends', `Words.\r\n\r\n${fence.replaceAll('\n', '\r\n')}\r\nMore.`, 'Words.\n\nMore.'],
  ['of tildes', 'Words.\n\n~~~~ intern-findings extra\n{}\n~~~~', 'Words.'],
  ['that is never closed', 'Words.\n```intern-findings\n{}\n', 'Words.'],
  ['behind a list', `- one\n- two\n\n${fence}`, '- one\n- two'],
])('takes a block %s', (_what, answer, text) => {
  expect(separateBlocks(answer)).toEqual({ text, blocks: ['{}\n'] });
});

test.each([
  ['a quote', indented('> ')],
  ['a list', `- item\n\n${indented('  ')}`],
  ['a numbered list', `1. item\n\n${indented('   ')}`],
  ['another fence', `\`\`\`\`text\n${fence}\n\`\`\`\``],
  ['another fence that is never closed', `~~~\n${fence}`],
  ['a comment', `<!--\n${fence}\n-->`],
  ['an element', `<details>\n${fence}\n</details>`],
  ['a script', `<script>\n\n${fence}\n\n</script>`],
  ['code by its indent', indented('    ')],
  ['a paragraph', 'It is ``intern-findings {} ``.'],
  ['a fence of another language', fence.replace('intern-findings', 'json intern-findings')],
  ['a fence whose language only begins so', fence.replace('intern-findings', 'intern-findings-2')],
])('leaves one in %s', (_what, answer) => {
  expect(separateBlocks(answer)).toEqual({ text: answer, blocks: [] });
});

test('what is left of any answer has no block', () => {
  const piece = fc.oneof(hostileText, fc.constantFrom(fence, '> ', '```', '~~~', '- ', '<!--', '-->', '\n', '    '));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { text, blocks } = separateBlocks(pieces.join(''));
      if (blocks.length === 0) expect(text).toBe(pieces.join(''));
      expect(separateBlocks(text).blocks.length).toBeLessThanOrEqual(blocks.length);
    }),
    { seed, numRuns: runs(300) },
  );
});
