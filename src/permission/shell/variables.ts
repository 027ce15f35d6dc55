// Variables that change what runs, or how: nobody who sets one can say that the rest of the text is what it looks like.

/** Parts of names that programs look at to find, start or configure others. */
const meaningful = new RegExp(
  [
    'PATH|LIB|OPT|FLAGS|HOME|SHELL|EDIT|VISUAL|PAGER|BROWSER|COMMAND|CMD|EXEC|PRELOAD|ASKPASS|SSH|RSH|HOOK|PROMPT',
    'CONF(?!IRM)|_ARGS$|_PROG$|_BIN$|GEMFILE|ENGINES|MODULES|SHARED_CREDENTIALS|^R_|PLUGIN|WRAPPER|LAUNCHER|RUNNER|INIT|STARTUP|TEMPLATE|BASH|ZSH|PYTHON|PERL|RUBY|JAVA|JDK|AWK|MAKE|CARGO_|RUSTC',
    '^(?:GIT|NPM|LD|DYLD|TAR|LESS|MAN|SUDO|GEM|GCONV|PIP|YARN|PNPM|DOCKER|KUBE|GO|LC_ALL_)_?(?:[A-Z].*)?$',
    '^(?:ENV|PS[0-9]|CC|CXX|CPP|AR|AS|LD|LEX|YACC|IFS_)$|RC$|DIFF|MERGE|INTERPRETER|DEBUGGER',
  ].join('|'),
  'u',
);

/** Names with such a part that mean nothing of the kind. */
const harmless = new Set(
  (
    'GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_COMMITTER_DATE GIT_COMMITTER_EMAIL GIT_COMMITTER_NAME GIT_TERMINAL_PROMPT ' +
    'NPM_TOKEN PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONUNBUFFERED CARGO_TERM_COLOR GOOS GOARCH CGO_ENABLED GOFLAG'
  ).split(' '),
);

/** Whether a variable may change which programs run. A name in lower case is a variable of the text's own, but for npm's. */
function changesWhatRuns(name: string): boolean {
  if (/^npm_/iu.test(name)) return !harmless.has(name);
  return meaningful.test(name) && !harmless.has(name);
}

/** The same for the environment of a program: Windows does not tell `path` from `PATH`. */
export function changesEnvironment(name: string): boolean {
  return changesWhatRuns(name) || changesWhatRuns(name.toUpperCase());
}

/** Whether a text is the name of a variable that a text may set as it likes. */
export function isOrdinaryName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) && !changesWhatRuns(name);
}
