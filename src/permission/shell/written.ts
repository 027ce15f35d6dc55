// Finds files that a text writes and may then run: their contents are not known.

import { pairWords, splitWords } from '../text/word-list.ts';
import { foldProgramName } from './programs.ts';
import { describeArgument, getKnownStart, type ReadArgument, type ReadScript } from './syntax.ts';

export interface WritingCommand {
  /** The program in the text, and then those that it runs in its place, as `uv run` does. */
  readonly programs: readonly string[];
  readonly arguments: readonly ReadArgument[];
  /** Whether it runs only itself, and reads no file as code or configuration. */
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
export function whyWritten(script: ReadScript, commands: readonly WritingCommand[]): string | undefined {
  const writes = [
    ...script.writes.map((file) => ({ file, writer: undefined })),
    ...commands.flatMap((each) => listWrites(each).map((file) => ({ file, writer: each }))),
  ].filter(({ file }) => typeof file !== 'string' || !devices.test(file));
  for (const { file, writer } of writes) {
    const other = commands.find((each) => each !== writer && !each.isPlain);
    if (other !== undefined && !(typeof file === 'string' && isData(getBaseName(file)))) {
      return `it writes ${describeArgument(file, 'a file')} and runs ${JSON.stringify(other.programs[0])}, which may be, or read, that file`;
    }
  }
  return whyMadeAndRun(new Set(listNames(writes.map(({ file }) => file))), commands);
}

function isData(name: string): boolean {
  return dataFile.test(name) && !isSetting(name);
}

function listWrites(command: WritingCommand): readonly ReadArgument[] {
  if (isProgram(command, new Set(['tee']))) {
    return [...command.writes, ...command.arguments.filter((argument) => !getKnownStart(argument).startsWith('-'))];
  }
  if (!makes(command, makesFiles)) return command.writes;
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
        makingCommands.some((each) => hasAttachedValue(each, name));
      if (writtenNames.has(name) || madeNames.has(name) || (isFile && mayBeMade)) {
        return `it makes files, and runs ${shownProgram}, which may be one of them`;
      }
    }
  }
  return undefined;
}

function makes({ programs, arguments: args }: WritingCommand, judge: typeof makesFiles): boolean {
  return programs.some((program) => judge(foldProgramName(program), args.map(getKnownStart)));
}

function isProgram(command: WritingCommand, names: ReadonlySet<string>): boolean {
  return command.programs.some((program) => names.has(foldProgramName(program)));
}

function mentions(command: WritingCommand, writtenNames: ReadonlySet<string>): boolean {
  if (writtenNames.size > 0 && command.arguments.some(isPartlyKnown)) return true;
  return listNames(command.arguments).some((name) => writtenNames.has(name));
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

/** Of Git's sub-commands, counts only `mv`. */
function makesFiles(program: string, args: readonly string[]): boolean {
  if (program === 'git') return args.includes('mv');
  return makers.has(program) || makesUnnamedFiles(program, args);
}
