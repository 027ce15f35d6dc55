// Programs that run other programs: whoever allows one with open arguments, or guards against another, must know them.

/** Programs whose arguments or input are commands, whatever the options. */
const runners = new Set(
  (
    'alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session ' +
    'doas dtach enable entr env eval exec expect faketime fakeroot firejail flock hash ionice linux32 linux64 ltrace nice nohup ' +
    'nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid ' +
    'source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare ' +
    'watch wsl xargs xvfb-run'
  ).split(' '),
);

const shells = new Set('ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh'.split(' '));

/** Programs that run a command, or code, given with one of these options. */
const byOption: ReadonlyMap<string, RegExp> = new Map([
  ['awk', /system|\||getline/u],
  ['bun', /^(?:-e|-p|--eval|--print|x)/u],
  ['compgen', /^-[A-Za-z]*[CF]/u],
  ['deno', /^eval$/u],
  ['docker', /^(?:run|exec)$/u],
  ['find', /^-(?:exec|execdir|ok|okdir)$/u],
  ['gawk', /system|\||getline/u],
  ['git', /^(?:-c|--config-env|--exec-path|--upload-pack|--receive-pack|--exec|-x|--ext-diff|bisect|filter-branch)/u],
  ['lua', /^-e/u],
  ['make', /^(?:-f|--file|--makefile|--eval|-E)/u],
  ['mapfile', /^-[A-Za-z]*C/u],
  ['mawk', /system|\||getline/u],
  ['nawk', /system|\||getline/u],
  ['node', /^(?:-[A-Za-z]*[ep]|--eval|--print|-r|--require|--import)/u],
  ['npm', /^(?:exec|x|explore)$/u],
  ['perl', /^-[A-Za-z]*[eE]/u],
  ['php', /^-[A-Za-z]*r/u],
  ['pnpm', /^(?:exec|dlx)$/u],
  ['podman', /^(?:run|exec)$/u],
  ['python', /^-[A-Za-z]*c/u],
  ['readarray', /^-[A-Za-z]*C/u],
  ['rsync', /^(?:-[A-Za-z]*e|--rsh)/u],
  ['ruby', /^-[A-Za-z]*e/u],
  [
    'tar',
    /^(?:--checkpoint-action|--to-command|--use-compress-program|-[A-Za-z]*[IF]|--info-script|--new-volume-script)/u,
  ],
  ['yarn', /^(?:exec|dlx)$/u],
]);

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
    (each) => runners.has(each) || shells.has(each) || byOption.has(each) || openEnded.has(each),
  );
}

/**
 * Whether a command runs what its text does not show as a command (design, "What can be matched", `shell: any`): a shell
 * with a string or its input, `eval`, `env`, `xargs` and the like, an interpreter with code in an option.
 *
 * @param args - null for an argument that is known only when it runs
 */
export function runsHiddenCommand(program: string, args: readonly (string | null)[]): boolean {
  const name = programName(program);
  if (runners.has(name)) return true;
  if (shells.has(name)) return !isScriptFile(args[0]);
  const option = byOption.get(name) ?? byOption.get(family(name));
  return option !== undefined && args.some((argument) => argument === null || option.test(argument));
}

// Options of a shell change what runs, and devices feed it from elsewhere.
function isScriptFile(argument: string | null | undefined): boolean {
  return typeof argument === 'string' && !/^(?:[-+]|$|\/dev\/|\/proc\/)/u.test(argument);
}
