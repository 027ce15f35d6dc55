// The log that stages write to, and the one function that makes a line of outside text safe to print.
import type { Secret } from './secret.ts';

/** Takes the events of a stage: one line a fact. Every sink passes its lines through {@link safeLines}. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  /** Something that the user should know, though nothing is wrong. */
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** Begins lines that belong together, where the sink can fold them; none is begun inside another. */
  group?(title: string): void;
  /** Ends them. */
  endGroup?(): void;
  /** Called with each secret before it is used for anything else. */
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
 * Text from outside as lines that can't act on whoever prints them: split at every line end, without escape sequences,
 * control and invisible characters, and without anything that the GitHub runner takes for a workflow command
 * (`::name::` after white space at the start of a line, `##[name]` anywhere in it).
 */
export function safeLines(text: string): readonly string[] {
  return text.split(lineEnd).map(safeLine);
}

/** Text from outside on one line, as {@link safeLines} makes it safe. */
export function oneLine(text: string): string {
  return safeLines(text).join(' ');
}

// The runner's search for markers is culture-sensitive: it skips what its collation ignores, combining marks and joiners
// of many scripts among them. Which ones changes with its version, so anything but ASCII, cased letters and numbers may be.
const kept = '\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}';
const ignored = `[^\\x20-\\x7e${kept}]*`;
/** Made where a line may have one: loading the tables of Unicode takes longer than all else in here. */
const bracketMarker = (): RegExp => new RegExp(`#(?=${ignored}#${ignored}\\[)`, 'gu');
const colonMarker = (): RegExp => new RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, 'u');

/** Visible ASCII, which nearly every line is: there the markers need no regular expression over all of Unicode. */
const plain = /^[\x20-\x7e]*$/;

function safeLine(line: string): string {
  if (plain.test(line)) return line.replace(/#(?=#\[)/g, '# ').replace(/^( *:)(?=:)/, '$1 ');
  const visible = visibleText(line); // a line has no line feed
  // The break is a visible character between the first two of each marker: a word joiner would be skipped too.
  const unbracketed = hasTwice(visible, '#') ? visible.replace(bracketMarker(), '# ') : visible;
  return hasTwice(unbracketed, ':') ? unbracketed.replace(colonMarker(), '$1 ') : unbracketed;
}

/** Both markers begin with the same character twice; without it, their regular expressions need not be made. */
function hasTwice(line: string, character: string): boolean {
  return line.indexOf(character) !== line.lastIndexOf(character);
}

// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;

/** ASCII, and scripts, punctuation and signs of which every character is seen: for most texts the tables of Unicode need not be loaded. */
const common =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not seen
const invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu;
/** Made where a text needs it, because loading the tables takes longer than to search a line. */
const invisible = (): RegExp => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Text from outside without escape sequences, control and invisible characters; line feeds and tabs stay. */
export function visibleText(text: string): string {
  const bare = text.replace(escapeSequence, '');
  return bare.replace(common.test(bare) ? invisibleAscii : invisible(), '');
}
