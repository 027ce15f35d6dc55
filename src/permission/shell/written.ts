// Finds files that a text writes and may then run: their contents are not known.
import { pairWords, splitWords } from '../text/word-list.ts';
import { canRunOthers, foldProgramName } from './programs.ts';
import { certainlyMatches, describeArgument, getKnownStart, type ReadArgument, type ReadScript } from './syntax.ts';

export interface WritingCommand {
  /** The program in the text, and then those that it runs in its place, as `uv run` does. */
  readonly programs: readonly string[];
  readonly arguments: readonly ReadArgument[];
  /** Set if it runs only itself, and reads no file as code or configuration. */
  readonly isPlain: boolean;
  readonly script: string | undefined;
  readonly writes: readonly ReadArgument[];
}

/**
 * Compares base names, because folders can be renamed (docs/policy.md, "Shell commands that are refused: `any`").
 * The text writes a file by a redirection or `tee`. Programs such as `cp` and `tar` make files, with or without naming them.
 */
export function whyRunsWritten(script: ReadScript, commands: readonly WritingCommand[]): string | undefined {
  const writes = [
    ...script.writes.map((file) => ({ file, writer: undefined })),
    ...commands.flatMap((writer) => listWrites(writer).map((file) => ({ file, writer }))),
  ].filter(({ file }) => typeof file !== 'string' || !devices.test(file));
  const writtenNames = new Set(listNames(writes.map(({ file }) => file)));
  return (
    whyRead(writes, commands) ?? // `echo x > Makefile; make`
    whyMadeAndRun(writtenNames, commands) ?? // `tar xf a.tar; ./build.sh`
    whyRead(listCopies(writtenNames, commands), commands) // `echo x > a.txt; cp a.txt test_a.py; pytest`
  );
}

interface Write {
  readonly file: ReadArgument;
  /** Undefined for a redirection of a group or loop. */
  readonly writer: WritingCommand | undefined;
}

const devices = /^\/dev\/(?:null|stdout|stderr|tty|fd\/[0-9]+)$/u;

function listWrites(command: WritingCommand): readonly ReadArgument[] {
  const { writes, arguments: args } = command;
  if (isProgram(command, splitWords('sponge tee')))
    return [...writes, ...args.filter((each) => !getKnownStart(each).startsWith('-'))];
  const mayMakeSetting = makesFiles(command) || hasArgument(command, 'git', /^(?:clone|worktree)$/u);
  return mayMakeSetting ? [...writes, ...args.filter((each) => isSetting(getKnownStart(each)))] : writes;
}

