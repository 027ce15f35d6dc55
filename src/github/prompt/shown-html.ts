// Turns HTML into the text that a reader sees, with Markdown's signs for headings, lists, quotes, code and cells.
import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Elements whose content is not parsed as markup (HTML standard, "Parsing HTML fragments"). */
const rawElements: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ...['iframe', 'noembed', 'noframes', 'style', 'xmp'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

export function toShownText(html: string): string {
  const page = openShownPage();
  /** What is being skipped. A browser ends CDATA at the first `>`; we skip up to `]]>`. */
  let skipped: 'raw' | 'cdata' | undefined;
  const onText = ({ chars }: Token.CharacterToken): void => {
    const end = skipped === 'cdata' ? chars.indexOf(']]>') : -1;
    if (skipped !== undefined && end === -1) return;
    skipped = undefined;
    page.text(end === -1 ? chars : chars.slice(end + 3));
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName }) {
        if (skipped !== undefined) return;
        const mode = rawElements.get(tagName);
        if (mode === undefined) return page.tag(tagName, true);
        skipped = 'raw';
        tokenizer.state = mode;
      },
      onEndTag({ tagName }) {
        if (skipped === undefined && !rawElements.has(tagName)) page.tag(tagName, false);
        if (skipped === 'raw') skipped = undefined;
      },
      onComment({ data }) {
        if (skipped === undefined && data.startsWith('[CDATA[') && !data.endsWith(']]')) skipped = 'cdata';
      },
      onDoctype() {},
      onEof() {},
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter() {},
    },
  );
  tokenizer.write(html, true);
  return page.end();
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Elements whose content browsers hide or GitHub removes: without an end tag, the rest of the page. */
const hiddenElements = toSet('audio canvas datalist head map math noscript object option rp select svg template video');
/** Elements with a blank line around them. Those in `lineElements` get line breaks only. */
const blockElements = toSet('blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const lineElements = toSet('dd div dt figure li section summary tr');
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~', code: '`', td: ' |', th: ' |' }),
);
const maxIndents = 12;

function openShownPage() {
  const indents = openIndents();
  const lines = openLines(indents);
  let hidden = 0;
  /** True if the text of `<pre>` so far ends with a line break; undefined outside `<pre>`. */
  let endsCodeLine: boolean | undefined;
  const toggleCode = (opens: boolean): void => {
    if (opens) lines.breakAt(2);
    if (opens && endsCodeLine === undefined) lines.put('```\n');
    if (!opens && endsCodeLine !== undefined) lines.put(endsCodeLine ? '```' : '\n```');
    if (!opens) lines.breakAt(2);
    endsCodeLine = opens ? (endsCodeLine ?? true) : undefined;
  };
  return {
    text(text: string) {
      if (hidden > 0) return;
      if (endsCodeLine === undefined) return lines.words(text);
      lines.put(text);
      endsCodeLine = text.endsWith('\n');
    },
    tag(name: string, opens: boolean) {
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden + (opens ? 1 : -1));
      if (hidden > 0) return;
      if (name === 'pre') return toggleCode(opens);
      if (blockElements.has(name)) lines.breakAt(indents.isInList() ? 1 : 2);
      if (lineElements.has(name)) lines.breakAt(1);
      if (name === 'br') lines.breakOnce();
      indents.tag(name, opens);
      const mark = endsCodeLine === undefined ? marks.get(name) : undefined;
      if (mark !== undefined && !(opens && mark === ' |')) lines.put(mark);
      if (name === 'img') lines.put('[image]');
      if (name !== 'hr') return;
      lines.put('---');
      lines.breakAt(2);
    },
    end: lines.end,
  };
}

function openLines(indents: ReturnType<typeof openIndents>) {
  const pieces: string[] = [];
  let breaks = 0;
  let hasSpace = false;
  const put = (text: string): void => {
    const { first, further } = indents.take();
    if (pieces.length === 0) pieces.push(first);
    else if (breaks > 0) pieces.push('\n'.repeat(breaks), first);
    else if (hasSpace) pieces.push(' ');
    pieces.push(text.replaceAll('\n', `\n${further}`));
    breaks = 0;
    hasSpace = false;
  };
  return {
    put,
    words(text: string): void {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      hasSpace ||= /^\s/.test(text);
      if (words === '') return;
      put(words);
      hasSpace = /\s$/.test(text);
    },
    breakAt(count: number): void {
      breaks = Math.max(breaks, count);
    },
    breakOnce(): void {
      breaks = Math.min(2, breaks + 1);
    },
    end: () => pieces.join(''),
  };
}

function openIndents() {
  const open: string[] = [];
  /** The number of the last item in each open list; undefined for an unordered list. */
  const lists: (number | undefined)[] = [];
  /** The sign to write before the next text: that of an item or heading. */
  let sign = '';
  let signDepth = 0;
  const indentsTo = (depth: number): string => open.slice(0, Math.min(depth, maxIndents)).join('');
  const beginWith = (text: string): void => {
    sign = text;
    signDepth = open.length;
  };
  const nextItem = (): string => {
    const number = lists.at(-1);
    if (number === undefined) return '- ';
    lists[lists.length - 1] = number + 1;
    return `${number + 1}. `;
  };
  return {
    tag(name: string, opens: boolean): void {
      if (name === 'ul' || name === 'ol') {
        if (opens) lists.push(name === 'ol' ? 0 : undefined);
        else lists.pop();
      }
      if (name === 'li' && opens) beginWith(nextItem());
      if (/^h[1-6]$/.test(name) && opens) beginWith(`${'#'.repeat(Number(name[1]))} `);
      if (name !== 'blockquote' && name !== 'li') return;
      if (opens) open.push(name === 'li' ? '  ' : '> ');
      else open.pop();
    },
    isInList: () => lists.length > 0,
    take() {
      const first = sign === '' ? indentsTo(open.length) : indentsTo(signDepth) + sign;
      sign = '';
      return { first, further: indentsTo(open.length) };
    },
  };
}
