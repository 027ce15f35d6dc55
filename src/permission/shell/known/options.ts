// Judges a command by its options: those that are known to be harmless pass, and any other is in doubt.
import { describeArgument, getKnownStart, type ReadArgument } from '../syntax.ts';

export type Judgement =
  | {
      readonly type: 'runs nothing else';
      readonly writes?: readonly ReadArgument[];
      /** Set if the program may read code or settings from files that its arguments do not name. */
      readonly readsFiles?: true;
    }
  /** The program may do anything with its arguments: a guard matches if they name a program that it refuses. */
  | { readonly type: 'known by name'; readonly script?: string }
  | { readonly type: 'cannot be told'; readonly because: string }
  | { readonly type: 'runs'; readonly program: string; readonly arguments: readonly ReadArgument[] };

export const runsNothingElse: Judgement = { type: 'runs nothing else' };

/** The program runs what its files say, and nothing that its arguments say. */
export const runsItsFiles: Judgement = { type: 'runs nothing else', readsFiles: true };

export const knownByName: Judgement = { type: 'known by name' };

export function cannotBeTold(because: string): Judgement {
  return { type: 'cannot be told', because };
}

export type Judge = (args: readonly ReadArgument[]) => Judgement;

export interface HarmlessOptions {
  readonly flags?: string;
  /** Letters that have a value: the rest of the word, or the next word. */
  readonly valued?: string;
  /** Full names, because an abbreviation may mean another option. */
  readonly long?: string;
  readonly longValued?: string;
  /** Set if options end at the first operand: all later words are operands. */
  readonly stopsAtOperand?: boolean;
}

/** Makes a judge that leaves the operands to `judge` if all options are harmless; `risk` says what any other may do. */
export function judgeOperands(harmless: HarmlessOptions, risk: string, judge: Judge): Judge {
  return (args) => {
    const reading = readOptions(harmless, args);
    return 'doubtful' in reading ? cannotBeTold(`${reading.doubtful} ${risk}`) : judge(reading.operands);
  };
}

export function readOptions(
  harmless: HarmlessOptions,
  args: readonly ReadArgument[],
): { readonly operands: readonly ReadArgument[] } | { readonly doubtful: string } {
  const operands: ReadArgument[] = [];
  const rest = args.values();
  for (const word of rest) {
    if (word === '--') return { operands: [...operands, ...rest] };
    if (!mayBeOption(word)) {
      operands.push(word);
      if (harmless.stopsAtOperand === true) return { operands: [...operands, ...rest] };
      continue;
    }
    const needsValue = typeof word === 'string' ? readOption(harmless, word) : undefined;
    if (needsValue === undefined) return { doubtful: describeArgument(word) };
    const value = needsValue ? rest.next().value : undefined;
    // To another version of the program, a value that looks like an option might be one.
    const isOdd =
      typeof value === 'string' ? mayBeOption(value) : value?.isOneWord === false || value?.prefix.startsWith('-');
    if (isOdd === true) return { doubtful: describeArgument(word) };
  }
  return { operands };
}

/** Recognizes an argument that is an option, or may become one when it runs. */
export function mayBeOption(argument: ReadArgument): boolean {
  if (typeof argument === 'string') return argument.length > 1 && argument.startsWith('-');
  return argument.prefix === '' || argument.prefix.startsWith('-');
}

/** Tells whether the option needs the next word as its value. Returns undefined if it is not harmless. */
function readOption(harmless: HarmlessOptions, option: string): boolean | undefined {
  if (!option.startsWith('--')) return readLetters(harmless, option.slice(1));
  const equals = option.indexOf('=');
  const name = option.slice(2, equals === -1 ? undefined : equals);
  if (splitNames(harmless.long).has(name)) return false;
  return splitNames(harmless.longValued).has(name) ? equals === -1 : undefined;
}

function readLetters(harmless: HarmlessOptions, letters: string): boolean | undefined {
  for (const [index, letter] of Array.from(letters).entries()) {
    if (harmless.valued?.includes(letter)) return index === letters.length - 1;
    if (!harmless.flags?.includes(letter)) return undefined;
  }
  return false;
}

function splitNames(list: string | undefined): ReadonlySet<string> {
  return new Set(list?.split(' '));
}

export interface RunningOptions {
  readonly long: string;
  readonly letters: string;
}

/** Recognizes the few options that run or write something, of programs with too many harmless options to list. */
export function mayBeOneOf(argument: ReadArgument, options: RunningOptions): boolean {
  const text = getKnownStart(argument);
  if (!text.startsWith('-')) return false;
  if (!text.startsWith('--')) return Array.from(options.letters).some((letter) => text.includes(letter));
  const name = text.slice(2).replace(/=.*/su, '');
  // The name may be an abbreviation of such an option, or begin with one.
  return options.long.split(' ').some((each) => each.startsWith(name) || name.startsWith(each));
}
