// Judges changed files by the policy's `changes`: the first entry that matches decides, within a budget.
import type { RunContext } from '../context.ts';
import type { TraceEntry } from '../decision.ts';
import { whyWhenFails } from '../match/conditions.ts';
import type { ChangeAnswer, ChangedFile, ChangeEntry, Policy } from '../policy.ts';
import { foldWidely } from '../text/fold.ts';
import { isPlainPath } from '../text/glob.ts';
import { isGuardedName, isLockFile } from './guarded.ts';

export interface Change extends ChangedFile {
  /** A flaw that the caller found. Flaws of the path are found here. */
  readonly flaw?: Flaw | undefined;
}

export interface Flaw {
  readonly why: string;
  /** True if the run stops unless an entry decides. Other flaws stop it only for a file that is not new. */
  readonly stops?: boolean;
}

type ChangeTrace = Omit<TraceEntry, 'list'>;

export interface ChangeVerdict {
  readonly answer: ChangeAnswer;
  /** The id of the entry, or `default`, `guarded`, `unfit`, `ignored`, `budget`. */
  readonly rule: string;
  readonly reason: string;
  readonly trace: readonly ChangeTrace[];
}

export type ChangePolicy = Pick<Policy, 'changes' | 'changeBudget'>;

/** Rules that are not entries: no entry may use one as its id. */
export const changeRules = ['default', 'malformed', 'guarded', 'unfit', 'ignored', 'budget'] as const;

export function judgeChange(policy: ChangePolicy, change: Change, context: RunContext): ChangeVerdict {
  const [judged] = judgeChanges(policy, [change], context);
  if (judged === undefined) throw new TypeError('No change was judged.');
  return judged.verdict;
}

/** Judges the changes in byte order of their paths, and returns the verdicts in that order. */
export function judgeChanges<C extends Change>(
  { changes: entries = [], changeBudget: budget }: ChangePolicy,
  changes: readonly C[],
  context: RunContext,
): readonly { readonly change: C; readonly verdict: ChangeVerdict }[] {
  const entriesInContext = entries.map((entry) => ({ entry, whenFailure: whyWhenFails(entry, context)?.() }));
  const uses = new Map<string, number>();
  const spent = { files: 0, bytes: 0, lines: 0 };
  const judgeNext = (change: C): ChangeVerdict => {
    const verdict = judgeByEntries(entriesInContext, change);
    const entry = entries.find(({ id }) => id === verdict.rule);
    const count = (uses.get(verdict.rule) ?? 0) + 1;
    uses.set(verdict.rule, count);
    if (entry?.limit !== undefined && count > entry.limit)
      return { ...verdict, answer: 'stop', reason: `the limit of "${entry.id}", ${entry.limit}, is used up` };
    if (verdict.answer !== 'taken') return verdict;
    spent.files += 1;
    spent.bytes += change.bytes;
    spent.lines += change.lines;
    const exceeded = (['files', 'bytes', 'lines'] as const).find((name) => spent[name] > budget[name]);
    if (exceeded === undefined) return verdict;
    const reason = `the budget of ${budget[exceeded]} ${exceeded} is used up`;
    return { ...verdict, answer: 'stop', rule: 'budget', reason };
  };
  return changes.toSorted(comparePathBytes).map((change) => ({ change, verdict: judgeNext(change) }));
}

export function comparePathBytes(one: { readonly path: string }, other: { readonly path: string }): number {
  return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
}

interface EntryInContext {
  readonly entry: ChangeEntry;
  readonly whenFailure: string | undefined;
}

function judgeByEntries(entries: readonly EntryInContext[], change: Change): ChangeVerdict {
  const why = findPathFlaw(change.path);
  const flaw = why === undefined ? change.flaw : { why, stops: change.flaw?.stops === true };
  const trace: ChangeTrace[] = [];
  let decidingEntry: ChangeEntry | undefined;
  for (const { entry, whenFailure } of entries) {
    const whyNot = decidingEntry === undefined ? (whenFailure ?? whyNotMatched(entry, change, flaw)) : 'not reached';
    trace.push({ id: entry.id, matched: whyNot === undefined, because: whyNot ?? 'path and status match' });
    if (whyNot === undefined) decidingEntry = entry;
  }
  if (decidingEntry === undefined) return { ...judgeUndecided(change, flaw), trace };
  const answers = { allow: 'taken', reject: 'left', stop: 'stop' } as const;
  const reason = decidingEntry.reason ?? `"${decidingEntry.id}" says ${decidingEntry.verb}`;
  return { answer: answers[decidingEntry.verb], rule: decidingEntry.id, reason, trace };
}

function whyNotMatched(entry: ChangeEntry, change: Change, flaw: Flaw | undefined): string | undefined {
  const reach = entry.reach(change.path);
  if (reach === 'not') return 'the path does not match';
  if (reach === 'guarded') return 'the path has a guarded name, which the glob does not spell out';
  if (!entry.statuses.includes(change.status))
    return `status is "${change.status}", wants ${entry.statuses.join(' or ')}`;
  if (entry.verb !== 'allow') return undefined;
  if (flaw !== undefined) return `the change is unfit: ${flaw.why}`;
  return change.binary && !entry.binary ? 'the content is binary' : undefined;
}

/** Decides a change that no entry matches: leaves behind new files, and lock files without a flaw. All else stops the run. */
function judgeUndecided({ path, status, binary }: Change, flaw: Flaw | undefined): Omit<ChangeVerdict, 'trace'> {
  const isLeft = flaw?.stops !== true && (status === 'added' || (isLockFile(path) && flaw === undefined));
  const answer = isLeft ? 'left' : 'stop';
  if (flaw !== undefined) return { answer, rule: 'unfit', reason: flaw.why };
  if (path.split('/').some(isGuardedName))
    return { answer, rule: 'guarded', reason: 'no entry spells out its guarded name' };
  if (binary)
    return { answer, rule: 'unfit', reason: 'its content is binary, but no entry with "binary: true" takes it' };
  return { answer, rule: 'default', reason: 'no entry takes it' };
}

// Names of devices on Windows, where an extension and the spaces before it don't count.
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;

function findPathFlaw(path: string): string | undefined {
  if (!path.isWellFormed() || path.includes('\ufffd')) return 'its name is not UTF-8';
  if (path.includes(':')) return 'its name has a colon';
  if (!isPlainPath(path)) return 'it is not a plain path';
  if (path.normalize('NFC') !== path) return 'its name is not in the normalisation form NFC';
  const flaws = path.split('/').map(findNameFlaw);
  return flaws.find((flaw) => flaw !== undefined);
}

function findNameFlaw(name: string): string | undefined {
  const folded = foldWidely(name);
  if (Buffer.byteLength(name) > 255) return 'a name in it is too long for a file system';
  if (folded === '.git') return 'it is in a folder of Git';
  if (folded === '.gitmodules') return 'it is ".gitmodules"';
  return device.test(folded) ? 'Windows reads its name as a device' : undefined;
}
