// Judges `shell: any`, for guards. It matches if a pattern covers a command of the text, or if nobody can tell what runs.
import { foldWidely } from '../text/fold.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import type { CommandLinks } from './links.ts';
import { type CommandPattern, getWordPattern, mayBeWord, type WordPattern } from './pattern.ts';
import { foldProgramName, getProgramName, judgeProgram } from './programs.ts';
import { type FullReading, getKnownStart, type KnownCommand, type ReadArgument } from './syntax.ts';
import { whyRunsWritten } from './written.ts';

/** Returns undefined if `any` does not match (docs/policy.md, "Shell commands that are refused: `any`"). */
export function whyAny(patterns: readonly CommandPattern[], reading: FullReading, links?: CommandLinks) {
  if ('error' in reading) return reading.error;
  const commands: KnownCommand[] = [];
  for (const command of reading.commands) {
    const { program, arguments: args, writes } = command;
    if (program === null) return 'a program in it is known only when it runs';
    const outcome = judge(patterns, program, args, links);
    if ('because' in outcome) return outcome.because;
    commands.push({ ...outcome, writes: [...writes, ...outcome.writes] });
  }
  return whyRunsWritten(reading, commands);
}

function judge(
  patterns: readonly CommandPattern[],
  program: string,
  args: readonly ReadArgument[],
  links: CommandLinks | undefined,
): { readonly because: string } | KnownCommand {
  const covering = patterns.find((pattern) => mayCover(pattern, program, args, links));
  if (covering !== undefined) {
    return { because: `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}` };
  }
  const judgement = judgeProgram(program, args);
  if (judgement.type === 'runs') {
    const inner = judge(patterns, judgement.program, judgement.arguments, links);
    if ('because' in inner) return inner;
    // Programs other than these three look for the inner program, or for settings, in the current folder.
    const isPlain = inner.isPlain && /^(?:nice|timeout|xargs)$/u.test(foldProgramName(program));
    return { ...inner, isPlain, programs: [program, ...inner.programs] };
  }
  const shown = JSON.stringify(program.slice(0, 60));
  if (judgement.type === 'cannot be told') {
    return { because: `what ${shown} runs cannot be determined: ${judgement.because}` };
  }
  if (judgement.type === 'runs nothing else') {
    const { readsFiles = false, writes = [] } = judgement;
    return { programs: [program], arguments: args, isPlain: !readsFiles, script: undefined, writes };
  }
  const named = patterns.find((each) => isNamed(each, args));
  if (named !== undefined) {
    return { because: `${shown} may run ${JSON.stringify(named.pattern)}, which its arguments name` };
  }
  return { programs: [program], arguments: args, isPlain: false, script: judgement.script, writes: [] };
}

/** Compares only the words before the first argument that is not wholly known, which may become any words. */
function mayCover(
  pattern: CommandPattern,
  program: string,
  args: readonly ReadArgument[],
  links: CommandLinks | undefined,
): boolean {
  const known: string[] = [];
  for (const argument of args) {
    if (typeof argument !== 'string') break;
    known.push(argument);
  }
  const [first] = pattern.tokens;
  if (first === undefined || !coversProgram(first, program)) return false;
  if (known.length === args.length && known.length < pattern.tokens.length - 1) return false; // all known, but too few
  return known.every((word, index) => {
    const token = getWordPattern(pattern, index + 1);
    if (token === undefined) return pattern.isOpen;
    return [word, ...(links?.get(word) ?? [])].some((place) => mayBeWord(token, place));
  });
}

function coversProgram(token: WordPattern, program: string): boolean {
  if ('path' in token) return mayBeWord(token, program);
  const folded = foldGlob(token);
  return [program, getProgramName(program)].some(
    (name) => globMatches(folded, foldWidely(name)) || globMatches(token, name),
  );
}

function foldGlob(glob: Glob): Glob {
  const pieces = glob.pieces.map((piece) => (typeof piece === 'string' ? piece : { text: foldWidely(piece.text) }));
  return { pattern: glob.pattern, pieces };
}

function isNamed(pattern: CommandPattern, args: readonly ReadArgument[]): boolean {
  const text = args.map(getKnownStart).join(' ');
  const words = text.split(/[\s'"`;|&()<>{}=,:$\\]/u).filter((word) => word !== '');
  return pattern.tokens.every((token, index) => {
    if ('path' in token || index > 0) return words.some((word) => mayBeWord(token, word));
    const folded = foldGlob(token);
    return words.some((word) => globMatches(folded, foldProgramName(word)));
  });
}
