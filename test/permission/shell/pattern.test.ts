// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text

// `shell: only`: literal commands, every one covered; everything else refuses, and says what it stumbled over.
import { describe, expect, test } from 'vitest';
import { bash } from '../../../src/permission/shell/bash.ts';
import { whyNotOnly } from '../../../src/permission/shell/only.ts';
import { compileCommandPattern } from '../../../src/permission/shell/pattern.ts';
import type { LiteralReading } from '../../../src/permission/shell/syntax.ts';
import { readWords } from '../../../src/permission/shell/words.ts';

function patternOf(pattern: string): Exclude<ReturnType<typeof compileCommandPattern>, { error: string }> {
  const compiled = compileCommandPattern(pattern);
  if ('error' in compiled) throw new Error(compiled.error);
  return compiled;
}

/** Why a text is not covered by these patterns; undefined when it is. */
function why(text: string, ...patterns: readonly string[]): string | undefined {
  return whyNotOnly(patterns.map(patternOf), bash.literal(text));
}

describe('a literal text', () => {
  const cases: readonly (readonly [string, readonly (readonly string[])[]])[] = [
    ['npm test', [['npm', 'test']]],
    ['npm', [['npm']]],
    ['  npm   test  ', [['npm', 'test']]],
    ['\'npm\' "test"', [['npm', 'test']]],
    ['git diff "a b" \'c d\'', [['git', 'diff', 'a b', 'c d']]],
    ['echo ""', [['echo', '']]],
    ["echo '\"'", [['echo', '"']]],
    ['echo "\'"', [['echo', "'"]]],
    ['echo "a && b; c | d > e"', [['echo', 'a && b; c | d > e']]],
    ["echo '(a) {b} [c] *?~#'", [['echo', '(a) {b} [c] *?~#']]],
    ['echo "äöü 日本 😀"', [['echo', 'äöü 日本 😀']]],
    ['a && b || c ; d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['a&&b||c;d|e', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['"a"&&"b"', [['a'], ['b']]],
    ['make CC=gcc A+=b', [['make', 'CC=gcc', 'A+=b']]],
    ['export A=b', [['export', 'A=b']]],
    ["'A=b' c", [['A=b', 'c']]],
    ['"time" npm', [['time', 'npm']]],
    ['echo time if done', [['echo', 'time', 'if', 'done']]],
    ['a_b @x %1 +y =z :w a,b ./c --d-e', [['a_b', '@x', '%1', '+y', '=z', ':w', 'a,b', './c', '--d-e']]],
    ['1=2 x', [['1=2', 'x']]],
    ['./run.sh', [['./run.sh']]],
  ];

  test.each(cases)('%s', (text, commands) => {
    expect(bash.literal(text)).toEqual({ commands });
  });
});

describe('a text that is more', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'it is empty'],
    ['spaces', '   ', 'it is empty'],
    ['a variable', 'npm $X', '"$" is not literal (a variable or a substitution)'],
    ['a variable in quotes', 'npm "$X"', '"\\"" is not literal (a quote that is not a whole word'],
    ['a dollar in single quotes', "npm '$X'", '"\'" is not literal'],
    ['a substitution', 'npm $(curl x)', '"$" is not literal'],
    ['backticks', 'npm `curl x`', '"`" is not literal (a substitution)'],
    ['backticks in quotes', 'npm "`x`"', '"\\"" is not literal'],
    ['an escape', 'np\\m test', '"\\\\" is not literal (an escape)'],
    ['an escape in quotes', 'npm "\\a"', '"\\"" is not literal'],
    ['the history', 'npm !!', '"!" is not literal (a negation or the history)'],
    ['the history in quotes', 'npm "!!"', '"\\"" is not literal'],
    ['a negation', '! npm', '"!" is not literal'],
    ['a background', 'npm test & curl x', '"&" is not literal (the background'],
    ['a background at the end', 'npm test &', '"&" is not literal'],
    ['a pipe with errors', 'npm test |& sh', '"|" is not literal (an operator other than | and ||)'],
    ['three bars', 'a ||| b', '"|" is not literal'],
    ['three ampersands', 'a &&& b', '"&" is not literal'],
    ['two semicolons', 'a ;; b', '";" is not literal (an operator other than a single ;)'],
    ['a semicolon and an ampersand', 'a ;& b', '";" is not literal'],
    ['an and without left side', '&& npm', 'there is nothing before "&&"'],
    ['an and without right side', 'npm &&', 'there is nothing after "&&"'],
    ['a semicolon at the end', 'npm;', 'there is nothing after ";"'],
    ['two joints', 'npm && ; ls', 'there is nothing before ";"'],
    ['two joints without space', 'npm &&; ls', '"&" is not literal'],
    ['only a joint', '|', 'there is nothing before "|"'],
    ['a redirection', 'npm test > x', '">" is not literal (a redirection)'],
    ['a redirection without spaces', 'npm test>x', '">" is not literal'],
    ['a redirection of errors', 'npm test 2>x', '">" is not literal'],
    ['an input', 'npm < x', '"<" is not literal (a redirection)'],
    ['a here-document', 'npm <<E\nx\nE', 'it contains U+000A'],
    ['a here-string', 'npm <<< x', '"<" is not literal'],
    ['a process substitution', 'npm <(x)', '"<" is not literal'],
    ['a subshell', '(npm test)', '"(" is not literal (a group or a function)'],
    ['a group', '{ npm; }', '"{" is not literal (a group or a brace expansion)'],
    ['a brace expansion', 'npm {a,b}', '"{" is not literal'],
    ['a function', 'npm() { x; }', '"(" is not literal'],
    ['a closing group', 'npm )', '")" is not literal'],
    ['a closing brace', 'npm }', '"}" is not literal'],
    ['a glob', 'ls *', '"*" is not literal (a glob)'],
    ['a glob of one', 'ls ?', '"?" is not literal (a glob)'],
    ['a class', 'ls [ab]', '"[" is not literal (a test or a glob)'],
    ['a test', '[ a ]', '"[" is not literal'],
    ['a closing class', 'ls ]', '"]" is not literal'],
    ['a home directory', 'ls ~', '"~" is not literal (a home directory)'],
    ['a comment', 'npm # x', '"#" is not literal (a comment)'],
    ['an assignment', 'A=b npm test', '"A=b" is an assignment before a command'],
    ['an assignment after a joint', 'npm && PATH=. npm', '"PATH=." is an assignment before a command'],
    ['an assignment alone', 'A=b', '"A=b" is an assignment'],
    ['an appending assignment', 'A+=b npm', '"A+=b" is an assignment'],
    ['an empty assignment', '_= npm', '"_=" is an assignment'],
    ['a keyword', 'time npm test', '"time" is a keyword of the shell'],
    ['a keyword after a joint', 'npm && time npm', '"time" is a keyword'],
    ['a loop', 'while npm; do ls; done', '"while" is a keyword'],
    ['a line end', 'npm test\ncurl x', 'it contains U+000A, which is not literal'],
    ['a line end in quotes', 'npm "a\nb"', 'it contains U+000A'],
    ['a carriage return', 'npm\rtest', 'it contains U+000D'],
    ['a tab', 'npm\ttest', 'it contains U+0009'],
    ['a null', 'npm\0test', 'it contains U+0000'],
    ['an escape character', 'npm "\u001b[2K"', 'it contains U+001B'],
    ['a delete', 'npm \u007f', 'it contains U+007F'],
    ['a zero-width space', 'npm te\u200bst', 'it contains U+200B'],
    ['a zero-width space in quotes', 'npm "te\u200bst"', 'it contains U+200B'],
    ['a direction mark', 'npm "\u202e"', 'it contains U+202E'],
    ['a no-break space', 'npm\u00a0test', 'it contains U+00A0'],
    ['a no-break space in quotes', 'npm "a\u00a0b"', 'it contains U+00A0'],
    ['a line separator', 'npm\u2028ls', 'it contains U+2028'],
    ['half a surrogate', 'npm "\ud800"', 'it contains U+D800'],
    ['a letter beyond ASCII', 'npm tést', '"é" is not literal'],
    ['a full-width letter', 'ｎpm test', '"ｎ" is not literal'],
    ['a caret', 'npm ^a', '"^" is not literal'],
    ['an ANSI string', "npm $'a'", '"$" is not literal'],
    ['a translated string', 'npm $"a"', '"$" is not literal'],
    ['a word of two parts', 'np"m" test', '"\\"" is not literal'],
    ['a quoted word that goes on', '"np"m test', '"m" is not literal'],
    ['two quoted words in one', '"a""b"', '"\\"" is not literal'],
    ['an option with a quoted value', 'git log --grep="a b"', '"\\"" is not literal'],
    ['an open quote', 'npm "test', '"\\"" is not literal'],
    ['an open single quote', "npm 'test", '"\'" is not literal'],
  ];

  test.each(cases)('%s', (_name, text, reason) => {
    const reading: LiteralReading = bash.literal(text);
    expect(reading).toEqual({ error: expect.stringContaining(reason) });
  });

  test.each(
    'case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while'.split(
      ' ',
    ),
  )('the keyword %s', (keyword) => {
    expect(readWords(keyword, { isPattern: false })).toEqual({
      error: `"${keyword}" is a keyword of the shell`,
      isFineInQuotes: true,
    });
    expect(readWords(`"${keyword}"`, { isPattern: false })).toHaveProperty('commands');
    expect(readWords(`${keyword}s`, { isPattern: false })).toHaveProperty('commands');
  });
});

