// Files that a text both writes and runs: what is in them can't be told.
import { programName } from './programs.ts';
import type { SeenArgument, SeenCommand, SeenScript } from './syntax.ts';

/** A command, with what is known of it for this question. */
export interface WritingCommand {
  readonly command: SeenCommand;
  /** Whether it runs nothing but itself, and reads no file as code or configuration. */
  readonly isPlain: boolean;
  /** The script file that it runs, if any. */
  readonly script: string | undefined;
  /** Files that its options write. */
  readonly writes: readonly SeenArgument[];
}

/** Programs that make files of others, or of their input, by names among their arguments. */
const writers = new Set(
  (
    'base64 bunzip2 bzip2 compress cp csplit curl dd gunzip gzip install ln lz4 mv rsync scp sed shred shuf sort split tee tree truncate ' +
    'uncompress uniq unlink unxz unzstd wget xxd xz zstd'
  ).split(' '),
);

/** Endings of files that nothing reads as code or configuration. */
const data = /^[^.].*\.(?:csv|diff|err|htm|html|log|md|out|patch|sum|tmp|tsv|txt|xml)$/iu;

const devices = /^\/dev\/(?:null|stdout|stderr|tty|fd\/[0-9]+)$/u;

/**
 * Why what a text writes may be what it runs; undefined when it is not (docs/policy.md, "Shell commands that are refused:
 * `any`"). Files are compared by their last name, as folders can be renamed.
 */
export function whyWritten(script: SeenScript, commands: readonly WritingCommand[]): string | undefined {
  const writes = [
    ...script.writes.map((file) => ({ file, by: undefined })),
    ...commands.flatMap((each) => [...each.command.writes, ...each.writes].map((file) => ({ file, by: each }))),
    ...commands
      .filter((each) => isProgram(each, 'tee'))
      .flatMap((each) => each.command.arguments.map((file) => ({ file, by: each }))),
    ...commands.flatMap((each) => settingsOfGit(each).map((file) => ({ file, by: each }))),
  ].filter(({ file }) => typeof file !== 'string' || !(devices.test(file) || file.startsWith('-')));
  for (const { file, by } of writes) {
    const others = commands.filter((each) => each !== by && !each.isPlain);
    if (!(typeof file === 'string' && data.test(lastName(file))) && others.length > 0) {
      return `it writes ${shown(file)} and runs ${JSON.stringify(others[0]?.command.program ?? '')}, which may be, or read, that file`;
    }
  }
  return whyRun(new Set(writes.flatMap(({ file }) => (typeof file === 'string' ? [lastName(file)] : []))), commands);
}

/** Files in a folder of Git among the arguments of a program that makes files: hooks and settings. */
function settingsOfGit(each: WritingCommand): readonly string[] {
  if (!writers.has(programName(each.command.program ?? '').toLowerCase())) return [];
  return each.command.arguments.filter(
    (argument): argument is string =>
      typeof argument === 'string' && /(?:^|\/)(?:\.git|hooks)(?:\/|$)/iu.test(argument),
  );
}

/** Whether a file that is run has a name that the text writes, or gives to a program that makes files. */
function whyRun(written: ReadonlySet<string>, commands: readonly WritingCommand[]): string | undefined {
  const makers = commands.filter((each) => writers.has(programName(each.command.program ?? '').toLowerCase()));
  const made = new Set(makers.flatMap((each) => each.command.arguments.flatMap(fileNames)));
  // These two number the files that they make.
  const isAnyMade = makers.some(
    (each) =>
      isProgram(each, 'split') ||
      isProgram(each, 'csplit') ||
      each.command.arguments.some((argument) => typeof argument !== 'string'),
  );
  // Backups, and programs that pack and unpack, make a name of another one: "a.bak", "a~", "a" of "a.gz".
  const stems = new Set([...made].filter((name) => !data.test(name)).map(stemOf));
  const handsOn = commands.some((each) => (!each.isPlain || makers.includes(each) ? mentions(each, written) : false));
  for (const { command, script } of commands) {
    const program = command.program ?? '';
    const run = script ?? program;
    const isFile = script !== undefined || program.includes('/');
    const isMade =
      written.has(lastName(run)) ||
      made.has(lastName(run)) ||
      (isFile && (isAnyMade || handsOn || stems.has(stemOf(lastName(run)))));
    if (isMade) return `it makes files, and runs ${JSON.stringify(run.slice(0, 60))}, which may be one of them`;
  }
  return undefined;
}

function isProgram(each: WritingCommand, name: string): boolean {
  return programName(each.command.program ?? '').toLowerCase() === name;
}

function mentions(each: WritingCommand, names: ReadonlySet<string>): boolean {
  return each.command.arguments.some((argument) => fileNames(argument).some((name) => names.has(name)));
}

function fileNames(argument: SeenArgument): readonly string[] {
  return typeof argument === 'string' ? [lastName(argument.replace(/^[A-Za-z-]+=/u, ''))] : [];
}

function lastName(path: string): string {
  return path.replace(/\/+$/u, '').replace(/^.*\//su, '');
}

/** A name up to its first dot or tilde, but for one that it begins with. */
function stemOf(name: string): string {
  return name.replace(/(?<=.)[.~].*$/su, '');
}

function shown(file: SeenArgument): string {
  return typeof file === 'string' ? JSON.stringify(file.slice(0, 60)) : 'a file that is known only when it runs';
}
