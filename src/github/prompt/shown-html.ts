// Turns HTML into the text that a reader of the page sees, with signs for headings, lists, quotes, code and cells.
import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Elements whose content is no markup up to their end tag (HTML standard, "Parsing HTML fragments"). */
const rawElements: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ...['iframe', 'noembed', 'noframes', 'style', 'xmp'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

export function toShownText(html: string): string {
  const page = openShownPage();
  /** What is being skipped. A page ends CDATA at its first `>`; we end it at `]]>`. */
  let unseen: 'raw' | 'cdata' | undefined;
  const onText = ({ chars }: Token.CharacterToken): void => {
    const end = unseen === 'cdata' ? chars.indexOf(']]>') : -1;
    if (unseen !== undefined && end === -1) return;
    unseen = undefined;
    page.text(end === -1 ? chars : chars.slice(end + 3));
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName }) {
        if (unseen !== undefined) return;
        const mode = rawElements.get(tagName);
        if (mode === undefined) return page.tag(tagName, true);
        unseen = 'raw';
        tokenizer.state = mode;
      },
      onEndTag({ tagName }) {
        if (unseen === undefined && !rawElements.has(tagName)) page.tag(tagName, false);
        if (unseen === 'raw') unseen = undefined;
      },
      onComment({ data }) {
        if (unseen === undefined && data.startsWith('[CDATA[') && !data.endsWith(']]')) unseen = 'cdata';
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

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Elements whose content a page hides, or GitHub removes: up to their end, or the end of the page. */
const hiddenElements = names('audio canvas datalist head map math noscript object option rp select svg template video');
/** Elements with a blank line around them; those of `ownLines` have a line break. */
const blocks = names('blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const ownLines = names('dd div dt figure li section summary tr');
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~', code: '`', td: ' |', th: ' |' }),
);
const maxIndents = 12;

function openShownPage() {
  const indents = openIndents();
  const lines = openLines(indents);
  let hidden = 0;
  /** Whether the text in `<pre>` has ended with a line break so far; undefined outside `<pre>`. */
  let codeLine: boolean | undefined;
  const code = (opens: boolean): void => {
    if (opens) lines.breakAt(2);
    if (opens && codeLine === undefined) lines.put('```\n');
    if (!opens && codeLine !== undefined) lines.put(codeLine ? '```' : '\n```');
    if (!opens) lines.breakAt(2);
    codeLine = opens ? (codeLine ?? true) : undefined;
  };
  return {
    text(text: string) {
      if (hidden > 0) return;
      if (codeLine === undefined) return lines.words(text);
      lines.put(text);
      codeLine = text.endsWith('\n');
    },
    tag(name: string, opens: boolean) {
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden + (opens ? 1 : -1));
      if (hidden > 0) return;
      if (name === 'pre') return code(opens);
      if (blocks.has(name)) lines.breakAt(indents.isInList() ? 1 : 2);
      if (ownLines.has(name)) lines.breakAt(1);
      if (name === 'br') lines.breakOnce();
      indents.tag(name, opens);
      const mark = codeLine === undefined ? marks.get(name) : undefined;
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
  /** The number of each list's last item; undefined for a list without numbers. */
  const lists: (number | undefined)[] = [];
  /** The sign of an item or heading that has no text yet. */
  let sign = '';
  let signDepth = 0;
  const at = (depth: number): string => open.slice(0, Math.min(depth, maxIndents)).join('');
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
      const first = sign === '' ? at(open.length) : at(signDepth) + sign;
      sign = '';
      return { first, further: at(open.length) };
    },
  };
}
