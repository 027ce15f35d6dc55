// Quotes words for commands that a person copies, or that a shell runs.

/** Quotes a word for a shell (POSIX.1-2024, Shell Command Language, section 2.2.2). Quotes `=` too: zsh expands it. */
export function toShellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
