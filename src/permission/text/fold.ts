// Folds case as case-insensitive file systems do: each character by itself.

const foldedCharacters = new Map<string, string>();

/** Follows the Unicode Standard, section 3.13, "Default Case Folding" (CaseFolding.txt, C and S), with NFC. */
export function foldCase(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return Array.from(text.normalize('NFC'), foldCharacter).join('').normalize('NFC');
}

/** Folds as widely as any program might, so that no guard misses a name: look-alikes (NFKC) and every kind of i too. */
export function foldWidely(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const upper = Array.from(text.normalize('NFKC'), (character) => character.toUpperCase()).join('');
  return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(''));
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

function foldCharacter(character: string): string {
  const remembered = foldedCharacters.get(character);
  if (remembered !== undefined) return remembered;
  const candidates = [character.toUpperCase().toLowerCase(), character.toLowerCase(), character.toUpperCase()];
  const fold =
    candidates.find((candidate) => Array.from(candidate).length === 1 && foldsAlike(candidate, character)) ?? character;
  foldedCharacters.set(character, fold);
  return fold;
}

/** Compares with a regex: with `i` and `u` it folds by CaseFolding.txt too (ECMA-262, "Canonicalize"). */
function foldsAlike(one: string, other: string): boolean {
  const code = (one.codePointAt(0) ?? 0).toString(16);
  return new RegExp(`^\\u{${code}}$`, 'iu').test(other);
}
