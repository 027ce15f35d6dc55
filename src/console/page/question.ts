// An open question: all that is asked, what the policy would say, and a button for each answer.
import type { ElicitationField } from '../../contract/interaction.ts';
import { explainLines } from '../../permission/tools/explain.ts';
import { toShownPause } from '../../report/shown-pause.ts';
import type { Judgement } from '../judge.ts';
import { type Call, toForm } from './form.ts';
import { data, lines, type Markup, markup, nothing } from './markup.ts';

/** A question as its client got it. */
export interface ShownQuestion {
  readonly toolCallId: string;
  /** The arguments of its tool call. */
  readonly question:
    | { readonly kind: 'permission'; readonly operation: string | null; readonly options: readonly string[] }
    | { readonly kind: 'elicitation'; readonly message: string; readonly fields: readonly ElicitationField[] };
  readonly deadlineAtMs: number;
}

/** Where its answer goes, and as whom. */
export interface AnswerAddress {
  readonly path: string;
  readonly keyHash: string;
  readonly sessionId: string;
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

/** The HTML of a question. `judgement` is undefined where there is no policy to ask. */
export function toQuestion(
  { toolCallId, question, deadlineAtMs }: ShownQuestion,
  address: AnswerAddress,
  judgement: Judgement | undefined,
): Markup {
  const { asked, more, whole } = toShownPause(JSON.stringify(question), { columns, maxLines, skip: ['fields'] });
  const until = new Date(deadlineAtMs).toISOString().slice(11, 19);
  const answers = question.kind === 'permission' ? toOptions(question.options) : toFields(question.fields, toolCallId);
  const form = whole
    ? toForm(toAnswerCall(toolCallId, address, question.kind), answers)
    : markup`<p class="alert warning">It is too long to be shown whole, so it is not asked here. Answer it with the API.</p>`;
  return markup`<div class="question">
<h4>It asks <small>until ${until} UTC, by the service's clock</small></h4>
<pre><code>${lines([...asked, ...more].map((line) => line.replace(/^ {2}/, '')).join('\n'))}</code></pre>
${judgement === undefined ? nothing : toJudgement(judgement)}
${form}</div>`;
}

function toAnswerCall(toolCallId: string, { path, keyHash, sessionId }: AnswerAddress, kind: string): Call {
  const answer = { role: 'tool', tool_call_id: toolCallId, content: '' };
  return {
    id: `answer-${toolCallId}`,
    method: 'POST',
    path,
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
