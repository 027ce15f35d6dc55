// What a file of the source loads at once, read from its imports.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const source = join(import.meta.dirname, '../../src');

/** Files that a file loads at once, relative to the source: what it imports as values, and what they do. */
export function loadedWith(file: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, other] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gm)) {
      visit(join(dirname(path), other ?? ''));
    }
  };
  visit(join(source, file));
  return [...seen].map((path) => relative(source, path));
}
