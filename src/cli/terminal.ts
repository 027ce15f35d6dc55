// Reads a line from the person at the terminal, even if the shell stops and continues this program in the meantime.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { setImmediate as nextPoll, setTimeout as sleep } from 'node:timers/promises';

/** Limits the wait for SIGHUP after a terminal was closed: the input ends before the shell sends the signal. */
const hangUpMs = 3_000;

const pastedBreak = '\u2424'; // stands for a line break inside a pasted text

/** Makes the terminal mark pasted text (xterm, "Bracketed Paste Mode"). */
const pasteMode = { on: '\u001b[?2004h', off: '\u001b[?2004l' } as const;

/**
 * Resolves to undefined at the end of input. In raw mode, Ctrl-C and Ctrl-Z are ordinary keys. Turns them into signals
 * to the process group, as a terminal does (termios(3), "ISIG"), so that a program that waits for this one stops too.
 * Discards keys typed before the question is visible, at the start or after a stop.
 *
 * @throws the signal's reason
 */
export async function readTerminalLine(prompt: string, signal: AbortSignal, showAgain: () => void = () => {}) {
  signal.throwIfAborted();
  process.stdin.setRawMode(true); // otherwise an unfinished line could not be discarded
  discardTypeahead();
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  lines.on('SIGINT', () => process.kill(0, 'SIGINT'));
  let isTerminalGone = false;
  lines.on('error', () => {
    isTerminalGone = true; // readline can no longer set the terminal's mode
  });
  const getStopCount = watchStops(lines, showAgain);
  const stopJoining = joinPastedLines(lines);
  process.stderr.write(pasteMode.on);
  const closed = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  try {
    const line = await askUndisturbed(() => Promise.race([lines.question(prompt, { signal }), closed]), getStopCount);
    if (isTerminalGone) await sleep(hangUpMs, undefined, { signal });
    if (line === undefined) process.stderr.write('\n');
    return line?.replaceAll(pastedBreak, '\n');
  } catch (error) {
    process.stderr.write('\n'); // the next message must not begin on the line of the prompt
    signal.throwIfAborted();
    throw error;
  } finally {
    process.stderr.write(pasteMode.off);
    stopJoining();
    lines.close();
  }
}

/** Joins the lines of a pasted text and drops its control characters. Returns a function that ends this. */
function joinPastedLines(lines: Interface): () => void {
  let isPasting = false;
  let lastName: string | undefined;
  const onKey = (_text: string | undefined, key: { name?: string | undefined; ctrl?: boolean }): void => {
    const { name } = key;
    const isBreak = name === 'return' || name === 'enter';
    if (name === 'paste-start' || name === 'paste-end') isPasting = name === 'paste-start';
    else if (isPasting && (isBreak || key.ctrl === true)) {
      const endsCrLf = lastName === 'return' && name === 'enter';
      if (isBreak && !endsCrLf) lines.write(pastedBreak);
      // Change the key object: the line editor receives it next, and ignores a key of this name.
      Object.assign(key, { ctrl: true, name: 'pasted' });
    }
    lastName = name;
  };
  process.stdin.prependListener('keypress', onKey);
  return () => process.stdin.off('keypress', onKey);
}

function watchStops(lines: Interface, showAgain: () => void): () => number {
  let stops = 0;
  let isClosed = false;
  const resume = (): void => {
    if (isClosed) return; // a terminal that hangs up also continues stopped processes
    stops += 1;
    retakeTerminal(lines, showAgain);
  };
  lines.on('SIGTSTP', () => {
    const stopsBefore = stops;
    void stopJob(lines).then(() => {
      if (stopsBefore === stops) resume(); // no SIGCONT came: nothing was stopped
    });
  });
  process.on('SIGCONT', resume);
  lines.once('close', () => {
    isClosed = true;
    process.off('SIGCONT', resume);
  });
  return () => stops;
}

/** Stops the process group until a shell continues it. Without a shell, nothing stops (POSIX.1-2024, 11.1.4). */
async function stopJob(lines: Interface): Promise<void> {
  lines.pause(); // leaves keys unread; they are discarded when the question is shown again
  process.stderr.write(pasteMode.off);
  process.stdin.setRawMode(false); // give the terminal back to the shell as it was
  process.kill(0, 'SIGTSTP');
  await nextPoll();
  await nextPoll(); // now the event loop has polled for a SIGCONT at least once
}

/** Asks again if SIGCONT comes right after a line: Node reads keys typed during a stop before it notices SIGCONT. */
async function askUndisturbed(ask: () => Promise<string | undefined>, getStopCount: () => number) {
  for (;;) {
    const line = await ask();
    const stopsBefore = getStopCount();
    await nextPoll();
    if (line === undefined || stopsBefore === getStopCount()) return line;
  }
}

function retakeTerminal(lines: Interface, showAgain: () => void): void {
  // Switch raw mode off first: the shell may have changed it, and Node skips a mode that it believes to be on.
  process.stdin.setRawMode(false);
  process.stdin.setRawMode(true);
  lines.pause(); // so that prompt() below resumes the input: otherwise no key would arrive
  discardTypeahead();
  process.stderr.write(pasteMode.on);
  showAgain();
  // To redraw a line, the editor first moves up by its old rows. Add these rows, so that the question stays.
  process.stderr.write('\n'.repeat(lines.getCursorPos().rows));
  lines.prompt(true); // true: the cursor keeps its place in the line
}

/** Discards keys typed before the question is visible, by reading them: Node has no tcflush(3). */
function discardTypeahead(): void {
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
    // All keys are read (EAGAIN), or the system has no /dev/tty.
  }
}
