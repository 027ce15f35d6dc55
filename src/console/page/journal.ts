// The journal: the last requests, how each was answered and why.
import type { JournalEntry } from '../../service/control/journal.ts';
import { type Markup, markup, nothing } from './markup.ts';

const mostEntries = 100;

/** The last requests, the last first. */
export function toJournal(entries: readonly JournalEntry[]): Markup {
  if (entries.length === 0) return markup`<p class="quiet">No request yet.</p>`;
  const shown = entries.slice(-mostEntries).toReversed();
  const left = entries.length - shown.length;
  const more = left > 0 ? markup`<p class="quiet">${left} earlier ones are at <code>/_journal</code>.</p>` : nothing;
  return markup`<ol class="journal">${shown.map(toEntry)}</ol>${more}`;
}

function toEntry({ at, method, path, status, decision, reason }: JournalEntry): Markup {
  const isRefused = status === null ? decision !== 'received' : status >= 400;
  const why = decision === String(status) ? (reason ?? '') : decision;
  const because = reason === null || why === reason ? nothing : markup` <span class="because">${reason}</span>`;
  return markup`<li class="${isRefused ? 'failed' : 'plain'}"><time>${at.slice(11, 19)}</time> <span class="status word">${status ?? '…'}</span> <span class="request">${method} ${path}</span> <span class="why">${why}${because}</span></li>`;
}
