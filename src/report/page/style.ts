// How the report page looks: light and dark, narrow and wide, on screen and on paper. No file beside the page.

/** Colours by what became of a row; text in them has a contrast of at least 4.5:1 in both schemes (WCAG 2.2, 1.4.3). */
const colours = `
:root { color-scheme: light dark;
  --ground: light-dark(#fff, #0d1117); --ink: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8);
  --plain: light-dark(#8c959f, #6e7681); --intern: light-dark(#8250df, #ab7df8); --allowed: light-dark(#1a7f37, #3fb950);
  --rejected: light-dark(#cf222e, #f85149); --asked: light-dark(#0969da, #4493f8); --waiting: light-dark(#9a6700, #d29922); }
`;

const page = `
* { box-sizing: border-box; }
html { scroll-behavior: auto; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }
header { padding-top: 32px; } main { padding-bottom: 48px; } footer { padding-bottom: 32px; color: var(--quiet); font-size: .875em; }
h1 { font-size: 1.75em; line-height: 1.25; margin: 0; font-weight: 600; } h2 { font-size: 1.25em; margin: 1.75em 0 .5em; }
h3, h4, h5, h6 { margin: 1em 0 .5em; } p { margin: .5em 0; }
a { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.quiet, small { color: var(--quiet); font-size: .875em; }
nav { margin-top: .75em; font-size: .875em; } nav a { margin-right: 1.25em; white-space: nowrap; display: inline-block; }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--soft); border-radius: 6px; unicode-bidi: isolate; }
code { padding: .15em .35em; } pre { padding: 12px 16px; margin: .5em 0; } pre code { padding: 0; background: none; font-size: 1em; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; } dt { display: none; } dd { margin: 0; unicode-bidi: isolate; } hr { display: none; }
.says { font-size: .875em; color: var(--quiet); font-weight: 400; margin: 0 0 .5em; } .answer { border-left: 4px solid var(--intern); padding: 4px 0 4px 20px; } .answer > :first-child, dd > :first-child { margin-top: 0; }
blockquote { margin: .5em 0; padding: 0 1em; border-left: 4px solid var(--line); unicode-bidi: isolate; } blockquote blockquote { padding: 0 .5em; }
table { border-collapse: collapse; margin: .5em 0; width: 100%; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
th { background: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th[scope=row] { width: 12rem; } time { white-space: nowrap; }
ul, ol { padding-left: 1.5em; } summary { cursor: pointer; }
.alert { border-left: 4px solid var(--link); padding: 8px 16px; background: var(--soft); border-radius: 0 6px 6px 0; }
.alert.warning { border-color: var(--waiting); } .alert.caution { border-color: var(--rejected); }
.refused { border: 1px solid var(--line); border-left: 4px solid var(--rejected); border-radius: 0 6px 6px 0; padding: 12px 16px; margin: .75em 0; }
.refused p { margin: 0 0 .25em; }
`;

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
.axis, .rows summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) 5rem minmax(0, 4fr); gap: 0 12px; align-items: center; }
.axis { font-size: .75em; color: var(--quiet); border-bottom: 1px solid var(--line); padding: 0 0 2px 22px; font-variant-numeric: tabular-nums; }
.axis svg { width: 100%; height: 1.4em; display: block; overflow: visible; fill: currentColor; }
.rows > li { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 33px; }
.rows summary { list-style: none; padding: 4px 0 4px 22px; min-height: 32px; position: relative; } .rows summary::-webkit-details-marker { display: none; }
.rows summary::before { content: ''; position: absolute; left: 6px; top: 12px; border: 4px solid transparent; border-left: 6px solid var(--quiet); }
.rows details[open] > summary::before { transform: rotate(90deg) translate(0, 2px); } .rows summary:hover { background: var(--soft); }
.when, .took { color: var(--quiet); font-variant-numeric: tabular-nums; } .rows .when, .rows .took { font-size: .8125em; } .took { text-align: right; }
.what-became { display: flex; flex-wrap: wrap; align-items: baseline; min-width: 0; } .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; flex: 0 1 auto; min-width: min(100%, 14em); max-width: 100%; } .what wbr { display: none; }
.rows details[open] .what { white-space: normal; }
.bar { width: 100%; height: 14px; display: block; overflow: visible; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%); }
.bar rect, .spent rect, .key rect { fill: var(--c); stroke: var(--c); stroke-width: 1.5px; } .spent rect { stroke: none; } .bar .waited { fill: var(--intern); stroke: none; }
.plain { --c: var(--plain); } .intern { --c: var(--intern); } .allowed { --c: var(--allowed); } .rejected, .failed { --c: var(--rejected); }
.asked, .people { --c: var(--asked); } .waiting, .warned, .network { --c: var(--waiting); } .step { --c: var(--plain); }
.word { color: var(--c); font-weight: 600; font-size: .875em; margin-left: .5em; white-space: nowrap; }
.row-body { padding: 4px 16px 16px 22px; scroll-margin-top: 48px; } .row-body h3 { font-size: .875em; color: var(--quiet); font-weight: 600; margin: 1em 0 .25em; }
.rows > li:has(:target) { background: var(--soft); box-shadow: inset 4px 0 var(--link); }
.rows > li:has(:target) summary::before { left: 10px; }
section:has(.f-pauses:checked) .rows > li:not(.pause), section:has(.f-requests:checked) .rows > li:not(.request),
section:has(.f-problems:checked) .rows > li:not(.problem) { display: none; }
.run > summary { font-size: 1.125em; font-weight: 600; padding: 12px 0; border-top: 1px solid var(--line); }
`;

const narrow = `
@media (max-width: 640px) {
  header, main, footer { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }
  .axis { display: none; } .rows summary { grid-template-columns: 4rem minmax(0, 1fr) auto; } .rows summary .bar { grid-column: 1 / -1; height: 6px; margin-top: 2px; background: none; }
  .runs :is(th, td):is(:nth-child(2), :nth-child(5)) { display: none; }
  .rows summary { align-items: start; } .rows .when, .rows .took { line-height: 1.85; }
  .rows details:not([open]) .what { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } .word { margin-left: 0; } .key { gap: 2px 16px; }
}
@media print {
  :root { color-scheme: light; } body { font-size: 11pt; } header, main, footer { max-width: none; padding: 0; } nav, .filters { display: none; }
  .rows > li { content-visibility: visible; break-inside: avoid; }
}
`;

/** The style sheet of the page. Nothing of a run stands in it, so one digest allows it and nothing else. */
export const style: string = colours + page + timeline + narrow;
