// A command line that is given as one text, as its words.

const word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g;
const whole = /^(?:[^'"]|'[^']*'|"[^"]*")*$/;
const quoted = /'([^']*)'|"([^"]*)"/g;

/**
 * Splits a text at blanks. What stands between two quotes of a kind is kept together, and nothing else is special.
 *
 * @returns undefined when a quote is left open
 */
export function splitWords(text: string): readonly string[] | undefined {
  if (!whole.test(text)) return undefined;
  return [...text.matchAll(word)].map(([one]) =>
    one.replaceAll(quoted, (_quotes, single?: string, double?: string) => single ?? double ?? ''),
  );
}
