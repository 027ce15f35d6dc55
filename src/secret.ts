// Secrets as a type that can't be printed, and the redaction of their text wherever it turns up.
import { createHash } from 'node:crypto';
import { inspect } from 'node:util';

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
  /** From now on this secret is replaced, also base64 and percent-encoded. An empty secret is ignored. */
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

/** A redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  // Longest first, so that a secret which contains another is replaced whole.
  let needles: readonly string[] = [];

  const redact = (text: string): string =>
    needles.reduce((rest, needle) => (rest.includes(needle) ? rest.replaceAll(needle, placeholder) : rest), text);

  return {
    add(secret) {
      const value = secret.reveal();
      if (value === '') return;
      const forms = [value, encodeURIComponent(value), Buffer.from(value).toString('base64')];
      needles = [...new Set([...needles, ...forms])].toSorted((a, b) => b.length - a.length);
    },
    redact,
    stream() {
      let held = '';
      return {
        push(text) {
          const whole = redact(held + text);
          const keep = openEnd(whole, needles);
          held = whole.slice(whole.length - keep);
          return whole.slice(0, whole.length - keep);
        },
        end() {
          const rest = held;
          held = '';
          return rest;
        },
      };
    },
  };
}

/** Length of the longest end of `text` with which one of the needles begins. */
function openEnd(text: string, needles: readonly string[]): number {
  let longest = 0;
  for (const needle of needles) {
    const start = Math.max(0, text.length - needle.length + 1);
    for (let at = text.indexOf(needle.charAt(0), start); at !== -1; at = text.indexOf(needle.charAt(0), at + 1)) {
      if (needle.startsWith(text.slice(at))) {
        longest = Math.max(longest, text.length - at);
        break;
      }
    }
  }
  return longest;
}
