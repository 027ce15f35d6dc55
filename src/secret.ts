// Wraps a secret in a type that can't be printed, and redacts known secrets from any other text.
import { inspect } from 'node:util';
import { sha256 } from './crypto.ts';
import { listForms } from './secret-forms.ts';

const placeholder = '***';

/** A secret text. It prints as `***`. Only {@link Secret.reveal} returns the text, to write it into a header or form. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  /** The first eight hexadecimal digits of its SHA-256. They tell two secrets apart in a log, and show neither. */
  fingerprint(): string {
    return sha256(this.#value).slice(0, 8);
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

/** Removes known secrets from text. */
export interface Redactor {
  /**
   * Adds a secret to replace from now on: as it is, encoded for a URL, JSON, HTML, base64 or hexadecimal, and wrapped or
   * coloured by a terminal. Ignores an empty secret.
   */
  add(secret: Secret): void;
  /** Returns the text with every known secret replaced by `***`. */
  redact(text: string): string;
  /** Redacts text that comes in pieces. If a piece may end within a secret, holds that end back until more text comes. */
  stream(): { push(text: string): string; end(): string };
}

/** Limits memory: held text that exceeds the longest secret by more than this loses its line ends and escape sequences. */
const maxHeldBreaks = 1024;

/** Creates a redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  const forms = new Set<string>();
  let needles: Needles | undefined;
  const getNeedles = (): Needles => {
    needles ??= toNeedles(forms);
    return needles;
  };
  return {
    add(secret) {
      for (const form of listForms(secret.reveal())) forms.add(form);
      needles = undefined;
    },
    redact: (text) => (text.length < getNeedles().shortest ? text : replaceHits(text, findHits(text, getNeedles()))),
    stream() {
      // Hold the text unredacted: a secret in it may turn out to be the beginning of a longer one.
      let heldText = '';
      return {
        push(text) {
          const whole = heldText + text;
          if (forms.size === 0) return whole;
          const hits = findHits(whole, getNeedles());
          const unsettledFrom = findUnsettledStart(whole, getNeedles());
          const cutHit = hits.find(({ start, end }) => start < unsettledFrom && unsettledFrom < end);
          const cut = cutHit?.start ?? unsettledFrom; // don't cut a hit in two
          heldText = whole.slice(cut);
          if (heldText.length > getNeedles().longest + maxHeldBreaks) heldText = heldText.replace(breaks, '');
          const settledHits = hits.filter(({ end }) => end <= cut);
          return replaceHits(whole.slice(0, cut), settledHits);
        },
        end() {
          const rest = replaceHits(heldText, findHits(heldText, getNeedles()));
          heldText = '';
          return rest;
        },
      };
    },
  };
}

/** Line ends and escape sequences, which a terminal may put between any two letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g;
/** The same breaks, plain or escaped for JSON. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g;
/** A break that is cut short by the end of a text. */
const cutBreak =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
  /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
const longestCutBreak = 320; // more than `cutBreak` can match

/** A form of a secret, without breaks: what is searched for. */
interface Needle {
  readonly text: string;
  /** Whether it may be found split by breaks. False for a short form that had none: split, it would match by chance. */
  readonly mayBreak: boolean;
}

type Needles = ReturnType<typeof toNeedles>;

const maxPrefixCharacters = 8;
const minBreakableCharacters = 4;

function toNeedles(forms: ReadonlySet<string>) {
  const needles = new Map<string, Needle>();
  for (const form of forms) {
    for (const text of [form.replace(breaks, ''), form.replace(breaksInJson, '')]) {
      if (text === '') continue;
      const hadBreaks = text !== form;
      const mayBreak = hadBreaks || text.length >= minBreakableCharacters || needles.get(text)?.mayBreak === true;
      needles.set(text, { text, mayBreak });
    }
  }
  const sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length);
  const shortest = sorted.at(-1)?.text.length ?? Number.POSITIVE_INFINITY;
  const prefixLength = Math.min(shortest, maxPrefixCharacters);
  const byPrefix = Map.groupBy(sorted, ({ text }) => text.slice(0, prefixLength));
  const alternatives = [...byPrefix.keys()].map((text) => RegExp.escape(text));
  return {
    /** All prefixes have the same length: that of the shortest needle, but at most eight. The longest comes first in each group. */
    byPrefix,
    byFirstCharacter: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
    anyPrefix: new RegExp(alternatives.join('|'), 'g'),
    longest: sorted[0]?.text.length ?? 0,
    shortest,
  };
}

interface Hit {
  readonly start: number;
  readonly end: number;
}

function findHits(text: string, needles: Needles): readonly Hit[] {
  if (text.length < needles.shortest) return [];
  return mergeHits(breakPatternsFor(text).flatMap((pattern) => findHitsIgnoring(pattern, text, needles)));
}

function breakPatternsFor(text: string): readonly RegExp[] {
  return text.includes('\\') ? [breaks, breaksInJson] : [breaks];
}

/** Searches the text without its breaks. The hits are positions in the text with its breaks. */
function findHitsIgnoring(breakPattern: RegExp, text: string, { anyPrefix, byPrefix }: Needles): readonly Hit[] {
  const bare = text.replace(breakPattern, '');
  const hits: Hit[] = [];
  let positions: Uint32Array | undefined;
  anyPrefix.lastIndex = 0;
  for (let match = anyPrefix.exec(bare); match !== null; match = anyPrefix.exec(bare)) {
    const { index } = match;
    anyPrefix.lastIndex = index + 1; // the next match may overlap this one
    for (const needle of byPrefix.get(match[0]) ?? []) {
      if (!bare.startsWith(needle.text, index)) continue;
      positions ??= mapPositions(text, breakPattern);
      const start = positions[index] ?? 0;
      const end = (positions[index + needle.text.length - 1] ?? 0) + 1;
      if (!needle.mayBreak && end - start !== needle.text.length) continue;
      hits.push({ start, end });
      break;
    }
  }
  return hits;
}

/** Maps each position in the text without its breaks to that in the text with them. */
function mapPositions(text: string, pattern: RegExp): Uint32Array {
  const positions = new Uint32Array(text.length);
  let count = 0;
  let at = 0;
  const addUntil = (end: number): void => {
    for (; at < end; at += 1) {
      positions[count] = at;
      count += 1;
    }
  };
  for (const { 0: piece, index } of text.matchAll(pattern)) {
    addUntil(index);
    at = index + piece.length;
  }
  addUntil(text.length);
  return positions;
}

function mergeHits(hits: readonly Hit[]): readonly Hit[] {
  const merged: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || last.end <= hit.start) merged.push(hit);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, hit.end) };
  }
  return merged;
}

