// Programs that can run others, or write where they like, by what stands in their arguments.
import { canRunOthers, programName } from '../shell/programs.ts';

/** Programs of which an ordinary argument is code, a command, or a file that is run: no argument of theirs is harmless. */
const operandsRun = new Set(
  (
    'ash awk bash bsh bun bunx busybox chroot chrt cmd command coproc csh dash deno doas docker ed elvish emacs env eval ex exec expect ' +
    'find firejail fish flock gawk gdb gmake ionice java just ksh ld.so lldb ltrace lua luajit make mawk mksh nawk ' +
    'nice node nodejs nohup npx nsenter nu octave osascript parallel perl php pipx pkexec pnpx podman powershell pwsh python R rake rbash Rscript ruby ' +
    'runuser screen script sed setarch setpriv setsid sh source sqlite3 ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset ' +
    'tcsh time timeout tmux toybox trap ts-node tsx unbuffer unshare uvx vi vim watch wsl xargs xonsh xvfb-run yash zsh .'
  ).split(' '),
);

/** Programs, beyond those that a guard has to know, that an option makes run a program or write a file. */
const optionsReach = new Set(
  (
    '7z 7za ansible ansible-playbook apt apt-get ar as babel base64 black brew bzip2 c++ cc clang clang++ cmake composer convert cp cpio cpp csplit ' +
    'ctest curl date dd diff3 difft dnf dot dpkg esbuild eslint exiftool fd ffmpeg file fmt g++ gcc gem gh ghc gnuplot gold gpg gs gzip hg iconv ' +
    'install ip jest jq ld less ln logrotate lz4 magick man meson mocha mongosh more mv mypy mysql nasm nc ncat nm nmap ninja nodemon ' +
    'nox objcopy objdump openssl pandoc patch pdflatex pigz prettier psql ptx pytest ranlib readelf rg rollup rpm rspec rubocop ruff rustc scp sdiff ' +
    'sftp shuf socat sort split strip svn swiftc tac tar tcpdump tee tex tox tree tsc unzip uniq vite vitest webpack wget xetex xxd xz yq yum ' +
    'zip zstd'
  ).split(' '),
);

/** A name with the version at its end taken off, so that `python3.12` is `python`. */
function family(name: string): string {
  return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, '');
}

/** How far a program's arguments reach. */
export type Reach = 'by-any-argument' | 'by-options' | 'no-further';

/** How far the arguments of a program reach (docs/policy.md, "Warnings", `open-ended-arguments`). */
export function reachOf(program: string): Reach {
  const name = programName(program);
  const names = [name, family(name)];
  if (names.some((each) => operandsRun.has(each))) return 'by-any-argument';
  return names.some((each) => optionsReach.has(each)) || canRunOthers(program) ? 'by-options' : 'no-further';
}
