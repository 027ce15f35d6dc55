// Characters that change a text without being seen: what a policy file and an allowed command may not hold.

// Every white space but the plain one, the no-break ones included; the Braille blank looks like one too.
// Surrogates without their partner are not text at all.
const unseen = (): RegExp => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

export interface InvisibleCharacter {
  /** Offset in UTF-16 units. */
  readonly index: number;
  /** As `U+200B`. */
  readonly name: string;
}

/**
 * Control, format and ignorable characters, and spaces that only look like one, in a text.
 *
 * @param allowed - control characters that may stand: a file has line ends and tabs, a command has neither
 */
export function findInvisible(text: string, allowed: string): InvisibleCharacter[] {
  const found: InvisibleCharacter[] = [];
  for (const match of text.matchAll(unseen())) {
    if (allowed.includes(match[0])) continue;
    found.push({ index: match.index, name: codePointName(match[0]) });
  }
  return found;
}

/** Finds what {@link findInvisible} does. */
export function hasInvisible(text: string): boolean {
  return unseen().test(text);
}

/** Writes everything that can't be seen as `\u{…}`, for messages. */
export function showInvisible(text: string): string {
  // Most texts have nothing beyond ASCII, and need no table of Unicode.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(unseen(), named);
}

/** Writes a character by its number, as `\u{200b}`. */
export function named(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
