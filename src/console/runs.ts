// Writes the runs on the console, each with its prompt, its words so far, and its open question.
import type { ElicitationField } from '../contract/interaction.ts';
import { explainDecision } from '../permission/tools/explain.ts';
import { toShownPause } from '../report/shown-question.ts';
import type { Words } from '../service/interns/intern.ts';
import type { ServiceView } from '../service/listen/console.ts';
import type { Run } from '../service/runs/runs.ts';
import type { StoredRun } from '../service/store/store.ts';
import { type Call, toForm } from './forms.ts';
import type { Judgement } from './judge.ts';
import { type Markup, markup, nothing, toData, toLines } from './markup.ts';

export interface WatchedRun {
  readonly run: Omit<StoredRun, 'reply'>;
  readonly words: readonly Words[];
  readonly omittedLength: number;
}

/** Limits the words kept of a run. Above this, only the last 20,000 characters are kept. */
const maxCharacters = 40_000;

export function watchRuns({ openRuns, pastRuns, watchRuns: watch }: ServiceView): () => readonly WatchedRun[] {
  const openNow = openRuns();
  const past = pastRuns().filter(({ id }) => openNow.every((run) => run.id !== id));
  const watchedRuns = new Map<string, WatchedRun>();
  const add = (run: WatchedRun['run'], text: string): void => {
    watchedRuns.set(run.id, { run, words: text === '' ? [] : [{ type: 'text', text }], omittedLength: 0 });
    const [oldest] = watchedRuns.keys();
    if (watchedRuns.size > 50 && oldest !== undefined) watchedRuns.delete(oldest);
  };
  for (const run of past.toReversed()) add(run, run.reply);
  for (const run of openNow) add(run, run.pieces.join(''));
  watch((run: Run, words?: Words) => {
    if (words === undefined) add(run, ''); // the run begins
    const entry = watchedRuns.get(run.id);
    if (words !== undefined && entry !== undefined) watchedRuns.set(run.id, { ...entry, ...append(entry, words) });
  });
  return () => [...watchedRuns.values()].toReversed();
}

function append({ words, omittedLength }: WatchedRun, next: Words): Omit<WatchedRun, 'run'> {
  const last = words.at(-1);
  const isSameType = last?.type === next.type;
  const all = isSameType ? [...words.slice(0, -1), { ...last, text: last.text + next.text }] : [...words, next];
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= maxCharacters) return { words: all, omittedLength };
  const shortened: Words[] = [];
  let room = maxCharacters / 2;
  for (const part of all.toReversed()) {
    if (room <= 0) break;
    shortened.unshift({ ...part, text: part.text.slice(-room) });
    room -= part.text.length;
  }
  return { words: shortened, omittedLength: omittedLength + length - maxCharacters / 2 };
}

export interface RunsOptions {
  readonly names: ReadonlyMap<string, string>;
  readonly apiPath: string;
  readonly judgePause: (pause: string) => Judgement | undefined;
}

type RunState = WatchedRun['run']['state'];

export const runStates: Readonly<Record<RunState, { readonly label: string; readonly colour: string }>> = {
  running: { label: '▶ at work', colour: 'intern' },
  paused: { label: '⏸ waits for an answer', colour: 'waiting' },
  finished: { label: '✓ finished', colour: 'allowed' },
  cancelled: { label: '✗ cancelled', colour: 'rejected' },
  ended: { label: '✗ ended early', colour: 'rejected' },
};

const maxEndedRuns = 3;
const maxPromptCharacters = 4000;
const summaryLength = 100;

export function toRuns(all: readonly WatchedRun[], options: RunsOptions): Markup {
  const select = (...states: RunState[]): readonly WatchedRun[] => all.filter(({ run }) => states.includes(run.state));
  const endedRuns = select('finished', 'cancelled', 'ended');
  const shown = [...select('paused'), ...select('running'), ...endedRuns.slice(0, maxEndedRuns)];
  const earlier = endedRuns.slice(maxEndedRuns);
  if (shown.length === 0) {
    return markup`<p class="quiet">No run yet. Send a prompt here or with your own client: the run appears here while it streams.</p>`;
  }
  const folded = markup`<details id="earlier-runs"><summary>${earlier.length} more runs that ended</summary>${earlier.map((run) => toRun(run, options))}</details>`;
  return markup`${shown.map((run) => toRun(run, options))}${earlier.length === 0 ? nothing : folded}`;
}

function toRun({ run, words, omittedLength }: WatchedRun, options: RunsOptions): Markup {
  const { label, colour } = runStates[run.state];
  const name = options.names.get(run.internId) ?? run.internId;
  const cost = typeof run.usage?.cost === 'number' ? ` · USD ${run.usage.cost.toFixed(4)}` : '';
  const facts = `${run.approvalMode} mode · turn ${run.turn} · ${run.startedAt.slice(11, 19)} UTC${run.model === null ? '' : ` · ${run.model}`}${cost}`;
  const more =
    omittedLength === 0 ? nothing : markup`<p class="quiet">${omittedLength} characters before this are not shown.</p>`;
  const isForgotten = run.prompt === '' && words.length === 0;
  return markup`<article class="run-card ${colour}" id="run-${run.id}">
<h3><span class="intern-name">${name}</span> <span class="word">${label}</span></h3>
<p class="quiet">${facts}<br>session <code>${run.sessionId}</code></p>
${isForgotten ? markup`<p class="quiet">Its text is not kept: only a service with --data keeps it.</p>` : toPrompt(run.prompt)}
<div class="said" role="group" aria-label="What it said" tabindex="0">${more}${words.map(({ type, text }) => markup`<p class="${type}">${toLines(text)}</p>`)}</div>
${run.pending === null ? nothing : toQuestion(run, run.pending, options)}</article>`;
}

