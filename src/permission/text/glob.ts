// Globs over a whole text: `*` is any run of characters, `?` is one, a backslash escapes. Globs over relative paths
// match segment by segment, and never a text that could climb out of its folder.

import { foldCase } from './fold.ts';
import { hasInvisible } from './invisible.ts';

type Piece = { readonly text: string } | 'one' | 'run';

export interface Glob {
  readonly pattern: string;
  readonly pieces: readonly Piece[];
}

/** Compiles a glob (docs/policy.md, "What can be matched"); undefined when it ends in the middle of an escape. */
export function compileGlob(pattern: string): Glob | undefined {
  const pieces: Piece[] = [];
  let fixed = '';
  let escaped = false;
  const flush = (): void => {
    if (fixed !== '') pieces.push({ text: fixed });
    fixed = '';
  };
  for (const character of pattern) {
    if (!escaped && character === '\\') {
      escaped = true;
      continue;
    }
    if (escaped || (character !== '*' && character !== '?')) {
      fixed += character;
    } else {
      flush();
      // Merge runs in a row: the second would only add backtracking.
      if (character === '?') pieces.push('one');
      else if (pieces.at(-1) !== 'run') pieces.push('run');
    }
    escaped = false;
  }
  if (escaped) return undefined;
  flush();
  return { pattern, pieces };
}

/** Matches the whole text, in time O(text × pattern). */
export function globMatches(glob: Glob, text: string): boolean {
  let at = 0;
  let piece = 0;
  let runPiece = -1;
  let runAt = 0;
  while (at < text.length || piece < glob.pieces.length) {
    const current = glob.pieces[piece];
    if (current === 'run') {
      runPiece = piece;
      runAt = at;
      piece += 1;
      // A run at the end takes all that is left.
      if (piece === glob.pieces.length) return true;
      continue;
    }
    const next = current === undefined ? undefined : step(current, text, at);
    if (next !== undefined) {
      at = next;
      piece += 1;
      continue;
    }
    if (runPiece === -1) return false;
    // Extend the last run; fixed text after it can only begin at its next occurrence.
    const after = glob.pieces[runPiece + 1];
    const from = runAt + width(text, runAt);
    if (from > text.length || runAt >= text.length) return false;
    runAt = typeof after === 'object' ? text.indexOf(after.text, from) : from;
    if (runAt === -1) return false;
    at = runAt;
    piece = runPiece + 1;
  }
  return true;
}

/** The offset after one piece; undefined if the piece does not match. */
function step(piece: Exclude<Piece, 'run'>, text: string, at: number): number | undefined {
  if (piece === 'one') return at < text.length ? at + width(text, at) : undefined;
  return text.startsWith(piece.text, at) ? at + piece.text.length : undefined;
}

/** Counts UTF-16 units of the character at an offset. */
function width(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

export interface PathGlobOptions {
  /**
   * For guards: wildcards take segments that begin with a dot too, and case and the way a letter is composed do not
   * count, because many file systems ignore them. Default false.
   */
  readonly wide?: boolean;
}

const maxPath = 4096;

/**
 * Accepts relative paths of whole, plain segments (docs/policy.md, "Paths"). Not plain: an absolute path, `~`,
 * `-` or a drive at the beginning, a segment that is empty, ends in a dot or begins or ends with a space, a short name such
 * as `GIT~1`, a backslash, a control or invisible character, more than 4,096 characters.
 */
export function isPlainPath(value: string): boolean {
  // A leading dash is an option to programs.
  if (value.length > maxPath || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value)) return false;
  if (value.includes('\\') || /~[0-9]/u.test(value) || hasInvisible(value)) return false;
  return value.split('/').every(isPlainSegment);
}

// "." and ".." end in a dot; Windows reads "a." and "a " as "a".
function isPlainSegment(segment: string): boolean {
  return segment !== '' && !segment.endsWith('.') && !segment.startsWith(' ') && !segment.endsWith(' ');
}

/** Explains why a text can't be a path glob; undefined when it can. */
export function flawOfPathGlob(glob: string): string | undefined {
  if (glob.split('/').some((segment) => segment !== '**' && segment.includes('**'))) {
    return '"**" is a segment of its own. Write "*" within a segment';
  }
  // A plain character stands for each wildcard.
  if (isPlainPath(glob.replaceAll(/[*?]/gu, 'a'))) return undefined;
  return 'no path is like that. Write it relative to the repository, without a leading "/", "~" or "-", "." or ".." and backslashes';
}

/**
 * Compiles a path glob (docs/policy.md, "Paths"): `*` and `?` stay within a segment, `**` is any number of whole segments,
 * none included. Neither takes a segment that begins with a dot, unless the glob's segment does. Case counts.
 *
 * @returns whether a value is a plain path that the whole glob covers; false for everything that {@link isPlainPath}
 *   refuses, so a guard has to ask that first. Time grows with the value's length times the glob's.
 * @throws {TypeError} for a text that {@link flawOfPathGlob} refuses
 */
export function compilePathGlob(glob: string, { wide = false }: PathGlobOptions = {}): (value: string) => boolean {
  const flaw = flawOfPathGlob(glob);
  if (flaw !== undefined) throw new TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
  const folded = (text: string): string => (wide ? foldCase(text) : text);
  const pieces = folded(glob)
    .split('/')
    .map((segment) => (segment === '**' ? '**' : segmentGlob(segment)));
  return (value) => isPlainPath(value) && covers(pieces, folded(value).split('/'), wide);
}

/** A segment has no backslashes, so it always compiles. */
function segmentGlob(segment: string): Glob {
  return compileGlob(segment) ?? { pattern: segment, pieces: [{ text: segment }] };
}

/** Works like {@link globMatches}: only the last `**` ever has to be extended. */
function covers(pieces: readonly (Glob | '**')[], segments: readonly string[], wide: boolean): boolean {
  let at = 0;
  let piece = 0;
  let runPiece = -1;
  let runAt = 0;
  while (at < segments.length || piece < pieces.length) {
    const current = pieces[piece];
    const segment = segments[at];
    if (current === '**') {
      runPiece = piece;
      runAt = at;
      piece += 1;
    } else if (current !== undefined && segment !== undefined && coversSegment(current, segment, wide)) {
      at += 1;
      piece += 1;
    } else {
      const taken = segments[runAt];
      if (runPiece === -1 || taken === undefined || (!wide && taken.startsWith('.'))) return false;
      runAt += 1;
      at = runAt;
      piece = runPiece + 1;
    }
  }
  return true;
}

function coversSegment(glob: Glob, segment: string, wide: boolean): boolean {
  if (!wide && segment.startsWith('.') && !glob.pattern.startsWith('.')) return false;
  return globMatches(glob, segment);
}
