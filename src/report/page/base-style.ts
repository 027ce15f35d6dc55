// Defines the styles that all our pages share, with colours for light and dark screens.

/** Colours for text, backgrounds and outcomes. Text has a contrast of 4.5:1 or more in both modes (WCAG 2.2, 1.4.3). */
const colours = `
:root { color-scheme: light dark;
  --ground: light-dark(#fff, #0d1117); --ink: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8);
  --plain: light-dark(#8c959f, #6e7681); --intern: light-dark(#8250df, #ab7df8); --allowed: light-dark(#1a7f37, #3fb950);
  --rejected: light-dark(#cf222e, #f85149); --asked: var(--link); --waiting: light-dark(#9a6700, #d29922); }
`;

const page = `
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }
header { padding-top: 32px; } main { padding-bottom: 48px; }
h1 { font-size: 1.75em; line-height: 1.25; margin: 0; font-weight: 600; } h2 { font-size: 1.25em; margin: 1.75em 0 .5em; }
h3, h4, h5, h6 { margin: 1em 0 .5em; } p, pre, blockquote, table { margin: .5em 0; }
a { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.quiet, small { color: var(--quiet); font-size: .875em; }
nav { margin-top: .75em; font-size: .875em; } nav a { margin-right: 1.25em; white-space: nowrap; display: inline-block; }
code, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--soft); border-radius: 6px; }
code, pre, dd, blockquote { unicode-bidi: isolate; } code { padding: .15em .35em; } pre { padding: 12px 16px; } pre code { padding: 0; background: none; font-size: 1em; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; } dt { display: none; } dd { margin: 0; } hr, wbr { display: none; }
.says { font-size: .875em; color: var(--quiet); font-weight: 400; margin: 0 0 .5em; } .answer { border-left: 4px solid var(--intern); padding: 4px 0 4px 20px; } .answer > :first-child, dd > :first-child { margin-top: 0; }
blockquote { padding: 0 1em; border-left: 4px solid var(--line); } blockquote blockquote { padding: 0 .5em; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
th { background: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th[scope=row] { width: 12rem; } th[scope=col] { overflow-wrap: normal; } time { white-space: nowrap; }
ul, ol { padding-left: 1.5em; } summary { cursor: pointer; }
.alert { border-left: 4px solid var(--link); padding: 8px 16px; background: var(--soft); border-radius: 0 6px 6px 0; }
.alert.warning { border-color: var(--waiting); } .alert.caution { border-color: var(--rejected); }
.refused { border: 1px solid var(--line); border-left: 4px solid var(--rejected); border-radius: 0 6px 6px 0; padding: 12px 16px; margin: .75em 0; }
.refused p { margin: 0 0 .25em; }
.plain, .step { --c: var(--plain); } .intern { --c: var(--intern); } .allowed { --c: var(--allowed); } .rejected, .failed { --c: var(--rejected); }
.asked, .people { --c: var(--asked); } .waiting, .warned, .network { --c: var(--waiting); }
.word { color: var(--c); font-weight: 600; font-size: .875em; margin-left: .5em; white-space: nowrap; }
`;

export const baseStyle: string = colours + page;
