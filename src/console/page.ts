// Writes the page of the console: the current state, one style sheet and one script. It loads nothing else.
import { createHash } from 'node:crypto';
import { baseStyle } from '../report/page/base-style.ts';
import type { ServiceView } from '../service/listen/console.ts';
import { toClockForm, toFaultForm, toFaults, toPolicyForm, toPromptForm } from './forms.ts';
import type { Judge } from './judge.ts';
import { type Markup, markup, nothing, toData } from './markup.ts';
import { toRuns, type WatchedRun } from './runs.ts';
import { scriptText } from './script-text.ts';
import { toInterns, toJournal, toKeys, toPolicies, toSessions } from './tables.ts';

const consoleStyle = `
.console header, .console main { max-width: 1680px; }
#now { margin: .5em 0; } #now .word { margin: 0; } #now time { font-variant-numeric: tabular-nums; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 48px; }
.word { margin-left: 0; } h2 { border-bottom: 1px solid var(--line); padding-bottom: 4px; scroll-margin-top: 16px; } h2:focus { outline: none; }
[hidden] { display: none; } :is(button, select, input, textarea):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.run-card { border: 1px solid var(--line); border-left: 4px solid var(--c); border-radius: 0 6px 6px 0; padding: 12px 20px; margin: .75em 0; }
.run-card h3, .run-card h4 { margin: 0; } .run-card h4 { font-size: .875em; color: var(--quiet); font-weight: 600; }
.run-card .word { margin-left: .5em; } .intern-name { unicode-bidi: isolate; } .run-card > .quiet { margin: .125em 0 .5em; }
.prompt { color: var(--quiet); border-left: 2px solid var(--line); padding-left: 12px; margin: .5em 0; }
.said { max-height: 24em; overflow-y: auto; } .said p { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; margin: .25em 0; }
.said .reasoning { color: var(--quiet); font-style: italic; }
.question { background: var(--soft); border-radius: 6px; padding: 12px 16px; margin: .75em 0 .25em; } .question pre { background: var(--ground); }
.verdict { border-left: 4px solid var(--c); padding-left: 12px; } .verdict small { margin-left: .5em; }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: .5em 0; } form p { margin: 0; min-width: 0; }
form :is(.wide, .outcome, .curl), .question .buttons { flex: 1 0 100%; } form .outcome:empty { display: none; } form .outcome { font-size: .875em; }
label { display: block; font-size: .875em; font-weight: 600; } label small { font-weight: 400; font-size: 1em; }
:is(input, select, textarea) { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--plain); border-radius: 6px; padding: 4px 10px; max-width: 100%; }
:is(input, select) { height: 36px; } textarea { width: 100%; font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; resize: vertical; } .wide input { width: 100%; }
input[type=number] { width: 7em; }
button { font: inherit; font-weight: 600; padding: 5px 16px; border-radius: 6px; border: 1px solid var(--c, var(--plain)); color: var(--c, var(--ink)); background: var(--ground); cursor: pointer; min-height: 36px; margin: 0 4px 4px 0; }
button:hover { background: var(--soft); } button:disabled { opacity: .6; cursor: default; }
button.allow { --c: var(--allowed); } button.reject { --c: var(--rejected); } button.other { --c: var(--quiet); } button.main { --c: var(--link); }
.curl summary, details summary { color: var(--quiet); font-size: .875em; } .curl pre { margin: .25em 0 .5em; }
thead th { white-space: nowrap; } .usage { display: block; width: 100%; height: 8px; margin-top: 4px; } .usage rect { fill: var(--c); } .usage .limit { fill: var(--line); }
.journal { list-style: none; padding: 0; margin: 0; font-size: .875em; }
.journal li { display: grid; grid-template-columns: 4.5em 2.5em minmax(0, 3fr) minmax(0, 4fr); gap: 0 8px; padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.journal time { color: var(--quiet); font-variant-numeric: tabular-nums; } .journal .status { font-size: 1em; } .journal .plain .status { color: var(--quiet); }
.journal .because { color: var(--quiet); } .journal .request { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9375em; }
section td, section th { font-size: .875em; min-width: 5.5em; } td .word { white-space: normal; overflow-wrap: normal; } section th[scope=row] { width: auto; min-width: 10em; font-weight: 400; } section td code, section th code { font-size: 1em; padding: 0; background: none; }
@media (min-width: 1200px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
@media (max-width: 640px) {
  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }
  .run-card, .question { padding: 8px 12px; } .journal li { grid-template-columns: 4.5em 2.5em minmax(0, 1fr); } .journal .why { grid-column: 3; }
  table, thead, tbody, tr, th, td { display: block; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 8px; overflow: hidden; } tr > * { border: 0; } section td.n { text-align: left; }
  td::before { content: attr(data-head) ': '; color: var(--quiet); }
}
`;

