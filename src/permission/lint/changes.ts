// Warns of entries of `changes` that never decide, or that allow more than they seem to.
import { isGuardedName } from '../change/guarded.ts';
import type { ChangeEntry, Policy } from '../policy.ts';
import { mayBeFork } from './allows.ts';
import { covers } from './reachability.ts';
import { type Warning, warnOf } from './warning.ts';

export function lintChanges({ changes = [] }: Policy): readonly Warning[] {
  return changes.flatMap((entry, index) => [
    ...neverDecides(entry, changes.slice(0, index)),
    ...(entry.verb === 'allow' ? [...anyPath(entry), ...guardedName(entry), ...fromFork(entry)] : []),
  ]);
}

function neverDecides(entry: ChangeEntry, before: readonly ChangeEntry[]): readonly Warning[] {
  const earlier = before.find((each) => takesAllOf(each, entry));
  if (earlier === undefined) return [];
  const message = `The change "${entry.id}" never decides: "${earlier.id}" before it matches all that it does. Put it first, or delete it.`;
  return [warnOf(entry, 'unreachable-rule', message)];
}

/** An allow skips unfit changes, so it covers no refusal. */
function takesAllOf(wide: ChangeEntry, narrow: ChangeEntry): boolean {
  const isWide = wide.verb !== 'allow' || (narrow.verb === 'allow' && (wide.binary || !narrow.binary));
  return (
    isWide &&
    narrow.globs.every((glob) => wide.globs.includes(glob)) &&
    narrow.statuses.every((status) => wide.statuses.includes(status)) &&
    covers({ when: wide.when, match: [] }, { when: narrow.when, match: [] })
  );
}

function anyPath(entry: ChangeEntry): readonly Warning[] {
  const any = entry.globs.find((glob) => /^(?:\*\*\/)*\*{1,2}(?:\/\*{1,2})*$/u.test(glob) && glob.includes('**'));
  if (any === undefined) return [];
  const message = `"${entry.id}" allows every path that is not guarded. Name the folders that an intern may change.`;
  return [warnOf(entry, 'allow-any-path', message, 'paths')];
}

function guardedName(entry: ChangeEntry): readonly Warning[] {
  const named = entry.globs.find((glob) =>
    glob.split('/').some((piece) => !/[*?]/u.test(piece) && isGuardedName(piece)),
  );
  if (named === undefined) return [];
  const message = `"${entry.id}" allows ${JSON.stringify(named)}, which is guarded: such a file makes programs run something, or tells an agent what to do. Is that meant?`;
  return [warnOf(entry, 'allow-guarded', message, 'paths')];
}

function fromFork(entry: ChangeEntry): readonly Warning[] {
  if (!mayBeFork(entry) || entry.when.some(({ key }) => key === 'fork')) return [];
  const message = `"${entry.id}" may allow a change of a pull request from a fork. Add "fork: false" to its "when", or "fork: true" where that is meant.`;
  return [warnOf(entry, 'allow-from-fork', message)];
}
