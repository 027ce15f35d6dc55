// Finds out whether a shell text may run a file that it has written or made: what such a file holds is unknown.
import { splitWords } from '../text/word-list.ts';
import { makesFiles, makesUnnamedFiles } from './file-makers.ts';
import { canRunOthers, foldProgramName } from './programs.ts';
import type { KnownCommand, ReadArgument, ReadScript } from './syntax.ts';
import { certainlyMatches, describeArgument, getKnownStart } from './syntax.ts';

/** Compares base names, because folders can be renamed (docs/policy.md, "Shell commands that are refused: `any`"). */
export function whyRunsWritten(script: ReadScript, commands: readonly KnownCommand[]): string | undefined {
  const writes = listWrites(script, commands);
  const writtenNames = new Set(listNames(writes.map(({ file }) => file)));
  return (
    whyReads(writes, commands) ?? // `echo x > Makefile; make`
    whyRunsMade(writtenNames, commands) ?? // `tar xf a.tar; ./build.sh`
    whyReads(listCopies(writtenNames, commands), commands) // `echo x > a.txt; cp a.txt test_a.py; pytest`
  );
}

/** A file whose contents may come from the text. */
interface Write {
  readonly file: ReadArgument;
  /** Undefined for a redirection of a group or loop. */
  readonly writer: KnownCommand | undefined;
}

function listWrites(script: ReadScript, commands: readonly KnownCommand[]): readonly Write[] {
  const writes = [
    ...script.writes.map((file) => ({ file, writer: undefined })),
    ...commands.flatMap((writer) => listWrittenFiles(writer).map((file) => ({ file, writer }))),
  ];
  return writes.filter(({ file }) => !certainlyMatches(file, /^\/dev\/(?:null|stdout|stderr|tty|fd\/[0-9]+)$/u));
}

function listWrittenFiles(command: KnownCommand): readonly ReadArgument[] {
  const { writes, arguments: args } = command;
  if (isProgram(command, 'sponge tee'))
    return [...writes, ...args.filter((each) => !getKnownStart(each).startsWith('-'))];
  // Whatever is put in the place of settings counts as written: `mv zz Makefile`, `git clone zz .git/hooks`.
  const mayMakeSetting = makesFiles(command) || hasArgument(command, 'git', /^(?:clone|worktree)$/u);
  return mayMakeSetting ? [...writes, ...args.filter((each) => settingPath.test(getKnownStart(each)))] : writes;
}

function whyReads(writes: readonly Write[], commands: readonly KnownCommand[]): string | undefined {
  const readers = commands.filter((each) => !each.isPlain);
  const dataRunners = readers.filter(mayRunData);
  for (const { file, writer } of writes) {
    const name = getBaseName(getKnownStart(file));
    // A program runs a file of data only if it is given its name, but it looks for settings and code by itself.
    const candidates = isData(file) ? dataRunners.filter((each) => takesData(each, name)) : readers;
    const reader = candidates.find((each) => each !== writer);
    if (reader !== undefined) {
      return `it writes ${describeArgument(file, 'a file')} and runs ${JSON.stringify(reader.programs[0])}, which may be, or read, that file`;
    }
  }
  return undefined;
}

/** Endings of files that hardly anything reads as code or configuration. */
const dataFile = /^[^.].*\.(?:csv|diff|err|htm|html|log|md|out|patch|sum|tmp|tsv|txt|xml)$/iu;

function isData(file: ReadArgument): boolean {
  return typeof file === 'string' && dataFile.test(getBaseName(file)) && !settingPath.test(getBaseName(file));
}

/** Recognizes commands that may run a file of data if their arguments name it, as in `ninja -f a.txt`. */
function mayRunData({ programs, script }: KnownCommand): boolean {
  const program = foldProgramName(programs.at(-1) ?? '');
  return script === undefined && !dataReaders.has(program) && canRunOthers(program);
}

/** Programs that send, list or show a file, or hand it to a compiled program. */
const dataReaders = splitWords(
  'aws az cargo curl dotnet gcloud gh git glab go java kubectl less man more most pip prettier rsync scp terraform wget xmllint',
);

function takesData(command: KnownCommand, name: string): boolean {
  // `pytest` looks for doctests in files with such names, without being told.
  if (/^test.*\.txt$/iu.test(name) && isProgram(command, 'pytest')) return true;
  return listNames(command.arguments).includes(name) || hasAttachedValue(command, name);
}

