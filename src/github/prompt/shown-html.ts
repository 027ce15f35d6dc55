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
  const page = createPage();
  /** What is being skipped. A browser ends CDATA at the first `>`. To be safe, we hide all up to `]]>` (decision 72). */
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
  return page.toText();
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Elements whose content browsers hide or GitHub removes. Without an end tag, that is the rest of the page. */
const hiddenElements = toSet('audio canvas datalist head map math noscript object option rp select svg template video');
/** Elements with a blank line around them; in a list, and for `lineElements`, with line breaks only. */
const blockElements = toSet('blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const lineElements = toSet('dd div dt figure li section summary tr');
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~', code: '`', td: ' |', th: ' |' }),
);
const maxIndents = 12;

function createPage() {
  const indents = createIndents();
  const lines = createLines(indents);
  let hidden = 0;
  let isInPre = false;
  let needsBreak = false; // the text of `<pre>` so far does not end with a line break
  const tagPre = (isStart: boolean): void => {
    const endFence = needsBreak ? '\n```' : '```';
    if (isStart) lines.breakAtLeast(2);
    if (isStart !== isInPre) lines.put(isStart ? '```\n' : endFence);
    if (!isStart) lines.breakAtLeast(2);
    needsBreak &&= isStart; // stays for a `<pre>` in a `<pre>`, which begins no new block
    isInPre = isStart;
  };
  return {
    text(text: string) {
      if (hidden > 0) return;
      if (!isInPre) return lines.putWords(text);
      lines.put(text);
      needsBreak = !text.endsWith('\n');
    },
    tag(name: string, isStart: boolean) {
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden + (isStart ? 1 : -1));
      if (hidden > 0) return;
      if (name === 'pre') return tagPre(isStart);
      if (blockElements.has(name)) lines.breakAtLeast(indents.isInList() ? 1 : 2);
      if (lineElements.has(name)) lines.breakAtLeast(1);
      if (name === 'br') lines.addBreak();
      indents.tag(name, isStart);
      const mark = isInPre ? undefined : marks.get(name);
      const opensCell = isStart && mark === ' |'; // the mark of a cell stands only after the cell
      if (mark !== undefined && !opensCell) lines.put(mark);
      if (name === 'img') lines.put('[image]');
      if (name !== 'hr') return;
      lines.put('---');
      lines.breakAtLeast(2);
    },
    toText: lines.toText,
  };
}

function createLines(indents: ReturnType<typeof createIndents>) {
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
    putWords(text: string): void {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      hasSpace ||= /^\s/.test(text);
      if (words === '') return;
      put(words);
      hasSpace = /\s$/.test(text);
    },
    breakAtLeast(count: number): void {
      breaks = Math.max(breaks, count);
    },
    addBreak(): void {
      breaks = Math.min(2, breaks + 1);
    },
    toText: () => pieces.join(''),
  };
}

function createIndents() {
  const stack: string[] = [];
  /** The number of the last item in each open list; undefined for an unordered list. */
  const lists: (number | undefined)[] = [];
  /** The sign to write before the next text: that of an item or heading. */
  let sign = '';
  let signDepth = 0;
  const indentsTo = (depth: number): string => stack.slice(0, Math.min(depth, maxIndents)).join('');
  const beginWith = (text: string): void => {
    sign = text;
    signDepth = stack.length;
  };
  const nextItem = (): string => {
    const number = lists.at(-1);
    if (number === undefined) return '- ';
    lists[lists.length - 1] = number + 1;
    return `${number + 1}. `;
  };
  return {
    tag(name: string, isStart: boolean): void {
      if (name === 'ul' || name === 'ol') {
        if (isStart) lists.push(name === 'ol' ? 0 : undefined);
        else lists.pop();
      }
      if (name === 'li' && isStart) beginWith(nextItem());
      if (/^h[1-6]$/.test(name) && isStart) beginWith(`${'#'.repeat(Number(name[1]))} `);
      if (name !== 'blockquote' && name !== 'li') return;
      if (isStart) stack.push(name === 'li' ? '  ' : '> ');
      else stack.pop();
    },
    isInList: () => lists.length > 0,
    /** Returns the indents of the next text: of its first line, with the sign, and of its further lines. */
    take() {
      const first = sign === '' ? indentsTo(stack.length) : indentsTo(signDepth) + sign;
      sign = '';
      return { first, further: indentsTo(stack.length) };
    },
  };
}
