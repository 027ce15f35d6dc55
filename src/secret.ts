// Secrets as a type that can't be printed, and the redaction of their text wherever it turns up.
import { inspect } from 'node:util';
import { sha256 } from './crypto.ts';
import { formsOf } from './secret-forms.ts';

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

  /** The first eight hexadecimal digits of its SHA-256, which tell two secrets apart in a log without showing them. */
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

/** Takes the text of known secrets out of other text. */
export interface Redactor {
  /**
   * Adds a secret to replace from now on: as it is, in its forms in URLs, JSON, HTML, base64 and hexadecimal, and where
   * a terminal wraps or colours it. Ignores an empty secret.
   */
  add(secret: Secret): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
  /** For text that comes in pieces: holds back a possible beginning of a secret until more text decides. */
  stream(): { push(text: string): string; end(): string };
}

/** Beyond these, all breaks are dropped, in order to limit memory. */
const maxHeldBreaks = 1024;

/** A redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  const forms = new Set<string>();
  let needles: Needles | undefined;
  const known = (): Needles => {
    needles ??= toNeedles(forms);
    return needles;
  };
  return {
    add(secret) {
      for (const form of formsOf(secret.reveal())) forms.add(form);
      needles = undefined;
    },
    redact: (text) => (text.length < known().shortest ? text : replaceHits(text, hitsIn(text, known()))),
    stream() {
      // Keep it as it came: only the rest tells a secret from a longer one that begins with it.
      let held = '';
      return {
        push(text) {
          const whole = held + text;
          if (forms.size === 0) return whole;
          const hits = hitsIn(whole, known());
          const open = openEndOf(whole, known());
          const cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
          held = whole.slice(cut);
          if (held.length > known().longest + maxHeldBreaks) held = held.replace(breaks, '');
          return replaceHits(
            whole.slice(0, cut),
            hits.filter(({ end }) => end <= cut),
          );
        },
        end() {
          const rest = replaceHits(held, hitsIn(held, known()));
          held = '';
          return rest;
        },
      };
    },
  };
}

/** Line ends and colours, which a terminal puts between any two letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g;
/** The same, also in the form in which JSON escapes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g;
/** A break that the end of a text cuts. */
const cutBreak =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
  /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
const longestCutBreak = 320;

/** A form of a secret, which has no line ends in it. */
interface Needle {
  readonly text: string;
  /** False for a short form: split by breaks, it would be found in any text. */
  readonly mayBreak: boolean;
}

type Needles = ReturnType<typeof toNeedles>;

const longestBeginning = 8;
const shortestBroken = 4;

function toNeedles(forms: ReadonlySet<string>) {
  const needles = new Map<string, Needle>();
  for (const form of forms) {
    for (const text of [form.replace(breaks, ''), form.replace(breaksInJson, '')]) {
      if (text === '') continue;
      const mayBreak = text.length >= shortestBroken || text !== form || needles.get(text)?.mayBreak === true;
      needles.set(text, { text, mayBreak });
    }
  }
  const sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length);
  const shortest = sorted.at(-1)?.text.length ?? Number.POSITIVE_INFINITY;
  const length = Math.min(shortest, longestBeginning);
  const byBeginning = Map.groupBy(sorted, ({ text }) => text.slice(0, length));
  const alternatives = [...byBeginning.keys()].map((text) => RegExp.escape(text));
  return {
    /** By their first characters: as many as the shortest has, but no more than eight. The longest is first. */
    byBeginning,
    byFirst: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
    beginning: new RegExp(alternatives.join('|'), 'g'),
    longest: sorted[0]?.text.length ?? 0,
    shortest,
  };
}

interface Hit {
  readonly start: number;
  readonly end: number;
}

function hitsIn(text: string, needles: Needles): readonly Hit[] {
  if (text.length < needles.shortest) return [];
  return mergeHits(readingsOf(text).flatMap((reading) => findHits(text, reading, needles)));
}

function readingsOf(text: string): readonly RegExp[] {
  return text.includes('\\') ? [breaks, breaksInJson] : [breaks];
}

function findHits(text: string, reading: RegExp, { beginning, byBeginning }: Needles): readonly Hit[] {
  const bare = text.replace(reading, '');
  const found: Hit[] = [];
  let places: Uint32Array | undefined;
  beginning.lastIndex = 0;
  for (let match = beginning.exec(bare); match !== null; match = beginning.exec(bare)) {
    const { index } = match;
    beginning.lastIndex = index + 1; // the next one may overlap this one
    for (const needle of byBeginning.get(match[0]) ?? []) {
      if (!bare.startsWith(needle.text, index)) continue;
      places ??= placesOf(text, reading);
      const start = places[index] ?? 0;
      const end = (places[index + needle.text.length - 1] ?? 0) + 1;
      if (!needle.mayBreak && end - start !== needle.text.length) continue;
      found.push({ start, end });
      break;
    }
  }
  return found;
}

function placesOf(text: string, reading: RegExp): Uint32Array {
  const places = new Uint32Array(text.length);
  let count = 0;
  let at = 0;
  const addUntil = (end: number): void => {
    for (; at < end; at += 1) {
      places[count] = at;
      count += 1;
    }
  };
  for (const { 0: piece, index } of text.matchAll(reading)) {
    addUntil(index);
    at = index + piece.length;
  }
  addUntil(text.length);
  return places;
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
  let shown = '';
  let from = 0;
  for (const { start, end } of hits) {
    shown += text.slice(from, start) + placeholder;
    from = end;
  }
  return shown + text.slice(from);
}

/** Returns the length of the text if its end begins no secret. */
function openEndOf(text: string, needles: Needles): number {
  const cut = cutBreak.exec(text.slice(-longestCutBreak));
  const ends = cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)];
  const opens = ends.flatMap((whole) =>
    readingsOf(whole).map((reading) => {
      const bare = whole.replace(reading, '');
      const open = openEnd(bare, needles);
      if (open === bare.length) return text.length;
      return bare.length === whole.length ? open : (placesOf(whole, reading)[open] ?? 0);
    }),
  );
  return Math.min(...opens);
}

function openEnd(text: string, { byFirst, longest }: Needles): number {
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
    const left = text.length - at;
    const isOpen = ({ text: needle }: Needle): boolean => needle.length > left && needle.startsWith(text.slice(at));
    if (byFirst.get(text.charAt(at))?.some(isOpen) === true) return at;
  }
  return text.length;
}
