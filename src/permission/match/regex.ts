// Compiles `re2` patterns with RE2: linear time for any text; no look-around or back-references.
import { RE2JS } from 're2js';
import type { Automaton, Step, WholeMatch } from './automaton.ts';

export type Re2 = (pattern: string) => WholeMatch | { readonly error: string };

/** Compiles a pattern that has to match the whole text (docs/policy.md, "What can be matched"). */
export const re2: Re2 = (pattern) => {
  try {
    const compiled = RE2JS.compile(pattern);
    // Make the library build its automaton now: at the first match, an intern would wait for it.
    compiled.matches('');
    return (text) => compiled.matches(text);
  } catch (error: unknown) {
    return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, '') : String(error) };
  }
};

const maxNumbers = 20_000;

export function compileAutomaton(pattern: string): Automaton | undefined {
  const program: Program = RE2JS.compile(pattern).re2().prog;
  if (program.numLb !== 0) return undefined;
  const steps = program.inst.map(toStep);
  if (!steps.every((step) => step !== undefined)) return undefined;
  const numbers = steps.reduce((sum, step) => sum + (step[0] === 'one of' ? step[2].length : 0) + step.length, 0);
  return numbers > maxNumbers ? undefined : { start: program.start, steps };
}

interface Program {
  readonly inst: readonly Instruction[];
  readonly start: number;
  /** The number of look-behinds, an extension of re2js that is off by default. */
  readonly numLb: number;
}

interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: Iterable<number>;
  matchRune(rune: number): boolean;
}

/** Reads an instruction by its operation code in re2js. */
function toStep(instruction: Instruction): Step | undefined {
  const { op, out, arg } = instruction;
  if (op === 1 || op === 2) return ['fork', out, arg];
  if (op === 3 || op === 7) return ['go', out];
  if (op === 4) return ['edge', out, arg];
  if (op === 5) return ['fail'];
  if (op === 6) return ['match'];
  if (op === 8 || op === 9) return ['one of', out, toRanges(instruction)];
  if (op === 10) return ['one of', out, [0, lastCharacter]];
  return op === 11 ? ['one of', out, [0, 9, 11, lastCharacter]] : undefined;
}

const lastCharacter = 0x10_ff_ff;

function toRanges(instruction: Instruction): readonly number[] {
  const runes = [...instruction.runes];
  const [only, ...others] = runes;
  // A single rune may stand for its other cases too, as with (?i).
  if (only === undefined || others.length > 0) return runes;
  return [only, ...listCasedCharacters()]
    .filter((character) => instruction.matchRune(character))
    .flatMap((one) => [one, one]);
}

let cased: readonly number[] | undefined;

function listCasedCharacters(): readonly number[] {
  cased ??= Array.from({ length: lastCharacter + 1 }, (_, character) => character).filter((character) => {
    const text = String.fromCodePoint(character);
    return text.toLowerCase() !== text || text.toUpperCase() !== text;
  });
  return cased;
}
