// Plants a bug in the sources as they are loaded: nothing of it is in a file.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Patch } from './bug.ts';
import { bugs as runBugs } from './bugs.ts';
import { modelBugs } from './model-bugs.ts';

const bugs = [...runBugs, ...modelBugs];

const root = join(import.meta.dirname, '../../..');

/**
 * Plants a bug in what is loaded from now on.
 *
 * @returns the files that were not loaded since, and so have no bug in them
 */
export function patchSources(name: string): () => readonly string[] {
  const bug = bugs.find((one) => one.name === name);
  if (bug === undefined)
    throw new Error(`There is no bug "${name}". There are ${bugs.map((one) => one.name).join(', ')}.`);
  const byUrl = Map.groupBy(bug.patches, ({ file }) => pathToFileURL(join(root, file)).href);
  const missing = new Set(byUrl.keys());
  registerHooks({
    load(url, context, next) {
      const patches = byUrl.get(url);
      if (patches === undefined) return next(url, context);
      missing.delete(url);
      return { format: 'module-typescript', source: patched(patches), shortCircuit: true };
    },
  });
  return () => [...missing];
}

/** The text of a file with its patches. */
export function patched(patches: readonly Patch[]): string {
  const [first] = patches;
  if (first === undefined) return '';
  let text = readFileSync(join(root, first.file), 'utf8');
  for (const { file, from, to } of patches) {
    const found = text.split(from).length - 1;
    if (found !== 1) throw new Error(`${file} has ${found} times, not once: ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}