function whyRunsMade(writtenNames: ReadonlySet<string>, commands: readonly KnownCommand[]): string | undefined {
  const made = describeMade(writtenNames, commands);
  const isInGitFolder = commands.some((each) => hasArgument(each, 'cd pushd', /(?:^|\/)\.git(?:\/|$)/iu));
  for (const executed of commands.flatMap(listExecuted)) {
    const { file, isPath } = executed;
    if (isPath && (isInGitFolder || gitFile.test(file))) {
      return `it runs ${describeArgument(file)}, which Git may have written`;
    }
    if (mayBeMade(executed, made)) {
      return `it makes files, and runs ${describeArgument(file)}, which may be one of them`;
    }
  }
  return undefined;
}

type Executed = ReturnType<typeof listExecuted>[number];

function listExecuted({ programs, script }: KnownCommand) {
  const files = script === undefined ? programs : [...programs, script];
  return files.map((file) => ({
    file,
    /** False for a program such as `zz`, which a shell looks up in PATH; true for `./zz`. */
    isPath: file === script || file.includes('/'),
    mayBeFolder: programs.some((program) => mayRunFolder(program, file)),
  }));
}

/** Tells whether the script may be a folder: Node and Python run a file in it, such as `index.js`. */
function mayRunFolder(program: string, script: string): boolean {
  return /^(?:node|pypy|python)/u.test(foldProgramName(program)) && !/\.(?:[cm]?[jt]sx?|pyw?)$/iu.test(script);
}

/** Files into which Git writes words of its arguments, such as a commit message or the name of a branch. */
const gitFile = /(?:^|\/)(?:\.git\/|(?:[a-z]+_(?:edit)?msg|(?:[a-z]+_)?head|packed-refs|config(?:\.worktree)?)$)/iu;

/** Describes the files that the programs of a text make. */
function describeMade(writtenNames: ReadonlySet<string>, commands: readonly KnownCommand[]) {
  const makers = commands.filter(makesFiles);
  const makerNames = makers.flatMap((each) => listNames(each.arguments));
  return {
    makers,
    /** Set if the files that are made may have any name. */
    hasUnknownNames:
      commands.some(makesUnnamedFiles) || // `tar xf a.tar`
      makers.some((each) => each.arguments.some(isPartlyKnown)) || // `cp a "$X"`
      // `echo x > a.txt; acme --from=a.txt; ./zz`
      commands.some((each) => (!each.isPlain || makesFiles(each)) && mentions(each, writtenNames)),
    /** Every argument of a program that makes files may be the name of one: `a` and `zz` in `cp a zz`. */
    names: new Set([...writtenNames, ...makerNames]),
    /** Names cut at the first `.` or `~`: a file `a` may become `a.bak`, `a~` or `a.gz`, and `a.gz` may become `a`. */
    stems: new Set(makerNames.filter((name) => !isData(name)).map(getStem)),
    /** Names of data: the backup of `a.txt` may be a script, such as `a.txt.sh`. */
    dataNames: makerNames.filter(isData),
  };
}

function mayBeMade({ file, isPath, mayBeFolder }: Executed, made: ReturnType<typeof describeMade>): boolean {
  const name = getBaseName(file);
  if (made.names.has(name)) return true;
  if (!isPath) return false;
  return (
    made.hasUnknownNames ||
    made.stems.has(getStem(name)) ||
    made.dataNames.some((data) => name.includes(data)) ||
    made.makers.some((maker) => hasAttachedValue(maker, name)) ||
    (made.makers.length > 0 && mayBeFolder)
  );
}

/** Lists what may be a copy of a written file. The last argument of a command comes first: it is usually the copy. */
function listCopies(writtenNames: ReadonlySet<string>, commands: readonly KnownCommand[]): readonly Write[] {
  // `sort -o zz` may always write words of the text; `cp a zz` only if `a` may be a file that the text wrote.
  const writers = commands.filter(mayCopyWritten(writtenNames, commands) ? isCopier : namesOutput);
  const copies = writers.flatMap((writer) => writer.arguments.filter(mayNameCopy).map((file) => ({ file, writer })));
  return copies.toReversed();
}

/** Tells whether any command may copy a file that the text wrote or edited: `sed -i p a.txt; cp a.txt b`. */
function mayCopyWritten(writtenNames: ReadonlySet<string>, commands: readonly KnownCommand[]): boolean {
  const editors = commands.filter((each) => namesOutput(each) || hasArgument(each, 'sed gsed', /^(?:-\w*i|--in)/u));
  const edited = editors.flatMap((each) => each.arguments);
  const editedNames = new Set(listNames(edited));
  return commands.filter(makesFiles).some((maker) => {
    if (mentions(maker, writtenNames)) return true;
    if (maker.arguments.some((word) => inputFile.test(getKnownStart(word)))) return true;
    return !editors.includes(maker) && (edited.some(isPartlyKnown) || mentions(maker, editedNames));
  });
}

