export const id = 710;
export const ids = [710];
export const modules = { 2329: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { completion: () => completion });
	function bashScript(commands) {
		let cases = wordsByPath(commands).map(([path, words]) => `    ${quote(path)}) words=${quote(words.join(" "))} ;;`);
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
${cases.join("\n")}
    *) path=\${path%% *}
      case $path in
${cases.map((line) => `    ${line}`).join("\n")}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _interns interns
`;
	}
	function zshScript(commands) {
		return `# zsh completion of interns, made by "interns completion zsh"
autoload -U +X bashcompinit && bashcompinit
${bashScript(commands).split("\n").slice(1).join("\n")}`;
	}
	function fishScript(commands) {
		let lines = commands.flatMap(({ name, about, flags }) => {
			let [first = "", second] = name.split(" "), here = second === void 0 ? `__fish_seen_subcommand_from ${first}` : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`;
			return [second === void 0 ? `complete -c interns -n __fish_use_subcommand -a ${first} -d ${quote(about)}` : `complete -c interns -n ${quote(`__fish_seen_subcommand_from ${first}`)} -a ${second} -d ${quote(about)}`, ...flags.map((flag) => `complete -c interns -n ${quote(here)} -l ${flag.slice(2)}`)];
		});
		return `# fish completion of interns, made by "interns completion fish"\ncomplete -c interns -f\n${[...[...new Set(commands.flatMap(({ name }) => name.includes(" ") ? [name.split(" ")[0] ?? ""] : []))].map((name) => `complete -c interns -n __fish_use_subcommand -a ${name}`), ...lines].join("\n")}\n`;
	}
	function wordsByPath(commands) {
		let words = new Map([["", new Set([
			"help",
			"--help",
			"--version"
		])]]), add = (path, word) => {
			let known = words.get(path) ?? new Set();
			words.set(path, known.add(word));
		};
		for (let { name, flags } of commands) {
			let [first = "", second] = name.split(" ");
			add("", first), second !== void 0 && add(first, second);
			for (let flag of flags) add(name, flag);
		}
		return [...words].map(([path, known]) => [path, [...known]]);
	}
	function quote(text) {
		return `'${text.replaceAll("'", "'\\''")}'`;
	}
	var commands = __webpack_require__(4710);
	let otherCommands = [
		{
			name: "policy check",
			about: "errors and warnings of a policy file",
			flags: ["--strict", "--json"]
		},
		{
			name: "policy test",
			about: "run the tests in a policy file",
			flags: ["--mutate", "--json"]
		},
		{
			name: "policy explain",
			about: "what a policy says to a pause, and why",
			flags: [
				"--pause",
				"--context",
				"--json"
			]
		},
		{
			name: "policy replay",
			about: "decisions of a past run that would change",
			flags: ["--against", "--json"]
		},
		{
			name: "policy init",
			about: "write a policy file to begin with",
			flags: []
		},
		{
			name: "serve",
			about: "start the local Intern Service",
			flags: [
				"--config",
				"--port",
				"--host",
				"--data",
				"--identity-provider",
				"--identity-provider-port"
			]
		},
		{
			name: "conformance",
			about: "check any deployment against the API document",
			flags: [
				"--base-url",
				"--intern",
				"--asking-prompt",
				"--key-hash",
				"--federation-policy-id",
				"--json"
			]
		},
		{
			name: "exec",
			about: "run a command against a local Intern Service",
			flags: ["--config"]
		},
		{
			name: "completion bash",
			about: "for bash",
			flags: []
		},
		{
			name: "completion zsh",
			about: "for zsh",
			flags: []
		},
		{
			name: "completion fish",
			about: "for fish",
			flags: []
		}
	];
	async function completedCommands() {
		let known = [...(await Promise.all([
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(191)
			]).then(__webpack_require__.bind(__webpack_require__, 5191)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(607)
			]).then(__webpack_require__.bind(__webpack_require__, 607)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(749)
			]).then(__webpack_require__.bind(__webpack_require__, 749)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(483)
			]).then(__webpack_require__.bind(__webpack_require__, 7483)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(514)
			]).then(__webpack_require__.bind(__webpack_require__, 7514)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(891)
			]).then(__webpack_require__.bind(__webpack_require__, 2891)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(320)
			]).then(__webpack_require__.bind(__webpack_require__, 7320)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(773)
			]).then(__webpack_require__.bind(__webpack_require__, 3773)),
			Promise.all([
				__webpack_require__.e(375),
				__webpack_require__.e(739),
				__webpack_require__.e(483)
			]).then(__webpack_require__.bind(__webpack_require__, 7483))
		])).map(({ usage }) => toCompleted(usage)), ...otherCommands], names = new Set(known.map(({ name }) => name.split(" ")[0])), rest = [...commands.P].filter(([name]) => !names.has(name));
		return [...known, ...rest.map(([name, { about }]) => ({
			name,
			about,
			flags: []
		}))];
	}
	function toCompleted({ name, about, inputs, flags }) {
		return {
			name,
			about,
			flags: [
				...flags.map((flag) => flag.name),
				...inputs,
				"help"
			].map((flag) => `--${flag}`)
		};
	}
	var failure = __webpack_require__(1612);
	let scripts = new Map([
		["bash", bashScript],
		["zsh", zshScript],
		["fish", fishScript]
	]);
	async function completion([shell, ...more], io) {
		let script = shell === void 0 ? void 0 : scripts.get(shell);
		if (script !== void 0 && more.length === 0) return io.stdout(script(await completedCommands())), 0;
		let isHelp = shell === "--help" || shell === "-h";
		return (isHelp ? io.stdout : io.stderr)("interns completion: print the completion script of a shell\n\nUsage: interns completion bash|zsh|fish\n\nExamples:\n  This bash, now\n    $ source <(interns completion bash)\n\n  Every bash\n    $ interns completion bash > ~/.local/share/bash-completion/completions/interns\n\n  zsh: in ~/.zshrc, after compinit\n    source <(interns completion zsh)\n\n  fish\n    $ interns completion fish > ~/.config/fish/completions/interns.fish\n"), isHelp ? 0 : failure.rP;
	}
}) };
