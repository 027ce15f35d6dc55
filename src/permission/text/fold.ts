// Folds case as case-insensitive file systems do: each character on its own, independent of its neighbours.

const known = new Map<string, string>();

/** See the Unicode Standard, section 3.13, "Default Case Folding" (CaseFolding.txt, statuses C and S); under NFC. */
export function foldCase(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return Array.from(text.normalize('NFC'), folded).join('').normalize('NFC');
}

/** Folds as widely as any program might, look-alikes (NFKC) and all kinds of i included: no guard may miss a name. */
export function foldWidely(text: string): string {
  const upper = Array.from(text.normalize('NFKC'), (character) => character.toUpperCase()).join('');
  return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(''));
}

function folded(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const candidates = [character.toUpperCase().toLowerCase(), character.toLowerCase(), character.toUpperCase()];
  const found = candidates.find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
  known.set(character, found);
  return found;
}

/** `i` with `u` folds by the same table (ECMA-262, "Canonicalize"). */
function isSame(one: string, other: string): boolean {
  const code = (one.codePointAt(0) ?? 0).toString(16);
  return new RegExp(`^\\u{${code}}$`, 'iu').test(other);
}
