// Matches texts with an `re2` pattern that was compiled and kept as data. It needs no library.

export type WholeMatch = (text: string) => boolean;

/** Kind, next step, operand: the other next step of a `fork`, bits of an `edge`, both ends of each range of `one of`. */
export type Step =
  | readonly ['fork', number, number]
  | readonly ['edge', number, number]
  | readonly ['go', number]
  | readonly ['one of', number, readonly number[]]
  | readonly ['match' | 'fail'];

export interface Automaton {
  readonly start: number;
  readonly steps: readonly Step[];
}

export function isAutomaton(value: unknown): value is Automaton {
  if (typeof value !== 'object' || value === null || !('start' in value) || !('steps' in value)) return false;
  if (!Array.isArray(value.steps)) return false;
  const steps: readonly unknown[] = value.steps;
  const isStepIndex = (index: unknown): boolean => Number.isInteger(index) && steps[Number(index)] !== undefined;
  return isStepIndex(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isStepIndex));
}

function isStep([kind, next, more]: readonly unknown[], isStepIndex: (index: unknown) => boolean): boolean {
  if (kind === 'match' || kind === 'fail') return true;
  if (!isStepIndex(next)) return false;
  if (kind === 'fork') return isStepIndex(more);
  if (kind === 'edge') return Number.isInteger(more);
  return kind === 'go' || (kind === 'one of' && Array.isArray(more) && more.every(Number.isInteger));
}

/** Visits each step at most once for each character. */
export function matchWhole({ start, steps }: Automaton): WholeMatch {
  return (text) => {
    let current = [start];
    let previous = -1;
    for (let at = 0; ; ) {
      const character = text.codePointAt(at) ?? -1;
      const reached = followSteps(steps, current, findEdges(previous, character));
      if (character === -1) return reached.some(([kind]) => kind === 'match');
      current = reached.flatMap((step) => (step[0] === 'one of' && isWithin(step[2], character) ? [step[1]] : []));
      if (current.length === 0) return false;
      previous = character;
      at += character > 0xff_ff ? 2 : 1;
    }
  };
}

function followSteps(steps: readonly Step[], from: readonly number[], edges: number): readonly Step[] {
  const seen = new Set<number>();
  const pending = [...from];
  const reached: Step[] = [];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    const step = steps[index];
    if (step === undefined) throw new Error('A kept pattern is damaged.');
    if (seen.has(index)) continue;
    seen.add(index);
    if (step[0] === 'fork') pending.push(step[1], step[2]);
    else if (step[0] === 'go' || (step[0] === 'edge' && (step[2] & ~edges) === 0)) pending.push(step[1]);
    else if (step[0] === 'match' || step[0] === 'one of') reached.push(step);
  }
  return reached;
}

const newline = 10;

/** Returns RE2's bits for the edge between two characters; -1 is outside of the text. */
function findEdges(before: number, after: number): number {
  const lines = (before === -1 || before === newline ? 1 : 0) | (after === -1 || after === newline ? 2 : 0);
  const texts = (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0);
  return lines | texts | (isWordCharacter(before) === isWordCharacter(after) ? 32 : 16);
}

function isWordCharacter(character: number): boolean {
  return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
}

export function isWithin(ranges: readonly number[], character: number): boolean {
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return true;
  }
  return false;
}
