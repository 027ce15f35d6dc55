// The log that stages write to, and the one function that makes a line of outside text safe to print.
import type { Secret } from './secret.ts';

/** Takes the events of a stage, one line per fact. Every sink passes its lines through {@link safeLines}. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  /** For what the user should know, though nothing is wrong. */
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** Begins a group of lines, which the sink may fold. No group is within another. */
  group?(title: string): void;
  /** Ends the group. */
  endGroup?(): void;
  /** Called with each secret, before the secret is used for anything else. */
  mask(secret: Secret): void;
}

/** A log that says nothing. */
export const silentLog: Log = {
  debug() {},
  info() {},
  notice() {},
  warning() {},
  error() {},
  mask() {},
};

// Line ends as the runner's reader sees them (a lone CR too), and those that terminals and viewers add.
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
/**
 * Removes escape sequences, control and invisible characters, and whatever the GitHub runner takes for a workflow
 * command: `::name::` after white space at the start of a line, `##[name]` anywhere in it.
 */
export function safeLines(text: string): readonly string[] {
  return text.split(lineEnd).map(safeLine);
}

export function oneLine(text: string): string {
  return safeLines(text).join(' ');
}

// The runner's search for markers is culture-sensitive: it skips what its collation ignores, such as combining marks
// and joiners of many scripts. The set changes with the runner's version, so it may hold anything but ASCII, cased
// letters and numbers.
const kept = '\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}';
const ignored = `[^\\x20-\\x7e${kept}]*`;
/** Made only for a line that may have a marker, because it takes longer to load Unicode's tables than all else here. */
const bracketMarker = (): RegExp => new RegExp(`#(?=${ignored}#${ignored}\\[)`, 'gu');
const colonMarker = (): RegExp => new RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, 'u');

/** Visible ASCII, which nearly every line is: to find markers in it takes no tables of Unicode. */
const plain = /^[\x20-\x7e]*$/;

function safeLine(line: string): string {
  if (plain.test(line)) return line.replace(/#(?=#\[)/g, '# ').replace(/^( *:)(?=:)/, '$1 ');
  const visible = visibleText(line); // keeps line feeds, which a line does not have
  // Break each marker by a visible space after its first character, because the runner would skip a word joiner too.
  const unbracketed = hasTwice(visible, '#') ? visible.replace(bracketMarker(), '# ') : visible;
  return hasTwice(unbracketed, ':') ? unbracketed.replace(colonMarker(), '$1 ') : unbracketed;
}

function hasTwice(line: string, character: string): boolean {
  return line.indexOf(character) !== line.lastIndexOf(character);
}

// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;

/** ASCII, and ranges in which every character is visible, so that most texts need no tables of Unicode. */
const common =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not seen
const invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu;
/** Made only for a text that needs it, because it takes longer to load the tables than to search a line. */
const invisible = (): RegExp => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Keeps line feeds and tabs. */
export function visibleText(text: string): string {
  const bare = text.replace(escapeSequence, '');
  return bare.replace(common.test(bare) ? invisibleAscii : invisible(), '');
}
