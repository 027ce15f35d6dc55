// Runs a program for its output: git, and the command lines that give identity tokens. None inherits the step's secrets.
const maxOutputBytes = 1024 * 1024;

/** Variables that every program gets: where things are, how to speak, and the way out to the network. */
const basics =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;

/** Runs a program without a shell and gives its standard output; rejects when it fails, or when the signal aborts. */
export function execute(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
  variables?: RegExp,
): Promise<string> {
  const { execFile } = process.getBuiltinModule('node:child_process'); // loaded when there is a program to run
  const options = { signal, maxBuffer: maxOutputBytes, env: environmentFor(process.env, variables) };
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, encoding: 'utf8' }, (error, stdout) => {
      // The error would quote the command line and what was printed: a token may stand there.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}

/** The variables that a program gets: the basics, and those of its own. */
function environmentFor(env: NodeJS.ProcessEnv, variables: RegExp | undefined): NodeJS.ProcessEnv {
  const isIts = (name: string): boolean => basics.test(name) || variables?.test(name) === true;
  return Object.fromEntries(Object.entries(env).filter(([name]) => isIts(name)));
}
