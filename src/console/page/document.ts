// The page as it is loaded: all that is known at that moment, one style sheet, one script, nothing from anywhere else.
import { createHash } from 'node:crypto';
import type { ServiceView } from '../../service/console/view.ts';
import { scriptText } from '../script-text.ts';
import { data, type Markup, markup, nothing } from './markup.ts';
import { style } from './style.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Headers of the page. The policy (Content Security Policy Level 3) allows one style sheet and one script by their digests,
 * and requests to the service itself. The address holds the token, so it goes into no `Referer` and no cache.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${digestOf(style)}'`,
    `script-src 'sha256-${digestOf(scriptText)}'`,
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

/** The columns of the page, each with its sections in their order: the id of what changes, and what stands over it. */
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

/** The HTML of the page. */
export function toConsolePage(
  sections: ReadonlyMap<string, Markup>,
  { baseUrl, isTokenNeeded }: Pick<ServiceView, 'baseUrl' | 'isTokenNeeded'>,
): string {
  const part = (id: string): Markup => markup`<div id="${id}">${sections.get(id) ?? nothing}</div>`;
  const titleId = (title: string): string => `on-${title.toLowerCase().replaceAll(' ', '-')}`;
  const body = columns.map(
    (column) =>
      markup`<div class="column">${column.map(({ title, ids }) => markup`<section aria-labelledby="${titleId(title)}"><h2 id="${titleId(title)}" tabindex="-1">${title}</h2>${ids.map(part)}</section>`)}</div>`,
  );
  const links = columns.flat().map(({ title }) => markup`<a href="#${titleId(title)}">${title}</a> `);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Intern Service</title>
<style>${style}</style>
</head>
${
  markup`<body class="console" data-guarded="${data(isTokenNeeded)}">
<header><h1>Local Intern Service</h1>
<p class="quiet"><code>${baseUrl}</code></p>
${part('now')}
<p id="connection" class="alert warning" role="status" hidden></p>
<nav aria-label="On this page">${links}</nav></header>
<main>${body}</main>`.html
}
<script>${scriptText}</script>
</body>
</html>
`;
}
