// Writes a self-contained HTML page: without scripts, fonts, pictures or requests.
import { toSafeCode } from '../render/safe-text.ts';
import { baseStyle } from './base-style.ts';
import { styleDigest } from './style-digest.ts';

/** Puts `:has` on the filters, not on their section, where a browser would match it again for each row. */
const timeline = `
.spent { display: block; width: 100%; height: 20px; border-radius: 6px; margin: .75em 0 .5em; }
.key { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; } .key li { white-space: nowrap; }
.key svg { width: 12px; height: 12px; margin-right: 6px; } .key b { font-variant-numeric: tabular-nums; margin-left: .25em; }
.filters { border: 0; padding: 0; margin: .75em 0; display: flex; flex-wrap: wrap; gap: 8px; }
.filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filters input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.filters label { border: 1px solid var(--line); border-radius: 99px; padding: 2px 14px; font-size: .875em; cursor: pointer; background: var(--soft); }
.filters input:checked + label { background: var(--link); border-color: var(--link); color: var(--ground); }
.axis, .rows { list-style: none; padding: 0; margin: 0; }
.axis, .rows summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) 5rem minmax(0, 4fr); gap: 0 12px; align-items: start; }
.axis { font-size: .75em; color: var(--quiet); border-bottom: 1px solid var(--line); padding: 0 0 2px 22px; font-variant-numeric: tabular-nums; }
.axis svg { width: 100%; height: 1.4em; display: block; overflow: visible; fill: currentColor; }
.rows > li { border-bottom: 1px solid var(--line); }
.rows ~ .rows, .rows ~ .rows > li { content-visibility: auto; contain-intrinsic-size: auto 33px; } .rows ~ .rows { contain-intrinsic-height: auto 6600px; }
.rows summary { list-style: none; padding: 4px 0 4px 22px; min-height: 32px; position: relative; } .rows summary::-webkit-details-marker { display: none; }
.rows summary::before { content: ''; position: absolute; left: 6px; top: 12px; border: 4px solid transparent; border-left: 6px solid var(--quiet); }
.rows details[open] > summary::before { transform: rotate(90deg) translate(0, 2px); } .rows summary:hover { background: var(--soft); }
.when, .took { color: var(--quiet); font-variant-numeric: tabular-nums; } .rows .when, .rows .took { font-size: .8125em; line-height: 1.85; } .took { text-align: right; }
.what-became { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; min-width: 0; } .what-became .word { margin-left: 0; } .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; flex: 0 1 auto; min-width: min(100%, 14em); max-width: 100%; }
.rows details[open] .what, .what-became .word { white-space: normal; max-width: 100%; }
.bar { width: 100%; height: 14px; margin-top: 5px; display: block; overflow: visible; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%); }
.bar rect, .spent rect, .key rect { fill: var(--c); stroke: var(--c); stroke-width: 1.5px; } .spent rect { stroke: none; } .bar .waited { fill: var(--intern); stroke: none; }
.row-body { padding: 4px 16px 16px 22px; scroll-margin-top: 48px; } .row-body h3 { font-size: .875em; color: var(--quiet); font-weight: 600; margin: 1em 0 .25em; }
.rows > li:has(:target) { background: var(--soft); box-shadow: inset 4px 0 var(--link); }
.rows > li:has(:target) summary::before { left: 10px; }
.filters:has(.f-pauses:checked) ~ .rows > li:not(.pause), .filters:has(.f-requests:checked) ~ .rows > li:not(.request),
.filters:has(.f-problems:checked) ~ .rows > li:not(.problem) { display: none; }
.filters:not(:has(.f-all:checked)) ~ .rows { content-visibility: visible; }
.run > summary { font-size: 1.125em; font-weight: 600; padding: 12px 0; border-top: 1px solid var(--line); }
`;

const narrow = `
@media (max-width: 640px) {
  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }
  .axis { display: none; } .rows summary { grid-template-columns: 4rem minmax(0, 1fr) auto; } .rows summary .bar { grid-column: 1 / -1; height: 6px; margin-top: 2px; background: none; }
  .runs :is(th, td):is(:nth-child(2), :nth-child(5)) { display: none; }
  .rows details:not([open]) .what { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } .key { gap: 2px 16px; }
}
@media print {
  :root { color-scheme: light; } body { font-size: 11pt; } header, main { max-width: none; padding: 0; } nav, .filters { display: none; }
  .rows ~ .rows, .rows ~ .rows > li { content-visibility: visible; } .rows > li { break-inside: avoid; }
}
`;

/** Depends on no run, so that one fixed digest allows exactly this style sheet. */
export const style = baseStyle + timeline + narrow;

const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleDigest}'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
`;

export interface PageParts {
  readonly title: string;
  readonly header: string;
  readonly main: string;
  /** Seconds until the page reloads, for a run that is not over. */
  readonly refresh?: number | undefined;
}

/** If the escaping ever failed, the page's Content Security Policy (Level 3) would still allow only our style sheet. */
export function toDocument({ title, header, main, refresh }: PageParts): string {
  const refreshTag = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">\n`;
  return `${head}${refreshTag}<title>${toSafeCode(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`;
}
