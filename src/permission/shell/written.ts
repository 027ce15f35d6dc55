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

/** Endings of files that hardly anything reads as code or configuration. */
const dataFile = /^[^.].*\.(?:csv|diff|err|htm|html|log|md|out|patch|sum|tmp|tsv|txt|xml)$/iu;

const gitFolder = /(?:^|\/)\.git(?:\/|$)/iu;

/** Files into which Git writes words of its arguments, such as a commit message or the name of a branch. */
const gitFile = /(?:^|\/)(?:\.git\/|(?:[a-z]+_(?:edit)?msg|(?:[a-z]+_)?head|packed-refs|config(?:\.worktree)?)$)/iu;

const folderChangers = new Set(['cd', 'pushd']);

const devices = /^\/dev\/(?:null|stdout|stderr|tty|fd\/[0-9]+)$/u;

/** Compares base names, because folders can be renamed (docs/policy.md, "Shell commands that are refused: `any`"). */
export function whyRunsWritten(script: ReadScript, commands: readonly WritingCommand[]): string | undefined {
  const writes = [
    ...script.writes.map((file) => ({ file, writer: undefined })),
    ...commands.flatMap((each) => listWrites(each).map((file) => ({ file, writer: each }))),
  ].filter(({ file }) => typeof file !== 'string' || !devices.test(file));
  const names = new Set(listNames(writes.map(({ file }) => file)));
  const copiers = commands.filter(mayRenameWritten(names, commands) ? isCopier : writesInput);
  const copies = copiers.flatMap((writer) => writer.arguments.filter(mayBeCopy).map((file) => ({ file, writer })));
  // Begin with the last argument of a copying command, which is usually the copy.
  return whyRead(writes, commands) ?? whyMadeAndRun(names, commands) ?? whyRead(copies.toReversed(), commands);
}

function whyRead(
  writes: readonly { readonly file: ReadArgument; readonly writer: WritingCommand | undefined }[],
  commands: readonly WritingCommand[],
): string | undefined {
  const readers = commands.filter((each) => !each.isPlain);
  const dataRunners = readers.filter(mayRunData);
  for (const { file, writer } of writes) {
    const isNamed = (each: WritingCommand): boolean =>
      each !== writer && takesData(each, getBaseName(getKnownStart(file)));
    const other = isData(file) ? dataRunners.find(isNamed) : readers.find((each) => each !== writer);
    if (other !== undefined) {
      return `it writes ${describeArgument(file, 'a file')} and runs ${JSON.stringify(other.programs[0])}, which may be, or read, that file`;
    }
  }
  return undefined;
}

/** Programs that send, list or show a file, or hand it to a program that was compiled before. */
const dataReaders = splitWords(
  'aws az cargo curl dotnet gcloud gh git glab go java kubectl less man more most pip prettier rsync scp terraform wget xmllint',
);

/** Recognizes programs that may take for code what their arguments name, as in `ninja -f a.txt`. */
function mayRunData({ programs, script }: WritingCommand): boolean {
  const program = foldProgramName(programs.at(-1) ?? '');
  return script === undefined && !dataReaders.has(program) && canRunOthers(program);
}

function takesData(command: WritingCommand, name: string): boolean {
  // `pytest` finds files of doctests, which have such names, by itself.
  if (/^test.*\.txt$/iu.test(name) && isProgram(command, new Set(['pytest']))) return true;
  return listNames(command.arguments).includes(name) || hasAttachedValue(command, name);
}

/** Tells whether a command may write under another name what the text itself wrote or edited before. */
function mayRenameWritten(names: ReadonlySet<string>, commands: readonly WritingCommand[]): boolean {
  const sources = new Set(
    commands.filter((each) => writesInput(each) || hasOption(each, 'sed gsed', /^(?:-\w*i|--in)/u)),
  );
  const sourceArguments = [...sources].flatMap((each) => each.arguments);
  const sourceNames = new Set(listNames(sourceArguments));
  const isAnySource = sourceArguments.some(isPartlyKnown);
  return commands.some((each) => {
    if (!makes(each, makesFiles)) return false;
    if (mentions(each, names) || each.arguments.some((word) => inputFile.test(getKnownStart(word)))) return true;
    return !sources.has(each) && (isAnySource || mentions(each, sourceNames));
  });
}

/** Matches a name of the standard input, which `cp` copies like a file. */
const inputFile = /^-$|(?:^|\/)(?:(?:stdin|0)$|dev\/fd\/)/u;

/** Recognizes programs that turn their input into a file, as a redirection does. */
function writesInput(command: WritingCommand): boolean {
  const operands = command.arguments.filter((each) => !/^(?:-.|[0-9]+$)/u.test(getKnownStart(each)));
  if (operands.length > 1 && isProgram(command, splitWords('json.tool ptx uniq xxd'))) return true;
  return hasOption(command, 'base64 dd iconv shuf sort', /^(?:-\w*o|--o|of=)/u);
}

function isCopier(command: WritingCommand): boolean {
  if (writesInput(command) || hasOption(command, 'sed gsed', /^(?:-\w*i|--in[a-z-]*=)./u)) return true;
  return makes(command, makesFiles) && !isProgram(command, transformers);
}

const transformers = splitWords('base64 bsdtar gsed gtar iconv json.tool ptx sed shuf sort tar tee tree uniq xxd zip');

