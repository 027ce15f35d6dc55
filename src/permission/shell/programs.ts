// Lists programs that run others, and programs that never do; judges a command by its program.
import { foldWidely } from '../text/fold.ts';
import { splitWords } from '../text/word-list.ts';
import { builtins } from './known/builtins.ts';
import { judgeGit } from './known/git.ts';
import { isInterpreter, judgeInterpreter, judgeScript, shells } from './known/interpreters.ts';
import { cannotBeTold, type Judge, type Judgement, knownByName, runsNothingElse } from './known/options.ts';
import { judgePackageManager, judgeWrapper, wrappers } from './known/packages.ts';
import { judgeRunner } from './known/runners.ts';
import { tools } from './known/tools.ts';
import type { ReadArgument } from './syntax.ts';

const judges: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...tools,
  ['git', judgeGit],
  ...['npm', 'pnpm', 'yarn'].map((name): [string, Judge] => [name, (args) => judgePackageManager(name, args)]),
]);

export function getProgramName(program: string): string {
  const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
  return name.replace(/\.(?:exe|com|cmd|bat)$/iu, '');
}

export function foldProgramName(program: string): string {
  return foldWidely(getProgramName(program));
}

/** Returns the program's name with its case folded, and that name without a version at its end. */
export function listProgramNames(program: string): readonly string[] {
  const name = foldProgramName(program);
  return [name, name.replace(/-?[0-9.]+$/u, '')];
}

export function runsItsArguments(program: string): boolean {
  return listProgramNames(program).some((name) => runners.has(name) || shells.has(name) || isInterpreter(name));
}

export function canRunOthers(program: string): boolean {
  if (runsItsArguments(program)) return true;
  return listProgramNames(program).some((name) => judges.has(name) || wrappers.has(name) || openEnded.has(name));
}

/** Follows docs/policy.md, "Shell commands that are refused: `any`". */
export function judgeProgram(program: string, args: readonly ReadArgument[]): Judgement {
  for (const name of listProgramNames(program)) {
    const judgement = judgeName(name, args);
    if (judgement !== undefined) return judgement;
  }
  return knownByName;
}

function judgeName(name: string, args: readonly ReadArgument[]): Judgement | undefined {
  const builtin = builtins.get(name);
  if (builtin !== undefined) return builtin(args);
  // In some shells, "eval" and "time" run a program that is called "--version".
  if (args.length === 1 && args[0] === '--version' && name !== 'eval' && name !== 'time') return runsNothingElse;
  if (runners.has(name)) return judgeRunner(name, args) ?? cannotBeTold(`"${name}" runs its arguments or its input`);
  if (shells.has(name)) return judgeScript(args[0]);
  if (isInterpreter(name)) return judgeInterpreter(name, args);
  return (
    judgeWrapper(name, args) ?? judges.get(name)?.(args) ?? (plainPrograms.has(name) ? runsNothingElse : undefined)
  );
}

export const plainPrograms: ReadonlySet<string> = splitWords(
  ': b2sum base32 base64 basename bg break bunzip2 bzip2 caller cal cat cd chgrp chmod chown cksum clear cmp column comm continue cp ' +
    'csplit cut date dd df diff dig dir dircolors dirname dirs disown dmesg du echo egrep exit expand expr factor false fg fgrep file fmt fold ' +
    'free getconf grep groups gunzip gzip head help host hostid hostname iconv id ifconfig join jq kill killall last link ln locale ' +
    'logger logname logout ls lsblk lscpu lsof md5sum mkdir mkfifo mktemp mv netstat nl nproc nslookup numfmt od paste ' +
    'pgrep ping pkill popd pr printenv ps ptx pushd pwd readlink realpath return rev rm rmdir seq sha1sum sha224sum sha256sum sha384sum ' +
    'sha512sum shasum shift shred shuf sleep ss stat strings stty suspend sum sync tac tail tee times touch tput tr traceroute tree true ' +
    'truncate tsort tty type ulimit umask unalias uname unexpand uniq unlink unxz uptime users vdir vmstat w wc whereis which who whoami ' +
    'xxd xz yes zcat',
);

/** Programs that take commands as arguments or input, whatever the options. */
const runners: ReadonlySet<string> = splitWords(
  '. alias ansible ansible-playbook arch asdf at awx batch bind builtin busybox bwrap capsh catchsegv chpst choom chronic chroot chrt cmd command ' +
    'compgen complete compopt concurrently conda cpulimit cross-env cross-env-shell crontab csi cssh daemonize dbus-launch ' +
    'dbus-run-session dc devbox direnv distcc doas dotenv dotenvx dtach dtruss ed emacs emacsclient enable entr env env-cmd eval ' +
    'ex execa expect faketime fakeroot fc firejail flock foreman gdb ghci gnuplot hash hatch history honcho hyperfine ' +
    'i386 ionice ipython irb jshell jupyter launchctl let linux32 linux64 lldb ltrace m4 magit mise mysql nano newgrp nginx nice nix nix-shell nodemon nohup ' +
    'nsenter numactl octave onchange open osascript parallel patch perf pdsh pipx pkexec powershell prlimit proot psql pwsh pyenv ' +
    'rbenv reptyr rlwrap run-parts runcon runuser screen script scriptlive scriptreplay sem setarch setlocal setpriv setsid setuidgid sg ' +
    'softlimit socat source sqlite3 sshpass ssh ssh-copy-id ssh-agent sshfs start-stop-daemon stdbuf strace su sudo systemd-nspawn systemd-run taskset time ' +
    'timeout tini tmux tox toybox trap tsp unbuffer unshare utop valgrind vagrant vi view vim vimdiff nvim visudo vipw wait-on watch ' +
    'watchexec winpty write_stdin wsl x86_64 xargs xdg-open xterm xvfb-run zellij zx' +
    ' bpftrace clisp clj clojure duckdb elixir erl ftp hy iex lftp mail mailx mariadb mongo mongosh mutt ncftp ocaml qjs racket raku ' +
    'runghc runhaskell sbcl scala sftp smbclient swipl telnet wish',
);

/** Programs that may run others or write files if a rule for them ends in `**`. */
const openEnded: ReadonlySet<string> = splitWords(
  'ant ar as bazel bunx buildah bunzip2 bzip2 certbot composer cpio csplit curl dd dotnet dpkg eslint ffmpeg flatpak gem gzip helm install ' +
    'jest just ld logrotate meson mocha mongo ninja nx objcopy pg_dump pip3 pnpx prettier psftp r redis-cli rpm rustc rustup sbt shred snap ' +
    'alembic artisan astro aws az bazelisk biome buf cabal crystal cypress dart dbt django-admin dune fastlane flask flutter gcloud glab ' +
    'gradlew hugo jekyll lein mill mix mkdocs mvnw next nim nuxt opam oxlint pants parcel phpunit plantuml playwright pod protoc rails ' +
    'rebar3 sqlfluff stack stylelint swagger touch xcodebuild zig ' +
    'sphinx-build swift swiftc tcc tee truncate tsc turbo uvx vite vitest webpack xmllint xsltproc xz yarnpkg',
);
