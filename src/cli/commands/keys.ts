// `interns keys …`: what can be done to API keys.
import type { CommandFamily } from '../command.ts';
import { checkKeys } from './keys/check.ts';
import { planKeys } from './keys/plan.ts';
import { updateKeys } from './keys/update.ts';

/** `interns keys …` */
export const keys: CommandFamily = {
  name: 'keys',
  summary: 'limits of API keys: "keys plan", "check", "update"',
  about: 'Plan, check and update limits of API keys.',
  details: '',
  members: [planKeys, checkKeys, updateKeys],
};
