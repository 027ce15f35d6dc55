// Flags that several commands have.
import type { InputName } from '../inputs/definitions.ts';
import type { Argument, Flag } from './command.ts';

/** The flags of every command that talks to a service. */
export const serviceInputs: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
];

/** The flags of every command that runs an intern. */
export const runInputs: readonly InputName[] = [
  'approval-mode',
  'policy',
  'policy-ref',
  'on-pause',
  'on-timeout',
  'fail-on-reject',
  'max-pauses',
  'timeout',
  'idle-timeout',
  'wait-for-intern',
  'workspace-id',
  'transcript',
  'transcript-file',
];

/** `--json`, which every command has that has something to say to programs. */
export const jsonFlag: Flag = { name: 'json', about: 'Print one JSON document on standard output.' };

/** `--verbose`, which every command has that talks to a service. */
export const verboseFlag: Flag = { name: 'verbose', about: 'Show every step on standard error.' };

/** The policy file of the commands around one. */
export const policyArgument: Argument = {
  name: 'FILE',
  about: 'The policy file. Default: .github/intern-policy.yml.',
  required: false,
  offer: 'files',
};
