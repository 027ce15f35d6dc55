// Counts as a command line has them.

/** The count that a flag has, or its default; ends the process with a message when it has another value. */
export function toCount(flag: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text.replaceAll(',', ''));
  if (!/^[\d,]+$/.test(text) || !Number.isSafeInteger(count)) {
    process.stderr.write(`${flag} is "${text}". Use a whole number, for example 2000.\n`);
    process.exit(2);
  }
  return count;
}
