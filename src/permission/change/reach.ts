// Compiles the globs of a `changes` entry: narrow for `allow`, which has to spell guarded names, wide for refusals.
import type { ChangeEntry, PathReach } from '../policy.ts';
import { foldCase } from '../text/fold.ts';
import { compileGlob, compilePathGlob, type Glob, globMatches, isPlainPath } from '../text/glob.ts';
import { isGuardedName } from './guarded.ts';

export function toReach(globs: readonly string[], verb: ChangeEntry['verb']): PathReach {
  if (verb === 'allow') {
    const each = globs.map(narrowReach);
    return (path) => {
      const found = each.map((reach) => reach(path));
      return found.find((one) => one === 'covered') ?? found.find((one) => one === 'guarded') ?? 'not';
    };
  }
  const wide = globs.map((glob) => compilePathGlob(glob, { wide: true }));
  return (path) => (wide.some((one) => one(path)) ? 'covered' : 'not');
}

export function reachesInto(entries: readonly ChangeEntry[], folder: string): boolean {
  return entries.some(
    ({ verb, globs }) => verb !== 'reject' && globs.some((glob) => couldReach(glob, folder, verb === 'stop')),
  );
}

function couldReach(glob: string, folder: string, isWide: boolean): boolean {
  const [pieces = [], names = []] = [glob, folder].map((text) => (isWide ? foldCase(text) : text).split('/'));
  const run = pieces.indexOf('**');
  const fixed = run === -1 ? pieces : pieces.slice(0, run);
  if (run === -1 && pieces.length <= names.length) return false;
  return names.slice(0, fixed.length).every((name, index) => {
    const matcher = compileGlob(fixed[index] ?? '');
    return matcher !== undefined && globMatches(matcher, name);
  });
}

interface Piece {
  readonly text: string;
  readonly matcher: Glob | undefined;
}

/** Minds case. Guarded names, and names in `.github`, have to be spelled out. */
function narrowReach(glob: string): PathReach {
  const pieces = glob.split('/').map((text) => ({ text, matcher: compileGlob(text) }));
  return (path) => {
    if (!isPlainPath(path)) return 'not';
    const names = path.split('/');
    const isMatched = ({ text, matcher }: Piece, at: number): boolean =>
      text === '**' || (matcher !== undefined && globMatches(matcher, names[at] ?? ''));
    if (!covers(pieces, names.length, isMatched)) return 'not';
    const guarded = names.map((name, at) => isGuardedName(name) || names[at - 1]?.toLowerCase() === '.github');
    const isSpelled = (piece: Piece, at: number): boolean =>
      guarded[at] === true ? piece.text === names[at] && !/[*?]/u.test(piece.text) : isMatched(piece, at);
    return covers(pieces, names.length, isSpelled) ? 'covered' : 'guarded';
  };
}

/** Takes time in proportion to pieces × segments. */
function covers(pieces: readonly Piece[], segments: number, takes: (piece: Piece, at: number) => boolean): boolean {
  // The counts of segments that the pieces so far may have taken.
  let reached = new Set([0]);
  for (const piece of pieces) {
    const isRun = piece.text === '**';
    const next = isRun ? new Set(reached) : new Set<number>();
    for (const from of reached) {
      for (let at = from; at < segments && takes(piece, at); at += 1) {
        next.add(at + 1);
        // Stop here if the run goes on from another count that was reached.
        if (!isRun || reached.has(at + 1)) break;
      }
    }
    reached = next;
  }
  return reached.has(segments);
}
