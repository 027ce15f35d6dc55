// `interns completion`: writes a script with which a shell completes commands, flags and their values.
import { type InputName, inputDefinitions } from '../../inputs/definitions.ts';
import { readChoice } from '../../inputs/values.ts';
import type { Command, CommandGroup, Flag, Invocation, Offer } from '../command.ts';
import { shells, toFlags } from '../command.ts';

export async function runCompletion({ words: [word = ''], groups, io }: Invocation): Promise<number> {
  const shell = readChoice('SHELL', word, shells);
  io.stdout(scripts[shell](toCompletableCommands(groups)));
  return 0;
}

const scripts = { bash: toBashScript, zsh: toZshScript, fish: toFishScript } as const;

type OfferWords = (words: readonly string[]) => string;

const offerInBash: OfferWords = (words) => `candidates=${quote(words.join(' '))}`;
const offerInZsh: OfferWords = (words) => `candidates=(${words.join(' ')})`;

/** Follows bash(1), "Programmable Completion". */
function toBashScript(commands: readonly CompletableCommand[]): string {
  return `# bash completion of interns, made by "interns completion bash"
_interns() {
  local current=\${COMP_WORDS[COMP_CWORD]} i
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == -- ]] && _interns_command $((i + 1)) && return
  done
  local place=\${COMP_WORDS[1]} candidates=
  ((COMP_CWORD > 1)) || place=
  case $place in
    ${listFamilies(commands).join(' | ')}) ((COMP_CWORD > 2)) && place+=" \${COMP_WORDS[2]}" ;;
  esac
  case "$place \${COMP_WORDS[COMP_CWORD - 1]}" in
${toValueCases(commands, offerInBash, '_interns_files')}
    *)
      case $place in
${toWordCases(commands, offerInBash)}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$candidates" -- "$current"))
  ((\${#COMPREPLY[@]} > 0)) || _interns_files
}
_interns_files() {
  compopt -o filenames 2>/dev/null
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$current"))
}
# The command line of the command after "--".
_interns_command() {
  if declare -F _comp_command_offset >/dev/null; then _comp_command_offset "$1"
  elif declare -F _command_offset >/dev/null; then _command_offset "$1"
  elif [[ \${COMP_WORDS[$1]} == interns ]] && ((COMP_CWORD > $1)); then
    COMP_WORDS=("\${COMP_WORDS[@]:$1}")
    COMP_CWORD=$((COMP_CWORD - $1))
    _interns
  elif ((COMP_CWORD == $1)); then COMPREPLY=($(compgen -c -- "$current"))
  else _interns_files
  fi
}
complete -F _interns interns
`;
}

/** Follows zshcompsys(1) and zshcompwid(1). Avoids the names of zsh's special parameters, such as `path`. */
function toZshScript(commands: readonly CompletableCommand[]): string {
  return `#compdef interns
# zsh completion of interns, made by "interns completion zsh"
_interns() {
  local dashes=\${words[(i)--]} place= prior=\${words[CURRENT-1]}
  if (( dashes < CURRENT )); then
    # The command line of the command after "--".
    shift $dashes words
    (( CURRENT -= dashes ))
    _normal
    return
  fi
  local -a candidates
  (( CURRENT > 2 )) && place=\${words[2]}
  case $place in
    (${listFamilies(commands).join('|')}) (( CURRENT > 3 )) && place="$place \${words[3]}" ;;
  esac
  case "$place $prior" in
${toValueCases(commands, offerInZsh, '_files')}
    (*)
      case $place in
${toWordCases(commands, offerInZsh)}
      esac ;;
  esac
  compadd -- $candidates || _files
}
if (( $+functions[compdef] )); then
  compdef _interns interns
else
  print -u2 -- 'interns: zsh completes nothing yet. Before this line, load its completion: autoload -Uz compinit && compinit'
fi
`;
}

