// A job as the seed plans it: what it asks for, how it waits, and when somebody cancels it.
import type { ApprovalMode } from '../../../src/contract/chat.ts';
import type { Random } from '../world/random.ts';
import type { Weather } from './weather.ts';

/** One job. */
export interface JobPlan {
  readonly name: string;
  /** Told apart from every other prompt. */
  readonly prompt: string;
  readonly startAtMs: number;
  readonly sessionId: string | undefined;
  readonly approvalMode: ApprovalMode;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly waitForInternMs: number;
  readonly onTimeout: 'fail' | 'continue';
  readonly onPause: 'resolve' | 'stop';
  readonly maxPauses: number;
  readonly cancelAtMs: number | undefined;
  /** How much the wall clock of the job's machine is ahead. */
  readonly skewMs: number;
  /** How long a person takes to answer; undefined: nobody answers. */
  readonly personMs: number | undefined;
}

/** Whose plan it is. */
export interface JobPlanOptions {
  readonly number: number;
  readonly weather: Weather;
  readonly isWhole: boolean;
}

const hourMs = 3_600_000;

/** The plan of one job. */
export function planJob(random: Random, { number, weather, isWhole }: JobPlanOptions): JobPlan {
  const name = `job-${number}`;
  const isRough = weather === 'rough';
  const isCancelled = !isWhole && random.chance(isRough ? 0.2 : 0.1);
  return {
    name,
    prompt: `Do the work of ${name}.`,
    startAtMs: (number - 1) * random.below(5_000),
    sessionId: random.chance(0.3) ? (isRough && random.chance(0.5) ? 'shared' : `session of ${name}`) : undefined,
    approvalMode: isWhole || random.chance(0.85) ? 'manual' : 'self-drive',
    timeoutMs: isRough && random.chance(0.4) ? random.between(1_000, 600_000) : hourMs,
    idleTimeoutMs: isRough && random.chance(0.3) ? random.between(1_000, 60_000) : 90_000,
    waitForInternMs: isRough && random.chance(0.3) ? 0 : 300_000,
    onTimeout: random.chance(0.5) ? 'continue' : 'fail',
    onPause: !isWhole && random.chance(0.08) ? 'stop' : 'resolve',
    maxPauses: isRough && random.chance(0.1) ? 1 : 50,
    cancelAtMs: isCancelled ? (random.chance(0.7) ? random.below(10_000) : random.below(400_000)) : undefined,
    skewMs: random.between(-20_000, 20_000),
    personMs: isRough && random.chance(0.3) ? undefined : random.below(isRough ? 400_000 : 200_000),
  };
}
