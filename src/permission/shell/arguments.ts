// Words of a command: the text of those that are the same whenever they run, and what is certain of the others.
import type { Assignment, SyntaxNode, Word, WordPart } from 'unbash';
import type { SeenArgument } from './syntax.ts';

/** The text of a word that is the same whenever it runs; null for expansions, globs, braces and home directories. */
export function staticText(word: Word | Assignment): string | null {
  if (word.type === 'Assignment') return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
  if (word.text.startsWith('~')) return null;
  return known(word.parts ?? []).whole ? word.value : null;
}

/** An argument as far as it is known before it runs. */
export function seenArgument(word: Word | Assignment): SeenArgument {
  const text = staticText(word);
  if (text !== null) return text;
  if (word.type === 'Assignment') return { begins: `${word.name}=`, single: true };
  // These are numbers, and no option begins like one.
  if (/^"?\$[?#$!]"?$/u.test(word.text)) return { begins: '0', single: true };
  const parts = word.parts ?? [];
  if (word.text.startsWith('~')) return { begins: '/', single: true };
  if (parts.some(splits)) return { begins: '', single: false };
  return { begins: known(parts).begins, single: !parts.some(isMany) };
}

/** What every word begins with that these parts may become, and whether that is all of it. */
function known(parts: readonly WordPart[]): { readonly begins: string; readonly whole: boolean } {
  let begins = '';
  for (const part of parts) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted') {
      begins += part.value;
      continue;
    }
    const within = part.type === 'DoubleQuoted' ? known(part.parts) : { begins: '', whole: false };
    begins += within.begins;
    if (!within.whole) return { begins, whole: false };
  }
  return { begins, whole: true };
}

/** Whether a part may end one word and begin another: an expansion without quotes, or one of several words with them. */
function splits(part: WordPart): boolean {
  if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') return part.parts.some(isList);
  return isExpansion(part);
}

function isList(part: SyntaxNode & { readonly text: string }): boolean {
  return part.type !== 'Literal' && part.type !== 'CommandExpansion' && part.text.includes('@');
}

function isExpansion(part: WordPart): boolean {
  return part.type === 'SimpleExpansion' || part.type === 'ParameterExpansion' || part.type === 'CommandExpansion';
}

/** Whether a part may become several words, each with the same beginning. */
function isMany(part: WordPart): boolean {
  return part.type === 'Glob' || part.type === 'ExtendedGlob' || part.type === 'BraceExpansion';
}
