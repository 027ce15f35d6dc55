// The parts of the page that change, by the ids of the elements that hold them.
import type { ServiceView } from '../../service/console/view.ts';
import type { Judge } from '../judge.ts';
import type { WatchedRun } from '../watched-runs.ts';
import { toClockForm, toFaultForm, toFaults, toPolicyForm, toPromptForm } from './controls.ts';
import { toJournal } from './journal.ts';
import { type Markup, markup } from './markup.ts';
import { toRuns } from './runs.ts';
import { toInterns, toKeys, toPolicies, toSessions } from './tables.ts';

/** What the page shows. */
export interface Shown {
  readonly view: ServiceView;
  readonly runs: readonly WatchedRun[];
  readonly judge: Judge;
}

/** Each part of the page as it is now. */
export function toSections({ view, runs, judge }: Shown): ReadonlyMap<string, Markup> {
  const interns = view.interns();
  const keys = view.keys();
  const names = new Map(interns.map(({ id, name }) => [id, name]));
  const apiPath = new URL(view.baseUrl).pathname;
  return new Map([
    ['now', toNow(view.now(), runs)],
    ['runs', toRuns(runs, { names, apiPath, judge: judge.judge })],
    ['prompt-form', toPromptForm(interns, keys, apiPath)],
    ['interns', toInterns(interns)],
    ['sessions', toSessions(runs, names)],
    ['keys', toKeys(keys, view.now())],
    ['policy-form', toPolicyForm(judge.tried())],
    ['policies', toPolicies(view.policies())],
    ['clock-form', toClockForm()],
    ['fault-form', toFaultForm()],
    ['faults', toFaults(view.faults())],
    ['journal', toJournal(view.journal())],
  ]);
}

function toNow(nowMs: number, runs: readonly WatchedRun[]): Markup {
  const waiting = runs.filter(({ run }) => run.state === 'paused').length;
  const atWork = runs.filter(({ run }) => run.state === 'running').length;
  const asked =
    waiting === 0 ? 'Nobody waits for an answer' : waiting === 1 ? '1 question waits' : `${waiting} questions wait`;
  const now = new Date(nowMs).toISOString();
  return markup`<span class="${waiting === 0 ? 'quiet' : 'waiting word'}" role="status">${asked}</span> · ${atWork === 1 ? '1 run' : `${atWork} runs`} at work · <time>${now.slice(0, 10)} ${now.slice(11, 19)}</time> UTC by its clock`;
}
