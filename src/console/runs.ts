// The runs on the console, each with its prompt, its words so far, and its question while that is open.
import type { ElicitationField } from '../contract/interaction.ts';
import { explainLines } from '../permission/tools/explain.ts';
import { toShownPause } from '../report/shown-pause.ts';
import type { Words } from '../service/interns/intern.ts';
import type { ServiceView } from '../service/listen/console.ts';
import type { Run } from '../service/runs/runs.ts';
import type { StoredRun } from '../service/store/store.ts';
import { type Call, toForm } from './forms.ts';
import type { Judgement } from './judge.ts';
import { data, lines, type Markup, markup, nothing } from './markup.ts';

export interface WatchedRun {
  readonly run: Omit<StoredRun, 'reply'>;
  readonly words: readonly Words[];
  readonly omitted: number;
}

/** Beyond this, only the last half is kept. */
const mostCharacters = 40_000;
const mostRuns = 50;

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

export interface RunsOptions {
  readonly names: ReadonlyMap<string, string>;
  readonly apiPath: string;
  readonly judge: (pause: string) => Judgement | undefined;
}

type RunState = WatchedRun['run']['state'];

export const runStates: Readonly<Record<RunState, { readonly said: string; readonly colour: string }>> = {
  running: { said: '▶ at work', colour: 'intern' },
  paused: { said: '⏸ waits for an answer', colour: 'waiting' },
  finished: { said: '✓ finished', colour: 'allowed' },
  cancelled: { said: '✗ cancelled', colour: 'rejected' },
  ended: { said: '✗ ended early', colour: 'rejected' },
};

const mostOver = 3;
const longestPrompt = 4000;
const promptAtAGlance = 100;

export function toRuns(all: readonly WatchedRun[], options: RunsOptions): Markup {
  const of = (...states: RunState[]): readonly WatchedRun[] => all.filter(({ run }) => states.includes(run.state));
  const over = of('finished', 'cancelled', 'ended');
  const shown = [...of('paused'), ...of('running'), ...over.slice(0, mostOver)];
  const earlier = over.slice(mostOver);
  if (shown.length === 0) {
    return markup`<p class="quiet">No run yet. Send a prompt here, or with a client of your own: it shows up while it streams.</p>`;
  }
  const folded = markup`<details id="earlier-runs"><summary>${earlier.length} more that ended</summary>${earlier.map((one) => toRun(one, options))}</details>`;
  return markup`${shown.map((one) => toRun(one, options))}${earlier.length === 0 ? nothing : folded}`;
}

function toRun({ run, words, omitted }: WatchedRun, options: RunsOptions): Markup {
  const { said, colour } = runStates[run.state];
  const name = options.names.get(run.internId) ?? run.internId;
  const cost = typeof run.usage?.cost === 'number' ? ` · USD ${run.usage.cost.toFixed(4)}` : '';
  const facts = `${run.approvalMode} mode · turn ${run.turn} · ${run.startedAt.slice(11, 19)} UTC${run.model === null ? '' : ` · ${run.model}`}${cost}`;
  const more = omitted === 0 ? nothing : markup`<p class="quiet">${omitted} characters before this are not shown.</p>`;
  const isForgotten = run.prompt === '' && words.length === 0;
  return markup`<article class="run-card ${colour}" id="run-${run.id}">
<h3><span class="intern-name">${name}</span> <span class="word">${said}</span></h3>
<p class="quiet">${facts}<br>session <code>${run.sessionId}</code></p>
${isForgotten ? markup`<p class="quiet">Its words are forgotten: only a service with --data keeps them.</p>` : toPrompt(run.prompt)}
<div class="said" role="group" aria-label="What it said" tabindex="0">${more}${words.map(({ type, text }) => markup`<p class="${type}">${lines(text)}</p>`)}</div>
${run.pending === null ? nothing : toQuestion(run, run.pending, options)}</article>`;
}

function toPrompt(prompt: string): Markup {
  const [beginning = ''] = prompt.trimStart().split('\n');
  if (prompt.length <= promptAtAGlance && prompt.trim() === beginning) return markup`<p class="prompt">${prompt}</p>`;
  const left = prompt.length - longestPrompt;
  const more = left > 0 ? markup`<p class="quiet">${left} more characters are not shown.</p>` : nothing;
  return markup`<details class="prompt"><summary>${beginning.slice(0, promptAtAGlance).toWellFormed()}…</summary><pre><code>${lines(prompt.slice(0, longestPrompt).toWellFormed())}</code></pre>${more}</details>`;
}

const columns = 100;
const maxLines = 2000;

const words: Readonly<Record<string, string>> = {
  allow_once: 'Allow once',
  allow_always: 'Allow always',
  reject_once: 'Reject once',
  reject_always: 'Reject always',
  cancel: 'Cancel the operation',
};

