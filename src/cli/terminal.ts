// The terminal of a process: its screens, and lines that a person types into it.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';

/**
 * One line from the person; undefined at the end of input. While it is edited the terminal is in raw mode, so Ctrl-C and Ctrl-Z
 * come as keys. Both become what they are elsewhere: a signal for every process of the job (termios(3), "ISIG"), so that a
 * program that waits for us stops and goes on with us.
 *
 * @param again - shows the question once more, after a stop
 * @throws the signal's reason
 */
export async function readTerminalLine(
  prompt: string,
  signal: AbortSignal,
  again: () => void = () => {},
): Promise<string | undefined> {
  signal.throwIfAborted();
  process.stdin.setRawMode(true); // so that half a line is there to be thrown away too
  dropTyped();
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  lines.on('SIGINT', () => process.kill(0, 'SIGINT'));
  lines.on('SIGTSTP', () => {
    process.stdin.setRawMode(false); // the shell that comes forward finds the terminal as it was
    process.kill(0, 'SIGTSTP');
  });
  const goOn = (): void => takeTerminal(lines, again);
  process.on('SIGCONT', goOn);
  const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    const line = await Promise.race([lines.question(prompt, { signal }), closed]);
    if (line === undefined) process.stderr.write('\n');
    return line;
  } catch (error) {
    process.stderr.write('\n'); // what is said next does not begin on the line of the prompt
    signal.throwIfAborted();
    throw error;
  } finally {
    process.off('SIGCONT', goOn);
    lines.close();
  }
}

/** After a stop, whoever caused it: raw mode again, and the line as it was. */
function takeTerminal(lines: Interface, again: () => void): void {
  // Off first: what the shell has changed meanwhile is not known here, and a mode that seems to be on is not set again.
  process.stdin.setRawMode(false);
  process.stdin.setRawMode(true);
  lines.pause(); // reading begins anew, or keys would go unheard
  again();
  lines.prompt(true);
}

/**
 * Throws away what was typed and not yet read: nobody answers a question before it is on the screen. Keys wait in the terminal
 * until a program reads them, and Node has no tcflush(3), so they are read, without waiting for more.
 */
function dropTyped(): void {
  if (process.stdin.readableLength > 0) process.stdin.read();
  try {
    const terminal = openSync('/dev/tty', constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    try {
      const bytes = Buffer.alloc(4096);
      while (readSync(terminal, bytes) > 0);
    } finally {
      closeSync(terminal);
    }
  } catch {
    // Nothing is left (EAGAIN), or the system has no such file.
  }
}
