// Programs that make files, and whether their arguments tell the names of these files.
import { pairWords, splitWords } from '../text/word-list.ts';
import { foldProgramName } from './programs.ts';
import { getKnownStart, type KnownCommand } from './syntax.ts';

/** Tells whether a command may make files from others, under names from its arguments (`cp a b`) or not (`unzip a`). */
export function makesFiles(command: KnownCommand): boolean {
  return command.programs.map(foldProgramName).some((name) => {
    // Only `git mv` makes a file that its arguments name. All other Git commands are left to `makesUnnamedFiles`.
    if (name === 'git') return command.arguments.some((each) => getKnownStart(each) === 'mv');
    return namingMakers.has(name) || isUnnamedMaker(name, command);
  });
}

/** Tells whether a command may make files that no operand names: `unzip a`, `tar xf a.tar`, `git pull`. */
export function makesUnnamedFiles(command: KnownCommand): boolean {
  return command.programs.some((program) => isUnnamedMaker(foldProgramName(program), command));
}

function isUnnamedMaker(name: string, { arguments: args }: KnownCommand): boolean {
  const pattern = unnamedMakerArguments.get(name);
  return unnamedMakers.has(name) || args.some((argument) => pattern?.test(getKnownStart(argument)));
}

const namingMakers = splitWords(
  'base64 bsdtar bunzip2 bzip2 compress cp curl dd gtar gunzip gzip iconv install json.tool ln lz4 mv ptx sed shred shuf sort sponge tar tee tree ' +
    'truncate uncompress uniq unlink unxz unzstd xxd xz zip zstd',
);

/** Programs that make files whose names need not be among their arguments. */
const unnamedMakers = splitWords('7z ar cpio csplit pax rsync scp sftp split unzip uudecode wget');

/** Arguments with which a program may write files that no operand names. The value of an option may name them. */
const unnamedMakerArguments: ReadonlyMap<string, RegExp> = new Map([
  ...pairWords('bsdtar gtar tar', /^(?:--(?:extract|get)$|-?[AcdfhjJkmOprStuUvWz]*x)/u),
  ...pairWords('gunzip gzip', /^(?:-[A-Za-z]*N|--na)/u),
  ['cp', /^(?:-[A-Za-z]*[aRr]|--[ar])/u],
  ['curl', /^(?:-[A-Za-z]*[JK]|--(?:config|remote-header))|%output/u],
  ['docker', /^cp$/u],
  ['gh', /^(?:checkout|clone|download)$/u],
  [
    'git',
    /^(?:bisect|checkout|cherry-pick|clone|format-patch|init|lfs|merge|mv|pull|read-tree|rebase|reset|restore|revert|sparse-checkout|stash|submodule|switch|worktree)$/u,
  ],
  ['gpg', /^(?:-[A-Za-z]*[do]|--(?:de|ou))/u],
  ['openssl', /^--?out/u],
]);
