// Finds characters that change a text and are not seen: no policy file or allowed command may contain one.
import type { Json } from '../../json.ts';

// Controls, format characters, lone surrogates, fillers, variation selectors, the Braille blank, white space but " ".
const createInvisiblePattern = (): RegExp =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;

/** @param allowed - control characters to accept: line ends and tabs in a file, none in a command */
export function findInvisible(text: string, allowed: string): { readonly index: number; readonly name: string }[] {
  const characters = text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character));
  return characters.map(({ 0: character, index }) => ({ index, name: nameCodePoint(character) })).toArray();
}

export function hasInvisible(text: string): boolean {
  return createInvisiblePattern().test(text);
}

export function showInvisible(text: string): string {
  // Printable ASCII, which most texts are, needs no Unicode tables.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(createInvisiblePattern(), escapeCharacter);
}

const maxShown = 120;

export function showValue(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  // Cut first, so that a long text costs no more than a short one.
  const short = typeof value === 'string' ? value.slice(0, maxShown + 1) : value;
  const text = showInvisible(JSON.stringify(short));
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

export function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function nameCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
