// The target of a request: taken as it came or refused, never mended.

/** A target in origin form (RFC 9112, section 3.2.1). */
export interface Target {
  /** Up to the query, as it came. */
  readonly path: string;
  /** Path and query, as they came. */
  readonly whole: string;
}

const visible = /^\/[\x21-\x7e]*$/;
/** An empty segment, or one that a server could take for a step through the path: one that begins with `;`, a blank or a control code. */
const unclearSegment = /\/(?:\.{0,2})(?:\/|$)|\/(?:;|%3b|%20|%[01][0-9a-f])/i;
/** A slash or backslash in disguise, a character that needs no encoding, a percent sign that encodes nothing. */
const unclearEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;

/**
 * Reads a target; undefined for one that two programs could read in two ways: then what was allowed here would not be what
 * the service does (RFC 3986, section 6.2.2).
 */
export function readTarget(text: string): Target | undefined {
  const question = text.indexOf('?');
  const path = question === -1 ? text : text.slice(0, question);
  if (!visible.test(text) || text.includes('\\') || text.includes('#')) return undefined;
  if (unclearSegment.test(path) || unclearEncoding.test(path) || hasUnclearLetter(path)) return undefined;
  return { path, whole: text };
}

/** Finds bytes that are no UTF-8, and letters that a server could take for ASCII: the Kelvin sign in lower case is a `k`. */
function hasUnclearLetter(path: string): boolean {
  if (!path.includes('%')) return false;
  try {
    const beyondAscii = decodeURIComponent(path).match(/[^\x20-\x7e]/gu) ?? [];
    return beyondAscii.some((letter) => /[\x21-\x7e]/.test(letter.normalize('NFKC')));
  } catch {
    return true;
  }
}
