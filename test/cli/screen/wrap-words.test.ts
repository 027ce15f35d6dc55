// Lines that fit a screen: broken between words, with the indent that a person expects.
import { describe, expect, test } from 'vitest';
import { countColumns, wrapWords } from '../../../src/cli/screen.ts';
import { noScreen, plainScreen } from '../support/shown.ts';

const narrow = { ...plainScreen, columns: 20 };

describe('a line that is too long', () => {
  test.each([
    ['is broken between words', 'one two three four five six', 'one two three four\nfive six'],
    ['may be as long as the screen', 'one two three four 5', 'one two three four 5'],
    ['keeps its indent', '  one two three four five', '  one two three four\n  five'],
    ['goes on behind the sign of a list', '- one two three four five', '- one two three four\n  five'],
    ['goes on behind a number with a point', '12. one two three four', '12. one two three\n    four'],
    ['goes on behind its number', '  12  one two three four', '  12  one two three\n      four'],
    ['goes on behind a term', 'name  one two three four', 'name  one two three\n      four'],
    [
      'goes on after four columns where the term leaves no room',
      'a-long-name  one two three four',
      'a-long-name  one two\n    three four',
    ],
    [
      'leaves a word where it is that is longer than the screen',
      'a https://service.example/x b',
      'a https://service.example/x\nb',
    ],
    [
      'begins with such a word where the line does',
      '  https://service.example/x b',
      '  https://service.example/x\n  b',
    ],
    ['is left alone where it is a command to copy', '  $ interns chat reviewer hi', '  $ interns chat reviewer hi'],
    ['is left alone where it sets variables', '  export A=one B=two C=three', '  export A=one B=two C=three'],
    ['is one of several', 'short\none two three four five\nend', 'short\none two three four\nfive\nend'],
    ['keeps the spaces between other words', 'one   two three four five', 'one   two three four\n      five'],
    ['counts no styles', '\u001b[31mone two three four\u001b[39m five', '\u001b[31mone two three four\u001b[39m\nfive'],
    ['counts wide letters twice', '漢字漢字 漢字漢字 漢字', '漢字漢字 漢字漢字\n漢字'],
  ])('%s', (_, text, wrapped) => {
    expect(wrapWords(text, narrow)).toBe(wrapped);
  });

  test('is left alone where there is no terminal', () => {
    const text = 'word '.repeat(100);
    expect(wrapWords(text, noScreen)).toBe(text);
    expect(wrapWords(text, undefined)).toBe(text);
  });
});

test.each([
  ['plain', 5],
  ['→ ·…', 4],
  ['\u001b[1mbold\u001b[22m', 4],
  ['漢', 2],
  ['e\u0301', 1],
])('the columns of %j are %i', (text, columns) => {
  expect(countColumns(text)).toBe(columns);
});
