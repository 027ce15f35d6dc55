// Programs that can run others, or write where they like, by what stands in their arguments.
import { plainPrograms } from '../shell/known/plain.ts';
import { canRunOthers, programName, runsItsArguments } from '../shell/programs.ts';

/**
 * Programs, beyond those that a guard takes for runners, shells and interpreters, of which an ordinary argument is code, a command, or
 * a file that is run. A guard looks at the arguments of most of them; here nobody knows these.
 */
const operandsRun = new Set(
  'awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx'.split(
    ' ',
  ),
);

/** Programs, beyond those that a guard has to know, that an option makes run a program or write a file. */
const optionsReach = new Set(
  (
    '7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 ' +
    'magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac ' +
    'tree uniq xetex xxd yq zstd'
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
  if (names.some((each) => operandsRun.has(each)) || runsItsArguments(program)) return 'by-any-argument';
  return names.some((each) => optionsReach.has(each)) || canRunOthers(program) ? 'by-options' : 'no-further';
}

/** Whether it is known of a program that its arguments are data: most programs are on no list. */
export function takesData(program: string): boolean {
  const name = programName(program);
  return program === name && [name, family(name)].some((each) => plainPrograms.has(each));
}
