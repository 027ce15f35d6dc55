// Writes the tables of interns, sessions, keys and policies, and the journal.
import type { Intern } from '../contract/interns.ts';
import { toCost } from '../report/facts.ts';
import type { JournalEntry } from '../service/control/journal.ts';
import type { KeyView, ServiceView } from '../service/listen/console.ts';
import { type Markup, markup, nothing, type Part } from './markup.ts';
import { runStates, type WatchedRun } from './runs.ts';

const maxRows = 100;

function toTable(heads: readonly string[], rows: readonly (readonly Part[])[], emptyText: string): Markup {
  if (rows.length === 0) return markup`<p class="quiet">${emptyText}</p>`;
  const hiddenCount = rows.length - maxRows;
  const more = hiddenCount > 0 ? markup`<p class="quiet">Not shown: ${hiddenCount} more.</p>` : nothing;
  const head = heads.map((name) => markup`<th scope="col">${name}</th>`);
  const body = rows.slice(0, maxRows).map(([first = nothing, ...cells]) => {
    const others = cells.map((cell, index) => markup`<td data-head="${heads[index + 1] ?? ''}">${cell}</td>`);
    return markup`<tr><th scope="row">${first}</th>${others}</tr>`;
  });
  return markup`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${more}`;
}

function toWord(word: string, colour: string): Markup {
  return markup`<span class="word ${colour}">${word}</span>`;
}

function toCode(text: string): Markup {
  return markup`<code>${text}</code>`;
}

function toSmallLine(text: string | null): Markup {
  return text === null ? nothing : markup`<br><small>${text}</small>`;
}

const statusColours: Readonly<Record<string, string>> = { running: 'allowed', failed: 'rejected' };

export function toInterns(interns: readonly Intern[]): Markup {
  const rows = interns.map(({ id, name, status, progress, last_failure_message, model, description }) => {
    const step = progress && `step ${progress.step_number} of ${progress.total_steps}: ${progress.step_label}`;
    const state = markup`${toWord(status, statusColours[status] ?? 'waiting')}${toSmallLine(step)}${toSmallLine(last_failure_message)}`;
    return [markup`${name}${toSmallLine(description)}`, state, model ?? '–', toCode(id)];
  });
  return toTable(['Intern', 'Status', 'Model', 'Id'], rows, 'The configuration has no intern.');
}

export function toSessions(runs: readonly WatchedRun[], names: ReadonlyMap<string, string>): Markup {
  const lastRuns = new Map<string, WatchedRun['run']>();
  for (const { run } of runs) {
    const key = JSON.stringify([run.internId, run.sessionId]);
    if (!lastRuns.has(key)) lastRuns.set(key, run);
  }
  const rows = [...lastRuns.values()].slice(0, 20).map(({ internId, sessionId, turn, state, startedAt }) => {
    const { label, colour } = runStates[state];
    const name = names.get(internId) ?? internId;
    return [toCode(sessionId), name, turn, toWord(label, colour), startedAt.slice(11, 19)];
  });
  return toTable(['Session', 'Intern', 'Turns', 'Last run', 'Began (UTC)'], rows, 'No session yet.');
}

const periods: Readonly<Record<string, string>> = { daily: 'today', weekly: 'this week', monthly: 'this month' };

export function toKeys(keys: readonly KeyView[], nowMs: number): Markup {
  const rows = keys.map(({ type, record }) => {
    const { hash, name, disabled, expires_at } = record;
    const isExpired = expires_at !== null && Date.parse(expires_at) <= nowMs;
    const isLimitReached = record.limit_remaining === 0;
    const problem = disabled ? 'disabled' : isExpired ? 'expired' : isLimitReached ? 'over its limit' : undefined;
    const colour = problem === undefined ? 'allowed' : 'rejected';
    const key = markup`${toCode(hash)}${toSmallLine(name === hash ? null : name)}`;
    return [key, type, toWord(problem ?? 'usable', colour), toUsage(record, colour)];
  });
  return toTable(['Key', 'Type', 'State', 'Used'], rows, 'The configuration has no key.');
}

function toUsage({ limit, limit_remaining, limit_reset, usage }: KeyView['record'], colour: string): Markup {
  if (limit === null || limit_remaining === null) return markup`${toCost(usage)} <small>without a limit</small>`;
  const used = limit - limit_remaining;
  const share = limit === 0 ? 100 : Math.min(100, (used * 100) / limit);
  const period = limit_reset === null ? 'in all' : (periods[limit_reset] ?? limit_reset);
  return markup`${toCost(used)} of ${toCost(limit)} <small>${period}</small><svg class="usage ${colour}" aria-hidden="true"><rect class="limit" width="100%" height="8" rx="4"/><rect width="${share.toFixed(1)}%" height="8" rx="4"/></svg>`;
}

export function toPolicies(policies: ReturnType<ServiceView['policies']>): Markup {
  const rows = policies.map(({ policy, issuer }) => {
    const { id, subject, audience, acts_as, enabled, claims, required_scope } = policy;
    const conditions = [
      ...Object.entries(claims).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
      ...(required_scope === undefined ? [] : [`scope ${required_scope}`]),
    ];
    const state = enabled ? nothing : markup`<br>${toWord('disabled', 'rejected')}`;
    const subjectCell = markup`${toCode(subject)}${toSmallLine(conditions.length === 0 ? null : `and ${conditions.join(', ')}`)}`;
    const key = acts_as === '' ? 'none' : toCode(acts_as);
    return [markup`${toCode(id)}${state}`, toCode(issuer), subjectCell, toCode(audience), key];
  });
  const heads = ['Policy', 'Issuer', 'Subject', 'Audience', 'Acts as'];
  return toTable(heads, rows, 'No federation policy: nobody can exchange an identity token here.');
}

export function toJournal(entries: readonly JournalEntry[]): Markup {
  if (entries.length === 0) return markup`<p class="quiet">No request yet.</p>`;
  const shown = entries.slice(-maxRows).toReversed();
  const hiddenCount = entries.length - shown.length;
  const more =
    hiddenCount > 0 ? markup`<p class="quiet">${hiddenCount} earlier ones are at <code>/_journal</code>.</p>` : nothing;
  return markup`<ol class="journal">${shown.map(toEntry)}</ol>${more}`;
}

function toEntry({ at, method, path, status, decision, reason }: JournalEntry): Markup {
  const isFailure = status === null ? decision !== 'received' : status >= 400; // `received`: not answered yet
  const result = decision === String(status) ? (reason ?? '') : decision; // some routes use the status as the decision
  const detail = reason === null || result === reason ? nothing : markup` <span class="because">${reason}</span>`;
  return markup`<li class="${isFailure ? 'failed' : 'plain'}"><time>${at.slice(11, 19)}</time> <span class="status word">${status ?? '…'}</span> <span class="request">${method} ${path}</span> <span class="why">${result}${detail}</span></li>`;
}
