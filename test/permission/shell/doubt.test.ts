// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// What the grammar says and no guard believes. Some nodes are made by hand: today's grammar does not make them.
import { parse, type SyntaxNode } from 'unbash';
import { describe, expect, test } from 'vitest';
import { findParsingDoubt } from '../../../src/permission/shell/doubt.ts';

const unread = 'a part of the text cannot be parsed';

/** A node with a place. */
function node<T extends object>(fields: T): T & { readonly pos: number; readonly end: number } {
  return { pos: 0, end: 1, ...fields };
}

function literal(text: string): { type: 'Literal'; pos: number; end: number; text: string; value: string } {
  return node({ type: 'Literal', text, value: text } as const);
}

function plainWord(text: string): SyntaxNode {
  return node({ type: 'Word', text, value: text } as const);
}

describe('a word', () => {
  test.each(['a(b', 'a)b', '1<(curl', 'a>b', 'a;b', 'a&b', 'a|b', '`a`', 'a$', 'a\nb', "a'b", 'a"b'])(
    '%j without parts has structure in it',
    (text) => {
      expect(findParsingDoubt(plainWord(text))).toBe(unread);
    },
  );
  test.each(['a', 'a\\(b', 'a\\;b', 'a\\\\', '\\$a', '--a=b', 'a*b?', '{a,b}', '~/a', 'a#b', '\\\n', '[a]'])(
    '%j is plain',
    (text) => {
      expect(findParsingDoubt(plainWord(text))).toBeUndefined();
    },
  );
  test('with parts is asked about its literal ones', () => {
    const quoted = node({ type: 'SingleQuoted', text: "'(;'", value: '(;' } as const);
    expect(
      findParsingDoubt(node({ type: 'Word', text: "a'(;'", value: 'a(;', parts: [literal('a'), quoted] } as const)),
    ).toBeUndefined();
    expect(
      findParsingDoubt(node({ type: 'Word', text: "a('b'", value: 'a(b', parts: [quoted, literal('a(')] } as const)),
    ).toBe(unread);
  });
});

describe('a quoted word', () => {
  const kinds = ['DoubleQuoted', 'LocaleString'] as const;
  test.each(kinds)('%s with a substitution that was not read', (type) => {
    for (const text of ['`a`', '$(a)', '${a}', '$[a]', 'x $(a', '$\\\n(a)']) {
      expect(findParsingDoubt(node({ type, text, parts: [literal('b'), literal(text)] }))).toBe(unread);
    }
  });
  test.each(kinds)('%s without', (type) => {
    for (const text of ['a b', '$5', '$', '(a)', 'a;b', '\\`a\\`', '\\$(a)']) {
      expect(findParsingDoubt(node({ type, text, parts: [literal(text)] }))).toBeUndefined();
    }
    const expansion = node({ type: 'SimpleExpansion', text: '`' } as const);
    expect(findParsingDoubt(node({ type, text: 'x', parts: [expansion] }))).toBeUndefined();
    expect(findParsingDoubt(node({ type, text: 'x', parts: [] }))).toBeUndefined();
  });
  test("$'…' that ends elsewhere in other shells", () => {
    expect(findParsingDoubt(node({ type: 'AnsiCQuoted', text: "$'a\\'b'", value: "a'b" } as const))).toBe(
      "\"$'…\\'…'\" ends elsewhere in other shells",
    );
    expect(findParsingDoubt(node({ type: 'AnsiCQuoted', text: "$'a\\nb'", value: 'a\nb' } as const))).toBeUndefined();
  });
});

