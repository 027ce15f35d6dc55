// Runs a program for its output: the command lines of CIs that give identity tokens.
const maxOutputBytes = 1024 * 1024;

/** Runs a program without a shell and gives its standard output; rejects when it fails, or when the signal aborts. */
export function execute(program: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  const { execFile } = process.getBuiltinModule('node:child_process'); // loaded when there is a program to run
  return new Promise((resolve, reject) => {
    execFile(program, args, { signal, maxBuffer: maxOutputBytes, encoding: 'utf8' }, (error, stdout) => {
      // The error would quote the command line and what was printed: a token may stand there.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}
