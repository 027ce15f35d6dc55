// What of a text a page does not show that is made of it: tags, comments, addresses and names of links, escape sequences.
import { escapeSequence } from './visible.ts';

/** Part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const begins = /\u001b|<[!?/a-zA-Z]|!(?=\[)|\][([]/gu;

const quoted = `"[^"]*"|'[^']*'`;
const attribute = `\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"'=<>\`]+|${quoted}))?`;
/** A tag as CommonMark has it, whose attributes may hold what looks like its end (CommonMark, "Raw HTML"). */
const strictTag = new RegExp(`</?[a-zA-Z][\\w-]*(?:${attribute})*\\s*/?>`, 'y');
/** What a browser takes for one where a block of HTML goes to it as it is. */
const looseTag = /<[/a-zA-Z][^<>]*>/y;
const title = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'|\\((?:\\\\.|[^()\\\\])*\\)`;
const bracketed = new RegExp(`\\]\\(\\s*<[^<>\\n]*>(?:\\s+(?:${title}))?\\s*\\)`, 'y');
const afterAddress = new RegExp(`(?:\\s+(?:${title}))?\\s*\\)`, 'y');
const looseLink = /\]\([^()]*\)/y;
const reference = /\]\[[^[\]]{0,999}\]/y;
const sequence = new RegExp(escapeSequence.source, 'uy');

/** The spans of a text that are not shown, in order, each read as far as it goes; the work is in proportion to the text. */
export function unrenderedSpans(text: string): readonly Span[] {
  const next = searchForward(text);
  const spans: Span[] = [];
  let from = 0;
  for (const { index: start } of text.matchAll(begins)) {
    if (start < from) continue;
    const end = endOf(text, start, next);
    if (end === undefined) continue;
    spans.push({ start, end });
    from = end;
  }
  return spans;
}

type Search = (what: string, from: number) => number;

/** `indexOf` for places that grow: what was not found once is not looked for again. */
function searchForward(text: string): Search {
  const found = new Map<string, number>();
  return (what, from) => {
    const known = found.get(what);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const at = text.indexOf(what, from);
    found.set(what, at);
    return at;
  };
}

function endOf(text: string, start: number, next: Search): number | undefined {
  switch (text[start]) {
    case '\u001b':
      return match(sequence, text, start);
    case '!':
      return start + 1; // of a picture: its alternative text stands behind it
    case ']':
      return text[start + 1] === '[' ? match(reference, text, start) : endOfLink(text, start);
    default:
      return endOfElement(text, start, next);
  }
}

function endOfElement(text: string, start: number, next: Search): number | undefined {
  if (text.startsWith('<!--', start)) {
    const [end, alike] = [next('-->', start + 2), next('--!>', start + 4)];
    if (alike !== -1 && (end === -1 || alike < end)) return alike + 4;
    return end === -1 ? undefined : end + 3;
  }
  const close = next('>', start);
  if (close === -1) return undefined;
  if (text[start + 1] === '!' || text[start + 1] === '?') return close + 1;
  return match(strictTag, text, start) ?? match(looseTag, text, start);
}

/** Parentheses within each other in an address (CommonMark, "Links", allows an implementation 32). */
const maxDepth = 32;

function endOfLink(text: string, start: number): number | undefined {
  return match(bracketed, text, start) ?? endOfPlainLink(text, start) ?? match(looseLink, text, start);
}

/** Of an address without angle brackets, in which parentheses have to match. */
function endOfPlainLink(text: string, start: number): number | undefined {
  let at = start + 2;
  while (/\s/.test(text[at] ?? '')) at += 1;
  let depth = 0;
  for (; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && depth === 0) break;
    else if (character === ')') depth -= 1;
    else if (/\s/.test(character)) break;
    if (depth > maxDepth) return undefined;
  }
  return depth === 0 ? match(afterAddress, text, at) : undefined;
}

/** Where a match ends that begins exactly here. */
function match(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
