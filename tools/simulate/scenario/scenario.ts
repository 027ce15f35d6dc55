// What a seed decides before anything happens: the jobs, what the intern will do, and what may go wrong.
import type { Playbook } from '../../../src/service/interns/playbook.ts';
import type { Limits } from '../service/deployment.ts';
import type { DeathAtWrite } from '../service/host.ts';
import type { Random } from '../world/random.ts';
import { type JobPlan, planJob } from './job-plan.ts';
import { continuedTurn, writeTurn } from './playbook.ts';
import type { Weather } from './weather.ts';

/** What happens to the service as a whole. */
export interface Outage {
  readonly atMs: number;
  readonly kind: 'kill' | 'stop';
  readonly downMs: number;
}

/** One simulation. */
export interface Scenario {
  readonly weather: Weather;
  readonly jobs: readonly JobPlan[];
  readonly playbook: Playbook;
  readonly limits: Limits;
  readonly outages: readonly Outage[];
  readonly deathAtWrite: DeathAtWrite | undefined;
  /** Milliseconds between the tries of somebody who sends what can't be accepted; undefined: nobody does. */
  readonly intruderEveryMs: number | undefined;
  readonly subjectTokenSeconds: number;
}

/** What is asked of every seed. */
export interface ScenarioOptions {
  /** Whole runs alone: a token, a prompt, three pauses, a stop, and nothing that goes wrong. */
  readonly isWhole: boolean;
}

/** The scenario of a seed. */
export function planScenario(random: Random, { isWhole }: ScenarioOptions): Scenario {
  const weather = isWhole ? 'calm' : random.pick(['calm', 'passing', 'passing', 'rough', 'rough']);
  const isRough = weather === 'rough';
  const count = !isWhole && random.chance(0.15) ? 2 : 1;
  const plans = Array.from({ length: count }, (_, index) =>
    planJob(random.fork(`job ${index + 1}`), { number: index + 1, weather, isWhole }),
  );
  const turns = plans.map((plan) => writeTurn(random.fork(`turn ${plan.name}`), { plan, weather, isWhole }));
  return {
    weather,
    jobs: plans,
    playbook: { turns: [...turns, continuedTurn] },
    limits: isRough && random.chance(0.2) ? { paused_runs: 1, turns_per_minute: 2 } : {},
    outages: isRough && random.chance(0.35) ? planOutages(random.fork('outages')) : [],
    deathAtWrite: isRough && random.chance(0.15) ? planDeath(random.fork('death')) : undefined,
    intruderEveryMs: !isWhole && random.chance(0.3) ? random.between(200, 60_000) : undefined,
    subjectTokenSeconds: random.pick([300, 300, 900, 120, 40]),
  };
}

function planOutages(random: Random): readonly Outage[] {
  return Array.from({ length: random.between(1, 2) }, (_, index) => ({
    // Most of a run lies in its first seconds, its longest waits in the minutes after them.
    atMs: index * 60_000 + (random.chance(0.6) ? random.below(8_000) : random.below(400_000)),
    kind: random.pick(['kill', 'stop']),
    downMs: random.pick([0, 50, 1_000, 20_000]),
  }));
}

function planDeath(random: Random): DeathAtWrite {
  return {
    write: random.between(1, 10),
    moment: random.pick(['before', 'after']),
    downMs: random.pick([0, 500, 10_000]),
  };
}
