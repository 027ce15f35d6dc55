// Starts the proxy's process and talks to it; detaches it once it listens and the runner knows its address.
import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { describeError, InternalError } from '../../errors.ts';
import { runContext } from '../../transcript/events.ts';
import { proxyArgument } from './argument.ts';
import { knownProcess } from './process-start.ts';

export type ProxyProcess = ReturnType<typeof spawnProxyProcess>;

interface ProcessOptions {
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The process's working folder: the checkout may be removed while the proxy runs. */
  readonly cwd: string;
  readonly signal: AbortSignal;
}

/**
 * Starts a process in its own group and without our streams, for which the runner would wait. The process keeps
 * `RUNNER_TRACKING_ID`, by which the runner finds what a job left behind.
 */
export function spawnProxyProcess({ script, env, cwd, signal }: ProcessOptions) {
  const child = spawn(process.execPath, [script, proxyArgument], {
    cwd,
    env,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  const lost = watchLoss(child, signal);
  return {
    pid: child.pid ?? 0,
    /** Resolves with the proxy's port once it listens. */
    async begin(message: StartMessage): Promise<number> {
      const told = Promise.withResolvers<number>();
      child.once('message', (answer) => {
        const { data } = answerMessage.safeParse(answer);
        if (data !== undefined && 'port' in data) told.resolve(data.port);
        else told.reject(failure(data === undefined ? 'it said something unknown' : data.failed));
      });
      child.send(message);
      return Promise.race([told.promise, lost]);
    },
    /** Lets the process outlive the step. */
    async release(): Promise<void> {
      const gone = new Promise<void>((resolve) => child.once('disconnect', resolve));
      child.send({ stay: true });
      await gone;
      child.channel?.unref();
    },
    kill: (): void => void child.kill('SIGKILL'),
  };
}

/** Rejects when the process ends or the step is aborted. */
function watchLoss(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {}); // after the start nobody waits for this promise
  child.on('error', (error) => reject(failure(describeError(error))));
  child.once('exit', (code, name) => reject(failure(`it ended with ${code ?? name}`)));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

function failure(why: string): InternalError {
  return new InternalError('internal', `The process of the proxy could not be started: ${why}.`);
}

/** The data that the proxy begins with; its process reads the rest from the inputs. */
export const startMessage = z.object({
  key: z.string(),
  token: z.object({ text: z.string(), lifetimeMs: z.number(), startedAt: z.number() }),
  /** Fingerprints of the subject tokens that were exchanged. */
  spent: z.array(z.string()),
  account: z.string(),
  /** Null: there is no policy. */
  policy: z.nullable(z.object({ text: z.string(), path: z.string() })),
  context: runContext,
  cwd: z.string(),
  /** The process with which the job ends; null if it can't be seen. */
  job: z.nullable(knownProcess),
});

export type StartMessage = z.infer<typeof startMessage>;

/** Lets the proxy outlive the step: the runner has everything that it needs. */
export const stayMessage = z.object({ stay: z.literal(true) });

/** The proxy's port, or the reason why it does not listen. */
const answerMessage = z.union([z.object({ port: z.number() }), z.object({ failed: z.string() })]);
