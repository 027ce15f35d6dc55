// The effects of the command line in a process of its own: its streams, its signals, its terminal.
import type { Readable } from 'node:stream';
import { isatty, type WriteStream } from 'node:tty';
import type { CliIo, Screen, Terminal } from './io.ts';
import { runCli } from './main.ts';

/** Runs a command line with this process as its world and gives the exit code. */
export async function runProcess(args: readonly string[], version: string): Promise<number> {
  // A reader that goes away, such as "head", ends us quietly and not with a stack trace.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return runCli(args, processIo(), version);
}

function processIo(): CliIo {
  return {
    env: process.env,
    cwd: process.cwd(),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    interrupted: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
      }),
    terminal: processTerminal(),
  };
}

function processTerminal(): Terminal {
  return {
    canAsk: isatty(0) && isatty(2),
    stdout: screenOf(process.stdout, isatty(1)),
    stderr: screenOf(process.stderr, isatty(2)),
    readAll: () => readAll(process.stdin),
    async readLine(prompt, signal) {
      signal.throwIfAborted();
      const { createInterface } = await import('node:readline/promises');
      const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
      // The terminal is in raw mode while a line is edited: Ctrl-C comes as a key, and is made a signal again.
      lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
      const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
      try {
        return await Promise.race([lines.question(prompt, { signal }), closed]);
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        lines.close();
      }
    },
  };
}

function screenOf(stream: WriteStream, isTerminal: boolean): Screen {
  const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  return { isTerminal, hasColors: isTerminal && !isPlain, columns: isTerminal ? columnsOf(stream) : 100 };
}

/** A terminal that does not say how wide it is says 0. */
function columnsOf({ columns }: WriteStream): number {
  return columns >= 20 ? columns : 80;
}

async function readAll(stream: Readable): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
