// HTML as the text that a reader of the page sees: no comment, no attribute, nothing of an element that is not shown.
import type { ShownPage } from './shown-page.ts';
import { openShownPage } from './shown-page.ts';

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
