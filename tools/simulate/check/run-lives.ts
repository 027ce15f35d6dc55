// The life of each run as the service's own facts tell it.
import type { BegunRun, History, RunState } from '../history.ts';

/** One run of the service. */
export interface RunLife extends BegunRun {
  /** As it was stored, in order. */
  readonly states: readonly RunState[];
  /** When it was over: it was stored so, or the process died in which it was running. Undefined: it is open. */
  readonly overAtOrder: number | undefined;
}

const terminal: ReadonlySet<RunState['state']> = new Set(['finished', 'cancelled', 'ended']);

/** Whether nothing follows on a state. */
export function isTerminal(state: RunState['state']): boolean {
  return terminal.has(state);
}

const known = new WeakMap<History, readonly RunLife[]>();

/** All runs, in the order in which they began; told once, when nothing more happens. */
export function livesOf(history: History): readonly RunLife[] {
  const lives = known.get(history) ?? readLives(history);
  known.set(history, lives);
  return lives;
}

function readLives(history: History): readonly RunLife[] {
  return history.begun.map((begun) => {
    const states = history.stored.filter(({ id }) => id === begun.runId);
    const end = states.find(({ state }) => isTerminal(state));
    return { ...begun, states, overAtOrder: end?.order ?? deathOf(begun, states, history) };
  });
}

/** When a run that was running died with its process. */
function deathOf(begun: BegunRun, states: readonly RunState[], { deaths }: History): number | undefined {
  const last = states.at(-1);
  if (last?.state === 'paused') return undefined;
  const process = last?.process ?? begun.process;
  return deaths.find((death) => death.process === process)?.order;
}
