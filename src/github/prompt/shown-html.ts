// HTML as the text that a reader of the page sees: no comment, no attribute, nothing of an element that is not shown.

/** Elements whose content is markup for nobody: it ends at their end tag (HTML standard, "Parsing HTML documents"). */
const rawElements: ReadonlySet<string> = new Set(
  'iframe noembed noframes plaintext script style textarea title xmp'.split(' '),
);

// A comment (its end may have a bang, and the empty ones are shorter), a CDATA section, a processing instruction, a
// declaration, an end tag without a name: each to its end, or to that of the text.
const unseen =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(?:!|\/(?![A-Za-z]))[^>]*(?:>|$)/y;
const tag = /<(\/?)([A-Za-z][^\s/>]*)(?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/y;
const entity = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text that a page with this HTML shows. Takes time in proportion to it. */
export function toShownText(html: string): string {
  const page = openShownPage();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next === -1 ? html.length : next;
    if (end > at) page.text(decode(html.slice(at, end)));
    at = end < html.length ? readMarkup(html, end, page) : end;
  }
  return page.end();
}

/** Reads what begins with `<`, and says where it ends. */
function readMarkup(html: string, at: number, page: ShownPage): number {
  const comment = matchAt(unseen, html, at);
  if (comment !== undefined) return at + comment[0].length;
  const found = matchAt(tag, html, at);
  if (found === undefined) {
    page.text('<');
    return at + 1;
  }
  const [whole, slash, name = ''] = found;
  const element = name.toLowerCase();
  const end = at + whole.length;
  if (slash === '' && rawElements.has(element)) return endOfRaw(html, end, element);
  page.tag(element, slash === '');
  return end;
}

/** Where the content of such an element ends: at its end tag, or with the text. */
function endOfRaw(html: string, from: number, name: string): number {
  if (name === 'plaintext') return html.length;
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function decode(text: string): string {
  return text.replace(entity, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** Takes elements and their text in the order of the page. */
export interface ShownPage {
  /** Text, decoded. */
  text(text: string): void;
  /** A start or an end tag; its name is in lower case. */
  tag(name: string, opens: boolean): void;
  /** What the page shows. */
  end(): string;
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Elements whose content a page does not show, or which GitHub takes out: hidden to their end, or that of the page. */
const hiddenElements = names('audio canvas datalist head map math noscript object option rp select svg template video');
/** Elements with a blank line around them, and those on a line of their own. */
const blocks = names('blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul');
const ownLines = names('dd div dt figure li section summary tr');
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~', code: '`', td: ' |', th: ' |' }),
);
/** Quotes and lists that stand deeper move no further to the right. */
const maxIndents = 12;

/** Opens an empty page. */
export function openShownPage(): ShownPage {
  const indents = openIndents();
  const lines = openLines(indents);
  /** How many hidden elements are open. */
  let hidden = 0;
  /** In `<pre>`: whether its text ended with a line end; undefined outside. */
  let codeLine: boolean | undefined;
  const code = (opens: boolean): void => {
    if (opens) lines.breakAt(2);
    if (opens && codeLine === undefined) lines.put('```\n');
    if (!opens && codeLine !== undefined) lines.put(codeLine ? '```' : '\n```');
    if (!opens) lines.breakAt(2);
    codeLine = opens ? (codeLine ?? true) : undefined;
  };
  return {
    text(text) {
      if (hidden > 0) return;
      if (codeLine === undefined) return lines.words(text);
      lines.put(text);
      codeLine = text.endsWith('\n');
    },
    tag(name, opens) {
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
    end: () => lines.end(),
  };
}

interface Lines {
  /** As it is. */
  put(text: string): void;
  /** Outside of code any white space is one space. */
  words(text: string): void;
  /** So many line ends at least stand before the next text, if any comes. */
  breakAt(count: number): void;
  breakOnce(): void;
  end(): string;
}

function openLines(indents: Indents): Lines {
  const pieces: string[] = [];
  /** Line ends that stand before the next text, and whether a space does. */
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
    words(text) {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      hasSpace ||= /^\s/.test(text);
      if (words === '') return;
      put(words);
      hasSpace = /\s$/.test(text);
    },
    breakAt(count) {
      breaks = Math.max(breaks, count);
    },
    breakOnce() {
      breaks = Math.min(2, breaks + 1);
    },
    end: () => pieces.join(''),
  };
}

interface Indents {
  tag(name: string, opens: boolean): void;
  isInList(): boolean;
  /** What the next line begins with, and those after it. */
  take(): { readonly first: string; readonly further: string };
}

function openIndents(): Indents {
  const open: string[] = [];
  /** Lists that are open: the number of the last item, undefined where they have none. */
  const lists: (number | undefined)[] = [];
  /** The sign of an item or heading that nothing stands in yet, and how deep that is. */
  let sign = '';
  let signDepth = 0;
  const at = (depth: number): string => open.slice(0, Math.min(depth, maxIndents)).join('');
  const beginItem = (): void => {
    const number = lists.at(-1);
    if (number !== undefined) lists[lists.length - 1] = number + 1;
    sign = number === undefined ? '- ' : `${number + 1}. `;
    signDepth = open.length;
  };
  return {
    tag(name, opens) {
      if (name === 'ul' || name === 'ol') {
        if (opens) lists.push(name === 'ol' ? 0 : undefined);
        else lists.pop();
      }
      if (name === 'li' && opens) beginItem();
      if (/^h[1-6]$/.test(name) && opens) {
        sign = `${'#'.repeat(Number(name[1]))} `;
        signDepth = open.length;
      }
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