/** Follows the fish documentation, "Writing your own completions". */
function toFishScript(commands: readonly CompletableCommand[]): string {
  const parents = listFamilies(commands).map((name) => `complete -c interns -n '__interns_at ""' -a ${name}`);
  const lines = commands.flatMap(({ name, summary, words: offered, flags }) => {
    const words = name.split(' ');
    const before = words.slice(0, -1).join(' ');
    const call = `complete -c interns -n ${quote(`__interns_at "${before}"`)} -a ${words.at(-1)} -d ${quote(summary)}`;
    const prefix = `complete -c interns -n ${quote(`__interns_in "${name}"`)}`;
    const argument = offered.length === 0 ? `${prefix} -F` : `${prefix} -a ${quote(offered.join(' '))}`;
    return [call, argument, ...flags.map((flag) => `${prefix} -l ${flag.name.slice(2)}${toFishValue(flag.value)}`)];
  });
  return `# fish completion of interns, made by "interns completion fish"
function __interns_words
  set -l words (commandline -opc)
  contains -- -- $words; and return 1
  string join ' ' -- (string match -v -- '-*' $words[2..-1])
  return 0
end
# __interns_at "a b": the words so far are "a b". __interns_in "a b": the words so far begin with "a b".
function __interns_at
  set -l words (__interns_words); or return 1
  test "$words" = "$argv[1]"
end
function __interns_in
  set -l words (__interns_words); or return 1
  string match -q -- "$argv[1] *" "$words "
end
# The command line of the command after "--".
function __interns_command
  set -l words (commandline -opc)
  set -l dashes (contains -i -- -- $words); or return 1
  set -l line (string escape -- $words[$dashes..-1])[2..-1]
  complete -C (string join ' ' -- $line (commandline -ct))
end
complete -c interns -f
complete -c interns -n 'contains -- -- (commandline -opc)' -a '(__interns_command)'
${[...parents, ...lines].join('\n')}
`;
}

function toFishValue(value: CompletableValue): string {
  if (value === 'none') return '';
  if (value === 'files') return ' -r -F';
  return value === 'text' ? ' -x' : ` -x -a ${quote(value.join(' '))}`;
}

function listFamilies(commands: readonly CompletableCommand[]): readonly string[] {
  return [...new Set(commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : [])))];
}

function toValueCases(commands: readonly CompletableCommand[], offer: OfferWords, offerFiles: string): string {
  const cases = commands.flatMap(({ name, flags }) =>
    flags.flatMap(({ name: flag, value }) => {
      if (value === 'none') return [];
      const action = value === 'files' ? `${offerFiles}; return` : value === 'text' ? 'return' : offer(value);
      return [`    ${quote(`${name} ${flag}`)}) ${action} ;;`];
    }),
  );
  return cases.join('\n');
}

function toWordCases(commands: readonly CompletableCommand[], offer: OfferWords): string {
  // Each pair has the command typed so far, and a word that may come next.
  const pairs = commands.flatMap(({ name, words, flags }) => {
    const [first = '', second] = name.split(' ');
    const candidates = [...words, ...flags.map((flag) => flag.name)].map((word) => [name, word]);
    return [['', first], ...(second === undefined ? [] : [[first, second]]), ...candidates];
  });
  const globalPairs = ['help', '--help', '--version'].map((word) => ['', word]);
  const places = Map.groupBy([...globalPairs, ...pairs], ([place = '']) => place);
  const cases = places.entries().map(([place, pairsThere]) => {
    const words = new Set(pairsThere.map(([, word = '']) => word));
    return `        ${quote(place)}) ${offer([...words])} ;;`;
  });
  return [...cases].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

type CompletableCommand = ReturnType<typeof toCompletable>;

type CompletableValue = 'none' | 'text' | Offer;

export function toCompletableCommands(groups: readonly CommandGroup[]): readonly CompletableCommand[] {
  return groups
    .flatMap(({ commands }) => commands)
    .flatMap((command) => ('members' in command ? command.members : [command]))
    .map(toCompletable);
}

function toCompletable({ name, summary, arguments: words = [], inputs = [], flags }: Command) {
  const help: readonly { name: string; value: CompletableValue }[] = [{ name: '--help', value: 'none' }];
  return {
    name,
    summary,
    words: words.flatMap(({ offer }) => (offer === undefined || offer === 'files' ? [] : offer)),
    flags: [
      ...toFlags(flags).map((flag) => ({ name: `--${flag.name}`, value: getFlagValue(flag) })),
      ...inputs.map((input) => ({ name: `--${input}`, value: getInputValue(input) })),
      ...help,
    ],
  };
}

function getFlagValue({ value, offer, input }: Flag): CompletableValue {
  if (value === undefined) return 'none';
  return offer ?? (input === undefined ? 'text' : getInputValue(input));
}

function getInputValue(name: InputName): CompletableValue {
  const { type, choices } = inputDefinitions[name].kind;
  if (type === 'path') return 'files';
  if (type === 'switch') return 'none';
  return choices.length > 0 ? choices : 'text';
}
