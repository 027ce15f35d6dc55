// Whether everything that one matcher matches is matched by another too; "no" also when that can't be told.

import { type Matcher, matches } from '../match/conditions.ts';
import type { MatchMode, Test } from '../match/tests.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { type Glob, globMatches } from '../text/glob.ts';

/** Whether `wide` matches whatever `narrow` does. Both stand at the same key. */
export function contains(wide: Matcher, narrow: Matcher, mode: MatchMode): boolean {
  const narrowTakesMissing = matches(narrow, undefined, mode);
  if (narrowTakesMissing && !matches(wide, undefined, mode)) return false;
  // A narrow one that matches nothing but missing fields is contained once those are.
  if (narrow.test.type === 'present' && !narrow.test.present) return true;
  return containsPresent(wide.test, narrow.test, wide, mode);
}

function containsPresent(wide: Test, narrow: Test, matcher: Matcher, mode: MatchMode): boolean {
  if (wide.type === 'present') return wide.present;
  // Elements say nothing about what is asked of a list as a whole.
  if (wide.asksWhole === true) return hasMore(wide, narrow) || sameTest(wide, narrow);
  if (narrow.listed !== undefined) return narrow.listed.every((value) => matches(matcher, value, mode));
  if (wide.type === 'glob' && narrow.type === 'glob') return globContains(wide.glob, narrow.glob);
  if (wide.type === 'glob') return isEverything(wide.glob) && narrow.takesTextsOnly;
  if (wide.type === 'only' && narrow.type === 'only') return patternsContain(wide.patterns, narrow.patterns);
  if (wide.type === 'path' && narrow.type === 'path') return narrow.globs.every((glob) => wide.globs.includes(glob));
  return sameTest(wide, narrow);
}

/** Whether a list with one of some values is asked for, and another with one of fewer. */
function hasMore(wide: Test, narrow: Test): boolean {
  if (wide.type !== 'has' || narrow.type !== 'has') return false;
  return narrow.values.every((value) => wide.values.includes(value));
}

function isEverything(glob: Glob): boolean {
  return glob.pieces.length === 1 && glob.pieces[0] === 'run';
}

// Private characters stand for the narrow glob's wildcards: only a run may take a run, and a run or one character one.
const run = '\u{F0000}';
const one = '\u{F0001}';

/** Whether a glob matches all that another does; "no" in the few cases where the wildcards don't line up. */
export function globContains(wide: Glob, narrow: Glob): boolean {
  if (wide.pattern === narrow.pattern) return true;
  if (wide.pieces.includes('one') && narrow.pieces.includes('run')) return false;
  const text = narrow.pieces.map((piece) => (piece === 'run' ? run : piece === 'one' ? one : piece.text)).join('');
  return globMatches(wide, text);
}

function patternsContain(wide: readonly CommandPattern[], narrow: readonly CommandPattern[]): boolean {
  return narrow.every((each) => wide.some((other) => patternContains(other, each)));
}

function patternContains(wide: CommandPattern, narrow: CommandPattern): boolean {
  if (narrow.open && !wide.open) return false;
  if (narrow.more !== undefined && !wide.open && (wide.more === undefined || !wordContains(wide.more, narrow.more)))
    return false;
  if (narrow.tokens.length < wide.tokens.length) return false;
  return narrow.tokens.every((word, index) => {
    const token = wide.tokens[index] ?? wide.more;
    return token === undefined ? wide.open : wordContains(token, word);
  });
}

function wordContains(wide: WordPattern, narrow: WordPattern): boolean {
  if ('path' in wide) {
    if ('path' in narrow) return wide.path === narrow.path;
    const [piece, second] = narrow.pieces;
    return typeof piece === 'object' && second === undefined && wide.narrow(piece.text);
  }
  return 'path' in narrow ? isEverything(wide) : globContains(wide, narrow);
}

function sameTest(a: Test, b: Test): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
