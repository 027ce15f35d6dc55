// Matches globs over a whole text (`*`, `?`, and a backslash that escapes), and over relative paths.
import { foldCase } from './fold.ts';
import { hasInvisible } from './invisible.ts';

/** `one` is `?`, and `run` is `*`. */
type Piece = { readonly text: string } | 'one' | 'run';

export interface Glob {
  readonly pattern: string;
  readonly pieces: readonly Piece[];
}

/** Returns undefined for a glob that ends within an escape (docs/policy.md, "What can be matched"). */
export function compileGlob(pattern: string): Glob | undefined {
  const pieces: Piece[] = [];
  // Merge runs in a row, because the second would only add backtracking.
  for (const [token] of pattern.matchAll(/\\[\s\S]?|\*+|\?|[^\\*?]+/gu)) {
    const last = pieces.at(-1);
    const text = token.startsWith('\\') ? token.slice(1) : token;
    if (text === '') return undefined;
    if (token === '?') pieces.push('one');
    else if (token.startsWith('*')) pieces.push('run');
    else if (typeof last === 'object') pieces[pieces.length - 1] = { text: last.text + text };
    else pieces.push({ text });
  }
  return { pattern, pieces };
}

interface Items<P> {
  readonly length: number;
  /** Returns the index after what the piece matches at `at`, or undefined if it does not match there. */
  readonly matchEnd: (piece: P, at: number) => number | undefined;
  /** Returns a later end for a run that ends at `end` before the piece `next`, or undefined if the run can't grow. */
  readonly growRun: (end: number, next: P | 'run' | undefined) => number | undefined;
}

/** Tells whether the pieces match all items. Takes time in proportion to items × pieces: only the last run ever has to grow. */
function matchesAll<P>(pieces: readonly (P | 'run')[], items: Items<P>): boolean {
  let at = 0;
  let piece = 0;
  let lastRun: { readonly nextPiece: number; end: number } | undefined;
  while (at < items.length || piece < pieces.length) {
    const current = pieces[piece];
    const matched = current === undefined || current === 'run' ? undefined : items.matchEnd(current, at);
    if (current === 'run') {
      piece += 1;
      lastRun = { nextPiece: piece, end: at };
    } else if (matched !== undefined) {
      at = matched;
      piece += 1;
    } else {
      const end = lastRun && items.growRun(lastRun.end, pieces[lastRun.nextPiece]);
      if (lastRun === undefined || end === undefined) return false;
      lastRun.end = end;
      at = end;
      piece = lastRun.nextPiece;
    }
  }
  return true;
}

export function globMatches({ pieces }: Glob, text: string): boolean {
  const characterEnd = (at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  return matchesAll<Exclude<Piece, 'run'>>(pieces, {
    length: text.length,
    matchEnd(piece, at) {
      if (piece === 'one') return at < text.length ? characterEnd(at) : undefined;
      return text.startsWith(piece.text, at) ? at + piece.text.length : undefined;
    },
    growRun(end, next) {
      if (end >= text.length) return undefined;
      if (next === undefined) return text.length;
      // Skip to the next occurrence of fixed text.
      const at = typeof next === 'object' ? text.indexOf(next.text, characterEnd(end)) : characterEnd(end);
      return at === -1 ? undefined : at;
    },
  });
}

const maxPath = 4096;

/** Follows docs/policy.md, "Paths". Programs take a leading dash for an option, and Windows "A~1" for a short name. */
export function isPlainPath(value: string): boolean {
  if (value.length > maxPath || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value)) return false;
  if (value.includes('\\') || /~[0-9]/u.test(value) || hasInvisible(value)) return false;
  return value.split('/').every(isPlainSegment);
}

// "." and ".." end in a dot, and Windows takes "a." and "a " for "a".
function isPlainSegment(segment: string): boolean {
  return segment !== '' && !segment.endsWith('.') && !segment.startsWith(' ') && !segment.endsWith(' ');
}

export function findGlobFlaw(glob: string): string | undefined {
  if (glob.split('/').some((segment) => segment !== '**' && segment.includes('**'))) {
    return '"**" must be a whole segment. Write "*" within a segment';
  }
  if (isPlainPath(glob.replaceAll(/[*?]/gu, 'a'))) return undefined;
  return 'no path matches it. Write it relative to the repository, without a leading "/", "~" or "-", without "." or "..", and without backslashes';
}

/**
 * Returns a test that is false for every path that is not plain (docs/policy.md, "Paths"): guards have to match those
 * without it. With `isWide`, for guards, it also matches hidden segments, and ignores case and Unicode composition.
 * @throws {TypeError} for a text that {@link findGlobFlaw} refuses
 */
export function compilePathGlob(glob: string): (value: string, options?: { readonly isWide: boolean }) => boolean {
  const flaw = findGlobFlaw(glob);
  if (flaw !== undefined) throw new TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
  const [narrow, wide] = [splitPathGlob(glob), splitPathGlob(foldCase(glob))];
  return (value, { isWide } = { isWide: false }) => {
    if (!isPlainPath(value)) return false;
    const segments = (isWide ? foldCase(value) : value).split('/');
    return matchesPath(isWide ? wide : narrow, segments.length, (piece, at) => {
      const segment = segments[at] ?? '';
      const isHidden = !isWide && segment.startsWith('.');
      if (piece === 'run') return !isHidden;
      return (!isHidden || piece.pattern.startsWith('.')) && globMatches(piece, segment);
    });
  };
}

/** A segment of a path glob; `run` is `**`. */
export type PathPiece = Glob | 'run';

/** A segment has no backslashes, so it always compiles. */
export function splitPathGlob(glob: string): readonly PathPiece[] {
  return glob
    .split('/')
    .map((text) => (text === '**' ? 'run' : (compileGlob(text) ?? { pattern: text, pieces: [{ text }] })));
}

/** @param takes - whether the piece matches the segment at an index; for a run, whether that may be one of its segments */
export function matchesPath(
  pieces: readonly PathPiece[],
  length: number,
  takes: (piece: PathPiece, at: number) => boolean,
): boolean {
  return matchesAll(pieces, {
    length,
    matchEnd: (piece, at) => (at < length && takes(piece, at) ? at + 1 : undefined),
    growRun: (end) => (end < length && takes('run', end) ? end + 1 : undefined),
  });
}
