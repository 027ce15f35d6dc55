// Turns GitHub's Markdown into the text that a reader of the page sees.
import MarkdownIt from 'markdown-it';
import { toShownText } from './shown-html.ts';

// GitHub draws code in these languages. The drawing hides parts of the code, such as comments.
const drawnLanguages: ReadonlySet<string> = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl']);
const formula = /\$\$[^$]+\$\$|\$`[^`$]+`\$|\$(?!\s)[^$\n]+\$(?!\d)/y;
// TeX commands that show all their words (MathJax documentation, "Supported TeX/LaTeX commands").
const shownCommands = `
  alpha beta gamma delta epsilon theta lambda mu pi rho sigma tau phi omega Gamma Delta Theta Lambda Pi Sigma Phi
  Omega frac sqrt binom sum prod int lim log ln exp sin cos tan min max text mathbf mathrm mathit mathcal mathbb left
  right cdot cdots ldots dots times div pm le leq ge geq lt gt ne neq approx equiv sim to in notin subset cup cap land
  lor neg forall exists infty partial nabla quad
`;
/** Matches TeX that may hide words: any other command, and `%`, which begins a comment unless it is escaped. */
const hidesInFormula = new RegExp(
  String.raw`\\(?!(?:${shownCommands.trim().split(/\s+/).join('|')})(?![A-Za-z]))[A-Za-z]|(?<!(?<!\\)(?:\\\\)*\\)%`,
);

const github = new MarkdownIt({ html: true, linkify: false, typographer: false, breaks: true });
github.inline.ruler.before('escape', 'formula', (state, silent) => {
  formula.lastIndex = state.pos;
  const [match] = formula.exec(state.src) ?? [];
  if (match === undefined || state.pos + match.length > state.posMax) return false;
  if (!silent) state.push('text', '', 0).content = hidesInFormula.test(match) ? '[formula]' : match;
  state.pos += match.length;
  return true;
});
github.core.ruler.push('drawn', ({ tokens }) => {
  // Only code has a language in `info`.
  for (const token of tokens) {
    const [language = ''] = token.info.trim().toLowerCase().split(/\s/);
    if (drawnLanguages.has(language)) Object.assign(token, { type: 'html_block', content: `<p>[${language}]</p>` });
  }
});

const definition = /^\[\^([^\]\s]+)\]:[ \t]*/;
const reference = /\[\^([^\]\s]+)\]/g;

// Collects footnotes in `env.definitions` (GitHub docs, "Basic writing and formatting syntax", footnotes).
github.block.ruler.before(
  'reference',
  'footnote',
  (state, startLine, endLine, silent) => {
    const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
    const first = state.src.slice(begin, state.eMarks[startLine]);
    const match = definition.exec(first);
    if (match === null) return false;
    if (silent) return true;
    const next = findDefinitionEnd(state, startLine, endLine);
    const further = state.getLines(startLine + 1, next, state.blkIndent + 4, false);
    const definitions: unknown = state.env['definitions'];
    const name = (match[1] ?? '').toLowerCase();
    if (definitions instanceof Map && !definitions.has(name))
      definitions.set(name, `${first.slice(match[0].length)}\n${further}`);
    state.line = next;
    return true;
  },
  { alt: ['paragraph', 'reference'] },
);

type BlockState = Parameters<Parameters<typeof github.block.ruler.before>[2]>[0];

/** Returns the line after a footnote. A footnote goes on after a blank line if the next line is indented. */
function findDefinitionEnd(state: BlockState, startLine: number, endLine: number): number {
  const terminators = state.md.block.ruler.getRules('paragraph');
  let isParagraph = true;
  let end = startLine + 1;
  for (let line = startLine + 1; line < endLine; line += 1) {
    if (state.isEmpty(line)) {
      isParagraph = false;
      continue;
    }
    const isIndented = (state.sCount[line] ?? 0) - state.blkIndent >= 4;
    const isLazy = isParagraph && !terminators.some((rule) => rule(state, line, endLine, true));
    if (!isIndented && !isLazy) break;
    isParagraph = true;
    end = line + 1;
  }
  return end;
}

/** Appends the footnotes that the text or its footnotes use. Keeps invisible characters. */
export function toShownMarkdown(markdown: string): string {
  const definitions = new Map<string, string>();
  const env = { definitions };
  const html: string[] = [];
  const render = (text: string): readonly string[] => {
    const tokens = github.parse(text, env);
    html.push(github.renderer.render(tokens, github.options, env));
    const texts = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'text');
    return texts.flatMap(({ content }) => [...content.matchAll(reference)].map(([, name = '']) => name.toLowerCase()));
  };
  const queue = [...render(markdown)];
  const shown = new Set<string>();
  for (const name of queue) {
    const text = definitions.get(name);
    if (text === undefined || shown.has(name)) continue;
    shown.add(name);
    html.push(`<p>[^`, github.utils.escapeHtml(name), ']:</p>');
    queue.push(...render(text));
  }
  return toShownText(html.join(''));
}
