// The page of a pull request as GitHub shows it: a review with its threads on lines, and the commit status at its end.
import type { FakeChange, FakeReview, FakeStatus, FakeThread } from '../../test/support/fake-github-state.ts';
import type { Theme } from '../../test/support/github-page.ts';
import { inPage, toHtml } from '../../test/support/github-page.ts';

/** What a run left on a pull request. */
export interface Conversation {
  readonly review: FakeReview;
  readonly threads: readonly FakeThread[];
  /** The diff in which the threads stand. */
  readonly patches: readonly FakeChange[];
  readonly status: FakeStatus;
}

const colours = {
  light:
    '--line:#d1d9e0;--soft:#f6f8fa;--text:#1f2328;--quiet:#59636e;--old:#ffebe9;--new:#dafbe1;--bad:#d1242f;--good:#1a7f37;--note:#9a6700',
  dark: '--line:#3d444d;--soft:#151b23;--text:#f0f6fc;--quiet:#9198a1;--old:#301a1f;--new:#12261e;--bad:#f85149;--good:#3fb950;--note:#d29922',
} as const;

const style = `
main { color: var(--text); font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
main .markdown-body { font-size: 14px; padding: 12px 16px; background: none; }
.who { color: var(--quiet); margin: 0 0 8px; } .who b { color: var(--text); }
.who i, .path i { font: 12px sans-serif; border: 1px solid var(--line); border-radius: 2em; padding: 0 7px; margin: 0 4px; color: var(--quiet); }
.path i { border-color: var(--note); color: var(--note); }
.box { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 16px; overflow: hidden; }
.thread { margin-left: 32px; }
.path { background: var(--soft); border-bottom: 1px solid var(--line); padding: 8px 12px; font: 12px monospace; }
.lines { border-bottom: 1px solid var(--line); font: 12px/20px monospace; white-space: pre; }
.lines div { padding: 0 12px; } .lines div::before { content: attr(data-number); display: inline-block; width: 4ch; padding-right: 2ch; text-align: right; color: var(--quiet); }
.old { background: var(--old); } .new { background: var(--new); }
.said { padding: 12px 16px 0; } .said .who { margin: 0; } .said + .said { border-top: 1px solid var(--line); }
.said .markdown-body { padding: 8px 0 12px; }
.suggested { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; } .suggested > p { margin: 0 !important; padding: 6px 12px; color: var(--quiet); border-bottom: 1px solid var(--line); font-size: 12px; }
.suggested .lines { border: 0; }
.reply { border-top: 1px solid var(--line); background: var(--soft); padding: 8px 12px; } .reply span { display: inline-block; border: 1px solid var(--line); border-radius: 6px; padding: 3px 12px; font-size: 12px; }
.check { padding: 12px 16px; color: var(--quiet); } .check b { color: var(--text); }
.failure { color: var(--bad); } .success { color: var(--good); }
`;

/** The page of a review, its threads and its status. */
export function conversationPage({ review, threads, patches, status }: Conversation, theme: Theme): string {
  const shown = threads.map((thread) => toThread(thread, patches));
  const body = `<p class="who">${toAuthor(review.author)} reviewed</p><div class="box">${toBody(review.body)}</div>`;
  const isFirst = threads.every(({ comments }) => comments.length === 1);
  const parts = isFirst ? [body, ...shown] : [...shown, body];
  return inPage(`<main style="${colours[theme]}">${parts.join('')}${toCheck(status)}</main>`, theme, style);
}

function toAuthor(login: string | null): string {
  return `<b>${(login ?? 'ghost').replace('[bot]', '')}</b> <i>bot</i>`;
}

/** GitHub shows a suggestion as a change of the thread's lines, and links a commit by its first seven digits. */
function toBody(markdown: string, suggested = ''): string {
  const html = toHtml(markdown)
    .replace(/<pre><code class="language-suggestion">(.*?)\n?<\/code><\/pre>/s, (_, code: string) => {
      const rows = `${suggested}${toRows(code.split('\n'), 'new')}`;
      return `<div class="suggested"><p>Suggested change</p><div class="lines">${rows}</div></div>`;
    })
    .replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, '<a href="#"><tt>$1</tt></a>');
  return `<div class="markdown-body">${html}</div>`;
}

function toRows(lines: readonly string[], kind: 'old' | 'new'): string {
  return lines.map((line) => `<div class="${kind}" data-number="">${kind === 'new' ? '+' : '-'}${line}</div>`).join('');
}

/** A thread below the four lines of the diff that end with its own. */
function toThread(thread: FakeThread, patches: readonly FakeChange[]): string {
  const { path, originalLine, originalStartLine, comments, isOutdated } = thread;
  const rows = readRows(patches.find(({ filename }) => filename === path)?.patch ?? '');
  const last = rows.findIndex(({ number }) => number === originalLine);
  const above = rows.slice(Math.max(0, last - 3), last + 1);
  const own = rows.filter(({ number }) => number >= (originalStartLine ?? originalLine) && number <= originalLine);
  const suggested = toRows(
    own.map(({ text }) => toText(text)),
    'old',
  );
  const diff = above.map(({ sign, text, number }) => {
    const kind = sign === '+' ? 'new' : sign === '-' ? 'old' : '';
    return `<div class="${kind}" data-number="${sign === '-' ? '' : number}">${toText(sign + text)}</div>`;
  });
  const said = comments.map(
    ({ author, body }) => `<div class="said"><p class="who">${toAuthor(author)}</p>${toBody(body, suggested)}</div>`,
  );
  const label = isOutdated ? '<i>Outdated</i>' : '';
  return `<div class="box thread"><div class="path">${path} ${label}</div><div class="lines">${diff.join('')}</div>${said.join('')}<div class="reply"><span>Resolve conversation</span></div></div>`;
}

interface Row {
  readonly sign: string;
  readonly text: string;
  /** In the new version; NaN for a removed line. */
  readonly number: number;
}

function readRows(patch: string): readonly Row[] {
  const [heading = '', ...lines] = patch.split('\n');
  let next = Number(/\+(\d+)/.exec(heading)?.[1]);
  return lines.map((line) => {
    const sign = line.slice(0, 1);
    return { sign, text: line.slice(1), number: sign === '-' ? Number.NaN : next++ };
  });
}

function toCheck({ state, context, description }: FakeStatus): string {
  const icon = `<span class="${state}">${state === 'success' ? '✓' : '✗'}</span>`;
  return `<div class="box check">${icon} <b>${toText(context)}</b> — ${toText(description ?? '')}</div>`;
}

function toText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