describe('an expansion', () => {
  const script = parse('a');
  test.each(['CommandExpansion', 'ArithmeticCommandExpansion'] as const)('%s that was not read', (type) => {
    expect(findParsingDoubt(node({ type, text: 'x', script: undefined }))).toBe(unread);
    expect(findParsingDoubt(node({ type, text: 'x', script }))).toBeUndefined();
  });
  test('ProcessSubstitution that was not read', () => {
    expect(
      findParsingDoubt(node({ type: 'ProcessSubstitution', operator: '<', text: 'x', script: undefined } as const)),
    ).toBe(unread);
    expect(
      findParsingDoubt(node({ type: 'ProcessSubstitution', operator: '<', text: 'x', script } as const)),
    ).toBeUndefined();
  });
  test('of arithmetic that was not read', () => {
    const word = node({ type: 'ArithmeticWord', value: '1' } as const);
    expect(findParsingDoubt(node({ type: 'ArithmeticExpansion', text: 'x', expression: undefined } as const))).toBe(
      unread,
    );
    expect(
      findParsingDoubt(node({ type: 'ArithmeticExpansion', text: 'x', expression: word } as const)),
    ).toBeUndefined();
    expect(findParsingDoubt(word)).toBeUndefined();
    for (const value of ['a b', 'a;b', 'a|b', 'a&b', 'a<b', 'a>b', 'a(b', 'a)b'])
      expect(findParsingDoubt(node({ type: 'ArithmeticWord', value } as const))).toBe(unread);
  });
  test('of a parameter in a way that is not known', () => {
    expect(findParsingDoubt(node({ type: 'Unknown', operator: 'x', operatorEnd: 1 } as const))).toBe(unread);
  });
});

/** The doubts about any node of a text. */
function doubtsOf(text: string): readonly string[] {
  const command = parse(text).commands[0]?.command;
  if (command === undefined) throw new Error('no command');
  const nodes: SyntaxNode[] = [command];
  if (command.type === 'Command')
    nodes.push(
      ...command.redirects,
      ...command.redirects.flatMap((each) => (each.type === 'HereDoc' && each.delimiter ? [each.delimiter] : [])),
    );
  if (command.type === 'TestCommand') nodes.push(command.expression);
  return nodes.map((each) => findParsingDoubt(each)).filter((each) => each !== undefined);
}

describe('what shells read differently', () => {
  test.each([
    ['((1))', '"((" is read differently by some shells'],
    ['[[ a && b ]]', '"&&" and "||" in "[[ ]]" are read differently by some shells'],
    ['[[ a || b ]]', '"&&" and "||" in "[[ ]]" are read differently by some shells'],
    ['a &> b', '"&>" is read differently by some shells'],
    ['a &>> b', '"&>>" is read differently by some shells'],
    ['a <<`E`\n', 'some shells read the end of a here-document differently'],
    ['a <<E$x\n', 'some shells read the end of a here-document differently'],
    ["a <<E'x'\n", 'some shells read the end of a here-document differently'],
    ["a <<'E(x'\n", 'some shells read the end of a here-document differently'],
    ["ls {a['$(curl x)']}>f", 'Bash evaluates a word in braces before a redirection'],
    ["ls >&'$(curl x)'", 'Bash expands the name of a file after ">&" twice, even one in quotes'],
    ['ls 1>&"$x"', 'Bash expands the name of a file after ">&" twice, even one in quotes'],
    ['ls >&\\$\\(curl\\ x\\)', 'Bash expands the name of a file after ">&" twice, even one in quotes'],
    ['cu>()rl', 'two words touch, which is one word to a shell'],
    ['a cu>()rl', 'two words touch, which is one word to a shell'],
    ['A=b>()c', 'two words touch, which is one word to a shell'],
    ['A=b>()', 'two words touch, which is one word to a shell'],
    ['export A=b<(c)', 'two words touch, which is one word to a shell'],
  ])('%s', (text, doubt) => {
    expect(doubtsOf(text)).toEqual([doubt]);
  });
  test.each([
    'a b c',
    'A=b c d',
    'a > b',
    'a >& b',
    'a 2>&1',
    'a >> b < c',
    'a>b',
    'a <<E\nE',
    "a <<'E F'\nE F",
    'a <<"E F"\nE F',
    'a <<\\E\nE',
    'a <<-EOF.1_x\nEOF.1_x',
    '[[ a ]]',
    '[[ -f a ]]',
    'a <(b) c',
    'A=b',
  ])('not %s', (text) => {
    expect(doubtsOf(text)).toEqual([]);
  });
});
