// Text that a stranger may have written, made fit for a prompt: nothing hidden in it, and its end can't be forged.

// Escape sequences of terminals, as programs print them into check results. ESC and a backslash, which may end another,
// is one of two characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

// What GitHub does not show of Markdown: HTML comments, also unclosed ones, and link definitions that nothing refers to.
const htmlComment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g;
const hiddenDefinition = /^[ ]{0,3}\[[^\]\n]*\]:[ \t]*(?:#|<>|<#>)[^\n]*/gm;

/** Plain text without what no reader sees: escape sequences, control and invisible characters but tabs and line ends. */
export function withoutInvisible(text: string): string {
  return text
    .replace(lineEnd, '\n')
    .replace(escapeSequence, '')
    .replace(invisible, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** Markdown without what its reader on GitHub does not see, comments above all: orders to the intern hide there. */
export function withoutHidden(markdown: string): string {
  let text = withoutInvisible(markdown);
  // What is taken out may have kept the halves of another comment apart.
  let before: string;
  do {
    before = text;
    text = text.replace(htmlComment, '').replace(hiddenDefinition, '');
  } while (text !== before);
  return text;
}

/** Code as it is, with what can't be seen written as `\u{…}`: a reviewer has to see it. */
export function withVisibleCode(code: string): string {
  return code.replace(/\r\n/g, '\n').replace(invisible, (character) => {
    return character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
}
