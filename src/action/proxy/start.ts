// Starts the proxy's process and talks to it; detaches it once it listens and the runner knows its address.
import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { describeError, InternalError } from '../../errors.ts';
import { runContext } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';
import { proxyArgument } from '../runner/step.ts';
import { processIdentity } from './process-start.ts';

/** `cwd` must not be in the checkout, which may be removed while the proxy runs. */
type ProcessOptions = Pick<ActionIo, 'env' | 'cwd' | 'signal'> & { readonly script: string };

/**
 * Gives the process no stream of the step, because the runner waits for every process that has one. Keeps
 * `RUNNER_TRACKING_ID` in its environment, by which the runner finds what a job left behind.
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
  const failure = watchForFailure(child, signal);
  return {
    pid: child.pid ?? 0,
    async begin(message: StartMessage): Promise<number> {
      const listening = Promise.withResolvers<number>();
      child.once('message', (answer) => {
        const { data } = answerMessage.safeParse(answer);
        if (data !== undefined && 'port' in data) listening.resolve(data.port);
        else listening.reject(startError(data === undefined ? 'it sent an unknown message' : data.failed));
      });
      child.send(message);
      return Promise.race([listening.promise, failure]);
    },
    async release(): Promise<void> {
      const disconnected = new Promise<void>((resolve) => child.once('disconnect', resolve));
      child.send({ stay: true });
      await disconnected;
    },
    kill: (): void => void child.kill('SIGKILL'),
  };
}

function watchForFailure(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {}); // after the start nobody waits for this promise
  child.on('error', (error) => reject(startError(describeError(error))));
  child.once('exit', (code, signalName) => reject(startError(`it ended with ${code ?? signalName}`)));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

function startError(why: string): InternalError {
  return new InternalError('internal', `The process of the proxy could not be started: ${why}.`);
}

export const startMessage = z.object({
  key: z.string(),
  token: z.object({ text: z.string(), lifetimeMs: z.number(), startedAt: z.number() }),
  /** Fingerprints of the subject tokens that were exchanged already. */
  usedFingerprints: z.array(z.string()),
  account: z.string(),
  policy: z.nullable(z.object({ text: z.string(), path: z.string() })),
  context: runContext,
  cwd: z.string(),
  /** The process whose end is the end of the job; null if the step may not see it. */
  job: z.nullable(processIdentity),
});

export type StartMessage = z.infer<typeof startMessage>;

export const releaseMessage = z.object({ stay: z.literal(true) });

const answerMessage = z.union([z.object({ port: z.number() }), z.object({ failed: z.string() })]);
