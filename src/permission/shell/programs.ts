// What is known of programs: which of them run others, and by which arguments.
import { foldWidely } from '../text/fold.ts';
import { judgeAwk } from './known/awk.ts';
import { builtins } from './known/builtins.ts';
import { judgeGit } from './known/git.ts';
import { isInterpreter, judgeInterpreter, judgeShell, shells } from './known/interpreters.ts';
import { cannotBeTold, type Judgement, runsNothingElse, toldByItsName } from './known/judgement.ts';
import { judgePackageManager, judgeWrapper } from './known/packages.ts';
import { openEnded, plainPrograms, runners } from './known/plain.ts';
import { judgeSed } from './known/sed.ts';
import { judgeFind, judgeMake, judgeTar, tools } from './known/tools.ts';
import type { SeenArgument } from './syntax.ts';

/** Programs that are judged by their arguments. */
const judges: ReadonlyMap<string, (args: readonly SeenArgument[]) => Judgement> = new Map([
  ...tools,
  ...['awk', 'gawk', 'mawk', 'nawk', 'original-awk'].map((name) => [name, judgeAwk] as const),
  ['find', judgeFind],
  ['git', judgeGit],
  ...['gmake', 'make'].map((name) => [name, judgeMake] as const),
  ...['npm', 'pnpm', 'yarn'].map(
    (name) => [name, (args: readonly SeenArgument[]) => judgePackageManager(name, args)] as const,
  ),
  ...['gsed', 'sed'].map((name) => [name, judgeSed] as const),
  ...['bsdtar', 'gtar', 'tar'].map((name) => [name, judgeTar] as const),
]);

/** Programs that run the command after them; by their name alone they run others. */
const wrappers = new Set(['bundle', 'npx', 'pipenv', 'poetry', 'uv']);

/** The name of a program without its folder and the ending that Windows gives it. */
export function programName(program: string): string {
  const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
  return name.replace(/\.(?:exe|com|cmd|bat)$/iu, '');
}

/** A name as a file system compares it that ignores case. */
export function foldedName(program: string): string {
  return foldWidely(programName(program));
}

/** The names under which a program may be known: its own, and the one without the version at its end. */
function namesOf(program: string): readonly string[] {
  const name = foldedName(program);
  return [name, name.replace(/-?[0-9.]+$/u, '')];
}

/** Whether an ordinary argument of a program is code or a command, or a file that is run: no argument is harmless. */
export function runsItsArguments(program: string): boolean {
  return namesOf(program).some((name) => runners.has(name) || shells.has(name) || isInterpreter(name));
}

/** Whether a program can run others, or write files, when its arguments are open (docs/policy.md, "Warnings"). */
export function canRunOthers(program: string): boolean {
  if (runsItsArguments(program)) return true;
  return namesOf(program).some((name) => judges.has(name) || wrappers.has(name) || openEnded.has(name));
}

/**
 * What is known of a command: whether it runs what its text does not show as a command (docs/policy.md, "Shell commands that
 * are refused: `any`"). A program of which nothing is known is told by its name.
 */
export function judgeProgram(program: string, args: readonly SeenArgument[]): Judgement {
  for (const name of namesOf(program)) {
    const judgement = judgeName(name, args);
    if (judgement !== undefined) return judgement;
  }
  return toldByItsName;
}

function judgeName(name: string, args: readonly SeenArgument[]): Judgement | undefined {
  const builtin = builtins.get(name);
  if (builtin !== undefined) return builtin(args);
  if (args.length === 1 && args[0] === '--version' && name !== 'eval' && name !== 'time') return runsNothingElse;
  if (runners.has(name)) return cannotBeTold(`"${name}" runs its arguments or its input`);
  if (shells.has(name)) return judgeShell(args);
  if (isInterpreter(name)) return judgeInterpreter(name, args);
  return (
    judgeWrapper(name, args) ?? judges.get(name)?.(args) ?? (plainPrograms.has(name) ? runsNothingElse : undefined)
  );
}
