// Runs an agent's process and the connection to it, from start to exit.
import type { Readable } from 'node:stream';
import { findSystemCode } from '../../../errors.ts';
import type { Log } from '../../../log.ts';
import type { Clock } from '../../time/clock.ts';
import { type AgentCallbacks, type AgentConnection, connectAgent } from './connection.ts';
import type { AgentProcess, Launch, LaunchOrder } from './launch.ts';

export type RunningAgent = Awaited<ReturnType<typeof runAgent>>;

interface AgentStart {
  readonly launch: Launch;
  readonly order: LaunchOrder;
  readonly callbacks: AgentCallbacks;
  readonly log: Pick<Log, 'debug'>;
  readonly redact: (text: string) => string;
  readonly name: string;
}

/** The time for a process to clean up: real time, because the service's clock may be frozen. */
const closeGraceMs = 1000;

export async function runAgent({ launch, order, callbacks, log, redact, name }: AgentStart) {
  const agentProcess = await launch(order).catch((error: unknown) => {
    throw toLaunchError(error, order.command[0] ?? '');
  });
  const getStderr = collectStderr(agentProcess.stderr, { redact, onLine: (line) => log.debug(`${name}: ${line}`) });
  const connection = connectAgent(agentProcess, callbacks);
  return {
    connection,
    exitReason: awaitExit(agentProcess, connection),
    getStderr,
    kill: () => agentProcess.signal('SIGKILL'),
    async close(): Promise<void> {
      agentProcess.stdin.end();
      agentProcess.signal('SIGTERM');
      const timer = setTimeout(() => agentProcess.signal('SIGKILL'), closeGraceMs);
      await agentProcess.exit;
      clearTimeout(timer);
    },
  };
}

async function awaitExit(agentProcess: AgentProcess, connection: AgentConnection): Promise<string> {
  const first = await Promise.race([connection.closed.then(() => 'output'), agentProcess.exit.then(() => 'process')]);
  // Kill the rest: without output an agent is useless, and its children must not outlive it.
  agentProcess.signal('SIGKILL');
  const ending = await agentProcess.exit;
  // Report a fault, not the exit that follows: once nobody reads, the agent may fail to write, and exit by itself.
  const fault = connection.getFault();
  if (fault !== undefined) return fault;
  if (first === 'output' && ending === 'signal SIGKILL') return 'It closed its standard output.';
  return `It ended with ${ending}.`;
}

function toLaunchError(error: unknown, program: string): Error {
  const code = findSystemCode(error);
  if (code === 'ENOENT') {
    const searchHint = program.includes('/') ? '' : ' Folders of PATH in the work folder of an agent are ignored.';
    const message = `"${program}" was not found. Install it, or write where it is under "command".${searchHint}`;
    return new Error(message, { cause: error });
  }
  if (code === 'EACCES') return new Error(`"${program}" can't be run: it is not executable.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

const maxStderrLength = 64 * 1024;

/** Passes on each line, redacted. @returns a function that returns the end of the text, redacted */
export function collectStderr(
  stderr: Readable,
  { redact, onLine }: { readonly redact: (text: string) => string; readonly onLine: (line: string) => void },
): () => string {
  let stderrTail = '';
  let partialLine = '';
  const decoder = new TextDecoder();
  stderr.on('data', (bytes: Buffer) => {
    const text = decoder.decode(bytes, { stream: true });
    stderrTail = (stderrTail + text).slice(-maxStderrLength);
    const lines = (partialLine + text).split('\n');
    partialLine = (lines.pop() ?? '').slice(-maxStderrLength);
    for (const line of lines) if (line.trim() !== '') onLine(redact(line));
  });
  stderr.on('error', () => {});
  return () => redact(stderrTail).trim().slice(-600);
}

const maxOutputBytes = 4 * 1024 * 1024;
const limitMs = 60_000;

/** @returns the program's output @throws {Error} if the program fails, takes more than a minute, or prints too much */
export async function runProgram(order: LaunchOrder, launch: Launch, clock: Clock): Promise<string> {
  const commandLine = order.command.join(' ');
  const agentProcess = await launch(order);
  agentProcess.stdin.end();
  agentProcess.stderr.resume();
  const parts: Buffer[] = [];
  let bytes = 0;
  agentProcess.stdout.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= maxOutputBytes) parts.push(part);
    else agentProcess.signal('SIGKILL');
  });
  try {
    const message = `"${commandLine}" took more than ${limitMs / 1000} s.`;
    const ending = await withTimeout(agentProcess.exit, { clock, ms: limitMs, message });
    if (ending !== 'exit status 0') throw new Error(`"${commandLine}" ended with ${ending}.`);
    return Buffer.concat(parts).toString();
  } finally {
    agentProcess.signal('SIGKILL');
  }
}

export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** @throws {TooLate} after `ms` */
export async function withTimeout<Result>(
  work: Promise<Result>,
  { clock, ms, message }: { readonly clock: Clock; readonly ms: number; readonly message: string },
): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
  try {
    return await Promise.race([work, timeout]);
  } finally {
    cancel();
  }
}
