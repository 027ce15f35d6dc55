// Text that a stranger may have written, made fit for a prompt: nothing in it that no reader of the page sees.

// Escape sequences of terminals, as programs print them into check results. ESC and a backslash, which may end another,
// is one of two characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Takes out what no reader sees: escape sequences, control and invisible characters, but not tabs and line ends. */
export function withoutInvisible(text: string): string {
  return text
    .replace(lineEnd, '\n')
    .replace(escapeSequence, '')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''));
}

// Anything hidden in Markdown begins with one of these.
const markup = /[<[&`~$|]/;

/**
 * Renders Markdown as a reader on GitHub sees it, code and escaped characters included: without comments, definitions, attributes
 * and whatever else the page hides, because orders to the intern hide there. The parser is loaded only for a text with markup.
 */
export async function shownMarkdown(markdown: string): Promise<string> {
  if (!markup.test(markdown)) return withoutInvisible(markdown);
  const { toShownMarkdown } = await import('./shown-markdown.ts');
  return withoutInvisible(toShownMarkdown(markdown));
}

/** Keeps code as it is, and writes invisible characters as `\u{…}`: a reviewer has to see them. */
export function withVisibleCode(code: string): string {
  return code.replace(/\r\n/g, '\n').replace(invisible, (character) => {
    return character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}

/** Safe as it is, or a text of strangers that needs a fence. */
export type PlaceholderValue =
  | { readonly trusted: true; readonly text: string }
  | {
      readonly trusted: false;
      readonly about: string;
      readonly text: string;
      readonly remarks: readonly string[];
      /** Present for a diff; `left-out` where there is none to show. */
      readonly diff?: 'shown' | 'left-out';
    };

export function untrusted(about: string, text: string, remarks: readonly string[] = []): PlaceholderValue {
  return { trusted: false, about, text, remarks };
}