function toQuestion(
  run: WatchedRun['run'],
  { toolCallId, question, deadlineAtMs }: NonNullable<StoredRun['pending']>,
  { apiPath, judge }: RunsOptions,
): Markup {
  const pause = JSON.stringify(question);
  const judgement = judge(pause);
  const { question: shown, more, whole } = toShownPause(pause, { columns, maxLines, skip: ['fields'] });
  const until = new Date(deadlineAtMs).toISOString().slice(11, 19);
  const answers = question.kind === 'permission' ? toOptions(question.options) : toFields(question.fields, toolCallId);
  const form = whole
    ? toForm(toAnswerCall(run, toolCallId, question.kind, apiPath), answers)
    : markup`<p class="alert warning">It is too long to be shown whole, so it is not asked here. Answer it with the API.</p>`;
  return markup`<div class="question">
<h4>It asks <small>until ${until} UTC, by the service's clock</small></h4>
<pre><code>${lines([...shown, ...more].map((line) => line.replace(/^ {2}/, '')).join('\n'))}</code></pre>
${judgement === undefined ? nothing : toJudgement(judgement)}
${form}</div>`;
}

function toAnswerCall(
  { internId, sessionId, keyHash }: WatchedRun['run'],
  toolCallId: string,
  kind: string,
  apiPath: string,
): Call {
  const answer = { role: 'tool', tool_call_id: toolCallId, content: '' };
  return {
    id: `answer-${toolCallId}`,
    method: 'POST',
    path: `${apiPath}/interns/${encodeURIComponent(internId)}/chat/completions`,
    key: keyHash,
    body: { stream: true, session_id: sessionId, messages: [answer] },
    fill: kind === 'permission' ? 'answer' : 'fields',
  };
}

function toOptions(options: readonly string[]): Markup {
  return markup`<p class="buttons">${[...options, 'cancel'].map(toButton)}</p>`;
}

function toButton(answer: string): Markup {
  const kind = answer.startsWith('allow') ? 'allow' : answer.startsWith('reject') ? 'reject' : 'other';
  return markup`<button class="${kind}" name="answer" value="${data(answer)}">${words[answer] ?? answer}</button> `;
}

function toFields(fields: readonly ElicitationField[], toolCallId: string): Markup {
  const inputs = fields.map((field, index) => toField(field, `${toolCallId}-${index}`));
  const decline = markup`<button class="reject" name="answer" value="${data('decline')}" formnovalidate>Decline</button>`;
  const cancel = markup`<button class="other" name="answer" value="${data('cancel')}" formnovalidate>Cancel</button>`;
  return markup`${inputs}<p class="buttons"><button class="allow" name="answer" value="${data('accept')}">Send the answer</button> ${decline} ${cancel}</p>`;
}

function toField({ name, type = 'string', required = false, options }: ElicitationField, id: string): Markup {
  const field = data({ name, type });
  const label = markup`<label for="${id}">${name} <small>${type}${required ? ', required' : ''}</small></label>`;
  const must = required ? markup` required` : nothing;
  const offered = options ?? (type === 'boolean' ? [true, false] : undefined);
  if (offered !== undefined) {
    const choices = offered.map((value) => {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return markup`<option value="${data(value)}">${shown}</option>`;
    });
    return markup`<p>${label} <select id="${id}" data-field="${field}"${must}><option value="">Choose one</option>${choices}</select></p>`;
  }
  const isNumber = type === 'number' || type === 'integer';
  const kind = isNumber ? markup`type="number" step="${type === 'integer' ? '1' : 'any'}"` : markup`type="text"`;
  return markup`<p>${label} <input ${kind} id="${id}" data-field="${field}" autocomplete="off"${must}></p>`;
}

const verdicts = { allow: 'allowed', answer: 'allowed', reject: 'rejected', stop: 'rejected', ask: 'asked' } as const;

function toJudgement({ decision, rule }: Judgement): Markup {
  const { outcome, answer, reason } = decision;
  const said =
    outcome === 'ask'
      ? markup`would ask a person`
      : outcome === 'stop'
        ? markup`would stop the run`
        : markup`would answer <code>${answer ?? ''}</code>`;
  const by = decision.rule === 'default' ? 'no rule matches' : `rule ${decision.rule}`;
  const paste =
    rule === undefined
      ? nothing
      : markup`<details><summary>A rule that would allow it</summary><pre><code>${lines(rule)}</code></pre></details>`;
  return markup`<p class="verdict ${verdicts[outcome]}">The policy ${said} <small>${by}</small></p>
${reason === null ? nothing : markup`<p class="quiet">${reason}</p>`}
<details><summary>How it comes to that</summary><pre><code>${lines(explainLines(decision).join('\n'))}</code></pre></details>${paste}`;
}
