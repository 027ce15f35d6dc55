// `interns keys plan`: what a file of updates would change, field by field.
import type { InputName } from '../../../inputs/definitions.ts';
import type { Argument, Command } from '../../command.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../../usual-flags.ts';
import { runKeys } from './run-keys.ts';

/** The limits of safety as flags. */
export const safetyInputs: readonly InputName[] = [
  'max-changes',
  'raise-at-most',
  'total-at-most',
  'never-disable-all',
];

/** The file of a plan or a check. */
export const fileArgument: Argument = {
  name: 'FILE',
  about: 'The file of updates.',
  required: true,
  offer: 'files',
  input: 'key-updates',
};

/** `interns keys plan` (docs/keys.md, "A plan first") */
export const planKeys: Command = {
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
  run: (asked) => runKeys(asked, 'plan'),
};
