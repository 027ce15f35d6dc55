// Renders Markdown as GitHub shows a job summary: GFM, alerts, and only the elements that GitHub lets through.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const { resolve } = createRequire(import.meta.url);
const css = (theme: Theme): string => readFileSync(resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8');

/** GitHub's own allowlist has `<wbr>` as well (html-pipeline, `sanitization_filter.rb`, `elements`). */
const allowed = { ...defaultSchema, tagNames: [...(defaultSchema.tagNames ?? []), 'wbr'] };

/** GitHub's two colour schemes. */
export type Theme = 'light' | 'dark';

/** The HTML of a Markdown text after GitHub's allowlist of elements and attributes. */
export function toHtml(markdown: string): string {
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, allowed)
    .use(rehypeGithubAlerts, {})
    .use(rehypeStringify);
  return pipeline.processSync(markdown).toString();
}

/** A page that looks like a job summary on GitHub. */
export function toPage(markdown: string, theme: Theme): string {
  return inPage(`<main class="markdown-body">${toHtml(markdown)}</main>`, theme);
}

/** A page in GitHub's colours around HTML, with what more is to say of its style. */
export function inPage(html: string, theme: Theme, style = ''): string {
  const background = theme === 'light' ? '#ffffff' : '#0d1117';
  return `<!doctype html><meta charset="utf-8"><style>${css(theme)}
body { background: ${background}; margin: 0; padding: 24px; }
main { max-width: 860px; margin: auto; }
${style}</style><body>${html}`;
}
