// `interns keys …`: what can be done to API keys.
import type { CommandFamily } from '../command.ts';
import { updateKeys } from './keys/update.ts';

/** `interns keys …` */
export const keys: CommandFamily = {
  name: 'keys',
  summary: 'update limits of API keys ("keys update")',
  about: 'Update limits of API keys.',
  details: '',
  members: [updateKeys],
};
