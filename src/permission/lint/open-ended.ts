// Warns of commands whose arguments the intern chooses, if these may make a program run others or write files.
import { listOnlyPatterns } from '../match/value-tests.ts';
import type { Rule } from '../policy.ts';
import { isInterpreter, shells } from '../shell/known/interpreters.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { canRunOthers, getProgramName, listProgramNames, plainPrograms, runsItsArguments } from '../shell/programs.ts';
import type { Position } from '../text/position.ts';
import { splitWords } from '../text/word-list.ts';
import { type Warnings, warn } from './warning.ts';

export function* lintOpenEnded(rule: Rule): Warnings {
  for (const { at, matcher } of rule.match) {
    for (const pattern of listOnlyPatterns(matcher.test).filter(isOpenEnded)) {
      yield warn(at, 'open-ended-arguments', writeMessage(rule, pattern));
    }
    yield* lintPipes(rule.id, at, listOnlyPatterns(matcher.test));
  }
}

/** Judges pairs of commands that a pipe may join, because `only` judges each command by itself. */
function* lintPipes(id: string, at: Position, patterns: readonly CommandPattern[]): Warnings {
  const printer = patterns.find(takesFreeWords);
  for (const reader of patterns.filter((each) => !takesFreeWords(each) && actsOnInput(each))) {
    if (printer === undefined) return;
    const [from, to] = [printer, reader].map(({ pattern }) => JSON.stringify(pattern));
    const joined = `"${id}" allows ${from}, which may print anything, and ${to}, which runs or writes what a pipe brings it. Leave one of them out.`;
    yield warn(at, 'open-ended-arguments', joined);
  }
}

function takesFreeWords({ tokens, isOpen }: CommandPattern): boolean {
  return isOpen || tokens.some((word) => !('path' in word) && getLiteralText(word) === undefined);
}

/** Programs that run or write what they read, whatever their arguments. */
const inputPrograms = splitWords('at batch crontab parallel patch sponge tee xargs');

function actsOnInput({ tokens: [first, ...others] }: CommandPattern): boolean {
  const words = others.map((word) => getLiteralText(word) ?? '');
  for (const name of listProgramNames(getLiteralText(first) ?? '')) {
    if (inputPrograms.has(name)) return true;
    // Git, shells and interpreters read no input if a word names a file, or an option has the code.
    if (name === 'git') return /^(?:am|apply)(?: -\S*)*$/u.test(words.join(' '));
    if (shells.has(name)) return words.every((word) => /^[-+][^-c]*$/u.test(word));
    if (isInterpreter(name)) return words.every((word) => /^-[BEISOPTUWbdiqsuw]*$/u.test(word));
  }
  return false;
}

function writeMessage(rule: Rule, { pattern, tokens: [first] }: CommandPattern): string {
  const allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`;
  const program = getLiteralText(first);
  if (program === undefined || findReach(program) !== 'no-further') {
    return `${allows}: with arguments of the intern's choosing, this can run other programs or write files. List the arguments.`;
  }
  return `${allows}: it is unknown what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
}

function isOpenEnded({ tokens, isOpen }: CommandPattern): boolean {
  const [first, ...others] = tokens;
  const program = getLiteralText(first);
  if (program === undefined) return true;
  const reach = findReach(program);
  if (reach === 'no-further' && takesData(program)) return false;
  const assumedReach = reach === 'no-further' ? 'by-options' : reach;
  return isOpen || others.some((word, index) => isLoose(word, others.slice(0, index), assumedReach));
}

export function getLiteralText(word: WordPattern | undefined): string | undefined {
  if (word === undefined) return undefined;
  if ('path' in word) return /[*?]/u.test(word.path) ? undefined : word.path;
  const [piece, second] = word.pieces;
  if (piece === undefined) return '';
  return second === undefined && typeof piece === 'object' ? piece.text : undefined;
}

export function findBeginning(word: WordPattern): string {
  if ('path' in word) return word.path.replace(/[*?].*$/u, '');
  const [first] = word.pieces;
  return typeof first === 'object' ? first.text : '';
}

function isLoose(word: WordPattern, before: readonly WordPattern[], reach: Exclude<Reach, 'no-further'>): boolean {
  if (getLiteralText(word) !== undefined) return false;
  const beginning = findBeginning(word);
  // A path that begins with a folder stays in it, so the author named what may run.
  if ('path' in word) return reach === 'by-any-argument' && beginning === '';
  if (reach === 'by-any-argument') return true;
  if (isGitMessage(before.map(getLiteralText)) || before.some((each) => getLiteralText(each) === '--')) return false;
  return beginning === '' || beginning.startsWith('-') || /[\s=]/u.test(beginning);
}

function isGitMessage(before: readonly (string | undefined)[]): boolean {
  const last = before.at(-1);
  return (before[0] === 'commit' || before[0] === 'tag') && (last === '-m' || last === '--message');
}

/** Programs whose operands are code, a command or a file to run. */
const operandPrograms = splitWords(
  'awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman r rake sed uvx',
);

/** Programs with an option that runs a program or writes a file, besides those of `canRunOthers`. */
const optionPrograms = splitWords(
  '7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 ' +
    'magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac ' +
    'tree uniq xetex xxd yq zstd',
);

export type Reach = 'by-any-argument' | 'by-options' | 'no-further';

/** See docs/policy.md, "Warnings", `open-ended-arguments`. */
export function findReach(program: string): Reach {
  const names = listProgramNames(program);
  if (names.some((each) => operandPrograms.has(each)) || runsItsArguments(program)) return 'by-any-argument';
  return names.some((each) => optionPrograms.has(each)) || canRunOthers(program) ? 'by-options' : 'no-further';
}

export function takesData(program: string): boolean {
  const withoutVersion = program.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, '');
  const isBareName = getProgramName(program) === program;
  return isBareName && (plainPrograms.has(program) || plainPrograms.has(withoutVersion));
}
