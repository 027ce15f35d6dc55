// The process of an agent, with the connection to it, from its start to its end.
import type { Log } from '../../../../log.ts';
import type { AgentProcess, Launch, LaunchOrder } from '../launch.ts';
import { type AgentCallbacks, type AgentConnection, connectAgent } from '../protocol/connection.ts';
import { keepStderr } from './stderr-tail.ts';

/** An agent that was started. */
export interface RunningAgent {
  readonly connection: AgentConnection;
  /** Resolves when its process is gone, with how that came. */
  readonly gone: Promise<string>;
  /** The end of its standard error; empty when it said nothing there. */
  lastWords(): string;
  /** Ends it and everything that it started, at once. */
  kill(): void;
  /** Ends it, with a moment to put its things away. */
  close(): Promise<void>;
}

/** How an agent is started. */
export interface RunOptions {
  readonly launch: Launch;
  readonly order: LaunchOrder;
  readonly callbacks: AgentCallbacks;
  readonly log: Log;
  readonly redact: (text: string) => string;
  /** As the log calls it. */
  readonly name: string;
}

/** How long a process may take to put its things away when the service stops, in real time: the service's clock may stand. */
const closeGraceMs = 1000;

/**
 * Starts an agent and connects to it.
 *
 * @throws {Error} in words that help
 */
export async function runAgent({ launch, order, callbacks, log, redact, name }: RunOptions): Promise<RunningAgent> {
  const started = await launch(order).catch((error: unknown) => {
    throw describeRefusal(error, order.command[0] ?? '');
  });
  const stderr = keepStderr(started.stderr, { redact, tell: (line) => log.debug(`${name}: ${line}`) });
  const connection = connectAgent(started, callbacks);
  return {
    connection,
    gone: goneOf(started, connection),
    lastWords: stderr.lastWords,
    kill: () => started.signal('SIGKILL'),
    async close() {
      started.stdin.end();
      started.signal('SIGTERM');
      const timer = setTimeout(() => started.signal('SIGKILL'), closeGraceMs);
      await started.ended;
      clearTimeout(timer);
    },
  };
}

async function goneOf(started: AgentProcess, connection: AgentConnection): Promise<string> {
  const why = await Promise.race([connection.closed, started.ended]);
  // An agent without output is of no use, and what it started must not outlive it.
  started.signal('SIGKILL');
  const how = await started.ended;
  const isBySignal = how === 'signal SIGKILL' && why !== how;
  return isBySignal ? (why ?? 'It closed its standard output.') : `It ended with ${how}.`;
}

function describeRefusal(error: unknown, program: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') {
    const sought = program.includes('/') ? '' : ' A folder of PATH that lies in the work folder does not count.';
    const message = `"${program}" was not found. Install it, or write where it is under "command".${sought}`;
    return new Error(message, { cause: error });
  }
  if (code === 'EACCES') return new Error(`"${program}" can't be run: it is not executable.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
