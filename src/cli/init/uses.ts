// The five uses that `interns init` writes files for: what each asks, where its workflow stands, and what starts it.
import type { InitAnswers, Trigger, Use } from './answers.ts';

/** An answer that has to be asked for. */
export type Question = Exclude<keyof InitAnswers, 'use'>;

/** What `interns init` knows of a use before anything is answered. */
export interface UseFacts {
  readonly about: string;
  readonly workflow: string;
  readonly asks: readonly Question[];
  /** The event that starts it, where that is no question. */
  readonly trigger: Trigger;
}

const service = ['baseUrl', 'federationPolicyId', 'intern'] as const;

/** The facts of each use. */
export const useFacts: Readonly<Record<Use, UseFacts>> = {
  prompt: {
    about: 'a prompt to an intern of a deployment, and its answer',
    workflow: '.github/workflows/intern.yml',
    asks: [...service, 'trigger', 'commands', 'paths'],
    trigger: 'pull_request',
  },
  review: {
    about: 'a review of each pull request, with threads and a status',
    workflow: '.github/workflows/intern-review.yml',
    asks: [...service, 'commands'],
    trigger: 'pull_request',
  },
  agent: {
    about: 'a review by an agent in the job itself, without a deployment',
    workflow: '.github/workflows/intern-agent.yml',
    asks: ['commands'],
    trigger: 'pull_request',
  },
  keys: {
    about: 'limits of API keys, set every night by a reviewed file',
    workflow: '.github/workflows/key-limits.yml',
    asks: ['baseUrl'],
    trigger: 'schedule',
  },
  inference: {
    about: 'inference for the programs of a job, such as tests and evaluations',
    workflow: '.github/workflows/intern-inference.yml',
    asks: [...service, 'commands'],
    trigger: 'push',
  },
};

/** Uses whose jobs exchange their identity, so that an administrator creates a federation policy. */
export function exchangesIdentity(use: Use): boolean {
  return useFacts[use].asks.includes('federationPolicyId');
}
