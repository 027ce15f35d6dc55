// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text

// The Bash grammar alone: literal commands, every command at any depth, and the certain part of each word.
import { parse } from 'unbash';
import { describe, expect, test } from 'vitest';
import { bash, parseLiteral, readArgument } from '../../../src/permission/shell/bash.ts';
import type { ReadArgument } from '../../../src/permission/shell/syntax.ts';

describe('literal commands by the grammar alone', () => {
  test.each([
    ['npm test', [['npm', 'test']]],
    ['a && b || c; d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['a | b | c', [['a'], ['b'], ['c']]],
    ['a "b c" \'d\'', [['a', 'b c', 'd']]],
    ['make A=b', [['make', 'A=b']]],
    ['export A=b', [['export', 'A=b']]],
    ['a b\nc', [['a', 'b'], ['c']]],
    ['a # b', [['a']]],
    ['', []],
  ])('%j', (text, commands) => {
    expect(parseLiteral(text)).toEqual(commands);
  });

  test.each([
    'a &',
    'a & b',
    'a |& b',
    'a | b |& c',
    'time a',
    '! a',
    '! a | b',
    'a && ! b',
    'A=b c',
    'A=b',
    'a > b',
    '> a',
    'a < b',
    'a 2>&1',
    'a <<< b',
    'a <<E\nE',
    'a $b',
    'a "$b"',
    'a "b$c"',
    'a "b$(c)"',
    '"a$b"',
    'a $(b)',
    'a `b`',
    'a <(b)',
    'a $((1))',
    'a *',
    'a ?',
    'a [b]',
    'a {b,c}',
    'a ~',
    "a $'b'",
    'a $"b"',
    'export A=$b',
    'export A="b c"',
    '(a)',
    '{ a; }',
    'if a; then b; fi',
    'while a; do b; done',
    'for a in b; do c; done',
    'case a in b) c;; esac',
    'a() { b; }',
    'coproc a',
    '[[ a ]]',
    '((1))',
    'a | (b)',
    'a && (b)',
    'a &&',
    'a "b',
    '#!/bin/sh\na',
  ])('not %j', (text) => {
    expect(parseLiteral(text)).toBeUndefined();
  });
});

describe('the literal alphabet as the second layer', () => {
  test('refuses what the grammar lets pass', () => {
    expect(parseLiteral('a (')).toEqual([['a']]);
    expect(bash.literal('a (')).toEqual({ error: expect.stringContaining('"(" is not literal') });
    expect(parseLiteral('a\nb')).toEqual([['a'], ['b']]);
    expect(bash.literal('a\nb')).toEqual({ error: expect.stringContaining('U+000A') });
  });
});

/** An argument of which nothing is known. */
const open = { prefix: '', isOneWord: false };

describe('everything that runs', () => {
  test('is every command with its arguments, in order, with what is certain of those that are known only when it runs', () => {
    expect(bash.full('npm test && A=b git "a b" $X \'c\' d\\e ~ *; export F=g H=$I')).toEqual({
      commands: [
        { program: 'npm', arguments: ['test'], writes: [] },
        {
          program: 'git',
          arguments: ['a b', open, 'c', 'de', { prefix: '/', isOneWord: true }, { prefix: '', isOneWord: false }],
          writes: [],
        },
        { program: 'export', arguments: ['F=g', { prefix: 'H=', isOneWord: true }], writes: [] },
      ],
      writes: [],
    });
  });

  test('includes what is nested', () => {
    expect(bash.full('a $(b "$(c)") | (d; e)')).toEqual({
      commands: expect.arrayContaining(
        ['a', 'b', 'c', 'd', 'e'].map((program) => expect.objectContaining({ program })),
      ),
      writes: [],
    });
  });

  test.each([
    ['a "unfinished', 'the text cannot be parsed: '],
    ['a $(b "unfinished)', 'the text cannot be parsed: '],
    ['a &&', "the text cannot be parsed: expected command after '&&'"],
    ['', 'the text is empty, or names no program'],
    ['a\u200b', 'the text contains U+200B, which shells read differently'],
    ['((a))', '"((" is read differently by some shells'],
    ['a &> b', '"&>" is read differently by some shells'],
    ['a $((b c))', 'a part of the text cannot be parsed'],
  ])('%j can not be told', (text, why) => {
    expect(bash.full(text)).toEqual({ error: expect.stringContaining(why) });
  });

  test.each([
    ['a < b <<< c <<E\nE', []],
    ['a > b >> c >| d <> e 2> f', ['b', 'c', 'd', 'e', 'f']],
    ['a >& b >& 2b >& b2', ['b', '2b', 'b2']],
    ['a > 2 > -', ['2', '-']],
    ['a >&2 2>&1 >&10 3>&1- >&-', []],
    [
      'a > "b$c" >> "$d"',
      [
        { prefix: 'b', isOneWord: true },
        { prefix: '', isOneWord: true },
      ],
    ],
  ])('writes files by its redirections: %j', (text, writes) => {
    expect(bash.full(text)).toEqual({ commands: [{ program: 'a', arguments: [], writes }], writes: [] });
    expect(bash.full(`{ a; } ${text.slice(2)}`)).toEqual({
      commands: [{ program: 'a', arguments: [], writes: [] }],
      writes,
    });
  });

  test('is read anew for another text, and remembered for the same', () => {
    const first = bash.full('a');
    expect(bash.full('a')).toBe(first);
    expect(bash.full('b')).toEqual({ commands: [{ program: 'b', arguments: [], writes: [] }], writes: [] });
    expect(bash.full('a')).toEqual(first);
    expect(bash.literal('a')).toEqual({ commands: [['a']] });
    expect(bash.literal('b')).toEqual({ commands: [['b']] });
  });

  test('is a program by its own spelling only', () => {
    expect(bash.full('n\\pm x')).toEqual({ commands: [{ program: null, arguments: ['x'], writes: [] }], writes: [] });
    expect(bash.full('~/npm x')).toEqual({ commands: [{ program: null, arguments: ['x'], writes: [] }], writes: [] });
    expect(bash.full('n"p"m x')).toEqual({ commands: [{ program: 'npm', arguments: ['x'], writes: [] }], writes: [] });
    expect(bash.full('"n$p" "x$y"')).toEqual({
      commands: [{ program: null, arguments: [{ prefix: 'x', isOneWord: true }], writes: [] }],
      writes: [],
    });
    expect(bash.full('n"$p"m x')).toEqual({ commands: [{ program: null, arguments: ['x'], writes: [] }], writes: [] });
  });
});

function seen(word: string): ReadArgument {
  const command = parse(`acme ${word}`).commands[0]?.command;
  const argument = command?.type === 'Command' ? command.args[0] : undefined;
  if (argument === undefined) throw new Error('no argument');
  return readArgument(argument);
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
    ['<(b)', '/dev/fd/'],
    ['~', '/'],
    ['~/a', '/'],
    ['$?', '0'],
    ['"$#"', '0'],
    ['$$', '0'],
    ['$!', '0'],
  ])('%s begins with %j', (word, begins) => {
    expect(seen(word)).toEqual({ prefix: begins, isOneWord: true });
  });
});

describe('a word that may become several', () => {
  test.each(['-*', '-?', '-[ab]', '-@(a|b)', '-{a,b}'])('%s begins all of them alike', (word) => {
    expect(seen(word)).toEqual({ prefix: '-', isOneWord: false });
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
    expect(seen(word)).toEqual({ prefix: '', isOneWord: false });
  });
});
