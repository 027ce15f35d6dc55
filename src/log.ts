// Defines the log that every stage writes to, and makes text from outside safe to print.
import type { Secret } from './secret.ts';

/** Receives what a stage reports, one line per fact. Implementations pass each line through {@link safeLines}. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  /** For what the user should know, though nothing is wrong. */
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** Begins a group of lines, which may be shown folded. Groups are never nested. */
  group?(title: string): void;
  endGroup?(): void;
  /** Called with each secret, before the secret is used for anything else. */
  mask(secret: Secret): void;
}

/** A log that discards everything. */
export const silentLog: Log = {
  debug() {},
  info() {},
  notice() {},
  warning() {},
  error() {},
  mask() {},
};

// Line ends as the GitHub runner reads them, including a lone CR, and others that terminals and viewers recognize.
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
/**
 * Splits text into lines, without escape sequences and invisible characters except tabs. Breaks the markers that make a
 * line a workflow command: `::name::` at its start, even after white space, and `##[name]` anywhere in it. Breaks the
 * markers of other CIs too: `##vso[name]` and `##teamcity[name]`.
 */
export function safeLines(text: string): readonly string[] {
  return text.split(lineEnd).map(safeLine);
}

export function oneLine(text: string): string {
  return safeLines(text).join(' ');
}

// The runner's search for markers is culture-sensitive: it skips characters that its collation ignores, such as
// combining marks and joiners of many scripts. Which ones depends on the runner's version. Assume that it may skip any
// character that is not ASCII, a cased letter or a number.
const neverSkipped = '\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}';
const skippable = `[^\\x20-\\x7e${neverSkipped}]*`;
/** Built only for a line that may have a marker: loading Unicode's tables takes longer than everything else here. */
const buildBracketMarker = (): RegExp => new RegExp(`#(?=${skippable}#(?:${skippable}[A-Za-z])*${skippable}\\[)`, 'gu');
const buildColonMarker = (): RegExp => new RegExp(`^([^\\x21-\\x7e${neverSkipped}]*:)(?=${skippable}:)`, 'u');

/** Matches nearly every line. Finding markers in visible ASCII needs no Unicode tables. */
const visibleAscii = /^[\x20-\x7e]*$/;
const asciiBracketMarker = /#(?=#[A-Za-z]*\[)/g;
const asciiColonMarker = /^( *:)(?=:)/;

function safeLine(line: string): string {
  if (visibleAscii.test(line)) return line.replace(asciiBracketMarker, '# ').replace(asciiColonMarker, '$1 ');
  const visible = visibleText(line);
  // Break each marker with a visible space after its first character: the runner would skip an invisible separator.
  const unbracketed = hasTwice(visible, '#') ? visible.replace(buildBracketMarker(), '# ') : visible;
  return hasTwice(unbracketed, ':') ? unbracketed.replace(buildColonMarker(), '$1 ') : unbracketed;
}

function hasTwice(line: string, character: string): boolean {
  return line.indexOf(character) !== line.lastIndexOf(character);
}

// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;

/** Matches text whose only invisible characters are ASCII, so that finding them needs no Unicode tables. */
const commonText =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invisible
const invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu;
/** Built only for text that needs it: loading Unicode's tables takes longer than searching a line. */
const buildInvisible = (): RegExp => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes escape sequences and invisible characters, except line feeds and tabs. */
export function visibleText(text: string): string {
  const bare = text.replace(escapeSequence, '');
  return bare.replace(commonText.test(bare) ? invisibleAscii : buildInvisible(), '');
}
