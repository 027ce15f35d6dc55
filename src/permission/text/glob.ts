// Matches globs over a whole text (`*`, `?`, and a backslash that escapes) and over relative paths.

import { foldCase } from './fold.ts';
import { hasInvisible } from './invisible.ts';

type Piece = { readonly text: string } | 'one' | 'run';

export interface Glob {
  readonly pattern: string;
  readonly pieces: readonly Piece[];
}

/** Returns undefined for a glob that ends within an escape (docs/policy.md, "What can be matched"). */
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

function step(piece: Exclude<Piece, 'run'>, text: string, at: number): number | undefined {
  if (piece === 'one') return at < text.length ? at + width(text, at) : undefined;
  return text.startsWith(piece.text, at) ? at + piece.text.length : undefined;
}

function width(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

export interface PathGlobOptions {
  /** For guards: takes hidden segments too, and ignores case and how a letter is composed, as many file systems do. */
  readonly wide?: boolean;
}

const maxPath = 4096;

/** See docs/policy.md, "Paths". A leading dash is an option to programs. */
export function isPlainPath(value: string): boolean {
  if (value.length > maxPath || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value)) return false;
  if (value.includes('\\') || /~[0-9]/u.test(value) || hasInvisible(value)) return false;
  return value.split('/').every(isPlainSegment);
}

// "." and ".." end in a dot; Windows reads "a." and "a " as "a".
function isPlainSegment(segment: string): boolean {
  return segment !== '' && !segment.endsWith('.') && !segment.startsWith(' ') && !segment.endsWith(' ');
}

export function flawOfPathGlob(glob: string): string | undefined {
  if (glob.split('/').some((segment) => segment !== '**' && segment.includes('**'))) {
    return '"**" is a segment of its own. Write "*" within a segment';
  }
  if (isPlainPath(glob.replaceAll(/[*?]/gu, 'a'))) return undefined;
  return 'no path is like that. Write it relative to the repository, without a leading "/", "~" or "-", "." or ".." and backslashes';
}

/**
 * Wildcards take no segment that begins with a dot (docs/policy.md, "Paths"). Case counts.
 *
 * @returns a test for plain paths: it refuses any other, so a guard has to ask {@link isPlainPath} first
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

function segmentGlob(segment: string): Glob {
  return compileGlob(segment) ?? { pattern: segment, pieces: [{ text: segment }] };
}

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
