// The command line in the process of a test: what it writes is remembered, what a person types comes from a list.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliIo, Screen } from '../../../src/cli/command.ts';
import { runCli } from '../../../src/cli/main.ts';

/** The world of one command line. */
export interface CliWorld {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** Standard input, for "-". */
  readonly stdin?: string;
  /** What a person types, line by line; absent: there is no person. */
  readonly lines?: readonly string[];
  /** What the screens are like; default: no terminal. */
  readonly screen?: Partial<Screen>;
  /** Interrupts the command with SIGINT when it resolves. */
  readonly interrupt?: Promise<void>;
  /** Hears what goes to standard output, as it goes. */
  readonly hear?: (text: string) => void;
}

/** What a command line left behind. */
export interface CliResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order in which they were written: what a person sees. */
  readonly shown: string;
}

/** Runs one command line. Transcripts go into a folder of its own. */
export async function runCliInTest(args: readonly string[], world: CliWorld = {}): Promise<CliResult> {
  const written = { stdout: '', stderr: '', shown: '' };
  const write = (to: 'stdout' | 'stderr') => (text: string) => {
    written[to] += text;
    written.shown += text;
  };
  const lines = [...(world.lines ?? [])];
  const screen: Screen = {
    isTerminal: world.lines !== undefined,
    hasColors: false,
    columns: 80,
    rows: 24,
    ...world.screen,
  };
  const io: CliIo = {
    env: { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'cli-state-')), PATH: process.env['PATH'], ...world.env },
    cwd: world.cwd ?? mkdtempSync(join(tmpdir(), 'cli-')),
    stdout(text) {
      write('stdout')(text);
      world.hear?.(text);
    },
    stderr: write('stderr'),
    waitForInterrupt: () => (world.interrupt ?? new Promise<void>(() => {})).then(() => 'SIGINT' as const),
    terminal: {
      canAsk: world.lines !== undefined,
      stdout: screen,
      stderr: screen,
      readAll: () => Promise.resolve(world.stdin ?? ''),
      async readLine(prompt) {
        const line = lines.shift();
        write('stderr')(`${prompt}${line ?? ''}\n`);
        return line;
      },
    },
  };
  const exitCode = await runCli(args, io, '1.2.3');
  return { exitCode, ...written };
}
