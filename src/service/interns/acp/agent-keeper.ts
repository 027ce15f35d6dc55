// Keeps an agent at hand: provisions it, and does so again when its process has ended, at most five times a minute.
import type { Log } from '../../../log.ts';
import type { Clock } from '../../time/clock.ts';
import type { InternLifecycle } from '../intern.ts';
import type { ReadyAgent } from './provision.ts';

/** An agent that is kept. */
export interface AgentKeeper {
  readonly lifecycle: () => InternLifecycle;
  /** The agent, while it takes prompts. */
  ready(): ReadyAgent | undefined;
  /** Resolves when it first takes prompts, or has failed. */
  readonly settled: Promise<void>;
  close(): Promise<void>;
}

interface AgentKeeperOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** As the log calls it. */
  readonly name: string;
  /** Provisions it, telling of each step. */
  readonly provision: (onStep: (progress: InternLifecycle['progress']) => void) => Promise<ReadyAgent>;
  /** Told how its process ended. */
  readonly onGone: (how: string) => void;
  /** Ends its process, whatever it is doing. */
  readonly end: () => Promise<void>;
}

const mostRestarts = 5;
const minuteMs = 60_000;

/** Begins to provision it. */
export function keepAgent({ clock, log, name, provision, onGone, end }: AgentKeeperOptions): AgentKeeper {
  let ready: ReadyAgent | undefined;
  let isClosing = false;
  const { now: lifecycle, change } = createLifecycle(clock);
  const mayRestart = countRestarts(clock);
  const fail = async (message: string): Promise<void> => {
    if (isClosing) return;
    change({ status: 'failed', last_failure_message: message });
    log.error(`${name} failed: ${message}`);
    await end();
  };
  /** @returns whether it is to be provisioned again */
  const keep = async (): Promise<boolean> => {
    try {
      ready = await provision((progress) => change({ status: 'provisioning', progress }));
    } catch (error: unknown) {
      await fail(error instanceof Error ? error.message : String(error));
      return false;
    }
    change({ status: 'running', last_failure_message: null });
    tellSettled();
    const { agent } = ready;
    const how = await agent.gone;
    ready = undefined;
    onGone(how);
    if (isClosing) return false;
    if (mayRestart()) {
      log.warning(`${name} is started again: ${how}`);
      return true;
    }
    await fail(`The agent ended more than ${mostRestarts} times within a minute. ${withWords(how, agent.lastWords())}`);
    return false;
  };
  const { promise: settled, resolve: tellSettled } = Promise.withResolvers<void>();
  const kept = (async () => {
    while (await keep());
    tellSettled();
  })();
  return {
    lifecycle,
    ready: () => ready,
    settled,
    async close() {
      isClosing = true;
      change({ status: 'stopped' });
      await end();
      await kept;
    },
  };
}

/** Tracks the lifecycle of an intern, from the beginning on. */
function createLifecycle(clock: Clock) {
  const updatedAt = (): string => new Date(clock.now()).toISOString();
  let state: InternLifecycle = {
    status: 'queued',
    progress: null,
    last_failure_message: null,
    updated_at: updatedAt(),
  };
  return {
    now: () => state,
    change(to: Partial<InternLifecycle>): void {
      state = { ...state, progress: null, ...to, updated_at: updatedAt() };
    },
  };
}

/** @returns counts a restart; false where there were too many within a minute */
function countRestarts(clock: Clock): () => boolean {
  let restarts: number[] = [];
  return () => {
    restarts = restarts.filter((atMs) => atMs > clock.now() - minuteMs);
    restarts.push(clock.now());
    return restarts.length <= mostRestarts;
  };
}

/** A reason, and what the agent said last, where it said something. */
export function withWords(reason: string, words: string): string {
  return words === '' ? reason : `${reason} It said: ${words}`;
}
