// Compiles the globs of a `changes` entry: narrow for `allow`, which has to spell guarded names, wide for refusals.
import type { ChangeEntry, PathReach } from '../policy.ts';
import { foldCase } from '../text/fold.ts';
import { compileGlob, compilePathGlob, globMatches, isPlainPath } from '../text/glob.ts';
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

/** Minds case; wants guarded names, and names in `.github`, spelled out. */
function narrowReach(glob: string): PathReach {
  const pieces = glob.split('/');
  const compiled = pieces.map((piece) => compileGlob(piece));
  return (path) => {
    if (!isPlainPath(path)) return 'not';
    const segments = path.split('/');
    const isCovered = (spelled: readonly boolean[]): boolean =>
      covers(pieces.length, segments.length, {
        isRun: (piece) => pieces[piece] === '**',
        takes(piece, at) {
          const text = pieces[piece] ?? '';
          const name = segments[at] ?? '';
          if (spelled[at] === true) return text === name && !/[*?]/u.test(text);
          const matcher = compiled[piece];
          return text === '**' || (matcher !== undefined && globMatches(matcher, name));
        },
      });
    if (!isCovered([])) return 'not';
    const spelled = segments.map(
      (name, index) => isGuardedName(name) || (index > 0 && segments[index - 1]?.toLowerCase() === '.github'),
    );
    return isCovered(spelled) ? 'covered' : 'guarded';
  };
}

interface Alignment {
  readonly isRun: (piece: number) => boolean;
  readonly takes: (piece: number, segment: number) => boolean;
}

/** Takes time O(pieces × segments). */
function covers(pieces: number, segments: number, { isRun, takes }: Alignment): boolean {
  // Possible counts of the segments that the pieces so far have taken.
  let reached = new Set([0]);
  for (let piece = 0; piece < pieces && reached.size > 0; piece += 1) {
    const next = new Set<number>();
    for (const from of reached) {
      if (!isRun(piece)) {
        if (from < segments && takes(piece, from)) next.add(from + 1);
        continue;
      }
      for (let at = from; ; at += 1) {
        if (next.has(at)) break; // all that follows was reached already
        next.add(at);
        if (at >= segments || !takes(piece, at)) break;
      }
    }
    reached = next;
  }
  return reached.has(segments);
}
