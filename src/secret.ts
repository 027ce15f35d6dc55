// Secrets as a type that can't be printed, and the redaction of their text wherever it turns up.
import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import type { BareText } from './disguise.ts';
import { reportTag, startOfCutCover, toBareTexts } from './disguise.ts';

const placeholder = '***';

/** A secret text. It prints as `***`; only {@link Secret.reveal} opens it, where a header or a form is written. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The text itself. */
  reveal(): string {
    return this.#value;
  }

  /** The first eight hexadecimal digits of its SHA-256: tells two secrets apart in a log without showing either. */
  fingerprint(): string {
    return createHash('sha256').update(this.#value).digest('hex').slice(0, 8);
  }

  toString(): string {
    return placeholder;
  }

  toJSON(): string {
    return placeholder;
  }

  [inspect.custom](): string {
    return placeholder;
  }
}

/** Takes the text of known secrets out of other text. */
export interface Redactor {
  /**
   * From now on this secret is replaced: as it is, as URLs, JSON, base64 and hexadecimal spell it, and with anything between its letters
   * that is not seen once the text is shown. An empty secret is ignored.
   */
  add(secret: Secret): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
  /** A redactor for text that comes in pieces, where a secret may be cut anywhere. */
  stream(): RedactorStream;
}

/** Redacts text that comes in pieces: what could be the beginning of a secret is held back until it is told apart. */
export interface RedactorStream {
  /** The text that may be shown by now. */
  push(text: string): string;
  /** What was held back, when no more text comes. */
  end(): string;
}

/** Held back of a stream besides what may be a secret: more that is not seen is dropped, so that no run of it is kept or searched again. */
const maxHeldCover = 1024;

/** A redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  let needles = noNeedles;
  return {
    add(secret) {
      needles = withForms(needles, formsOf(secret.reveal()));
    },
    redact: (text) => (text.length < needles.shortest ? text : replaceHits(text, hitsIn(text, needles))),
    stream() {
      // As it came: a secret that begins with another one is told apart only when it is whole.
      let held = '';
      return {
        push(text) {
          const whole = held + text;
          if (needles.forms.length === 0) return whole;
          const bareTexts = toBareTexts(whole);
          const hits = hitsIn(whole, needles, bareTexts);
          const open = openEndOf(whole, needles, bareTexts);
          const cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
          held = whole.slice(cut);
          if (held.length > needles.longest + maxHeldCover) held = toBareTexts(held).at(-1)?.text ?? '';
          return replaceHits(
            whole.slice(0, cut),
            hits.filter(({ end }) => end <= cut),
          );
        },
        end() {
          const rest = replaceHits(held, hitsIn(held, needles));
          held = '';
          return rest;
        },
      };
    },
  };
}

/** What is looked for. */
interface Needles {
  /** In a text as it is: what a secret is written as, and what is left of that without its disguise. */
  readonly forms: readonly string[];
  /** In a text without its disguise. */
  readonly bare: readonly string[];
  /** Characters of the longest. */
  readonly longest: number;
  /** Characters of the shortest: a shorter text has none, because no text is longer without its disguise. */
  readonly shortest: number;
}

const noNeedles: Needles = { forms: [], bare: [], longest: 0, shortest: Number.POSITIVE_INFINITY };

/** What is left of a shorter secret without its disguise could stand in any text. */
const shortestBareCharacters = 4;

function withForms(known: Needles, more: readonly string[]): Needles {
  const added = more.filter((form) => !known.forms.includes(form));
  const bare = added
    .flatMap((form) => toBareTexts(form).map(({ text }) => text))
    .filter(({ length }) => length >= shortestBareCharacters);
  const forms = withoutRepeats([...known.forms, ...added, ...bare]);
  const lengths = forms.map(({ length }) => length);
  return {
    forms,
    bare: withoutRepeats([...known.bare, ...bare]),
    longest: Math.max(...lengths),
    shortest: Math.min(...lengths),
  };
}

