// Case folding, against the table that the engine's own patterns use.
import { expect, test } from 'vitest';
import { foldCase, foldWidely } from '../../../src/permission/text/fold.ts';
import { compilePathGlob } from '../../../src/permission/text/glob.ts';

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

test('every character is folded to one that differs in case alone, and to the same as all of those', () => {
  const byFolded = new Map<string, string[]>();
  const wrong: string[] = [];
  for (let code = 0x80; code <= 0x1ffff; code += 1) {
    if (isSurrogate(code)) continue;
    const character = String.fromCodePoint(code);
    // What NFC makes of it is folded in its place.
    if (character.normalize('NFC') !== character) continue;
    const folded = foldCase(character);
    byFolded.set(folded, [...(byFolded.get(folded) ?? []), character]);
    if (folded !== character && !new RegExp(`^${folded}$`, 'iu').test(character)) wrong.push(character);
    if (foldCase(folded) !== folded) wrong.push(character);
  }
  expect(wrong).toEqual([]);
  // Two that a pattern takes for the same are folded to the same.
  for (const character of 'ſsςσΣµμẞßKkΩωİıIiᏰᏸꭰᎠǅǆǄΐΐ') {
    for (const other of 'ſsςσΣµμẞßKkΩωİıIiᏰᏸꭰᎠǅǆǄΐΐ') {
      const areSame = new RegExp(`^\\u{${(character.codePointAt(0) ?? 0).toString(16)}}$`, 'iu').test(other);
      expect(foldCase(character) === foldCase(other), `${character} ${other}`).toBe(
        areSame || character.normalize() === other.normalize(),
      );
    }
  }
});

test.each([
  ['ΟΔΟΣ*', 'ΟΔΟΣ.txt'],
  ['οδος*', 'ΟΔΟΣ.txt'],
  ['?.ts', 'İ.ts'],
  ['src/AGENTS.md', 'src/AGENTſ.md'],
  ['**/AGENTS.md', 'src/agentſ.MD'],
  ['café/**', 'CAFE\u0301/x'],
  ['caf\u0065\u0301/**', 'CAFÉ/x'],
  ['µ.txt', 'Μ.txt'],
  ['ß.txt', 'ẞ.TXT'],
])('in a guard %s takes %s', (glob, path) => {
  expect(compilePathGlob(glob)(path, { isWide: true })).toBe(true);
});

test.each([
  ['src/AGENTS.md', 'src/AGENTſ.md'],
  ['café/**', 'CAFÉ/x'],
])('in a rule %s does not take %s', (glob, path) => {
  expect(compilePathGlob(glob)(path)).toBe(false);
});

test('look-alikes are folded to what ASCII is folded to', () => {
  const ascii = String.fromCodePoint(...Array(0x80).keys());
  expect(foldWidely(ascii)).toBe(ascii.toLowerCase());
  for (const alike of ['CURL', 'ｃｕｒｌ', 'ＣＵＲＬ', 'ⓒⓤⓡⓛ']) expect(foldWidely(alike)).toBe('curl');
  for (const alike of ['GIT', 'gİt', 'gıt']) expect(foldWidely(alike), alike).toMatch(/^gi\u0307?t$/u);
  expect(foldWidely('ma\u212ae')).toBe('make');
});
