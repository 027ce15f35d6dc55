// Tells whether a pattern accepts some text of a kind, such as a path that climbs, by a walk over its automaton.
import { type Automaton, isWithin, type Step } from '../match/automaton.ts';
import { compileAutomaton } from '../match/regex.ts';
import type { Test } from '../match/value-tests.ts';
import { compileGlob, type Glob } from '../text/glob.ts';

/** Steps through a text, from the state ''. Reaches `yes` in a text of the kind, and undefined if it can't become one. */
type TextKind = (state: string, character: string) => string | undefined;

export function beginningWith(beginning: string): TextKind {
  return (state, character) => {
    if (state === 'yes' || state + character === beginning) return 'yes';
    return beginning.startsWith(state + character) ? state + character : undefined;
  };
}

/** Recognizes a path that is absolute or has a segment `..`. The state is the segment so far: `/` (none), `.`, `..`, `name`. */
export const climbing: TextKind = (state, character) => {
  if (state === 'yes') return state;
  if (character === '/') return state === '' || state === '..' ? 'yes' : '/';
  if (character !== '.' || state === '..' || state === 'name') return 'name';
  return state === '.' ? '..' : '.';
};

/** Returns undefined for a test without a pattern. Takes a path glob for a plain glob, which accepts more. */
export function takesSome(test: Test, kind: TextKind): boolean | undefined {
  if (test.type === 're2') {
    const automaton = compileAutomaton(test.pattern);
    // A pattern that is too large for an automaton may accept anything.
    return automaton === undefined || acceptsSome(automaton, kind);
  }
  if (test.type === 'path') return test.globs.some((glob) => globAcceptsSome(compileGlob(glob), kind));
  return test.type === 'glob' ? globAcceptsSome(test.glob, kind) : undefined;
}

export function globAcceptsSome(glob: Glob | undefined, kind: TextKind): boolean {
  const steps: Step[] = [];
  for (const piece of glob?.pieces ?? []) {
    if (piece === 'one') steps.push(['one of', steps.length + 1, anyCharacter]);
    else if (piece === 'run')
      steps.push(['fork', steps.length + 2, steps.length + 1], ['one of', steps.length, anyCharacter]);
    else for (const each of piece.text) steps.push(['one of', steps.length + 1, Array(2).fill(each.codePointAt(0))]);
  }
  return acceptsSome({ start: 0, steps: [...steps, ['match']] }, kind);
}

const anyCharacter = [0, 0x10_ff_ff];
const ascii = Array.from({ length: 128 }, (_, character) => character);

/** Assumes that every `^`, `$` and `\b` is met. */
function acceptsSome({ start, steps }: Automaton, read: TextKind): boolean {
  const seen = new Set<string>();
  const pending: (readonly [index: number, state: string | undefined])[] = [[start, '']];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const [index, state] = visit;
    const [kind, next, operand] = steps[index] ?? ['fail'];
    if (state === undefined || seen.has(visit.join(' '))) continue;
    seen.add(visit.join(' '));
    // The last segment of a path has no slash after it, so add one.
    if (kind === 'match' && state !== '' && read(state, '/') === 'yes') return true;
    if (kind === 'one of') {
      const examples = [...ascii.filter((each) => isWithin(operand, each)), operand.at(-1) ?? 0];
      for (const each of examples) pending.push([next, read(state, String.fromCodePoint(each))]);
    }
    if (kind === 'fork') pending.push([next, state], [operand, state]);
    if (kind === 'go' || kind === 'edge') pending.push([next, state]);
  }
  return false;
}
