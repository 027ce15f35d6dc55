// Connects the command line to its process: standard streams, signals and the terminal.
import { text as readText } from 'node:stream/consumers';
import { isatty, type WriteStream } from 'node:tty';
import type { CliIo, Screen } from './command.ts';
import { runCli } from './main.ts';

export async function runProcess(args: readonly string[], version: string): Promise<number> {
  process.stdout.on('error', exitOnOutputError);
  process.stderr.on('error', () => {}); // go on working, although nobody reads the messages any more
  return runCli(args, createProcessIo(), version);
}

/** Exits. Reports the error first, such as a full disk, unless only the reader is gone (`| head`, a closed window). */
function exitOnOutputError(error: NodeJS.ErrnoException): void {
  const isReaderGone = error.code === 'EPIPE' || (error.code === 'EIO' && process.stdout.isTTY);
  // Don't exit if waitForInterrupt listens too: it resolves to SIGPIPE, and then the command ends itself.
  if (isReaderGone && process.stdout.listenerCount('error') > 1) return;
  if (!isReaderGone) process.stderr.write(`interns: Standard output can't be written: ${error.message}\n`);
  process.exit(isReaderGone ? 0 : 1);
}

function createProcessIo(): CliIo {
  return {
    env: process.env,
    cwd: process.cwd(),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    waitForInterrupt: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
        // Keep listening, because a closed window sends SIGHUP twice, and the second must not kill us.
        process.on('SIGHUP', () => resolve('SIGHUP'));
        process.stdout.on('error', () => resolve('SIGPIPE'));
      }),
    terminal: {
      canAsk: isatty(0) && isatty(2),
      stdout: createScreen(process.stdout, isatty(1)),
      stderr: createScreen(process.stderr, isatty(2)),
      readAll: () => readText(process.stdin),
      readLine: async (...args) => (await import('./terminal.ts')).readTerminalLine(...args),
    },
  };
}

function createScreen(stream: WriteStream, isTerminal: boolean): Screen {
  const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  return {
    isTerminal,
    hasColors: isTerminal && !isPlain,
    // Read the size each time, because a window may be resized. A terminal that does not know its size reports 0.
    get columns() {
      if (!isTerminal) return 100; // only the help is wrapped then
      return stream.columns >= 20 ? stream.columns : 80;
    },
    get rows() {
      return isTerminal && stream.rows >= 5 ? stream.rows : 24;
    },
  };
}
