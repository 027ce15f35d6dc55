// Text of strangers in a prompt: nothing hidden, nothing that ends its fence.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shownMarkdown, withoutInvisible, withVisibleCode } from '../../../src/github/prompt/untrusted-text.ts';

test('a text without markup is what its reader sees, and needs no parser', async () => {
  const plain = "# A heading\n\n*This* and 2 > 1,\n  indented - with\ttabs and 'quotes'\\.";
  expect(await shownMarkdown(plain)).toBe(plain);
  expect(await shownMarkdown('a\r\nb\u200b')).toBe('a\nb');
});

test('an invisible character that Markdown makes is taken out too', async () => {
  expect(await shownMarkdown('do&#8203; &#x202e;<b>&#8203;it</b>')).toBe('do **it**');
});

test('characters that can not be seen end nothing that is hidden', async () => {
  expect(await shownMarkdown('a <!-- x --\u200b> EVIL --> b')).toBe('a b');
  expect(await shownMarkdown('a <!\u200b-- seen --> b')).toBe('a <!-- seen --> b');
});

test.each([
  ['zero width space', '\u200b'],
  ['tag characters', '\u{e0041}\u{e0042}'],
  ['right-to-left override', '\u202e'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['null', '\0'],
  ['a lone surrogate', '\ud800'],
  ['Braille blank', '\u2800'],
  ['an escape sequence', '\u001b[31m'],
  ['an escape sequence with all its parts', '\u001b[?1;2 q'],
  ['an escape sequence of two characters', '\u001bM'],
  ['a link of a terminal', '\u001b]8;;https://evil.example\u0007'],
  ['a link of a terminal that ends otherwise', '\u001b]8;;https://evil.example\u001b\\'],
])('%s is taken out of a text and shown in code', (_name, hidden) => {
  expect(withoutInvisible(`a${hidden}b`)).toBe('ab');
  expect(withVisibleCode(`a${hidden}b`)).toMatch(/^a(?:\\u\{[0-9a-f]+\})+.*b$/);
});

test('what a terminal would swallow to its end is taken out to its end', () => {
  expect(withoutInvisible('a\u001b]8;;b\u001b[31mc')).toBe('ac');
  expect(withoutInvisible('a\u001b]8;;b')).toBe('a');
});

test('code keeps its tabs and lines, and shows other characters that end one', () => {
  expect(withVisibleCode('a\r\n\tb\rc\n')).toBe('a\n\tb\\u{d}c\n');
  // JavaScript ends a comment there.
  expect(withVisibleCode('// a\u2028b()\u2029c()')).toBe('// a\\u{2028}b()\\u{2029}c()');
});

test('line ends are one kind, and tabs stay', () => {
  expect(withoutInvisible('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd\te');
});

/** The packages that a file loads at once, itself or by its imports. */
function packagesOf(file: string, seen: Set<string> = new Set()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm);
  return [...imports].flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(join(dirname(file), name), seen) : [name],
  );
}

test.each(['action/index.ts', 'action/commands/run-on-intern.ts', 'github/prompt/placeholder-values.ts'])(
  'without a text that has markup, %s loads no parser of it',
  (file) => {
    const packages = packagesOf(join(import.meta.dirname, '../../../src', file));
    expect(packages.length).toBeGreaterThan(0);
    expect(packages).not.toContain('parse5');
    expect(packages).not.toContain('markdown-it');
  },
);

test('a text with markup loads both parsers', () => {
  const packages = packagesOf(join(import.meta.dirname, '../../../src/github/prompt/shown-markdown.ts'));
  expect(packages).toEqual(expect.arrayContaining(['parse5', 'markdown-it']));
});
