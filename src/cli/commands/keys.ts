// `interns keys …`: what can be done to API keys.
import type { InputName } from '../../inputs/definitions.ts';
import type { KeySettings } from '../../inputs/keys/key-settings.ts';
import type { Argument, Command, CommandFamily } from '../command.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usual-flags.ts';

/** The limits of safety as flags. */
const safetyInputs: readonly InputName[] = ['max-changes', 'raise-at-most', 'total-at-most', 'never-disable-all'];

/** The file of updates. */
const fileArgument: Argument = {
  name: 'FILE',
  about: 'The file of updates.',
  required: true,
  offer: 'files',
  input: 'key-updates',
};

const runKeys =
  (kind: KeySettings['asked']): Command['run'] =>
  async (command) =>
    (await import('../work/keys.ts')).runKeys(command, kind);

/** `interns keys plan` (docs/keys.md, "A plan first") */
const planKeys: Command = {
  name: 'keys plan',
  summary: 'what a file of updates would change',
  about: 'Show what a file of updates would change: field by field, old and new. No change is sent.',
  details:
    'Keys are read by updates without fields, for which deployments require a management key: set INTERNS_API_KEY to one. The exit code is 0 if there is nothing to do, 4 if something would change, 3 if that breaks a limit of safety, 2 for an invalid file, 1 if a key could not be read.',
  arguments: [fileArgument],
  inputs: [...safetyInputs, ...serviceInputs, 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [
    { about: 'What would change now', line: 'interns keys plan keys.yml' },
    {
      about: 'Does it stay within USD 500 a day?',
      line: 'interns keys plan keys.yml --total-at-most 500',
    },
  ],
  run: runKeys('plan'),
};

/** `interns keys check` (docs/keys.md, "Drift") */
const checkKeys: Command = {
  name: 'keys check',
  summary: 'whether keys are still as a file of updates says',
  about: 'Compare keys with a file of updates, and show each difference. No change is sent.',
  details:
    'Limits of safety do not apply, and entries outside their time or condition are not differences. The exit code is 0 if all keys are as the file says, 4 if one differs, 2 for an invalid file, 1 if a key could not be read.',
  arguments: [fileArgument],
  inputs: [...serviceInputs, 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [{ about: 'Did somebody change a key by hand?', line: 'interns keys check keys.yml' }],
  run: runKeys('check'),
};

/** `interns keys update` */
const updateKeys: Command = {
  name: 'keys update',
  summary: 'limits of keys, one by its flags or many by a file',
  about: 'Update an API key, or many by a file: limit, reset, disabled, name.',
  details:
    'Deployments require a management key for this: set INTERNS_API_KEY to one, without a federation policy. A value that you leave out stays as it is; null removes limit or reset. A file is first planned, as "interns keys plan" shows, and only what differs is sent. If the plan breaks a limit of safety, nothing is sent and the exit code is 3.',
  arguments: [{ ...fileArgument, required: false }],
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
      line: 'interns keys update keys.yml --raise-at-most 2x',
    },
  ],
  run: runKeys('update'),
};

/** `interns keys …` */
export const keys: CommandFamily = {
  name: 'keys',
  summary: 'limits of API keys: "keys plan", "check", "update"',
  about: 'Plan, check and update limits of API keys.',
  details: '',
  members: [planKeys, checkKeys, updateKeys],
};
