// Markdown on a screen, however the text is cut into pieces.
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createMarkdownStream } from '../../../src/cli/chat/markdown-stream.ts';
import { growthOf, proportionate } from '../../support/growth.ts';
import { visible } from '../support/shown.ts';

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
  expect(growthOf((count) => writtenFor(textOf(count), size), 1_250)).toBeLessThan(proportionate);
});

interface Look {
  readonly columns?: number;
  readonly hasColors?: boolean;
}

function startStream({ columns = 40, hasColors = true }: Look = {}) {
  const written: string[] = [];
  const made = createMarkdownStream((text) => void written.push(text), {
    isTerminal: true,
    hasColors,
    columns,
    rows: 24,
  });
  return { ...made, shown: () => visible(written.join('')) };
}

function showLines(text: string, look?: Look): string {
  const made = startStream(look);
  made.push(text);
  made.end();
  return made.shown();
}

test.each([
  ['plain words', 'plain words\n'],
  ['', ''],
  ['\n', '\n'],
  ['one\n\n\ntwo', 'one\n\n\ntwo\n'],
  ['# One', '‹bold›# ‹/›‹bold›One‹/›\n'],
  ['###### Six', '‹bold›###### ‹/›‹bold›Six‹/›\n'],
  ['####### seven', '####### seven\n'],
  ['#no heading', '#no heading\n'],
  ['#  Two  spaces', '‹bold›#  ‹/›‹bold›Two‹/›  ‹bold›spaces‹/›\n'],
  ['not # a heading', 'not # a heading\n'],
  ['- one', '• one\n'],
  ['*   three', '•   three\n'],
  ['  + nested', '  • nested\n'],
  ['-no item', '-no item\n'],
  ['a - b', 'a - b\n'],
  ['1. one', '1. one\n'],
  ['12) twelve', '12) twelve\n'],
  ['> quoted', '‹dim›│ ‹/›‹dim›quoted‹/›\n'],
  ['>quoted', '‹dim›│ ‹/›‹dim›quoted‹/›\n'],
  ['  > nested', '  ‹dim›│ ‹/›‹dim›nested‹/›\n'],
  ['a > b', 'a > b\n'],
  ['**bold** plain', '‹bold›bold‹/› plain\n'],
  ['**bold words** plain', '‹bold›bold‹/› ‹bold›words‹/› plain\n'],
  ['**open\nplain', '‹bold›open‹/›\nplain\n'],
  ['`code` plain', '‹cyan›code‹/› plain\n'],
  ['`two words` plain', '‹cyan›two‹/› ‹cyan›words‹/› plain\n'],
  ['`open\nplain', '‹cyan›open‹/›\nplain\n'],
  ['``a`b`` plain', '‹cyan›a‹/›‹cyan›`‹/›‹cyan›b‹/› plain\n'],
  ['`**` plain', '‹cyan›**‹/› plain\n'],
  ['a`b`c', 'a‹cyan›b‹/›c\n'],
  ['```sh\n# x\n```\n# Two', '‹dim›```sh‹/›\n‹cyan›# x‹/›\n‹dim›```‹/›\n‹bold›# ‹/›‹bold›Two‹/›\n'],
  ['~~~\n- x\n~~~', '‹dim›~~~‹/›\n‹cyan›- x‹/›\n‹dim›~~~‹/›\n'],
  ['  ```\nx\n  ```', '‹dim›  ```‹/›\n‹cyan›x‹/›\n‹dim›  ```‹/›\n'],
  ['~~struck~~ out', '~~struck~~ out\n'],
  ['a ``` b\n# One', 'a  ‹cyan›b‹/›\n‹bold›# ‹/›‹bold›One‹/›\n'],
  ['x```\n# One', 'x\n‹bold›# ‹/›‹bold›One‹/›\n'],
])('%j is shown as %j', (text, shown) => {
  expect(showLines(text)).toBe(shown);
});

test.each([
  ['a line', 'aaaa bbbb cccc', 'aaaa bbbb\ncccc\n'],
  ['a line that just fits', 'aaaa bbbbb', 'aaaa bbbbb\n'],
  ['a line one too long', 'aaaa bbbbbb', 'aaaa\nbbbbbb\n'],
  ['a word longer than the screen', 'aaaaaaaaaaaa b', 'aaaaaaaaaaaa\nb\n'],
  ['an item', '- aaaa bbbb', '• aaaa\n  bbbb\n'],
  ['an item of many digits', '123456. aa bb', '123456. aa\n        bb\n'],
  ['a nested item', '  -  aa bbb', '  •  aa\n     bbb\n'],
  ['a long word of an item', '- aaaaaaaaaaaa', '• aaaaaaaaaaaa\n'],
  ['a quote', '> aaaa bbbb', '│ aaaa\n│ bbbb\n'],
  ['a heading', '## aaa bbbbb', '## aaa\nbbbbb\n'],
  ['a line of wide characters', '日本 中文 한글', '日本 中文\n한글\n'],
  ['the next line', 'aaaa bbbb cccc\ndd eee', 'aaaa bbbb\ncccc\ndd eee\n'],
])('%s is wrapped at ten columns', (_, text, shown) => {
  expect(showLines(text, { columns: 10, hasColors: false })).toBe(shown);
});

test('wide characters take two columns in any style', () => {
  expect(showLines('**日本** `中文` 한', { columns: 10 })).toBe('‹bold›日本‹/› ‹cyan›中文‹/›\n한\n');
});

test('styles take no room on the screen', () => {
  expect(showLines('**aaaa** `bbbb`', { columns: 9 })).toBe('‹bold›aaaa‹/› ‹cyan›bbbb‹/›\n');
});

describe('before its line is whole,', () => {
  test.each([
    ['a first word waits for the next', ['One'], ''],
    ['a first word is shown with the space behind it', ['One '], 'One'],
    ['a word is shown when the next has begun', ['One t'], 'One'],
    ['and the next when it is whole', ['One t', 'wo three'], 'One two'],
    ['a word in many pieces is one', ['One ', 't', 'w', 'o', ' x'], 'One two'],
    ['an indented word too', ['  One t'], '  One'],
    ['a heading', ['## One tw'], '‹bold›## ‹/›‹bold›One‹/›'],
    ['a fence waits', ['``` x y'], ''],
    ['what only begins like a fence does not', ['``x`` y z'], '‹cyan›x‹/› y'],
    ['a fence waits behind white space', ['  ~~~ x y'], ''],
    ['a line within a fence waits', ['```\nOne two three'], '‹dim›```‹/›\n'],
    ['a second line is like a first one', ['One two\nThree'], 'One two\n'],
    ['a second line is shown in words too', ['One two\nThree f'], 'One two\nThree'],
  ])('%s', (_, pieces, shown) => {
    const made = startStream();
    for (const piece of pieces) made.push(piece);
    expect(made.shown()).toBe(shown);
  });
});

test('what follows an end begins anew', () => {
  const made = startStream();
  made.push('**One');
  made.end();
  made.push('Two');
  made.end();
  made.end();
  expect(made.shown()).toBe('‹bold›One‹/›\nTwo\n');
});