/** Leaves out options, numbers, data files, and folders: a file that is copied into a folder keeps its name. */
function mayBeCopy(word: ReadArgument): boolean {
  return !isData(word) && !certainlyMatches(word, /^(?:--[\w-]*|-[^\Wo]*|[0-9]+)$|(?:^|\/)\.{0,2}\/?$/u);
}

function hasOption(command: WritingCommand, programs: string, option: RegExp): boolean {
  return isProgram(command, splitWords(programs)) && command.arguments.some((each) => option.test(getKnownStart(each)));
}

function isData(file: ReadArgument): boolean {
  return typeof file === 'string' && dataFile.test(getBaseName(file)) && !isSetting(getBaseName(file));
}

function listWrites(command: WritingCommand): readonly ReadArgument[] {
  if (isProgram(command, new Set(['sponge', 'tee']))) {
    return [...command.writes, ...command.arguments.filter((argument) => !getKnownStart(argument).startsWith('-'))];
  }
  if (!makes(command, makesFiles) && !hasOption(command, 'git', /^(?:clone|worktree)$/u)) return command.writes;
  return [...command.writes, ...command.arguments.filter((argument) => isSetting(getKnownStart(argument)))];
}

function whyMadeAndRun(writtenNames: ReadonlySet<string>, commands: readonly WritingCommand[]): string | undefined {
  const makingCommands = commands.filter((each) => makes(each, makesFiles));
  const madeNames = new Set(makingCommands.flatMap((each) => listNames(each.arguments)));
  const isAnyMade =
    commands.some((each) => makes(each, makesUnnamedFiles)) ||
    makingCommands.some((each) => each.arguments.some(isPartlyKnown));
  const namesGitFolder = (argument: ReadArgument): boolean => gitFolder.test(getKnownStart(argument));
  const entersGitFolder = commands.some((one) => isProgram(one, folderChangers) && one.arguments.some(namesGitFolder));
  // Backups, packers and unpackers make one name from another: "a.bak" and "a~" from "a", "a" from "a.gz".
  const stems = new Set([...madeNames].filter((name) => !isData(name)).map(getStem));
  const madeData = [...madeNames].filter(isData); // its backup, such as "a.txt.sh", may be a script
  const isPassedOn = commands.some(
    (each) => (!each.isPlain || makingCommands.includes(each)) && mentions(each, writtenNames),
  );
  for (const { programs, script } of commands) {
    for (const program of script === undefined ? programs : [...programs, script]) {
      const name = getBaseName(program);
      const isFile = program === script || program.includes('/');
      const shownProgram = JSON.stringify(program.slice(0, 60));
      if (isFile && (entersGitFolder || gitFile.test(program)))
        return `it runs ${shownProgram}, which Git may have written`;
      const mayBeMade =
        isAnyMade ||
        isPassedOn ||
        stems.has(getStem(name)) ||
        madeData.some((made) => name.includes(made)) ||
        (makingCommands.length > 0 && programs.some((each) => mayRunFolder(each, program))) ||
        makingCommands.some((each) => hasAttachedValue(each, name));
      if (writtenNames.has(name) || madeNames.has(name) || (isFile && mayBeMade)) {
        return `it makes files, and runs ${shownProgram}, which may be one of them`;
      }
    }
  }
  return undefined;
}

/** Tells whether the script may be a folder: Node and Python run a file in it, such as `index.js`. */
function mayRunFolder(program: string, script: string): boolean {
  return /^(?:node|pypy|python)/u.test(foldProgramName(program)) && !/\.(?:[cm]?[jt]sx?|pyw?)$/iu.test(script);
}

function makes({ programs, arguments: args }: WritingCommand, judge: typeof makesFiles): boolean {
  return programs.some((program) => judge(foldProgramName(program), args.map(getKnownStart)));
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

/** Programs that make files whose names are not among their arguments. */
const unnamedMakers: ReadonlySet<string> = splitWords('7z ar cpio csplit pax rsync scp sftp split unzip uudecode wget');

const makers: ReadonlySet<string> = new Set([
  ...unnamedMakers,
  ...(
    'base64 bsdtar bunzip2 bzip2 compress cp curl dd gtar gunzip gzip iconv install json.tool ln lz4 mv ptx sed shred shuf sort sponge tar tee tree ' +
    'truncate uncompress uniq unlink unxz unzstd xxd xz zip zstd'
  ).split(' '),
]);

const treeCommands =
  'bisect checkout cherry-pick clone format-patch init lfs merge mv pull read-tree rebase reset restore revert sparse-checkout stash ' +
  'submodule switch worktree';

const extractOption = /^(?:--(?:extract|get)$|-?[AcdfhjJkmOprStuUvWz]*x)/u;

/** Arguments with which a program writes files that the text does not name, or names only in another option. */
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

/** Takes the program in lower case and without its folder. */
function makesUnnamedFiles(program: string, args: readonly string[]): boolean {
  return unnamedMakers.has(program) || args.some((argument) => unnamedMakerArguments.get(program)?.test(argument));
}

/** Counts only `mv` of Git's sub-commands. */
function makesFiles(program: string, args: readonly string[]): boolean {
  if (program === 'git') return args.includes('mv');
  return makers.has(program) || makesUnnamedFiles(program, args);
}
