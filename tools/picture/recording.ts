// A recording of a terminal: a program run in a pseudo-terminal, with keys typed where it waits for them.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import xterm from '@xterm/headless';

/** A run of characters of one look. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly dim: boolean;
  /** Index into the palette of 256 colours; undefined: the terminal's own. */
  readonly color: number | undefined;
}

/** The lines of a screen at one moment. */
export interface Frame {
  readonly atMs: number;
  readonly lines: readonly (readonly Span[])[];
}

/** Keys to type, once the screen shows a text. */
export interface Typing {
  readonly when: string;
  readonly keys: string;
}

const columns = 96;
const rows = 24;
const settledMs = 400;

/** Runs a command line of a shell in a pseudo-terminal and gives the screens at which it stood still. */
export async function record(
  commandLine: string,
  env: NodeJS.ProcessEnv,
  typings: readonly Typing[],
): Promise<readonly Frame[]> {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const size = `stty cols ${columns} rows ${rows}`;
  const child = spawn('script', ['--quiet', '--flush', '--command', `${size}; ${commandLine}`, '/dev/null'], {
    env: { ...env, TERM: 'xterm-256color', SHELL: '/bin/bash' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const began = performance.now();
  const frames: Frame[] = [];
  const waiting = [...typings];
  let lastOutputAt = began;
  child.stdout.on('data', (bytes: Buffer) => {
    lastOutputAt = performance.now();
    terminal.write(bytes);
  });
  while (child.exitCode === null && child.signalCode === null) {
    await sleep(50);
    if (performance.now() - lastOutputAt < settledMs) continue;
    const frame = { atMs: performance.now() - began, lines: readScreen(terminal) };
    if (!isSame(frames.at(-1), frame)) frames.push(frame);
    const [next] = waiting;
    if (next === undefined || !textOf(frame).includes(next.when)) continue;
    waiting.shift();
    lastOutputAt = performance.now();
    child.stdin.write(next.keys);
  }
  await sleep(50);
  return [...frames, { atMs: performance.now() - began, lines: readScreen(terminal) }];
}

/** The text of a frame. */
export function textOf({ lines }: Frame): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}

function isSame(one: Frame | undefined, other: Frame): boolean {
  return one !== undefined && JSON.stringify(one.lines) === JSON.stringify(other.lines);
}

function readScreen(terminal: xterm.Terminal): readonly (readonly Span[])[] {
  const { active } = terminal.buffer;
  const lines = Array.from({ length: active.length }, (_, row) => readLine(active.getLine(row)));
  return lines.slice(0, lines.findLastIndex((line) => line.length > 0) + 1);
}

function readLine(line: xterm.IBufferLine | undefined): readonly Span[] {
  const spans: Span[] = [];
  const end = line?.translateToString(true).length ?? 0;
  for (let column = 0; column < end; column += 1) {
    const cell = line?.getCell(column);
    if (cell === undefined) continue;
    const look = {
      bold: cell.isBold() !== 0,
      dim: cell.isDim() !== 0,
      color: cell.isFgPalette() ? cell.getFgColor() : undefined,
    };
    const last = spans.at(-1);
    const text = cell.getChars() === '' ? ' ' : cell.getChars();
    const isLike = last?.bold === look.bold && last.dim === look.dim && last.color === look.color;
    if (last !== undefined && isLike) spans.splice(-1, 1, { ...last, text: last.text + text });
    else spans.push({ ...look, text });
  }
  return spans;
}
