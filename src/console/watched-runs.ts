// The runs that a console shows: those that are open, those that ended since it was opened, and what the store remembers.

import type { Words } from '../service/interns/intern.ts';
import type { ServiceView } from '../service/listen/console.ts';
import type { Run } from '../service/runs/runs.ts';
import type { StoredRun } from '../service/store/store.ts';

/** A run, and what it gave its client. It goes on while it is looked at. */
export interface WatchedRun {
  readonly run: Omit<StoredRun, 'reply'>;
  /** Text and reasoning in their order, the end of them where it is much. */
  readonly words: readonly Words[];
  /** Characters before them that are left out. */
  readonly omitted: number;
}

/** More than this is not kept of a run, and half of it when it comes to more. */
const mostCharacters = 40_000;
const mostRuns = 50;

/** Watches the runs of a service from now on. @returns those that are known, the last to begin first */
export function watchRuns({ openRuns, pastRuns, watchRuns: watch }: ServiceView): () => readonly WatchedRun[] {
  const open = openRuns();
  const past = pastRuns().filter(({ id }) => open.every((run) => run.id !== id));
  const known = new Map<string, WatchedRun>();
  const add = (run: WatchedRun['run'], said: string): void => {
    known.set(run.id, { run, words: said === '' ? [] : [{ type: 'text', text: said }], omitted: 0 });
    const [oldest] = known.keys();
    if (known.size > mostRuns && oldest !== undefined) known.delete(oldest);
  };
  for (const run of past.toReversed()) add(run, run.reply);
  for (const run of open) add(run, run.pieces.join(''));
  watch((run: Run, words?: Words) => {
    if (words === undefined) add(run, '');
    const before = known.get(run.id);
    if (words !== undefined && before !== undefined) known.set(run.id, { ...before, ...append(before, words) });
  });
  return () => [...known.values()].toReversed();
}

function append({ words, omitted }: WatchedRun, next: Words): Pick<WatchedRun, 'words' | 'omitted'> {
  const last = words.at(-1);
  const isSame = last?.type === next.type;
  const all = isSame ? [...words.slice(0, -1), { ...last, text: last.text + next.text }] : [...words, next];
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= mostCharacters) return { words: all, omitted };
  const kept: Words[] = [];
  let left = mostCharacters / 2;
  for (const one of all.toReversed()) {
    if (left <= 0) break;
    kept.unshift({ ...one, text: one.text.slice(-left) });
    left -= one.text.length;
  }
  return { words: kept, omitted: omitted + length - mostCharacters / 2 };
}