/** Where secrets stand in a text, as they are or disguised. */
function hitsIn(text: string, { forms, bare }: Needles, bareTexts = toBareTexts(text)): readonly Hit[] {
  const hits = findHits(text, forms);
  for (const shown of bareTexts) {
    if (shown.text === text) continue;
    for (const { start, end } of findHits(shown.text, bare)) {
      hits.push({ start: shown.startOf(start), end: shown.endOf(end - 1) });
    }
  }
  return mergeHits(hits);
}

/** Where the end of a text begins that may be the beginning of a secret, or of what disguises one. */
function openEndOf(text: string, { forms, bare }: Needles, bareTexts: readonly BareText[]): number {
  const whole = startOfCutCover(text);
  const uncut = whole === text.length ? bareTexts : toBareTexts(text.slice(0, whole));
  const opens = uncut.map((shown) => {
    const open = openEnd(shown.text, shown.text === text ? [] : bare);
    return open < shown.text.length ? shown.startOf(open) : whole;
  });
  return Math.min(openEnd(text, forms), ...opens);
}

/** An encoding that is shorter than this would be found in any text. */
const shortestEncodedCharacters = 8;

/** The texts that give a secret away: itself, and as URLs, JSON, base64 and hexadecimal spell it. */
function formsOf(value: string): readonly string[] {
  const wellFormed = value.toWellFormed(); // a lone surrogate can't be encoded
  const json = JSON.stringify(value).slice(1, -1);
  const bytes = Buffer.from(`\0\0${wellFormed}`);
  const whole = bytes.toString('base64', 2);
  const base64 = [whole.replace(/=+$/, ''), ...[2, 1, 0].map((first) => base64Within(bytes, first))];
  const base64url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const hex = bytes.toString('hex', 2);
  const encoded = [...base64, ...base64url, hex, hex.toUpperCase()].filter(
    (text) => text.length >= shortestEncodedCharacters,
  );
  // Most are alike: each is looked at once.
  return withoutRepeats([value, encodeURIComponent(wellFormed), json, whole, ...encoded]).filter((form) => form !== '');
}

/** A few texts, each once: a set would compute a hash of each, and they are long. */
function withoutRepeats(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

/** What base64 makes of bytes behind two others, from the `first` on: the characters of no byte but theirs. */
function base64Within(bytes: Buffer, first: number): string {
  const end = Math.floor(((bytes.length - first) * 8) / 6);
  return bytes.toString('base64', first).slice(Math.ceil(((2 - first) * 8) / 6), end);
}

interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Where needles stand. */
function findHits(text: string, needles: readonly string[]): Hit[] {
  const found: Hit[] = [];
  for (const needle of needles) {
    for (let start = text.indexOf(needle); start !== -1; start = text.indexOf(needle, start + 1)) {
      found.push({ start, end: start + needle.length });
    }
  }
  return found;
}

/** Hits in order; those that overlap are one. */
function mergeHits(hits: readonly Hit[]): readonly Hit[] {
  const merged: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || last.end <= hit.start) merged.push(hit);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, hit.end) };
  }
  return merged;
}

/** The text with each hit replaced. Tags inside of a hit stay, so that every element is still closed. */
function replaceHits(text: string, hits: readonly Hit[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of hits) {
    shown += text.slice(from, start) + placeholder + (text.slice(start, end).match(reportTag) ?? []).join('');
    from = end;
  }
  return shown + text.slice(from);
}

/** Where the longest end of `text` begins that a needle begins with; the length of `text` when there is none. */
function openEnd(text: string, needles: readonly string[]): number {
  let open = text.length;
  for (const needle of needles) {
    const first = needle.charAt(0);
    const earliest = Math.max(0, text.length - needle.length + 1);
    for (let at = text.indexOf(first, earliest); at !== -1 && at < open; at = text.indexOf(first, at + 1)) {
      if (needle.startsWith(text.slice(at))) open = at;
    }
  }
  return open;
}
