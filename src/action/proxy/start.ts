// Starts the proxy's process and talks to it; detaches it once it listens and the runner knows its address.
import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { describeError, InternalError } from '../../errors.ts';
import { runContext } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';
import { proxyArgument } from '../runner/step.ts';
import { knownProcess } from './process-start.ts';

/** `cwd` must not be the checkout, which may be removed while the proxy runs. */
type ProcessOptions = Pick<ActionIo, 'env' | 'cwd' | 'signal'> & { readonly script: string };

/**
 * Starts it with streams of its own, because the runner waits for a process that has ours. `RUNNER_TRACKING_ID` stays
 * in its environment: by it the runner finds what a job left behind.
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
    async release(): Promise<void> {
      const gone = new Promise<void>((resolve) => child.once('disconnect', resolve));
      child.send({ stay: true });
      await gone;
      child.channel?.unref();
    },
    kill: (): void => void child.kill('SIGKILL'),
  };
}

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

export const startMessage = z.object({
  key: z.string(),
  token: z.object({ text: z.string(), lifetimeMs: z.number(), startedAt: z.number() }),
  /** Fingerprints of the subject tokens that were exchanged already. */
  spent: z.array(z.string()),
  account: z.string(),
  policy: z.nullable(z.object({ text: z.string(), path: z.string() })),
  context: runContext,
  cwd: z.string(),
  /** The process whose end is the end of the job; null if it can't be seen. */
  job: z.nullable(knownProcess),
});

export type StartMessage = z.infer<typeof startMessage>;

export const stayMessage = z.object({ stay: z.literal(true) });

const answerMessage = z.union([z.object({ port: z.number() }), z.object({ failed: z.string() })]);
