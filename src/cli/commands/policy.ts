// `interns policy …`: what can be done to permission policy files.
import type { CommandFamily } from '../command.ts';
import { checkPolicy } from './policy/check.ts';
import { explainPolicy } from './policy/explain.ts';
import { initPolicy } from './policy/init.ts';
import { learnPolicy } from './policy/learn.ts';
import { replayPolicy } from './policy/replay.ts';
import { testPolicy } from './policy/test.ts';

/** `interns policy …` */
export const policy: CommandFamily = {
  name: 'policy',
  summary: 'check, test, explain, replay, learn and start permission policy files',
  about: 'Check, test and explain permission policy files.',
  details: 'FILE is .github/intern-policy.yml by default. docs/policy.md says how to write one.',
  members: [checkPolicy, testPolicy, explainPolicy, replayPolicy, learnPolicy, initPolicy],
};
