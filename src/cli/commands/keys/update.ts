// `interns keys update`: limits of keys, one by its flags or many by a file.
import type { Command } from '../../command.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../../usual-flags.ts';
import { safetyInputs } from './plan.ts';
import { runKeys } from './run-keys.ts';

/** `interns keys update` */
export const updateKeys: Command = {
  name: 'keys update',
  summary: 'limits of keys, one by its flags or many by a file',
  about: 'Update an API key, or many by a file: limit, reset, disabled, name.',
  details:
    'Deployments require a management key for this: set INTERNS_API_KEY to one, without a federation policy. A value that you leave out stays as it is; null removes limit or reset. A file is first planned, as "interns keys plan" shows, and only what differs is sent. If the plan breaks a limit of safety, nothing is sent and the exit code is 3.',
  arguments: [],
  inputs: [
    'key-hash',
    'limit',
    'limit-reset',
    'disabled',
    'include-byok-in-limit',
    'name',
    'key-updates',
    'dry-run',
    ...safetyInputs,
    ...serviceInputs,
    'timeout',
  ],
  flags: [jsonFlag, verboseFlag],
  examples: [
    { about: 'A limit of USD 50 a day', line: 'interns keys update --key-hash f01d… --limit 50 --limit-reset daily' },
    { about: 'Freeze a key', line: 'interns keys update --key-hash f01d… --disabled true' },
    {
      about: 'What a file says, unless that more than doubles a limit',
      line: 'interns keys update --key-updates keys.yml --raise-at-most 2x',
    },
  ],
  run: (asked) => runKeys(asked, 'update'),
};
