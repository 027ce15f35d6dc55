// Compiles the globs of a `changes` entry. In those of an `allow`, no wildcard matches a guarded name.
import type { ChangeEntry, PathReach } from '../policy.ts';
import { foldCase } from '../text/fold.ts';
import {
  compileGlob,
  compilePathGlob,
  globMatches,
  isPlainPath,
  matchesPath,
  type PathPiece,
  splitPathGlob,
} from '../text/glob.ts';
import { isGuardedName } from './guarded.ts';

export function compileReach(globs: readonly string[], verb: ChangeEntry['verb']): PathReach {
  if (verb === 'allow') {
    const reaches = globs.map(compileNarrowReach);
    return (path) => {
      const results = reaches.map((reach) => reach(path));
      if (results.includes('covered')) return 'covered';
      return results.includes('guarded') ? 'guarded' : 'not';
    };
  }
  const matchers = globs.map((glob) => compilePathGlob(glob));
  return (path) => (matchers.some((matches) => matches(path, { isWide: true })) ? 'covered' : 'not');
}

/** Tells whether an entry may allow a path in the folder, or stop the run because of such a path. */
export function mayReachInto(entries: readonly ChangeEntry[], folder: string): boolean {
  return entries.some(
    ({ verb, globs }) =>
      verb !== 'reject' && globs.some((glob) => globReaches(glob, folder, { isWide: verb === 'stop' })),
  );
}

function globReaches(glob: string, folder: string, { isWide }: { readonly isWide: boolean }): boolean {
  const split = (path: string): string[] => (isWide ? foldCase(path) : path).split('/');
  const [pieces, names] = [split(glob), split(folder)];
  const starsIndex = pieces.indexOf('**');
  const fixedPieces = starsIndex === -1 ? pieces : pieces.slice(0, starsIndex);
  if (starsIndex === -1 && pieces.length <= names.length) return false;
  return names.slice(0, fixedPieces.length).every((name, index) => {
    const matcher = compileGlob(fixedPieces[index] ?? '');
    return matcher !== undefined && globMatches(matcher, name);
  });
}

/** Respects case. The glob has to spell guarded names, and names directly in `.github`, without wildcards. */
function compileNarrowReach(glob: string): PathReach {
  const pieces = splitPathGlob(glob);
  return (path) => {
    if (!isPlainPath(path)) return 'not';
    const names = path.split('/');
    const isMatched = (piece: PathPiece, at: number): boolean => piece === 'run' || globMatches(piece, names[at] ?? '');
    if (!matchesPath(pieces, names.length, isMatched)) return 'not';
    const guarded = names.map((name, at) => isGuardedName(name) || names[at - 1]?.toLowerCase() === '.github');
    const isNamed = (piece: PathPiece, name: string | undefined): boolean =>
      piece !== 'run' && piece.pattern === name && !/[*?]/u.test(piece.pattern);
    const isSpelled = (piece: PathPiece, at: number): boolean =>
      guarded[at] === true ? isNamed(piece, names[at]) : isMatched(piece, at);
    return matchesPath(pieces, names.length, isSpelled) ? 'covered' : 'guarded';
  };
}
