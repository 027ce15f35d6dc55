// Writes the forms of the console: send a prompt, try a policy, advance the clock, arm faults.
import type { Intern } from '../contract/interns.ts';
import { faultRoutes, type OpenFault } from '../service/control/faults.ts';
import type { KeyView } from '../service/listen/console.ts';
import type { CurrentPolicy } from './judge.ts';
import { type Markup, markup, nothing, toData, toLines } from './markup.ts';

export interface Call {
  /** Stays the same in all updates, so that the page finds the form again. */
  readonly id: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Hash of the key that authorizes the call; absent for routes outside the API. */
  readonly key?: string;
  readonly body?: unknown;
  /** Selects the fields of the form that the page puts into the body. */
  readonly fill?: 'answer' | 'fields' | 'prompt' | 'clock' | 'fault' | 'policy';
}

export function toForm({ id, ...call }: Call, fields: Markup): Markup {
  return markup`<form id="${id}" data-call="${toData(call)}">${fields}
<p class="outcome" role="status" data-own></p>
<details class="curl"><summary>The same with curl</summary><div data-own></div></details></form>`;
}

export function toPromptForm(interns: readonly Intern[], keys: readonly KeyView[], apiPath: string): Markup {
  const usable = keys.filter(({ type, record }) => type === 'standard' && !record.disabled);
  const running = interns.filter(({ status }) => status === 'running');
  if (usable.length === 0 || running.length === 0)
    return markup`<p class="quiet">A prompt needs a running intern and a standard key.</p>`;
  const internOptions = running.map(({ id, name }) => markup`<option value="${toData(id)}">${name}</option>`);
  const keyOptions = usable.map(({ record }) => markup`<option value="${toData(record.hash)}">${record.hash}</option>`);
  const body = { stream: true, approval_mode: 'manual', messages: [{ role: 'user', content: '' }] };
  const fields = markup`<p class="wide"><label for="prompt-text">Prompt</label> <textarea id="prompt-text" name="prompt" rows="3" required></textarea></p>
<p><label for="prompt-intern">Intern</label> <select id="prompt-intern" name="intern">${internOptions}</select></p>
<p><label for="prompt-mode">Mode</label> <select id="prompt-mode" name="mode"><option>manual</option><option>self-drive</option></select></p>
<p><label for="prompt-key">As key</label> <select id="prompt-key" name="key">${keyOptions}</select></p>
<p><label for="prompt-session">Session <small>empty: a new one</small></label> <input id="prompt-session" name="session" autocomplete="off"></p>
<p class="buttons"><button class="main">Send the prompt</button></p>`;
  return toForm({ id: 'prompt', method: 'POST', path: `${apiPath}/interns/`, body, fill: 'prompt' }, fields);
}

export function toPolicyForm({ source, text, policy, problems, context }: CurrentPolicy): Markup {
  const intro =
    source === undefined
      ? markup`There is no policy. Write one with <code>interns policy init</code>, or paste one.`
      : markup`Open questions are checked against <code>${source}</code>${policy === undefined ? '' : `: ${policy.rules.length === 1 ? '1 rule' : `${policy.rules.length} rules`}, default ${policy.default}`}.`;
  const problemList =
    problems.length === 0
      ? nothing
      : markup`<div class="alert caution">${problems.map((problem) => markup`<p>${problem}</p>`)}</div>`;
  // HTML drops the first line break in a <textarea>, so one more comes before the text.
  const fields = markup`<p class="wide"><label for="policy-text">Policy <small>empty: that of the file</small></label> <textarea id="policy-text" name="policy" rows="8" spellcheck="false">${toLines(`\n${text}`)}</textarea></p>
<p class="wide"><label for="policy-context">What is known about the run <small>JSON, as in <code>--context</code></small></label> <input id="policy-context" name="context" value="${toData(context)}" autocomplete="off" spellcheck="false"></p>
<p class="buttons"><button class="main">Try this policy</button></p>`;
  const call = { id: 'policy', method: 'PUT', path: '/_console/policy', body: {}, fill: 'policy' } as const;
  return markup`<p>${intro}</p>${problemList}<details><summary>Try another policy</summary>${toForm(call, fields)}</details>`;
}

export function toClockForm(): Markup {
  const fields = markup`<p><label for="clock-by">Advance it by <small>90s, 5m, 1h30m</small></label> <input id="clock-by" name="advance" value="1h" required autocomplete="off"></p>
<p class="buttons"><button class="main">Advance the clock</button></p>`;
  return toForm({ id: 'clock', method: 'POST', path: '/_clock', body: {}, fill: 'clock' }, fields);
}

const faultChoices: readonly (readonly [string, unknown])[] = [
  ['status 500', { status: 500 }],
  ['status 503', { status: 503 }],
  ['status 429', { status: 429 }],
  ['status 401', { status: 401 }],
  ['break the connection', 'reset'],
  ['no answer at all', 'hang'],
  ['headers, then silence', 'silence'],
  ['break it after 200 bytes', { sever_after_bytes: 200 }],
  ['end without [DONE]', 'end_without_done'],
  ['one byte per write', 'one_byte_per_write'],
  ['CR LF line ends', 'crlf'],
];

export function toFaultForm(): Markup {
  const routes = faultRoutes.map((route) => markup`<option>${route}</option>`);
  const faults = faultChoices.map(([name, fault]) => markup`<option value="${toData(fault)}">${name}</option>`);
  const fields = markup`<p><label for="fault-route">Route</label> <select id="fault-route" name="route">${routes}</select></p>
<p><label for="fault-what">What goes wrong</label> <select id="fault-what" name="fault">${faults}</select></p>
<p><label for="fault-after">After this many requests</label> <input id="fault-after" name="after" type="number" min="0" step="1" value="0" required></p>
<p><label for="fault-times">How many times</label> <input id="fault-times" name="times" type="number" min="1" step="1" value="1" required></p>
<p class="buttons"><button class="main">Arm the fault</button></p>`;
  return toForm({ id: 'fault', method: 'POST', path: '/_faults', body: {}, fill: 'fault' }, fields);
}

export function toFaults(open: readonly OpenFault[]): Markup {
  if (open.length === 0) return markup`<p class="quiet">No fault is armed.</p>`;
  const items = open.map(({ route, after, times, fault }) => {
    const when = after === 0 ? '' : ` after ${after} more`;
    return markup`<li><code>${route}</code> ${JSON.stringify(fault)} <small>${times === 1 ? 'once' : `${times} times`}${when}</small></li>`;
  });
  const call = { id: 'disarm', method: 'DELETE', path: '/_faults' } as const;
  return markup`<ul>${items}</ul>${toForm(call, markup`<p class="buttons"><button class="reject">Disarm all</button></p>`)}`;
}
