export const id = 710;
export const ids = [710];
export const modules = {

/***/ 2329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completion: () => (/* binding */ completion)
});

;// CONCATENATED MODULE: ./lib/cli/completion/scripts.js
/** The script for bash (bash(1), "Programmable Completion"). */
function bashScript(commands) {
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
function zshScript(commands) {
    return `# zsh completion of interns, made by "interns completion zsh"
autoload -U +X bashcompinit && bashcompinit
${bashScript(commands).split('\n').slice(1).join('\n')}`;
}
/** The script for fish (fish documentation, "Writing your own completions"). */
function fishScript(commands) {
    const lines = commands.flatMap(({ name, about, flags }) => {
        const [first = '', second] = name.split(' ');
        const here = second === undefined
            ? `__fish_seen_subcommand_from ${first}`
            : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`;
        const own = second === undefined
            ? `complete -c interns -n __fish_use_subcommand -a ${first} -d ${quote(about)}`
            : `complete -c interns -n ${quote(`__fish_seen_subcommand_from ${first}`)} -a ${second} -d ${quote(about)}`;
        return [own, ...flags.map((flag) => `complete -c interns -n ${quote(here)} -l ${flag.slice(2)}`)];
    });
    const groups = [...new Set(commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : [])))];
    const parents = groups.map((name) => `complete -c interns -n __fish_use_subcommand -a ${name}`);
    return `# fish completion of interns, made by "interns completion fish"\ncomplete -c interns -f\n${[...parents, ...lines].join('\n')}\n`;
}
/** What may come after each path of words: commands after nothing, sub-commands or flags after a command. */
function wordsByPath(commands) {
    const words = new Map([['', new Set(['help', '--help', '--version'])]]);
    const add = (path, word) => {
        const known = words.get(path) ?? new Set();
        words.set(path, known.add(word));
    };
    for (const { name, flags } of commands) {
        const [first = '', second] = name.split(' ');
        add('', first);
        if (second !== undefined)
            add(first, second);
        for (const flag of flags)
            add(name, flag);
    }
    return [...words].map(([path, known]) => [path, [...known]]);
}
function quote(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./lib/cli/commands.js
var commands = __webpack_require__(4710);
;// CONCATENATED MODULE: ./lib/cli/completion/words.js
// What a shell can complete: commands, sub-commands and flags.

/** Commands that parse their words by themselves; a test runs their help and compares. */
const otherCommands = [
    { name: 'policy check', about: 'errors and warnings of a policy file', flags: ['--strict', '--json'] },
    { name: 'policy test', about: 'run the tests in a policy file', flags: ['--mutate', '--json'] },
    {
        name: 'policy explain',
        about: 'what a policy says to a pause, and why',
        flags: ['--pause', '--context', '--json'],
    },
    { name: 'policy replay', about: 'decisions of a past run that would change', flags: ['--against', '--json'] },
    { name: 'policy init', about: 'write a policy file to begin with', flags: [] },
    {
        name: 'serve',
        about: 'start the local Intern Service',
        flags: ['--config', '--port', '--host', '--data', '--identity-provider', '--identity-provider-port'],
    },
    {
        name: 'conformance',
        about: 'check any deployment against the API document',
        flags: ['--base-url', '--intern', '--asking-prompt', '--key-hash', '--federation-policy-id', '--json'],
    },
    { name: 'exec', about: 'run a command against a local Intern Service', flags: ['--config'] },
    { name: 'completion bash', about: 'for bash', flags: [] },
    { name: 'completion zsh', about: 'for zsh', flags: [] },
    { name: 'completion fish', about: 'for fish', flags: [] },
];
/** Every command that can be completed. */
async function completedCommands() {
    const usages = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(191)]).then(__webpack_require__.bind(__webpack_require__, 5191)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 607)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(749)]).then(__webpack_require__.bind(__webpack_require__, 749)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 7483)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(514)]).then(__webpack_require__.bind(__webpack_require__, 7514)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(891)]).then(__webpack_require__.bind(__webpack_require__, 2891)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 7320)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 3773)),
        Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 7483)),
    ]);
    const known = [...usages.map(({ usage }) => toCompleted(usage)), ...otherCommands];
    const names = new Set(known.map(({ name }) => name.split(' ')[0]));
    const rest = [...commands/* commands */.P].filter(([name]) => !names.has(name));
    return [...known, ...rest.map(([name, { about }]) => ({ name, about, flags: [] }))];
}
function toCompleted({ name, about, inputs, flags }) {
    return { name, about, flags: [...flags.map((flag) => flag.name), ...inputs, 'help'].map((flag) => `--${flag}`) };
}

// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/cli/commands/completion.js
// `interns completion`: the completion script of a shell, made from the usage of the commands.



const scripts = new Map([
    ['bash', bashScript],
    ['zsh', zshScript],
    ['fish', fishScript],
]);
const help = `interns completion: print the completion script of a shell

Usage: interns completion bash|zsh|fish

Examples:
  This bash, now
    $ source <(interns completion bash)

  Every bash
    $ interns completion bash > ~/.local/share/bash-completion/completions/interns

  zsh: in ~/.zshrc, after compinit
    source <(interns completion zsh)

  fish
    $ interns completion fish > ~/.config/fish/completions/interns.fish
`;
/** Runs `interns completion`. */
async function completion([shell, ...more], io) {
    const script = shell === undefined ? undefined : scripts.get(shell);
    if (script !== undefined && more.length === 0) {
        io.stdout(script(await completedCommands()));
        return 0;
    }
    const isHelp = shell === '--help' || shell === '-h';
    (isHelp ? io.stdout : io.stderr)(help);
    return isHelp ? 0 : failure/* usageExitCode */.rP;
}


/***/ })

};