function replaceHits(text: string, hits: readonly Hit[]): string {
  let redacted = '';
  let from = 0;
  for (const { start, end } of hits) {
    redacted += text.slice(from, start) + placeholder;
    from = end;
  }
  return redacted + text.slice(from);
}

/** Returns the index from which the text may be the beginning of a secret, or the text's length. */
function findUnsettledStart(text: string, needles: Needles): number {
  const cut = cutBreak.exec(text.slice(-longestCutBreak));
  const variants = cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)];
  const starts = variants.flatMap((variant) =>
    breakPatternsFor(variant).map((pattern) => {
      const bare = variant.replace(pattern, '');
      const start = findCutNeedle(bare, needles);
      if (start === bare.length) return text.length;
      return bare.length === variant.length ? start : (mapPositions(variant, pattern)[start] ?? 0);
    }),
  );
  return Math.min(...starts);
}

/** Returns the index from which the whole rest of the text is the beginning of a needle, or the text's length. */
function findCutNeedle(text: string, { byFirstCharacter, longest }: Needles): number {
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
    const length = text.length - at;
    const isCut = ({ text: needle }: Needle): boolean => needle.length > length && needle.startsWith(text.slice(at));
    if (byFirstCharacter.get(text.charAt(at))?.some(isCut) === true) return at;
  }
  return text.length;
}
