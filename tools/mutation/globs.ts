// The globs of a room, held to the files that there are: one that matches nothing changes or runs nothing, and nobody sees it.
import { globSync } from 'node:fs';
import type { Room } from './rooms.ts';

/** The globs of a room that match no file, each alternative in braces by itself. */
export function deadGlobs({ mutate, tests, loaded = [] }: Room, root: string): readonly string[] {
  return [...mutate, ...tests, ...loaded]
    .flatMap((glob) => alternatives(glob.replace(/^!/, '')))
    .filter((glob) => globSync(glob, { cwd: root }).length === 0);
}

/** The files that globs with `!` for what is left out choose, in order. */
export function filesOf(globs: readonly string[], root: string): readonly string[] {
  const match = (some: readonly string[]): readonly string[] => some.flatMap((glob) => globSync(glob, { cwd: root }));
  const leftOut = new Set(match(globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))));
  const chosen = match(globs.filter((glob) => !glob.startsWith('!')));
  return [...new Set(chosen)].filter((file) => !leftOut.has(file)).toSorted();
}

/** `a{b,c}` as `ab` and `ac`; braces do not stand in one another here. */
function alternatives(glob: string): readonly string[] {
  const [, before, words, after] = /^(.*?)\{([^{}]*)\}(.*)$/u.exec(glob) ?? [];
  if (before === undefined || words === undefined || after === undefined) return [glob];
  return words.split(',').flatMap((word) => alternatives(`${before}${word}${after}`));
}