function toPrompt(prompt: string): Markup {
  const [firstLine = ''] = prompt.trimStart().split('\n');
  if (prompt.length <= summaryLength && prompt.trim() === firstLine) return markup`<p class="prompt">${prompt}</p>`;
  const hiddenCount = prompt.length - maxPromptCharacters;
  const more = hiddenCount > 0 ? markup`<p class="quiet">${hiddenCount} more characters are not shown.</p>` : nothing;
  return markup`<details class="prompt"><summary>${firstLine.slice(0, summaryLength).toWellFormed()}…</summary><pre><code>${toLines(prompt.slice(0, maxPromptCharacters).toWellFormed())}</code></pre>${more}</details>`;
}

const columns = 100;
const maxLines = 2000;

const answerLabels: Readonly<Record<string, string>> = {
  allow_once: 'Allow once',
  allow_always: 'Allow always',
  reject_once: 'Reject once',
  reject_always: 'Reject always',
  cancel: 'Cancel the operation',
};

function toQuestion(
  run: WatchedRun['run'],
  { toolCallId, question, deadlineAtMs }: NonNullable<StoredRun['pending']>,
  { apiPath, judgePause }: RunsOptions,
): Markup {
  const pause = JSON.stringify(question);
  const judgement = judgePause(pause);
  const { question: shown, more, isWhole } = toShownPause(pause, { columns, maxLines, skip: ['fields'] });
  const until = new Date(deadlineAtMs).toISOString().slice(11, 19);
  const answers = question.kind === 'permission' ? toOptions(question.options) : toFields(question.fields, toolCallId);
  const form = isWhole
    ? toForm(toAnswerCall(run, toolCallId, question.kind, apiPath), answers)
    : markup`<p class="alert warning">This question is too long to show in full, so you can't answer it here. Answer it with the API.</p>`;
  return markup`<div class="question">
<h4>Question <small>open until ${until} UTC, by the service's clock</small></h4>
<pre><code>${toLines([...shown, ...more].map((line) => line.replace(/^ {2}/, '')).join('\n'))}</code></pre>
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
  return markup`<button class="${kind}" name="answer" value="${toData(answer)}">${answerLabels[answer] ?? answer}</button> `;
}

function toFields(fields: readonly ElicitationField[], toolCallId: string): Markup {
  const inputs = fields.map((field, index) => toField(field, `${toolCallId}-${index}`));
  const decline = markup`<button class="reject" name="answer" value="${toData('decline')}" formnovalidate>Decline</button>`;
  const cancel = markup`<button class="other" name="answer" value="${toData('cancel')}" formnovalidate>Cancel</button>`;
  return markup`${inputs}<p class="buttons"><button class="allow" name="answer" value="${toData('accept')}">Send the answer</button> ${decline} ${cancel}</p>`;
}

function toField({ name, type = 'string', required = false, options }: ElicitationField, id: string): Markup {
  const field = toData({ name, type });
  const label = markup`<label for="${id}">${name} <small>${type}${required ? ', required' : ''}</small></label>`;
  const requiredAttribute = required ? markup` required` : nothing;
  const values = options ?? (type === 'boolean' ? [true, false] : undefined);
  if (values !== undefined) {
    const choices = values.map((value) => {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      return markup`<option value="${toData(value)}">${shown}</option>`;
    });
    return markup`<p>${label} <select id="${id}" data-field="${field}"${requiredAttribute}><option value="">Choose one</option>${choices}</select></p>`;
  }
  const isNumber = type === 'number' || type === 'integer';
  const kind = isNumber ? markup`type="number" step="${type === 'integer' ? '1' : 'any'}"` : markup`type="text"`;
  return markup`<p>${label} <input ${kind} id="${id}" data-field="${field}" autocomplete="off"${requiredAttribute}></p>`;
}

const colours = { allow: 'allowed', answer: 'allowed', reject: 'rejected', stop: 'rejected', ask: 'asked' } as const;

function toJudgement({ decision, rule }: Judgement): Markup {
  const { outcome, answer, reason } = decision;
  const effect =
    outcome === 'ask'
      ? markup`would ask a person`
      : outcome === 'stop'
        ? markup`would stop the run`
        : markup`would answer <code>${answer ?? ''}</code>`;
  const ruleText = decision.rule === 'default' ? 'no rule matches' : `rule ${decision.rule}`;
  const suggestion =
    rule === undefined
      ? nothing
      : markup`<details><summary>A rule that would allow it</summary><pre><code>${toLines(rule)}</code></pre></details>`;
  return markup`<p class="verdict ${colours[outcome]}">The policy ${effect} <small>${ruleText}</small></p>
${reason === null ? nothing : markup`<p class="quiet">${reason}</p>`}
<details><summary>How this is decided</summary><pre><code>${toLines(explainDecision(decision).join('\n'))}</code></pre></details>${suggestion}`;
}
