// Globs over a whole text: `*` is any run of characters, `?` one, a backslash escapes, nothing else is special.

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
      // Two runs in a row are one: nothing then backtracks for the second.
      if (character === '?') pieces.push('one');
      else if (pieces.at(-1) !== 'run') pieces.push('run');
    }
    escaped = false;
  }
  if (escaped) return undefined;
  flush();
  return { pattern, pieces };
}

/** Matches the whole text. Time grows with the text's length times the pattern's, never faster. */
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
    // Give the last run more. Fixed text after it can only begin where it is found.
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

/** Gives the offset after one piece, undefined when it does not match there. */
function step(piece: Exclude<Piece, 'run'>, text: string, at: number): number | undefined {
  if (piece === 'one') return at < text.length ? at + width(text, at) : undefined;
  return text.startsWith(piece.text, at) ? at + piece.text.length : undefined;
}

/** Counts UTF-16 units of the character at an offset. */
function width(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
