// The terminal of a process: lines that a person types into it, also across a stop.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import { setImmediate as nextPoll, setTimeout as sleep } from 'node:timers/promises';

/** Whose window was closed ends as by Ctrl-C: the signal that says so (SIGHUP) comes by way of the shell, after the end of input. */
const hangUpMs = 3_000;

/** Stands for a line break of a pasted text while it is edited. */
const pastedBreak = '\u2424';

/** Asks the terminal to mark what is pasted, and not to (xterm, "Bracketed Paste Mode"). */
const marksPastes = { on: '\u001b[?2004h', off: '\u001b[?2004l' } as const;

/**
 * Reads one line, or a pasted text of several lines; undefined at the end of input. In raw mode Ctrl-C and Ctrl-Z come as keys; they
 * become signals for every process of the job (termios(3), "ISIG"), so that a program that waits for us stops and goes on with
 * us. What was typed before the question is on the screen, at first or after a stop, is no part of the line.
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
  let isGone = false;
  lines.on('error', () => {
    isGone = true; // the input of a terminal that is gone ends, and its mode can't be set
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
    process.stderr.write('\n'); // what is said next does not begin on the line of the prompt
    signal.throwIfAborted();
    throw error;
  } finally {
    process.stderr.write(marksPastes.off);
    unpaste();
    lines.close();
  }
}

/** Keeps a pasted text in one line until somebody presses Enter, and ignores control characters in it. Gives what ends that. */
function joinPastedLines(lines: Interface): () => void {
  let isPasting = false;
  let before: string | undefined;
  const onKey = (_text: string | undefined, key: PressedKey): void => {
    const { name } = key;
    if (name === 'paste-start' || name === 'paste-end') isPasting = name === 'paste-start';
    else if (isPasting && (name === 'return' || name === 'enter')) {
      if (!(before === 'return' && name === 'enter')) lines.write(pastedBreak);
      disarm(key);
    } else if (isPasting && key.ctrl === true) disarm(key);
    before = name;
  };
  // The editor of the line gets the same object afterwards.
  process.stdin.prependListener('keypress', onKey);
  return () => process.stdin.off('keypress', onKey);
}

/** As `node:readline` has it. */
interface PressedKey {
  name?: string | undefined;
  ctrl?: boolean;
}

/** Makes a key one that the line editor does not know. */
function disarm(key: PressedKey): void {
  key.ctrl = true;
  key.name = 'pasted';
}

/** Stops and continues the job while the line is edited. Gives a count of the stops. */
function followStops(lines: Interface, again: () => void): () => number {
  let stops = 0;
  let isClosed = false;
  const goOn = (): void => {
    if (isClosed) return; // a terminal that hangs up continues what was stopped, too
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

/**
 * Stops the job, and resolves when it goes on; at once where no shell could continue it, because then it is not stopped
 * (POSIX.1-2024, section 11.1.4 and "Orphaned Process Group").
 */
async function stopJob(lines: Interface): Promise<void> {
  lines.pause(); // keys that come before the question is there again wait, and are thrown away
  process.stderr.write(marksPastes.off);
  process.stdin.setRawMode(false); // the shell that comes forward finds the terminal as it was
  process.kill(0, 'SIGTSTP');
  await nextPoll();
  await nextPoll();
}

/**
 * Asks again where keys came blindly: after a stop by others (SIGSTOP) they arrive before we hear that we go on, within the same
 * turn of the event loop.
 */
async function lineOf(ask: () => Promise<string | undefined>, stops: () => number): Promise<string | undefined> {
  for (;;) {
    const line = await ask();
    const before = stops();
    await nextPoll();
    if (line === undefined || before === stops()) return line;
  }
}

/** Restores raw mode and the line, whoever stopped the job. */
function takeTerminal(lines: Interface, again: () => void): void {
  // Off first: what the shell has changed meanwhile is not known here, and a mode that seems to be on is not set again.
  process.stdin.setRawMode(false);
  process.stdin.setRawMode(true);
  lines.pause(); // reading begins anew, or keys would go unheard
  dropTyped();
  process.stderr.write(marksPastes.on);
  again();
  // The line is drawn as many rows higher as it had: those rows belong to what was just shown.
  process.stderr.write('\n'.repeat(lines.getCursorPos().rows));
  lines.prompt(true);
}

/**
 * Throws away what was typed and not yet read, so that nobody answers a question before it is on the screen. Node has no
 * tcflush(3), so the keys are read, without waiting for more.
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
