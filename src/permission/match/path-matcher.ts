// `path` as a matcher: globs over relative paths, of which whatever can't be judged never allows.
import { isList, type Json, shown } from '../text/json.ts';
import { compilePathGlob, isPlainPath } from '../text/path.ts';

/** A path glob in its two readings: what a rule may rely on, and what a guard has to fear. */
export interface PathGlob {
  /** As in the file. */
  readonly pattern: string;
  readonly narrow: (value: string) => boolean;
  readonly wide: (value: string) => boolean;
}

/** Both readings of a path glob (docs/policy.md, "Paths"); the text is one that `flawOfPathGlob` takes. */
export function readPathGlob(pattern: string): PathGlob {
  return { pattern, narrow: compilePathGlob(pattern), wide: compilePathGlob(pattern, { wide: true }) };
}

/**
 * Whether one of the globs covers a value.
 *
 * @param doubt - what is said of a value that is no plain path: true where matching refuses, false where it allows
 */
export function holdsForPath(globs: readonly PathGlob[], value: Json, doubt: boolean): boolean {
  if (!isPath(value)) return doubt;
  return globs.some((glob) => (doubt ? glob.wide(value) : glob.narrow(value)));
}

/** Words for a value, or the first element of a list, that is no plain path; empty when all are. */
export function whyNoPath(value: Json): string {
  const strange = (isList(value) ? value : [value]).find((each) => !isPath(each));
  if (strange === undefined) return '';
  return isList(value) ? `, of which ${shown(strange)} is not a plain relative path` : ', not a plain relative path';
}

function isPath(value: Json): value is string {
  return typeof value === 'string' && isPlainPath(value);
}
