export const id = 9234;
export const ids = [9234];
export const modules = { 89234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		runCompletion: () => runCompletion,
		toCompletableCommands: () => toCompletableCommands
	});
	var _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63683), _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859);
	async function runCompletion({ words: [word = ""], groups, io }) {
		let shell = (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__.Kf)("SHELL", word, _command_js__WEBPACK_IMPORTED_MODULE_1__.mP);
		return io.stdout(scripts[shell](toCompletableCommands(groups))), 0;
	}
	let scripts = {
		bash: toBashScript,
		zsh: toZshScript,
		fish: toFishScript
	}, offerInBash = (words) => `candidates=${quote(words.join(" "))}`, offerInZsh = (words) => `candidates=(${words.join(" ")})`;
	function toBashScript(commands) {
		return `# bash completion of interns, made by "interns completion bash"
_interns() {
  local current=\${COMP_WORDS[COMP_CWORD]} i
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == -- ]] && _interns_command $((i + 1)) && return
  done
  local place=\${COMP_WORDS[1]} candidates=
  ((COMP_CWORD > 1)) || place=
  case $place in
    ${listFamilies(commands).join(" | ")}) ((COMP_CWORD > 2)) && place+=" \${COMP_WORDS[2]}" ;;
  esac
  case "$place \${COMP_WORDS[COMP_CWORD - 1]}" in
${toValueCases(commands, offerInBash, "_interns_files")}
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
	function toZshScript(commands) {
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
    (${listFamilies(commands).join("|")}) (( CURRENT > 3 )) && place="$place \${words[3]}" ;;
  esac
  case "$place $prior" in
${toValueCases(commands, offerInZsh, "_files")}
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
	function toFishScript(commands) {
		let parents = listFamilies(commands).map((name) => `complete -c interns -n '__interns_at ""' -a ${name}`), lines = commands.flatMap(({ name, summary, words: offered, flags }) => {
			let words = name.split(" "), call = `complete -c interns -n ${quote(`__interns_at "${words.slice(0, -1).join(" ")}"`)} -a ${words.at(-1)} -d ${quote(summary)}`, prefix = `complete -c interns -n ${quote(`__interns_in "${name}"`)}`;
			return [
				call,
				offered.length === 0 ? `${prefix} -F` : `${prefix} -a ${quote(offered.join(" "))}`,
				...flags.map((flag) => `${prefix} -l ${flag.name.slice(2)}${toFishValue(flag.value)}`)
			];
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
${[...parents, ...lines].join("\n")}
`;
	}
	function toFishValue(value) {
		return value === "none" ? "" : value === "files" ? " -r -F" : value === "text" ? " -x" : ` -x -a ${quote(value.join(" "))}`;
	}
	function listFamilies(commands) {
		return [...new Set(commands.flatMap(({ name }) => name.includes(" ") ? [name.split(" ")[0] ?? ""] : []))];
	}
	function toValueCases(commands, offer, offerFiles) {
		return commands.flatMap(({ name, flags }) => flags.flatMap(({ name: flag, value }) => {
			if (value === "none") return [];
			let action = value === "files" ? `${offerFiles}; return` : value === "text" ? "return" : offer(value);
			return [`    ${quote(`${name} ${flag}`)}) ${action} ;;`];
		})).join("\n");
	}
	function toWordCases(commands, offer) {
		let pairs = commands.flatMap(({ name, words, flags }) => {
			let [first = "", second] = name.split(" "), candidates = [...words, ...flags.map((flag) => flag.name)].map((word) => [name, word]);
			return [
				["", first],
				...second === void 0 ? [] : [[first, second]],
				...candidates
			];
		}), globalPairs = [
			"help",
			"--help",
			"--version"
		].map((word) => ["", word]);
		return [...Map.groupBy([...globalPairs, ...pairs], ([place = ""]) => place).entries().map(([place, pairsThere]) => {
			let words = new Set(pairsThere.map(([, word = ""]) => word));
			return `        ${quote(place)}) ${offer([...words])} ;;`;
		})].join("\n");
	}
	function quote(text) {
		return `'${text.replaceAll("'", "'\\''")}'`;
	}
	function toCompletableCommands(groups) {
		return groups.flatMap(({ commands }) => commands).flatMap((command) => "members" in command ? command.members : [command]).map(toCompletable);
	}
	function toCompletable({ name, summary, arguments: words = [], inputs = [], flags }) {
		let help = [{
			name: "--help",
			value: "none"
		}];
		return {
			name,
			summary,
			words: words.flatMap(({ offer }) => offer === void 0 || offer === "files" ? [] : offer),
			flags: [
				...(0, _command_js__WEBPACK_IMPORTED_MODULE_1__.PQ)(flags).map((flag) => ({
					name: `--${flag.name}`,
					value: getFlagValue(flag)
				})),
				...inputs.map((input) => ({
					name: `--${input}`,
					value: getInputValue(input)
				})),
				...help
			]
		};
	}
	function getFlagValue({ value, offer, input }) {
		return value === void 0 ? "none" : offer ?? (input === void 0 ? "text" : getInputValue(input));
	}
	function getInputValue(name) {
		let { type, choices } = _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__.Z$[name].kind;
		return type === "path" ? "files" : type === "switch" ? "none" : choices.length > 0 ? choices : "text";
	}
}) };