test.each([
  ['npm ^a', '"^" is not literal'],
  ['npm 😀', '"😀" is not literal'],
  ['npm $X', '"$" is not literal (a variable or a substitution)'],
])('%s says what is not literal, and what it would do', (text, error) => {
  expect(bash.literal(text)).toEqual({ error });
});

describe('the Bash grammar as the first layer', () => {
  // Texts that the literal alphabet refuses too; here the grammar has to do it alone.
  test.each([
    'a & b',
    'a |& b',
    'A=b c',
    'time a',
    '! a',
    'a > b',
    'a $b',
    'a $(b)',
    '(a)',
    '{ a; }',
    'if a; then b; fi',
    'a() { b; }',
    'a &&',
    '[[ a ]]',
    '((1))',
  ])('%s is not one of its simple commands', (text) => {
    expect(bash.literal(text)).toHaveProperty('error');
  });
});

describe('a pattern', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['npm test', 'npm test', true],
    ['npm test', 'npm  "test"', true],
    ['npm test', 'npm', false],
    ['npm test', 'npm test x', false],
    ['npm test', 'npm tests', false],
    ['npm test', '/usr/bin/npm test', false],
    ['npm run test:*', 'npm run test:', true],
    ['npm run test:*', 'npm run test:unit', true],
    ['npm run test:*', 'npm run test:a/b', true],
    ['npm run test:*', 'npm run "test:a b"', true],
    ['npm run test:*', 'npm run test:unit x', false],
    ['npm run test:*', 'npm run tests', false],
    ['npm *', 'npm x', true],
    ['npm *', 'npm ""', true],
    ['npm *', 'npm', false],
    ['npm *', 'npm x y', false],
    ['* test', 'npm test', true],
    ['git diff **', 'git diff', true],
    ['git diff **', 'git diff a b c', true],
    ['git diff **', 'git diff-index a', false],
    ['git diff **', 'git', false],
    ['git * **', 'git diff a', true],
    ['git * **', 'git', false],
    ['git commit -m "fix: *"', "git commit -m 'fix: a b'", true],
    ['git commit -m "fix: *"', 'git commit -m "feat: x"', false],
    ["echo 'a b'", 'echo "a b"', true],
    ['echo "a?"', 'echo "ab"', false],
    ['echo "a?"', 'echo "a?"', true],
    ['echo "[a]"', 'echo "[a]"', true],
    ['echo "[a]"', 'echo a', false],
    ['a*b*c d', 'axbxc d', true],
    ['"time" x', '"time" x', true],
    ['ls "~"', 'ls "~"', true],
    ['npm "**"', 'npm a b', true],
  ];

  test.each(cases)('%j and %j: %s', (pattern, text, covered) => {
    expect(why(text, pattern) === undefined).toBe(covered);
  });

  test('has to cover every command of the text', () => {
    expect(why('npm test && git diff x | cat', 'npm test', 'git diff **', 'cat')).toBeUndefined();
    expect(why('npm test && git diff x | cat', 'npm test', 'git diff **')).toBe(
      'part 3 "cat" is covered by none of 2 patterns',
    );
    expect(why('npm "a b" c d e f', 'ls')).toBe('part 1 "npm a b c d e f" is covered by none of 1 pattern');
    expect(why('x'.repeat(200), 'ls')).toBe(`part 1 "${'x'.repeat(200)}" is covered by none of 1 pattern`);
    expect(why('x'.repeat(300), 'ls')).toBe(`part 1 "${'x'.repeat(200)}…" is covered by none of 1 pattern`);
  });

  test.each([
    ['**', '"**" alone would cover everything'],
    ['"**"', '"**" alone would cover everything'],
    ['a ** b', '"**" belongs at the end'],
    ['a** b', '"**" belongs at the end'],
    ['a **b', '"**" belongs at the end'],
    ['a ***', '"**" belongs at the end'],
    ['** **', '"**" belongs at the end'],
    ['', 'it is empty. Leave it out'],
    ['a &&', 'there is nothing after "&&". Leave it out'],
    ['a $HOME', '"$" is not literal (a variable or a substitution). Leave it out'],
    ['a\tb', 'it contains U+0009, which is not literal. Leave it out'],
    ['a && b', 'it contains more than one command'],
    ['a | b', 'it contains more than one command'],
    ['a > b', '">" is not literal (a redirection)'],
    ['A=b c', 'is an assignment before a command. Leave it out, or quote its word'],
    ['if', '"if" is a keyword'],
    ['ls ~', '"~" is not literal (a home directory). Leave it out, or quote its word'],
    ['a "b', 'is not literal'],
  ])('%j is none', (pattern, error) => {
    expect(compileCommandPattern(pattern)).toEqual({ error: expect.stringContaining(error) });
  });
});