/** Matches a name of the standard input, which `cp` copies like a file. */
const inputFile = /^-$|(?:^|\/)(?:(?:stdin|0)$|dev\/fd\/)/u;

/** Recognizes commands that name the file for their output: `uniq a zz`, `sort -o zz`. */
function namesOutput(command: KnownCommand): boolean {
  const operands = command.arguments.filter((each) => !/^(?:-.|[0-9]+$)/u.test(getKnownStart(each)));
  if (operands.length > 1 && isProgram(command, 'json.tool ptx uniq xxd')) return true;
  return hasArgument(command, 'base64 dd iconv shuf sort', /^(?:-\w*o|--o|of=)/u);
}

function isCopier(command: KnownCommand): boolean {
  if (namesOutput(command)) return true;
  // `sed -i.sh p a` keeps a copy, `sed -i p a` does not.
  if (hasArgument(command, 'sed gsed', /^(?:-\w*i|--in[a-z-]*=)./u)) return true;
  return makesFiles(command) && !isProgram(command, transformers);
}

/** Programs that make files, but not by copying another file. */
const transformers = 'base64 bsdtar gsed gtar iconv json.tool ptx sed shuf sort tar tee tree uniq xxd zip';

/** Refuses data files, numbers, options without a value (`-oFILE` has one), and folders: a file copied into one keeps its name. */
function mayNameCopy(word: ReadArgument): boolean {
  return !isData(word) && !certainlyMatches(word, /^(?:--[\w-]*|-[^\Wo]*|[0-9]+)$|(?:^|\/)\.{0,2}\/?$/u);
}

function hasArgument(command: KnownCommand, programs: string, argument: RegExp): boolean {
  return isProgram(command, programs) && command.arguments.some((each) => argument.test(getKnownStart(each)));
}

function isProgram(command: KnownCommand, names: string): boolean {
  return command.programs.some((program) => splitWords(names).has(foldProgramName(program)));
}

/** Tells whether an argument is one of the names, or may become one when the command runs. */
function mentions(command: KnownCommand, names: ReadonlySet<string>): boolean {
  if (names.size > 0 && command.arguments.some(isPartlyKnown)) return true;
  return listNames(command.arguments).some((name) => names.has(name));
}

function isPartlyKnown(argument: ReadArgument): boolean {
  return typeof argument !== 'string';
}

/** Finds `zz` in `-ozz`. */
function hasAttachedValue(command: KnownCommand, name: string): boolean {
  return command.arguments.some(
    (each) => certainlyMatches(each, /^-[^-]/u) && getKnownStart(each).slice(2).endsWith(name),
  );
}

/** Lists base names, also those that follow `--output=` or `of=`. */
function listNames(args: readonly ReadArgument[]): readonly string[] {
  const words = args.filter((argument) => typeof argument === 'string');
  return words.flatMap((word) => [word, word.replace(/^[A-Za-z-]+=/u, '')]).map(getBaseName);
}

function getBaseName(path: string): string {
  const name = path.replace(/\/+$/u, '');
  return name.slice(name.lastIndexOf('/') + 1);
}

function getStem(name: string): string {
  return name.replace(/(?<=.)[.~].*/su, '');
}

/** Files and folders of settings or code that programs find by themselves. */
const settingNames = [
  String.raw`\.git|hooks|\.cargo|\.mvn`,
  String.raw`(?:gnu)?makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml|cmakelists\.txt|dockerfile|rakefile|gemfile`,
  String.raw`package\.json|\.(?:npm|yarn|babel|eslint|mocha|prettier)rc(?:\.\w+)?|\.pnpmfile\.cjs|[\w.-]+\.config\.[cm]?[jt]s`,
  String.raw`(?:conftest|setup|sitecustomize|noxfile)\.py|(?:setup\.cfg|(?:pytest|tox)\.ini|pyproject\.toml)`,
  String.raw`cargo\.toml|build\.rs|(?:pom|build|phpunit)\.xml|[\w.-]+\.gradle(?:\.kts)?|gradlew|mvnw`,
];

/** Also finds a name after an option, as in `-oMakefile` or `of=Makefile`. */
const settingPath = new RegExp(`(?:^(?:-[A-Za-z])?|[/=:])(?:${settingNames.join('|')})(?:/|$)`, 'iu');
