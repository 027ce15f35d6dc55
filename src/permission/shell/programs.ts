// Programs that run other programs: whoever allows one with open arguments, or guards against another, must know them.

/** Programs whose arguments or input are commands, whatever the options. */
const runners = new Set(
  (
    'alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session ' +
    'doas dtach enable entr env eval exec expect faketime fakeroot firejail flock hash ionice let linux32 linux64 ltrace nice nohup ' +
    'nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid ' +
    'source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare ' +
    'watch wsl xargs xvfb-run'
  ).split(' '),
);

const shells = new Set('ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh'.split(' '));

/** The arguments of a command; null for one that is known only when it runs. */
type Arguments = readonly (string | null)[];

/** Whether some argument looks like this, or may come to. */
function some(pattern: RegExp): (args: Arguments) => boolean {
  return (args) => args.some((argument) => argument === null || pattern.test(argument));
}

const awk = some(/system|\||getline/u);
const evaluates = some(/\$\(|`/u);
const arrayFiller = some(/^-[A-Za-z]*C|\$\(|`/u);

/** Programs that run a command, or code, when they are given certain arguments. */
const byArguments: ReadonlyMap<string, (args: Arguments) => boolean> = new Map([
  ['awk', awk],
  ['bun', some(/^(?:-e|-p|--eval|--print|x$)/u)],
  ['compgen', some(/^-[A-Za-z]*[CF]/u)],
  ['deno', some(/^eval$/u)],
  ['docker', some(/^(?:run|exec)$/u)],
  ['find', some(/^-(?:exec|execdir|ok|okdir)$/u)],
  ['gawk', awk],
  ['git', runsByGit],
  ['lua', some(/^-e/u)],
  ['mapfile', arrayFiller],
  ['make', some(/^(?:-f|--file|--makefile|--eval|-E)/u)],
  ['mawk', awk],
  ['nawk', awk],
  ['node', some(/^(?:-[A-Za-z]*[ep]|--eval|--print|-r|--require|--import)/u)],
  ['npm', some(/^(?:exec|x|explore)$/u)],
  ['perl', some(/^-[A-Za-z]*[eE]/u)],
  ['php', some(/^-[A-Za-z]*r/u)],
  ['pnpm', some(/^(?:exec|dlx)$/u)],
  ['podman', some(/^(?:run|exec)$/u)],
  ['python', some(/^-[A-Za-z]*c/u)],
  ['readarray', arrayFiller],
  ['rsync', some(/^(?:-[A-Za-z]*e|--rsh)/u)],
  ['ruby', some(/^-[A-Za-z]*e/u)],
  [
    'tar',
    some(
      /^(?:--checkpoint-action|--to-command|--use-compress-program|-[A-Za-z]*[IF]|--info-script|--new-volume-script)/u,
    ),
  ],
  ['yarn', some(/^(?:exec|dlx)$/u)],
  // Builtins that evaluate the subscript of an array, and with it a substitution in a quoted word.
  ...'[ declare export getopts local printf read readonly test typeset unset wait'
    .split(' ')
    .map((name) => [name, evaluates] as const),
]);

/** Programs among those above whose other arguments are as harmless as any. */
const builtins = new Set('[ declare export getopts local printf read readonly test typeset unset wait'.split(' '));

const gitOption =
  /^(?:--config-env|--exec-path|--upload-pack|--receive-pack|--exec|--ext-diff|--open-files-in-pager|bisect|filter-branch)/u;

/** Git runs what its configuration says, and some options say more. */
function runsByGit(args: Arguments): boolean {
  return args.some((argument, index) => {
    if (argument === null || gitOption.test(argument)) return true;
    // "-c" is a setting before the sub-command, and something else after it.
    const setting = args[index + 1];
    return argument === '-c' && (setting === null || setting?.includes('=') === true);
  });
}

/** Programs that become dangerous with arguments nobody listed, beyond those above. */
const openEnded = new Set(
  (
    'bundle bunx cargo curl dotnet ed emacs ex go gradle helm java julia kubectl less man more mvn nvim npx pip pip3 pnpx R Rscript ' +
    'rake rsync sed scp sftp sqlite3 terraform tsx uv uvx vi view vim wget zip'
  ).split(' '),
);

/** The name of a program without its folder and `.exe`. */
export function programName(program: string): string {
  const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
  return name.replace(/\.exe$/iu, '');
}

/** A name with the version at its end taken off, so that `python3.12` is `python`. */
function family(name: string): string {
  return name.replace(/[0-9.]+$/u, '');
}

/** Whether a program can run others when its arguments are open (design, lint `open-ended-arguments`). */
export function canRunOthers(program: string): boolean {
  const name = programName(program);
  return [name, family(name)].some(
    (each) =>
      runners.has(each) || shells.has(each) || (byArguments.has(each) && !builtins.has(each)) || openEnded.has(each),
  );
}

/**
 * Whether a command runs what its text does not show as a command (docs/policy.md, "What can be matched", `shell: any`): a shell
 * with a string or its input, `eval`, `env`, `xargs` and the like, an interpreter with code in an option.
 *
 * @param args - null for an argument that is known only when it runs
 */
export function runsHiddenCommand(program: string, args: Arguments): boolean {
  const name = programName(program);
  if (runners.has(name)) return true;
  if (shells.has(name)) return !isScriptFile(args[0]);
  const runs = byArguments.get(name) ?? byArguments.get(family(name));
  return runs?.(args) ?? false;
}

// Options of a shell change what runs, and devices feed it from elsewhere.
function isScriptFile(argument: string | null | undefined): boolean {
  return typeof argument === 'string' && !/^(?:[-+]|$|\/dev\/|\/proc\/)/u.test(argument);
}
