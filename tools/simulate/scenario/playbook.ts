// What the intern will do in a simulation, and the words that it will have said when it is done.
import type { Playbook, QuietStep, Step } from '../../../src/service/interns/playbook.ts';
import type { Random } from '../world/random.ts';
import type { JobPlan } from './job-plan.ts';
import type { Weather } from './weather.ts';

type Turn = Playbook['turns'][number];

/** Whose turn it is. */
export interface TurnOptions {
  readonly plan: JobPlan;
  readonly weather: Weather;
  readonly isWhole: boolean;
}

/** USD of the first usage that is reported; each further one is four times that, so that a sum tells which were charged how often. */
export const firstCost = 1e-6;

/** How many reports of usage a job has at most. */
export const costsOfJob = 6;

/** The turn that follows one that ran out of time. */
export const continuedTurn: Turn = { when: 'The last turn ran out of time.*', steps: [{ say: 'Continued. ' }] };

/** The turn of one job. */
export function writeTurn(random: Random, { plan, weather, isWhole }: TurnOptions): Turn {
  const isRough = weather === 'rough';
  const writer = createWriter(random, plan);
  const pauses = isWhole ? 3 : random.pick([0, 1, 2, 3, 3, 4]);
  const steps: Step[] = [];
  for (let pause = 0; pause < pauses; pause += 1) {
    steps.push(...writer.quiet(isWhole ? 1 : random.below(4)), writer.question(pause, isWhole));
  }
  steps.push(...writer.quiet(random.between(1, 3)));
  if (isRough && random.chance(0.15)) {
    steps.push({ end: random.pick(['run_ended', 'timeout', 'sever', 'attachment_failed', 'intern_unreachable']) });
  }
  // A turn that outlives its request ends with an error, and may be continued.
  if (isRough && random.chance(0.08)) steps.push({ wait: '6m' });
  return { when: `*${plan.name}.`, steps };
}

function createWriter(random: Random, { name }: JobPlan) {
  let words = 0;
  let costs = 0;
  const word = (): string => {
    words += 1;
    // With characters of several bytes, so that a cut may fall into one.
    return `${name}:${words} ${random.chance(0.3) ? 'Grüße 🙂 ' : ''}`;
  };
  const usage = (): QuietStep => {
    costs += 1;
    const index = (name === 'job-1' ? 0 : costsOfJob) + costs - 1;
    return {
      usage: { prompt_tokens: 1, completion_tokens: costs, total_tokens: costs + 1, cost: firstCost * 4 ** index },
    };
  };
  const quietStep = (): QuietStep => {
    const kind = random.below(10);
    if (kind < 5) return { say: word(), ...repeated(random) };
    if (kind < 7) return { think: word() };
    if (kind < 9 || costs >= costsOfJob) return { wait: random.pick(['20ms', '1s', '31s', '65s']) };
    return usage();
  };
  const quiet = (count: number): QuietStep[] => Array.from({ length: count }, quietStep);
  return {
    quiet,
    question(pause: number, isWhole: boolean): Step {
      const meanwhile = !isWhole && random.chance(0.3) ? { meanwhile: quiet(random.between(1, 3)) } : {};
      if (random.chance(0.25)) {
        return {
          ask: { message: `Question ${pause} of ${name}?`, fields: [{ name: 'text', type: 'string', required: true }] },
          ...meanwhile,
        };
      }
      const verb = isWhole ? 'allow' : random.pick(['allow', 'allow', 'reject', 'person', 'person', 'unheard-of']);
      return {
        permission: { operation: `${verb} ${pause} of ${name}` },
        allowed: [{ say: `allowed ${pause} ` }, ...quiet(random.below(2))],
        rejected: [{ say: `rejected ${pause} ` }, ...quiet(random.below(2))],
        ...meanwhile,
      };
    },
  };
}

function repeated(random: Random): { readonly repeat?: number; readonly every?: string } {
  if (random.chance(0.7)) return {};
  return random.chance(0.5) ? { repeat: random.between(2, 5) } : { repeat: random.between(2, 4), every: '300ms' };
}
