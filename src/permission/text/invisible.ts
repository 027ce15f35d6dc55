// Finds characters that change a text without being seen; no policy file or allowed command may hold any.

// All white space but the plain space; the Braille blank looks like a space. Lone surrogates are no text at all.
const unseen = (): RegExp => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** @param allowed - control characters to accept: line ends and tabs in a file, none in a command */
export function findInvisible(text: string, allowed: string): { readonly index: number; readonly name: string }[] {
  const found = text.matchAll(unseen()).filter(([character]) => !allowed.includes(character));
  return found.map(({ 0: character, index }) => ({ index, name: codePointName(character) })).toArray();
}

export function hasInvisible(text: string): boolean {
  return unseen().test(text);
}

export function showInvisible(text: string): string {
  // Printable ASCII, as most texts are, needs no Unicode tables.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(unseen(), named);
}

export function named(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
