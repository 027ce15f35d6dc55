// `shell: any`, in guards: a text matches when something in it is covered, or when what runs can't be told.
import { type Glob, globMatches } from '../text/glob.ts';
import type { Judgement } from './known/judgement.ts';
import { type CommandPattern, mayBeWord, type WordPattern, wordAt } from './pattern.ts';
import { foldedName, judgeProgram, programName } from './programs.ts';
import type { SeenArgument, SeenCommand, ShellSyntax } from './syntax.ts';
import { type WritingCommand, whyWritten } from './written.ts';

/**
 * Why `any` matches a text: a command that is covered, or that can't be told; undefined when it does not match
 * (docs/policy.md, "Shell commands that are refused: `any`").
 */
export function whyAny(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): string | undefined {
  const reading = syntax.full(text);
  if ('error' in reading) return reading.error;
  const commands: WritingCommand[] = [];
  for (const command of reading.commands) {
    const { program } = command;
    if (program === null) return 'a program in it is known only when it runs';
    const outcome = judge(patterns, program, command.arguments);
    if ('because' in outcome) return outcome.because;
    commands.push(writingCommand(command, outcome.judgement));
  }
  return whyWritten(reading, commands);
}

function writingCommand(command: SeenCommand, judgement: Judgement): WritingCommand {
  const isPlain = judgement.type === 'runs nothing else' && judgement.readsFiles !== true;
  return {
    command,
    isPlain,
    script: judgement.type === 'told by its name' ? judgement.script : undefined,
    writes: judgement.type === 'runs nothing else' ? (judgement.writes ?? []) : [],
  };
}

/** What is known of a command that does not match, or why it does. */
function judge(
  patterns: readonly CommandPattern[],
  program: string,
  args: readonly SeenArgument[],
): { readonly because: string } | { readonly judgement: Judgement } {
  const covering = patterns.find((pattern) => mayCover(pattern, program, args));
  if (covering !== undefined) {
    return { because: `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}` };
  }
  const judgement = judgeProgram(program, args);
  if (judgement.type === 'runs') return judge(patterns, judgement.program, judgement.arguments);
  if (judgement.type === 'cannot be told') {
    return { because: `what ${JSON.stringify(program.slice(0, 60))} runs cannot be determined: ${judgement.because}` };
  }
  const named = judgement.type === 'told by its name' ? patterns.find((each) => isNamed(each, args)) : undefined;
  if (named === undefined) return { judgement };
  return {
    because: `${JSON.stringify(program.slice(0, 60))} may run ${JSON.stringify(named.pattern)}, which its arguments name`,
  };
}

/**
 * Whether a pattern covers a command of which some arguments are known only when it runs: such an argument may become
 * any words, so all that stands before the first one decides. Neither a program's folder nor its case hides it.
 */
function mayCover(pattern: CommandPattern, program: string, args: readonly SeenArgument[]): boolean {
  const openAt = args.findIndex((argument) => typeof argument !== 'string');
  const known = args.slice(0, openAt === -1 ? undefined : openAt).filter((argument) => typeof argument === 'string');
  const [first] = pattern.tokens;
  if (first === undefined || !coversProgram(first, program)) return false;
  if (openAt === -1 && known.length < pattern.tokens.length - 1) return false;
  return known.every((word, index) => {
    const token = wordAt(pattern, index + 1);
    return token === undefined ? pattern.open : mayBeWord(token, word);
  });
}

/** Whether the first word of a pattern covers a program, with or without its folder, as file systems find it that ignore case. */
function coversProgram(token: WordPattern, program: string): boolean {
  if ('path' in token) return mayBeWord(token, program);
  const folded = foldGlob(token);
  return [program, programName(program)].some(
    (name) => globMatches(folded, foldCase(name)) || globMatches(token, name),
  );
}

function foldGlob(glob: Glob): Glob {
  const pieces = glob.pieces.map((piece) => (typeof piece === 'string' ? piece : { text: foldCase(piece.text) }));
  return { pattern: glob.pattern, pieces };
}

function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}

/**
 * Whether all words of a pattern stand among the arguments of a program of which nothing is known, also within one of
 * them: it may be one that runs what it is given.
 */
function isNamed(pattern: CommandPattern, args: readonly SeenArgument[]): boolean {
  const text = args.map((argument) => (typeof argument === 'string' ? argument : argument.begins)).join(' ');
  const words = text.split(/[\s'"`;|&()<>{}=,:$\\]+/u).filter((word) => word !== '');
  return pattern.tokens.every((token, index) => {
    if ('path' in token || index > 0) return words.some((word) => mayBeWord(token, word));
    const folded = foldGlob(token);
    return words.some((word) => globMatches(folded, foldedName(word)));
  });
}
