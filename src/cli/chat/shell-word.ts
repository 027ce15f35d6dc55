// A text as one word of a command that a person copies.

/** The text as one word for a POSIX shell (POSIX.1-2024, Shell Command Language, section 2.2.2): plain where it can be, else in single quotes. */
export function toShellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
