// Makes a stranger's text fit for a prompt: removes text that a reader of GitHub's page can't see.

// Terminal escape sequences, which programs print into check results; also ESC with a backslash, which ends some.
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Removes invisible characters and terminal escape sequences, except tabs and line breaks. */
export function withoutInvisible(text: string): string {
  return text
    .replace(lineEnd, '\n')
    .replace(escapeSequence, '')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''));
}

// Any Markdown that hides text begins with one of these.
const markup = /[<[&`~$|]/;

/** Drops text that GitHub's page hides: it could instruct the intern unseen. Loads the parser only for markup. */
export async function shownMarkdown(markdown: string): Promise<string> {
  if (!markup.test(markdown)) return withoutInvisible(markdown);
  const { toShownMarkdown } = await import('./shown-markdown.ts');
  return withoutInvisible(toShownMarkdown(markdown));
}

/** Writes invisible characters as `\u{…}`, because a reviewer must see them. */
export function withVisibleCode(code: string): string {
  return code.replace(/\r\n/g, '\n').replace(invisible, (character) => {
    return character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}

export interface UntrustedText {
  readonly isTrusted: false;
  readonly about: string;
  readonly text: string;
  readonly remarks: readonly string[];
  /** Set if the text is a diff; `left-out` if GitHub does not give the whole of it. */
  readonly diff?: 'shown' | 'left-out';
}

export type PlaceholderValue = UntrustedText | { readonly isTrusted: true; readonly text: string };

export function untrusted(about: string, text: string, remarks: readonly string[] = []): UntrustedText {
  return { isTrusted: false, about, text, remarks };
}
