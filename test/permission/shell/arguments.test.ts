// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// Words of a command: what is certain of each before it runs.
import { parse } from 'unbash';
import { describe, expect, test } from 'vitest';
import { seenArgument } from '../../../src/permission/shell/arguments.ts';
import type { SeenArgument } from '../../../src/permission/shell/syntax.ts';

function seen(word: string): SeenArgument {
  const command = parse(`acme ${word}`).commands[0]?.command;
  const argument = command?.type === 'Command' ? command.args[0] : undefined;
  if (argument === undefined) throw new Error('no argument');
  return seenArgument(argument);
}

describe('a word that is the same whenever it runs', () => {
  test.each([
    ['a', 'a'],
    ['a\\ b', 'a b'],
    ['a"b c"\'$d\'', 'ab c$d'],
    ['"a\\"b"', 'a"b'],
    ['""', ''],
  ])('%s is its text', (word, text) => {
    expect(seen(word)).toBe(text);
  });
});

describe('a word that is one word, whatever it holds', () => {
  test.each([
    ['"$x"', ''],
    ['"a$x"', 'a'],
    ['a"-$x"', 'a-'],
    ['\'a\'"b"c"d$x"e', 'abcd'],
    ['"a@b$x"', 'a@b'],
    ['"a$(b @)"', 'a'],
    ['"a$((1))"', 'a'],
    ['$"a$x"', ''],
    ["$'-x'", ''],
    ['<(b)', ''],
    ['~', '/'],
    ['~/a', '/'],
    ['$?', '0'],
    ['"$#"', '0'],
    ['$$', '0'],
    ['$!', '0'],
  ])('%s begins with %j', (word, begins) => {
    expect(seen(word)).toEqual({ begins, single: true });
  });
});

describe('a word that may become several', () => {
  test.each(['-*', '-?', '-[ab]', '-@(a|b)', '-{a,b}'])('%s begins all of them alike', (word) => {
    expect(seen(word)).toEqual({ begins: '-', single: false });
  });

  test.each([
    'a$x',
    'a${x}',
    'a$(x)',
    'a`x`',
    'a$?',
    '$?a',
    'a"$@"',
    '"a$@"',
    '"a${x[@]}"',
    '"a${x:-$@}"',
    '$"a$@"',
    'a$x*',
  ])('%s begins them in any way', (word) => {
    expect(seen(word)).toEqual({ begins: '', single: false });
  });
});
