// The effects of a view in the hand of a test: what it writes is remembered, what a person types comes from a list.
import type { CliIo, Screen, Terminal } from '../../../src/cli/command.ts';
import { noScreen } from './shown.ts';

/** What is around a view. */
export interface WatchedWorld {
  readonly screen?: Screen;
  readonly env?: Readonly<Record<string, string>>;
  readonly lines?: readonly string[];
  /** Neither a person nor a terminal at all. */
  readonly isBare?: boolean;
}

/** Effects that remember what was written. */
export interface WatchedIo {
  readonly io: CliIo;
  readonly terminal: Terminal;
  readonly written: { stdout: string; stderr: string; shown: string };
}

/** Effects for one view. */
export function watchIo({ screen = noScreen, env = {}, lines = [], isBare = false }: WatchedWorld = {}): WatchedIo {
  const written = { stdout: '', stderr: '', shown: '' };
  const write = (to: 'stdout' | 'stderr') => (text: string) => {
    written[to] += text;
    written.shown += text;
  };
  const typed = [...lines];
  const terminal: Terminal = {
    canAsk: true,
    stdout: screen,
    stderr: screen,
    readAll: () => Promise.resolve(''),
    async readLine(prompt) {
      const line = typed.shift();
      write('stderr')(`${prompt}${line ?? '(end of input)'}\n`);
      return line;
    },
  };
  const io: CliIo = {
    env,
    cwd: '/made-up',
    stdout: write('stdout'),
    stderr: write('stderr'),
    waitForInterrupt: () => new Promise(() => {}),
    ...(isBare ? {} : { terminal }),
  };
  return { io, terminal, written };
}
