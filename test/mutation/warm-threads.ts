// A pool for Vitest that keeps its thread from run to run. Mutation testing runs Vitest once for each change; a new thread, with
// the packages that it loads, is most of the time of a run. Modules of the project are loaded anew in each run all the same (setup.ts).

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { distDir } from 'vitest/node';

// A test that sets the configuration (vi.setConfig) would set it for all later runs of the thread.

/** After as many runs a new thread is started, so that what changed code leaves behind does not add up. */
const runsOfThread = 100;

interface Held {
  readonly thread: Worker;
  runs: number;
}

let held: Held | undefined;

class WarmThread implements PoolWorker {
  readonly name = 'warm-threads';
  readonly #options: PoolOptions;
  #held: Held | undefined;
  #isAskedToStop = false;
  #config: object = {};

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get #thread(): Worker {
    if (this.#held === undefined) throw new Error('The thread has not been started.');
    return this.#held.thread;
  }

  async start(): Promise<void> {
    if (held === undefined) {
      const { env, execArgv } = this.#options;
      const thread = new Worker(join(distDir, 'workers/threads.js'), { env, execArgv, stdout: true, stderr: true });
      thread.stdout.resume();
      thread.stderr.resume();
      held = { thread, runs: 0 };
    }
    this.#held = held;
    this.#thread.ref();
  }

  on(event: string, callback: (arg: unknown) => void): void {
    this.#thread.on(event, callback);
  }

  off(event: string, callback: (arg: unknown) => void): void {
    this.#held?.thread.off(event, callback);
  }

  send(message: WorkerRequest): void {
    // After a test has failed: the thread has stopped by itself, and would take this for its next run.
    if ('m' in message && message.m === 'onCancel') return;
    if (message.type === 'start') this.#config = message.context.config;
    if (message.type === 'stop') {
      this.#isAskedToStop = true;
      this.#answer('stopped');
    } else if (message.type === 'start' && this.#held?.runs !== 0) {
      this.#answer('started');
    } else {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
      this.#thread.postMessage(message.type === 'run' ? this.#inThisRun(message) : message);
    }
  }

  async stop(): Promise<void> {
    const { thread } = this.#held ?? {};
    if (this.#held === undefined || thread === undefined) return;
    thread.removeAllListeners('message');
    this.#held.runs += 1;
    // Stopped without being asked: a test hangs, or the thread has failed.
    if (this.#isAskedToStop && this.#held.runs < runsOfThread) {
      thread.unref();
    } else {
      held = undefined;
      await thread.terminate();
    }
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** With what a thread is told when it starts, which it was for another run, and with the number of its run. */
  #inThisRun(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    const providedContext = { ...message.context.providedContext, run: this.#held?.runs };
    const context = { ...message.context, config: this.#config, providedContext };
    return { ...message, context };
  }

  #answer(type: 'started' | 'stopped'): void {
    setImmediate(() => this.#held?.thread.emit('message', { type, __vitest_worker_response__: true }));
  }
}

/** The pool, as a plugin: a runner that names a pool of its own is overruled. */
export const warmThreads = {
  name: 'warm-threads',
  configureVitest({ project }: { project: { config: { pool?: unknown; poolRunner?: unknown } } }) {
    project.config.pool = 'warm-threads';
    project.config.poolRunner = {
      name: 'warm-threads',
      createPoolWorker: (options: PoolOptions) => new WarmThread(options),
    };
  },
};
