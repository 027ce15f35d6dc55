// What of a text is seen: escape sequences of terminals and invisible characters, and the text without them.

// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
export const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;

/** What is left of control characters, tab and line feed too, and characters that change a text without being seen. */
export const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Text from outside without escape sequences, control and invisible characters; line feeds and tabs stay. */
export function visibleText(text: string): string {
  return text
    .replace(escapeSequence, '')
    .replace(invisible, (character) => (character === '\t' || character === '\n' ? character : ''));
}
