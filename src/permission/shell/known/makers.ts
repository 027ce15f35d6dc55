// Programs that make files: of others, of their input, of an archive, or of what they fetch.

/** Programs that always may make files by names that their arguments do not tell. */
const unnaming: ReadonlySet<string> = new Set(
  '7z ar cpio csplit pax rsync scp sftp split unzip uudecode wget'.split(' '),
);

/** Programs that make files, also by names among their arguments. */
const makers: ReadonlySet<string> = new Set([
  ...unnaming,
  ...(
    'base64 bsdtar bunzip2 bzip2 compress cp curl dd gtar gunzip gzip iconv install json.tool ln lz4 mv ptx sed shred shuf sort sponge tar tee tree ' +
    'truncate uncompress uniq unlink unxz unzstd xxd xz zip zstd'
  ).split(' '),
]);

const treeCommands =
  'bisect checkout cherry-pick clone format-patch init lfs merge mv pull read-tree rebase reset restore revert sparse-checkout stash ' +
  'submodule switch worktree';

const extracts = /^(?:--(?:extract|get)$|-?[AcdfhjJkmOprStuUvWz]*x)/u;

/** Arguments with which a program makes files by names that none of them tells, or by one behind an option of its own. */
const signs: ReadonlyMap<string, RegExp> = new Map([
  ...['bsdtar', 'gtar', 'tar'].map((name) => [name, extracts] as const),
  ...['gunzip', 'gzip'].map((name) => [name, /^(?:-[A-Za-z]*N|--na)/u] as const),
  ['cp', /^(?:-[A-Za-z]*[aRr]|--[ar])/u],
  ['curl', /^(?:-[A-Za-z]*[JK]|--(?:config|remote-header))|%output/u],
  ['docker', /^cp$/u],
  ['gh', /^(?:checkout|clone|download)$/u],
  ['git', new RegExp(`^(?:${treeCommands.replaceAll(' ', '|')})$`, 'u')],
  ['gpg', /^(?:-[A-Za-z]*[do]|--(?:de|ou))/u],
  ['openssl', /^--?out/u],
]);

/**
 * Whether a program may make files by names that a text does not tell.
 *
 * @param program - without its folder, in lower case
 * @param args - each as far as it is known
 */
export function makesUnnamedFiles(program: string, args: readonly string[]): boolean {
  return unnaming.has(program) || args.some((argument) => signs.get(program)?.test(argument));
}

/** Whether a program may make files by names among its arguments. What Git checks out is the repository's own, as any checkout is. */
export function makesFiles(program: string, args: readonly string[]): boolean {
  if (program === 'git') return args.includes('mv');
  return makers.has(program) || makesUnnamedFiles(program, args);
}
