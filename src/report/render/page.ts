// A report as one HTML page that needs nothing else: no script, no font, no picture, no request.
import type { Block } from './blocks.ts';
import { toHtml } from './html.ts';
import { toSafeCode } from './safe-text.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --quiet: light-dark(#59636e, #9198a1); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { font-size: 1.5em; margin: 0; } h3, h4, h5, h6 { margin: 1em 0 0.5em; }
.quiet, small { color: var(--quiet); font-size: 0.875em; } h1 + .quiet { margin-top: 0.25em; }
dl { border: 1px solid var(--line); border-radius: 6px; margin: 1em 0; } dt { font-weight: 600; padding: 8px 16px; background: var(--soft); border-bottom: 1px solid var(--line); }
dd { margin: 0; padding: 0 16px; } hr { display: none; }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); }
code, pre { font: 0.875em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: 6px; }
code { padding: 0.15em 0.35em; } pre { padding: 12px; overflow-x: auto; } pre code { padding: 0; background: none; white-space: pre; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
.alert { border-left: 4px solid #0969da; padding: 8px 16px; background: var(--soft); } .alert.warning { border-color: #9a6700; } .alert.caution { border-color: #d1242f; }
th, td { overflow-wrap: anywhere; } ul, ol { padding-left: 1.5em; } blockquote blockquote { padding: 0 0.5em; } summary { cursor: pointer; }
@media (max-width: 600px) { th, td { padding: 4px; } }
`;

/** The page. Its policy forbids whatever is not its own style, should anything ever slip through. */
export function toPage(title: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${toSafeCode(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${toHtml(blocks)}
</main>
</body>
</html>
`;
}
