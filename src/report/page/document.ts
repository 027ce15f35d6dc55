// A page that needs nothing else: no script, no font, no picture, no request.
import { createHash } from 'node:crypto';
import { toSafeCode } from '../render/safe-text.ts';
import { style } from './style.ts';

/** What stands on a page. */
export interface PageParts {
  readonly title: string;
  /** HTML of the first landmark: what came of it. */
  readonly header: string;
  /** HTML of everything else. */
  readonly main: string;
  /** Seconds after which a browser reads the page again: for a run under way. */
  readonly refresh?: number | undefined;
}

/**
 * The page. Its policy (Content Security Policy Level 3) allows one style sheet by its digest and nothing else, should anything
 * ever slip through: no script, no style of an element, no picture, no form, no frame.
 */
export function toDocument({ title, header, main, refresh }: PageParts): string {
  const digest = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; form-action 'none'; base-uri 'none'`;
  const again = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${again}<title>${toSafeCode(title)}</title>
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
