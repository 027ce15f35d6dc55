// The process of an agent and the connection to it, from start to end.
import type { Readable } from 'node:stream';
import { systemCodeOf } from '../../../errors.ts';
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

/** How long a process may clean up, in real time because the service's clock may be frozen. */
const closeGraceMs = 1000;

export async function runAgent({ launch, order, callbacks, log, redact, name }: AgentStart) {
  const started = await launch(order).catch((error: unknown) => {
    throw describeRefusal(error, order.command[0] ?? '');
  });
  const lastWords = keepStderr(started.stderr, { redact, tell: (line) => log.debug(`${name}: ${line}`) });
  const connection = connectAgent(started, callbacks);
  return {
    connection,
    gone: goneOf(started, connection),
    lastWords,
    kill: () => started.signal('SIGKILL'),
    async close(): Promise<void> {
      started.stdin.end();
      started.signal('SIGTERM');
      const timer = setTimeout(() => started.signal('SIGKILL'), closeGraceMs);
      await started.exit;
      clearTimeout(timer);
    },
  };
}

async function goneOf(started: AgentProcess, connection: AgentConnection): Promise<string> {
  const first = await Promise.race([connection.closed.then(() => 'output'), started.exit.then(() => 'process')]);
  // Kill the rest: without output an agent is useless, and its children must not outlive it.
  started.signal('SIGKILL');
  const how = await started.exit;
  // Tell of a fault first: once its output is dropped, an agent may exit before the signal, unable to write.
  const fault = connection.fault();
  if (fault !== undefined) return fault;
  return first === 'output' && how === 'signal SIGKILL' ? 'It closed its standard output.' : `It ended with ${how}.`;
}

function describeRefusal(error: unknown, program: string): Error {
  const code = systemCodeOf(error);
  if (code === 'ENOENT') {
    const sought = program.includes('/') ? '' : ' A folder of PATH that lies in the work folder does not count.';
    const message = `"${program}" was not found. Install it, or write where it is under "command".${sought}`;
    return new Error(message, { cause: error });
  }
  if (code === 'EACCES') return new Error(`"${program}" can't be run: it is not executable.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

const keptBytes = 64 * 1024;
const toldCharacters = 600;

/** Tells each line, redacted. @returns a function that returns the end of the text, redacted */
export function keepStderr(
  stderr: Readable,
  { redact, tell }: { readonly redact: (text: string) => string; readonly tell: (line: string) => void },
): () => string {
  let kept = '';
  let open = '';
  const decoder = new TextDecoder();
  stderr.on('data', (bytes: Buffer) => {
    const text = decoder.decode(bytes, { stream: true });
    kept = (kept + text).slice(-keptBytes);
    const lines = (open + text).split('\n');
    open = (lines.pop() ?? '').slice(-keptBytes);
    for (const line of lines) if (line.trim() !== '') tell(redact(line));
  });
  stderr.on('error', () => {});
  return () => redact(kept).trim().slice(-toldCharacters);
}

const longestOutput = 4 * 1024 * 1024;
const limitMs = 60_000;

/** @returns its standard output @throws {Error} if it fails, takes more than a minute, or prints too much */
export async function runProgram(order: LaunchOrder, launch: Launch, clock: Clock): Promise<string> {
  const line = order.command.join(' ');
  const started = await launch(order);
  started.stdin.end();
  started.stderr.resume();
  const parts: Buffer[] = [];
  let bytes = 0;
  started.stdout.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= longestOutput) parts.push(part);
    else started.signal('SIGKILL');
  });
  try {
    const message = `"${line}" took more than ${limitMs / 1000} s.`;
    const how = await within(started.exit, { clock, ms: limitMs, message });
    if (how !== 'exit status 0') throw new Error(`"${line}" ended with ${how}.`);
    return Buffer.concat(parts).toString();
  } finally {
    started.signal('SIGKILL');
  }
}

export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** @throws {TooLate} after `ms` */
export async function within<Result>(
  work: Promise<Result>,
  { clock, ms, message }: { readonly clock: Clock; readonly ms: number; readonly message: string },
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
