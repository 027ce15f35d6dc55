// What of a text is seen: escape sequences of terminals and invisible characters, and the text without them.

// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
export const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;

/** ASCII, and scripts, punctuation and signs of which every character is seen. */
const common =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/;

/**
 * Whether nothing but ASCII is invisible in a text; `false` leaves it open. It holds for most texts, and for them the tables
 * of Unicode need not be loaded, which takes longer than to search a line.
 */
export function hidesOnlyAscii(text: string): boolean {
  return common.test(text);
}

/** What is not seen of a text: control characters, tab and line feed too, and characters that change a text without being seen. */
export function invisibleIn(text: string): RegExp {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not seen
  return hidesOnlyAscii(text) ? /[\x00-\x1f\x7f]/gu : /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
}

/** Text from outside without escape sequences, control and invisible characters; line feeds and tabs stay. */
export function visibleText(text: string): string {
  const seen = text.replace(escapeSequence, '');
  return seen.replace(invisibleIn(seen), (character) => (character === '\t' || character === '\n' ? character : ''));
}
