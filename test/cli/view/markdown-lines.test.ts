// Every way a line of Markdown can begin, be styled, be wrapped and come in pieces.
import { describe, expect, test } from 'vitest';
import { createMarkdownStream } from '../../../src/cli/chat/markdown-stream.ts';
import { visible } from '../support/shown.ts';

interface Look {
  readonly columns?: number;
  readonly hasColors?: boolean;
}

function stream({ columns = 40, hasColors = true }: Look = {}) {
  const written: string[] = [];
  const made = createMarkdownStream((text) => void written.push(text), {
    isTerminal: true,
    hasColors,
    columns,
    rows: 24,
  });
  return { ...made, shown: () => visible(written.join('')) };
}

function show(text: string, look?: Look): string {
  const made = stream(look);
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
  expect(show(text)).toBe(shown);
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
  ['the next line', 'aaaa bbbb cccc\ndd eee', 'aaaa bbbb\ncccc\ndd eee\n'],
])('%s is wrapped at ten columns', (_, text, shown) => {
  expect(show(text, { columns: 10, hasColors: false })).toBe(shown);
});

test('styles take no room on the screen', () => {
  expect(show('**aaaa** `bbbb`', { columns: 9 })).toBe('‹bold›aaaa‹/› ‹cyan›bbbb‹/›\n');
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
    const made = stream();
    for (const piece of pieces) made.push(piece);
    expect(made.shown()).toBe(shown);
  });
});

test('what follows an end begins anew', () => {
  const made = stream();
  made.push('**One');
  made.end();
  made.push('Two');
  made.end();
  made.end();
  expect(made.shown()).toBe('‹bold›One‹/›\nTwo\n');
});
