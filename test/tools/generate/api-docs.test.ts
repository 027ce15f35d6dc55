// The API reference is what the docstrings make, and the generator reads declarations as TypeScript emits them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiPages, declarationOf, exportsOf, toPage } from '../../../tools/generate/api-docs.ts';

const folder = join(import.meta.dirname, '../../../docs/api');

test('docs/api is up to date: "npm run generate" writes it', () => {
  const pages = apiPages();
  expect(readdirSync(folder).toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [file, text] of pages) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text);
  for (const text of pages.values()) expect(text.match(/^## \w+\n\n\n/m), 'a name without a docstring').toBeNull();
});

test('exports are read from re-exports of every form', () => {
  const entry = `export type { A, B } from './one.ts';
export { type C, d } from './two/three.ts';
export {
  E,
} from './four.ts';
`;
  expect(exportsOf(entry)).toEqual([
    { name: 'A', module: './one' },
    { name: 'B', module: './one' },
    { name: 'C', module: './two/three' },
    { name: 'd', module: './two/three' },
    { name: 'E', module: './four' },
  ]);
});

describe('a declaration', () => {
  const text = `/** Another one. */
export interface OptionsMore {
}
/**
 * What it takes.
 *
 * @throws {TypeError} never
 */
export interface Options {
    /** A field; with a semicolon. */
    readonly field: {
        readonly inner: string;
    };
}
/** Does it. */
export declare function act(options: Options, more: {
    readonly a: string;
}): Promise<void>;
export declare const names: readonly ["a", "b"];
/** One of them. */
export type Name = (typeof names)[number];
`;

  test('of an interface ends with its brace', () => {
    expect(declarationOf('Options', text)).toEqual({
      name: 'Options',
      kind: 'interface',
      doc: 'What it takes.\n\n@throws {TypeError} never',
      code: text.slice(text.indexOf('interface Options {'), text.indexOf('/** Does it')).trim(),
    });
  });

  test('of a function ends with its semicolon, over several lines', () => {
    expect(declarationOf('act', text)?.code).toBe(
      'function act(options: Options, more: {\n    readonly a: string;\n}): Promise<void>;',
    );
  });

  test('without a docstring has none of its neighbour', () => {
    expect(declarationOf('names', text)).toMatchObject({ kind: 'const', doc: '' });
  });

  test('is found by its whole name', () => {
    expect(declarationOf('Option', text)).toBeUndefined();
  });
});

test('a page links names that it has, and no others', () => {
  const page = toPage('x', 'About.', [
    { name: 'One', kind: 'type', doc: 'As {@link Two} and {@link Three}. More.', code: 'type One = 1;' },
    { name: 'Two', kind: 'type', doc: 'Second.\n\n@param a - the first', code: 'type Two = 2;' },
  ]);
  expect(page).toContain('As [`Two`](#two) and `Three`.');
  expect(page).toContain('| [`One`](#one) | As `Two` and `Three`. |');
  expect(page).toContain('- **`a`**: the first');
});
