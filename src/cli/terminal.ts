// Reads lines that a person types, also after the job was stopped and continued.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { setImmediate as nextPoll, setTimeout as sleep } from 'node:timers/promises';

/** How long SIGHUP may take: it comes from the shell, after the end of input. */
const hangUpMs = 3_000;

const pastedBreak = '\u2424';

/** The sequences of xterm, "Bracketed Paste Mode". */
const marksPastes = { on: '\u001b[?2004h', off: '\u001b[?2004l' } as const;

/**
 * Resolves to undefined at the end of input. In raw mode, Ctrl-C and Ctrl-Z are keys; they are made signals to every
 * process of the job (termios(3), "ISIG"), so that a program that waits for us stops and continues with us. Keys that
 * were typed before the question is on the screen, at first or after a stop, are not part of the line.
 *
 * @throws the signal's reason
 */
export async function readTerminalLine(
  prompt: string,
  signal: AbortSignal,
  again: () => void = () => {},
): Promise<string | undefined> {
  signal.throwIfAborted();
  process.stdin.setRawMode(true); // lets us discard an unfinished line too
  dropTyped();
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  lines.on('SIGINT', () => process.kill(0, 'SIGINT'));
  let isGone = false;
  lines.on('error', () => {
    isGone = true; // its input ends with the terminal, and its mode can't be set
  });
  const stops = followStops(lines, again);
  const unpaste = joinPastedLines(lines);
  process.stderr.write(marksPastes.on);
  const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    const line = await lineOf(() => Promise.race([lines.question(prompt, { signal }), closed]), stops);
    if (isGone) await sleep(hangUpMs, undefined, { signal });
    if (line === undefined) process.stderr.write('\n');
    return line?.replaceAll(pastedBreak, '\n');
  } catch (error) {
    process.stderr.write('\n'); // the next message must not begin on the line of the prompt
    signal.throwIfAborted();
    throw error;
  } finally {
    process.stderr.write(marksPastes.off);
    unpaste();
    lines.close();
  }
}

/** Makes one line of a pasted text, without its control characters. Returns a function that ends this. */
function joinPastedLines(lines: Interface): () => void {
  let isPasting = false;
  let before: string | undefined;
  const onKey = (_text: string | undefined, key: { name?: string | undefined; ctrl?: boolean }): void => {
    const { name } = key;
    const isBreak = name === 'return' || name === 'enter';
    if (name === 'paste-start' || name === 'paste-end') isPasting = name === 'paste-start';
    else if (isPasting && (isBreak || key.ctrl === true)) {
      if (isBreak && !(before === 'return' && name === 'enter')) lines.write(pastedBreak);
      // Change the key itself: the line editor gets the same object afterwards, and ignores such a key.
      Object.assign(key, { ctrl: true, name: 'pasted' });
    }
    before = name;
  };
  process.stdin.prependListener('keypress', onKey);
  return () => process.stdin.off('keypress', onKey);
}

function followStops(lines: Interface, again: () => void): () => number {
  let stops = 0;
  let isClosed = false;
  const goOn = (): void => {
    if (isClosed) return; // a terminal that hangs up also continues stopped processes
    stops += 1;
    takeTerminal(lines, again);
  };
  lines.on('SIGTSTP', () => {
    const before = stops;
    void stopJob(lines).then(() => before === stops && goOn());
  });
  process.on('SIGCONT', goOn);
  lines.once('close', () => {
    isClosed = true;
    process.off('SIGCONT', goOn);
  });
  return () => stops;
}

/** Returns at once if no shell could continue the job: the system does not stop it then (POSIX.1-2024, 11.1.4). */
async function stopJob(lines: Interface): Promise<void> {
  lines.pause(); // keys wait until the question is shown again, and are then discarded
  process.stderr.write(marksPastes.off);
  process.stdin.setRawMode(false); // give the terminal back to the shell as it was
  process.kill(0, 'SIGTSTP');
  await nextPoll();
  await nextPoll();
}

/** Asks again if keys were typed unseen: after SIGSTOP they come before SIGCONT, in the same turn of the loop. */
async function lineOf(ask: () => Promise<string | undefined>, stops: () => number): Promise<string | undefined> {
  for (;;) {
    const line = await ask();
    const before = stops();
    await nextPoll();
    if (line === undefined || before === stops()) return line;
  }
}

function takeTerminal(lines: Interface, again: () => void): void {
  // Set it off first: the shell may have changed the mode, and Node sets no mode that it believes to be on.
  process.stdin.setRawMode(false);
  process.stdin.setRawMode(true);
  lines.pause(); // makes it read again, or no key would be heard
  dropTyped();
  process.stderr.write(marksPastes.on);
  again();
  // The editor draws the line again by moving up its former rows, where the question is now.
  process.stderr.write('\n'.repeat(lines.getCursorPos().rows));
  lines.prompt(true);
}

/** Drops what was typed before the question is on the screen. Reads the keys, because Node has no tcflush(3). */
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
