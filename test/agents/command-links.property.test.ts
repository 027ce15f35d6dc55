// The words that are looked up as links: at least those that a policy takes for known arguments, in any text.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listArguments } from '../../src/agents/command-links.ts';
import { bash } from '../../src/permission/shell/bash.ts';
import { runs, seed } from '../support/seed.ts';

// For the same reason as below, `${` stands only in whole expansions.
const pieces = `cat a.md b ' " \\ \` $x ( ) { } $( $' $" <( >( < > >> << <<X X # & && | || ; ;; ! ~ * = -C --d= if then fi`;
const piece = fc.constantFrom(
  ...pieces.split(' '),
  ' ',
  ' ',
  '\n',
  '\t',
  '\\\n',
  'cat a.md',
  ' b; cat ',
  '\\\\',
  '\\\\',
  '\\`',
  '`',
  '"`',
  '`"',
  '`cat a',
  '${ cat a.md; }',
  "'a b'",
  '"a b"',
  '${x:-$(cat a.md)}',
);

test('every argument that a policy knows is looked up', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      // The grammar loses the last character of a substitution that nothing ends, which never runs.
      const text = parts.join('').replace(/\\+$/u, '');
      const full = bash.full(text);
      const literal = bash.literal(text);
      const known = [
        ...('error' in full ? [] : full.commands.flatMap((command) => command.arguments)),
        ...('error' in literal ? [] : literal.commands.flatMap(([_program, ...words]) => words)),
      ];
      const words = new Set(listArguments(text) ?? known);
      expect(known.filter((argument) => typeof argument === 'string' && !words.has(argument))).toEqual([]);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('a command in which texts double and words overlap is too much, and that is told at once', () => {
  const nested = Array.from({ length: 10 }, (_, level) => `${'\\'.repeat(2 ** (level + 1) - 1)}"`).join('');
  expect(listArguments(`cat ${nested}${'\\'.repeat(1023)}\`${'\\ '.repeat(2_500)}`)).toBeNull();
});

test('a command that is too long to read from every place has no argument that a policy knows', () => {
  const text = `cat x\\'s && cat ${'a'.repeat(8192)} && cat x\\'s`;
  expect(listArguments(text)).not.toContain('a'.repeat(8192));
  expect(bash.full(text)).toHaveProperty('error');
  expect(bash.literal(text)).toHaveProperty('error');
});
