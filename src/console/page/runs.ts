// The runs: what was asked of the intern, what it said so far, and its question while it is open.
import type { Judgement } from '../judge.ts';
import type { WatchedRun } from '../watched-runs.ts';
import { lines, type Markup, markup, nothing } from './markup.ts';
import { toQuestion } from './question.ts';

/** What runs are shown with. */
export interface RunsOptions {
  /** Names of interns by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Path of the API, such as `/api/v1`. */
  readonly apiPath: string;
  readonly judge: (pause: string) => Judgement | undefined;
}

type RunState = WatchedRun['run']['state'];

/** What each state is called, its sign, and the colour of what became of it. */
export const runStates: Readonly<Record<RunState, { readonly said: string; readonly colour: string }>> = {
  running: { said: '▶ at work', colour: 'intern' },
  paused: { said: '⏸ waits for an answer', colour: 'waiting' },
  finished: { said: '✓ finished', colour: 'allowed' },
  cancelled: { said: '✗ cancelled', colour: 'rejected' },
  ended: { said: '✗ ended early', colour: 'rejected' },
};

/** Runs that are over and shown all the same. */
const mostOver = 3;
const longestPrompt = 4000;
const promptAtAGlance = 100;

/** The HTML of the runs: those that wait for somebody first. */
export function toRuns(all: readonly WatchedRun[], options: RunsOptions): Markup {
  const of = (...states: RunState[]): readonly WatchedRun[] => all.filter(({ run }) => states.includes(run.state));
  const over = of('finished', 'cancelled', 'ended').filter(({ run, words }) => run.prompt !== '' || words.length > 0);
  const shown = [...of('paused'), ...of('running'), ...over.slice(0, mostOver)];
  if (shown.length === 0) {
    return markup`<p class="quiet">No run yet. Send a prompt here, or with a client of your own: it shows up while it streams.</p>`;
  }
  return markup`${shown.map((one) => toRun(one, options))}`;
}

function toRun({ run, words, omitted }: WatchedRun, options: RunsOptions): Markup {
  const { said, colour } = runStates[run.state];
  const name = options.names.get(run.internId) ?? run.internId;
  const cost = typeof run.usage?.cost === 'number' ? ` · USD ${run.usage.cost.toFixed(4)}` : '';
  const facts = `${run.approvalMode} mode · turn ${run.turn} · ${run.startedAt.slice(11, 19)} UTC${run.model === null ? '' : ` · ${run.model}`}${cost}`;
  const more = omitted === 0 ? nothing : markup`<p class="quiet">${omitted} characters before this are not shown.</p>`;
  return markup`<article class="run-card ${colour}" id="run-${run.id}">
<h3><span class="intern-name">${name}</span> <span class="word">${said}</span></h3>
<p class="quiet">${facts}<br>session <code>${run.sessionId}</code></p>
${toPrompt(run.prompt)}
<div class="said" role="group" aria-label="What it said" tabindex="0">${more}${words.map(({ type, text }) => markup`<p class="${type}">${lines(text)}</p>`)}</div>
${toPending(run, options)}</article>`;
}

function toPrompt(prompt: string): Markup {
  const [beginning = ''] = prompt.trimStart().split('\n');
  if (prompt.length <= promptAtAGlance && prompt.trim() === beginning) return markup`<p class="prompt">${prompt}</p>`;
  const left = prompt.length - longestPrompt;
  const more = left > 0 ? markup`<p class="quiet">${left} more characters are not shown.</p>` : nothing;
  return markup`<details class="prompt"><summary>${beginning.slice(0, promptAtAGlance).toWellFormed()}…</summary><pre><code>${lines(prompt.slice(0, longestPrompt).toWellFormed())}</code></pre>${more}</details>`;
}

function toPending({ pending, internId, sessionId, keyHash }: WatchedRun['run'], options: RunsOptions): Markup {
  if (pending === null) return nothing;
  const path = `${options.apiPath}/interns/${encodeURIComponent(internId)}/chat/completions`;
  return toQuestion(pending, { path, keyHash, sessionId }, options.judge(JSON.stringify(pending.question)));
}
