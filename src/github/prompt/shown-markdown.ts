// GitHub's Markdown as the text that a reader of the page sees: parsed as GitHub does, never searched for what may hide.
import MarkdownIt from 'markdown-it';
import { addFootnotes, renderUsedFootnotes } from './footnotes.ts';
import { toShownText } from './shown-html.ts';

// GitHub draws these from code: what their source says is not what is seen, comments and labels above all.
const drawn: ReadonlySet<string> = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl']);
const formula = /\$\$[^$]+\$\$|\$`[^`$]+`\$|\$(?!\s)[^$\n]+\$(?!\d)/y;
// What a formula can hide words with (MathJax documentation, "Supported TeX/LaTeX commands"); a comment of TeX ends with its line.
const hidesInFormula =
  /\\(?:[hv]?phantom|color|textcolor|style|class|cssId|href|llap|rlap|smash|require|def|newcommand)\b|(?<!\\)%/;

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false, breaks: true });
parser.use(addFootnotes);
parser.inline.ruler.before('escape', 'formula', (state, silent) => {
  formula.lastIndex = state.pos;
  const [found] = formula.exec(state.src) ?? [];
  if (found === undefined || state.pos + found.length > state.posMax) return false;
  if (!silent) state.push('text', '', 0).content = hidesInFormula.test(found) ? '[formula]' : found;
  state.pos += found.length;
  return true;
});
parser.core.ruler.push('drawn', ({ tokens }) => {
  // Only code has a language there.
  for (const token of tokens) {
    const [language = ''] = token.info.trim().toLowerCase().split(/\s/);
    if (drawn.has(language)) Object.assign(token, { type: 'html_block', content: `<p>[${language}]</p>` });
  }
});

/** What GitHub shows of a Markdown text; characters that can't be seen are still in it. */
export function toShownMarkdown(markdown: string): string {
  return toShownText(renderUsedFootnotes(parser, markdown));
}