function whyRead(writes: readonly Write[], commands: readonly WritingCommand[]): string | undefined {
  const readers = commands.filter((each) => !each.isPlain);
  const dataRunners = readers.filter(mayRunData);
  for (const { file, writer } of writes) {
    const name = getBaseName(getKnownStart(file));
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
  return typeof file === 'string' && dataFile.test(getBaseName(file)) && !isSetting(getBaseName(file));
}

/** Programs that send, list or show a file, or hand it to a compiled program. */
const dataReaders = splitWords(
  'aws az cargo curl dotnet gcloud gh git glab go java kubectl less man more most pip prettier rsync scp terraform wget xmllint',
);

/** Recognizes programs that may run a file that their arguments name, as in `ninja -f a.txt`. */
function mayRunData({ programs, script }: WritingCommand): boolean {
  const program = foldProgramName(programs.at(-1) ?? '');
  return script === undefined && !dataReaders.has(program) && canRunOthers(program);
}

function takesData(command: WritingCommand, name: string): boolean {
  // `pytest` finds files of doctests, which have such names, by itself.
  if (/^test.*\.txt$/iu.test(name) && isProgram(command, splitWords('pytest'))) return true;
  return listNames(command.arguments).includes(name) || hasAttachedValue(command, name);
}

const gitFolder = /(?:^|\/)\.git(?:\/|$)/iu;

/** Files into which Git writes words of its arguments, such as a commit message or the name of a branch. */
const gitFile = /(?:^|\/)(?:\.git\/|(?:[a-z]+_(?:edit)?msg|(?:[a-z]+_)?head|packed-refs|config(?:\.worktree)?)$)/iu;

function whyMadeAndRun(writtenNames: ReadonlySet<string>, commands: readonly WritingCommand[]): string | undefined {
  const makers = commands.filter(makesFiles);
  const knownNames = new Set([...writtenNames, ...makers.flatMap((each) => listNames(each.arguments))]);
  const mayBeMade = createMadeCheck(writtenNames, commands, makers);
  const namesGitFolder = (argument: ReadArgument): boolean => gitFolder.test(getKnownStart(argument));
  const entersGitFolder = commands.some(
    (each) => isProgram(each, splitWords('cd pushd')) && each.arguments.some(namesGitFolder),
  );
  for (const { programs, script } of commands) {
    for (const executed of script === undefined ? programs : [...programs, script]) {
      const name = getBaseName(executed);
      const isFile = executed === script || executed.includes('/'); // `zz` alone is looked up in PATH
      const shown = JSON.stringify(executed.slice(0, 60));
      if (isFile && (entersGitFolder || gitFile.test(executed))) {
        return `it runs ${shown}, which Git may have written`;
      }
      const mayBeFolder = makers.length > 0 && programs.some((each) => mayRunFolder(each, executed));
      if (knownNames.has(name) || (isFile && (mayBeFolder || mayBeMade(name)))) {
        return `it makes files, and runs ${shown}, which may be one of them`;
      }
    }
  }
  return undefined;
}

function createMadeCheck(
  writtenNames: ReadonlySet<string>,
  commands: readonly WritingCommand[],
  makers: readonly WritingCommand[],
): (name: string) => boolean {
  const relays = commands.filter((each) => !each.isPlain || makers.includes(each));
  const mayMakeAny =
    commands.some(makesUnnamedFiles) ||
    makers.some((each) => each.arguments.some(isPartlyKnown)) ||
    relays.some((each) => mentions(each, writtenNames)); // `echo x > a.txt; acme --from=a.txt; ./b`
  if (mayMakeAny) return () => true;
  const madeNames = makers.flatMap((each) => listNames(each.arguments));
  // Backups, packers and unpackers make one name from another: "a.bak" and "a~" from "a", "a" from "a.gz".
  const stems = new Set(madeNames.filter((name) => !isData(name)).map(getStem));
  const madeData = madeNames.filter(isData); // its backup, such as "a.txt.sh", may be a script
  return (name) =>
    stems.has(getStem(name)) ||
    madeData.some((made) => name.includes(made)) ||
    makers.some((each) => hasAttachedValue(each, name));
}

/** Tells whether the script may be a folder: Node and Python run a file in it, such as `index.js`. */
function mayRunFolder(program: string, script: string): boolean {
  return /^(?:node|pypy|python)/u.test(foldProgramName(program)) && !/\.(?:[cm]?[jt]sx?|pyw?)$/iu.test(script);
}

/** Lists what may be a copy of a written file. The last argument of a command comes first: it is usually the copy. */
function listCopies(writtenNames: ReadonlySet<string>, commands: readonly WritingCommand[]): readonly Write[] {
  const isWriter = mayCopyWritten(writtenNames, commands) ? isCopier : writesInput;
  const copiers = commands.filter(isWriter);
  const copies = copiers.flatMap((writer) => writer.arguments.filter(mayBeCopy).map((file) => ({ file, writer })));
  return copies.toReversed();
}

/** Tells whether a command may copy what the text wrote or edited to another name: `sed -i p a.txt; cp a.txt b`. */
function mayCopyWritten(writtenNames: ReadonlySet<string>, commands: readonly WritingCommand[]): boolean {
  const editors = commands.filter((each) => writesInput(each) || hasArgument(each, 'sed gsed', /^(?:-\w*i|--in)/u));
  const edited = editors.flatMap((each) => each.arguments);
  const editedNames = new Set(listNames(edited));
  return commands.filter(makesFiles).some((copier) => {
    if (mentions(copier, writtenNames)) return true;
    if (copier.arguments.some((word) => inputFile.test(getKnownStart(word)))) return true;
    return !editors.includes(copier) && (edited.some(isPartlyKnown) || mentions(copier, editedNames));
  });
}

/** Matches a name of the standard input, which `cp` copies like a file. */
const inputFile = /^-$|(?:^|\/)(?:(?:stdin|0)$|dev\/fd\/)/u;

/** Recognizes programs that turn their input into a file, as a redirection does. */
function writesInput(command: WritingCommand): boolean {
  const operands = command.arguments.filter((each) => !/^(?:-.|[0-9]+$)/u.test(getKnownStart(each)));
  if (operands.length > 1 && isProgram(command, splitWords('json.tool ptx uniq xxd'))) return true;
  return hasArgument(command, 'base64 dd iconv shuf sort', /^(?:-\w*o|--o|of=)/u);
}

/** Counts `sed -i` only if it keeps a backup, as in `sed -i.sh`. */
function isCopier(command: WritingCommand): boolean {
  if (writesInput(command) || hasArgument(command, 'sed gsed', /^(?:-\w*i|--in[a-z-]*=)./u)) return true;
  return makesFiles(command) && !isProgram(command, transformers);
}

const transformers = splitWords('base64 bsdtar gsed gtar iconv json.tool ptx sed shuf sort tar tee tree uniq xxd zip');

/** Leaves out options without `o` (as in `-oFILE`), numbers, data files, and folders: a file that is copied into a folder keeps its name. */
function mayBeCopy(word: ReadArgument): boolean {
  return !isData(word) && !certainlyMatches(word, /^(?:--[\w-]*|-[^\Wo]*|[0-9]+)$|(?:^|\/)\.{0,2}\/?$/u);
}

function hasArgument(command: WritingCommand, programs: string, option: RegExp): boolean {
  return isProgram(command, splitWords(programs)) && command.arguments.some((each) => option.test(getKnownStart(each)));
}

function isProgram(command: WritingCommand, names: ReadonlySet<string>): boolean {
  return command.programs.some((program) => names.has(foldProgramName(program)));
}

function mentions(command: WritingCommand, names: ReadonlySet<string>): boolean {
  if (names.size > 0 && command.arguments.some(isPartlyKnown)) return true;
  return listNames(command.arguments).some((name) => names.has(name));
}

function isPartlyKnown(argument: ReadArgument): boolean {
  return typeof argument !== 'string';
}

/** Finds `zz` in `-ozz`. */
function hasAttachedValue(command: WritingCommand, name: string): boolean {
  return command.arguments.some(
    (argument) => typeof argument === 'string' && /^-[^-]/u.test(argument) && argument.slice(2).endsWith(name),
  );
}

/** Includes names that follow `--output=` or `of=`. */
function listNames(args: readonly ReadArgument[]): readonly string[] {
  return args
    .filter((argument) => typeof argument === 'string')
    .flatMap((argument) => [argument, argument.replace(/^[A-Za-z-]+=/u, '')])
    .map(getBaseName);
}

function getBaseName(path: string): string {
  const name = path.replace(/\/+$/u, '');
  return name.slice(name.lastIndexOf('/') + 1);
}

function getStem(name: string): string {
  return name.replace(/(?<=.)[.~].*/su, '');
}

const settingNames = [
  String.raw`\.git|hooks|\.cargo|\.mvn`,
  String.raw`(?:gnu)?makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml|cmakelists\.txt|dockerfile|rakefile|gemfile`,
  String.raw`package\.json|\.(?:npm|yarn|babel|eslint|mocha|prettier)rc(?:\.\w+)?|\.pnpmfile\.cjs|[\w.-]+\.config\.[cm]?[jt]s`,
  String.raw`(?:conftest|setup|sitecustomize|noxfile)\.py|(?:setup\.cfg|(?:pytest|tox)\.ini|pyproject\.toml)`,
  String.raw`cargo\.toml|build\.rs|(?:pom|build|phpunit)\.xml|[\w.-]+\.gradle(?:\.kts)?|gradlew|mvnw`,
];

const settingFile = new RegExp(`(?:^(?:-[A-Za-z])?|[/=:])(?:${settingNames.join('|')})(?:/|$)`, 'iu');

/** Also finds a name after an option, as in `-oMakefile` or `of=Makefile`. */
function isSetting(argument: string): boolean {
  return settingFile.test(argument);
}

function makesFiles({ programs, arguments: args }: WritingCommand): boolean {
  return programs.map(foldProgramName).some((program) => {
    // Only `git mv` names what it makes.
    if (program === 'git') return args.some((each) => getKnownStart(each) === 'mv');
    return namingMakers.has(program) || isUnnamedMaker(program, args);
  });
}

function makesUnnamedFiles({ programs, arguments: args }: WritingCommand): boolean {
  return programs.some((program) => isUnnamedMaker(foldProgramName(program), args));
}

function isUnnamedMaker(program: string, args: readonly ReadArgument[]): boolean {
  const pattern = unnamedMakerArguments.get(program);
  return unnamedMakers.has(program) || args.some((argument) => pattern?.test(getKnownStart(argument)));
}

/** Programs that make files whose names are not among their arguments. */
const unnamedMakers: ReadonlySet<string> = splitWords('7z ar cpio csplit pax rsync scp sftp split unzip uudecode wget');

const namingMakers = splitWords(
  'base64 bsdtar bunzip2 bzip2 compress cp curl dd gtar gunzip gzip iconv install json.tool ln lz4 mv ptx sed shred shuf sort sponge tar tee tree ' +
    'truncate uncompress uniq unlink unxz unzstd xxd xz zip zstd',
);

const treeCommands =
  'bisect checkout cherry-pick clone format-patch init lfs merge mv pull read-tree rebase reset restore revert sparse-checkout stash ' +
  'submodule switch worktree';

const extractOption = /^(?:--(?:extract|get)$|-?[AcdfhjJkmOprStuUvWz]*x)/u;

/** Arguments with which a program may write files that no argument names, or only the value of an option. */
const unnamedMakerArguments: ReadonlyMap<string, RegExp> = new Map([
  ...pairWords('bsdtar gtar tar', extractOption),
  ...pairWords('gunzip gzip', /^(?:-[A-Za-z]*N|--na)/u),
  ['cp', /^(?:-[A-Za-z]*[aRr]|--[ar])/u],
  ['curl', /^(?:-[A-Za-z]*[JK]|--(?:config|remote-header))|%output/u],
  ['docker', /^cp$/u],
  ['gh', /^(?:checkout|clone|download)$/u],
  ['git', new RegExp(`^(?:${treeCommands.replaceAll(' ', '|')})$`, 'u')],
  ['gpg', /^(?:-[A-Za-z]*[do]|--(?:de|ou))/u],
  ['openssl', /^--?out/u],
]);
