// Completion scripts of bash, zsh and fish: static, so that completing starts no program.
import type { CompletedCommand } from './words.ts';

/** The script for bash (bash(1), "Programmable Completion"). */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const cases = wordsByPath(commands).map(([path, words]) => `    ${quote(path)}) words=${quote(words.join(' '))} ;;`);
  return `# bash completion of interns, made by "interns completion bash"
_interns() {
  local current=\${COMP_WORDS[COMP_CWORD]} path= words=
  local word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* ]] && break
    path="\${path:+$path }$word"
    [[ $path == *" "* ]] && break
  done
  case $path in
${cases.join('\n')}
    *) path=\${path%% *}
      case $path in
${cases.map((line) => `    ${line}`).join('\n')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _interns interns
`;
}

/** The script for zsh, which runs that of bash (zshmodules(1), zshcompsys(1), "bashcompinit"). */
export function zshScript(commands: readonly CompletedCommand[]): string {
  return `# zsh completion of interns, made by "interns completion zsh"
autoload -U +X bashcompinit && bashcompinit
${bashScript(commands).split('\n').slice(1).join('\n')}`;
}

/** The script for fish (fish documentation, "Writing your own completions"). */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, about, flags }) => {
    const [first = '', second] = name.split(' ');
    const here =
      second === undefined
        ? `__fish_seen_subcommand_from ${first}`
        : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`;
    const own =
      second === undefined
        ? `complete -c interns -n __fish_use_subcommand -a ${first} -d ${quote(about)}`
        : `complete -c interns -n ${quote(`__fish_seen_subcommand_from ${first}`)} -a ${second} -d ${quote(about)}`;
    return [own, ...flags.map((flag) => `complete -c interns -n ${quote(here)} -l ${flag.slice(2)}`)];
  });
  const groups = [...new Set(commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : [])))];
  const parents = groups.map((name) => `complete -c interns -n __fish_use_subcommand -a ${name}`);
  return `# fish completion of interns, made by "interns completion fish"\ncomplete -c interns -f\n${[...parents, ...lines].join('\n')}\n`;
}

/** What may come after each path of words: commands after nothing, sub-commands or flags after a command. */
function wordsByPath(commands: readonly CompletedCommand[]): readonly (readonly [string, readonly string[]])[] {
  const words = new Map<string, Set<string>>([['', new Set(['help', '--help', '--version'])]]);
  const add = (path: string, word: string): void => {
    const known = words.get(path) ?? new Set();
    words.set(path, known.add(word));
  };
  for (const { name, flags } of commands) {
    const [first = '', second] = name.split(' ');
    add('', first);
    if (second !== undefined) add(first, second);
    for (const flag of flags) add(name, flag);
  }
  return [...words].map(([path, known]) => [path, [...known]]);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
