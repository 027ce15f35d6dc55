// Markdown on a screen, however the text is cut into pieces.
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createMarkdownStream } from '../../../src/cli/chat/markdown-stream.ts';
import { growthOf, proportionate } from '../../support/growth.ts';

function show(pieces: readonly string[], { columns = 40, hasColors = false } = {}): string {
  let shown = '';
  const stream = createMarkdownStream(
    (text) => {
      shown += text;
    },
    { isTerminal: true, hasColors, columns, rows: 24 },
  );
  for (const piece of pieces) stream.push(piece);
  stream.end();
  return shown;
}

const sample = `# A heading

Some **bold words** and \`code\` in a paragraph that is longer than one line of the screen.

- one
- two, which is long enough to be continued on a second line
  1. nested
> a quote that goes on and on, over more than one line

\`\`\`sh
npm test -- --a-very-long-flag-that-does-not-fit-on-the-screen
\`\`\`
done`;

test('a text is shown alike, whatever pieces it comes in', () => {
  for (const hasColors of [false, true]) {
    const whole = show([sample], { hasColors });
    for (let cut = 1; cut < sample.length; cut += 1) {
      expect(show([sample.slice(0, cut), sample.slice(cut)], { hasColors })).toBe(whole);
    }
    expect(show(sample.split(''), { hasColors })).toBe(whole);
  }
});

test('lines are wrapped at words, lists and quotes with their indent, code not at all', () => {
  expect(show([sample])).toBe(`# A heading

Some **bold words** and \`code\` in a
paragraph that is longer than one line
of the screen.

• one
• two, which is long enough to be
  continued on a second line
  1. nested
│ a quote that goes on and on, over more
│ than one line

\`\`\`sh
npm test -- --a-very-long-flag-that-does-not-fit-on-the-screen
\`\`\`
done
`);
});

test('with colours, markers become styles', () => {
  const shown = show(['**bold** and `code`, 2 ** 3'], { hasColors: true });
  expect(shown).toContain('\u001b[1mbold\u001b[22m');
  expect(shown).toContain('\u001b[36mcode\u001b[39m');
  expect(stripVTControlCharacters(show(['`a ** b`'], { hasColors: true }))).toBe('a ** b\n');
});

test('a word is shown as soon as the next one begins', () => {
  let shown = '';
  const stream = createMarkdownStream(
    (text) => {
      shown += text;
    },
    { isTerminal: true, hasColors: false, columns: 80, rows: 24 },
  );
  stream.push('One two thr');
  expect(shown).toBe('One two');
  stream.push('ee four');
  expect(shown).toBe('One two three');
});

test.each([
  ['words that come with the space behind them', ['One ', 'two '], 'One two'],
  ['a line that begins with code', ['`a` is ', 'small'], '`a` is'],
  ['an item of a list', ['- one ', 'two '], '• one two'],
  ['a number', ['1. one ', 'two '], '1. one two'],
  ['the whole lines of a block of code', ['```sh\n', 'a b\n', 'c d'], '```sh\na b\n'],
  ['nothing of an unfinished fence', ['```', 'sh -x '], ''],
])('%s are shown before the line ends', (_, pieces, expected) => {
  let shown = '';
  const write = (text: string): void => {
    shown += text;
  };
  const stream = createMarkdownStream(write, { isTerminal: true, hasColors: false, columns: 80, rows: 24 });
  for (const piece of pieces) stream.push(piece);
  expect(shown).toBe(expected);
});

describe('the end', () => {
  test('closes a line that was left open', () => {
    expect(show(['open'])).toBe('open\n');
  });

  test('adds nothing to a line that was closed', () => {
    expect(show(['closed\n'])).toBe('closed\n');
    expect(show([''])).toBe('');
  });
});

/** How many characters are written while a text comes in pieces: what is written again and again grows faster than the text. */
function writtenFor(text: string, size: number): number {
  let written = 0;
  const count = (piece: string): void => {
    written += piece.length;
  };
  const stream = createMarkdownStream(count, { isTerminal: true, hasColors: true, columns: 80, rows: 24 });
  for (let at = 0; at < text.length; at += size) stream.push(text.slice(at, at + size));
  stream.end();
  return written;
}

test.each([
  ['a word without an end', (count: number) => 'x'.repeat(count), 7],
  ['a run of asterisks', (count: number) => '**'.repeat(count / 2), 2],
  ['asterisks that open and never close', (count: number) => '**a '.repeat(count / 4), 3],
  ['ticks that open and never close', (count: number) => '`a '.repeat(count / 3), 3],
  ['a deep indent', (count: number) => `${' '.repeat(count)}- x`, 5],
  ['lists inside lists', (count: number) => '- '.repeat(count / 2), 5],
])('%s is work in proportion to its length', (_, textOf, size) => {
  expect(writtenFor(textOf(80_000), size) / writtenFor(textOf(10_000), size)).toBeLessThan(12);
  expect(growthOf((count) => writtenFor(textOf(count), size), 10_000)).toBeLessThan(proportionate);
});