const style = baseStyle + consoleStyle;

const toDigest = (text: string): string => createHash('sha256').update(text).digest('base64');

// Allows one style sheet and one script, by digest (Content Security Policy Level 3). The URL contains the token, so it
// must not reach `Referer` or a cache.
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${toDigest(style)}'`,
    `script-src 'sha256-${toDigest(scriptText)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const columns = [
  [
    { title: 'Runs', ids: ['runs'] },
    { title: 'Send a prompt', ids: ['prompt-form'] },
    { title: 'Journal', ids: ['journal'] },
  ],
  [
    { title: 'Interns', ids: ['interns'] },
    { title: 'Keys', ids: ['keys'] },
    { title: 'Permission policy', ids: ['policy-form'] },
    { title: 'Clock', ids: ['clock-form'] },
    { title: 'Faults', ids: ['faults', 'fault-form'] },
    { title: 'Sessions', ids: ['sessions'] },
    { title: 'Federation policies', ids: ['policies'] },
  ],
] as const;

export function toConsolePage(
  sections: ReadonlyMap<string, Markup>,
  { baseUrl, isTokenNeeded }: Pick<ServiceView, 'baseUrl' | 'isTokenNeeded'>,
): string {
  const toPart = (id: string): Markup => markup`<div id="${id}">${sections.get(id) ?? nothing}</div>`;
  const toTitleId = (title: string): string => `on-${title.toLowerCase().replaceAll(' ', '-')}`;
  const body = columns.map(
    (column) =>
      markup`<div class="column">${column.map(({ title, ids }) => markup`<section aria-labelledby="${toTitleId(title)}"><h2 id="${toTitleId(title)}" tabindex="-1">${title}</h2>${ids.map(toPart)}</section>`)}</div>`,
  );
  const links = columns.flat().map(({ title }) => markup`<a href="#${toTitleId(title)}">${title}</a> `);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Intern Service</title>
<style>${style}</style>
</head>
${
  markup`<body class="console" data-guarded="${toData(isTokenNeeded)}">
<header><h1>Local Intern Service</h1>
<p class="quiet"><code>${baseUrl}</code></p>
${toPart('now')}
<p id="connection" class="alert warning" role="status" hidden></p>
<nav aria-label="On this page">${links}</nav></header>
<main>${body}</main>`.html
}
<script>${scriptText}</script>
</body>
</html>
`;
}

export function toSections(view: ServiceView, runs: readonly WatchedRun[], judge: Judge): ReadonlyMap<string, Markup> {
  const interns = view.interns();
  const keys = view.keys();
  const names = new Map(interns.map(({ id, name }) => [id, name]));
  const apiPath = new URL(view.baseUrl).pathname;
  return new Map([
    ['now', toNow(view.now(), runs)],
    ['runs', toRuns(runs, { names, apiPath, judgePause: judge.judgePause })],
    ['prompt-form', toPromptForm(interns, keys, apiPath)],
    ['interns', toInterns(interns)],
    ['sessions', toSessions(runs, names)],
    ['keys', toKeys(keys, view.now())],
    ['policy-form', toPolicyForm(judge.getPolicy())],
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
  const questions =
    waiting === 0 ? 'No question waits' : waiting === 1 ? '1 question waits' : `${waiting} questions wait`;
  const now = new Date(nowMs).toISOString();
  return markup`<span class="${waiting === 0 ? 'quiet' : 'waiting word'}" role="status">${questions}</span> · ${atWork === 1 ? '1 run' : `${atWork} runs`} at work · <time>${now.slice(0, 10)} ${now.slice(11, 19)}</time> UTC by the service's clock`;
}
