// `interns doctor`: looks at everything that a run needs, in its order, and says what to fix.
import { hookNames } from '../../agents/hook-names.ts';
import type { Command } from '../command.ts';
import { agentFlags, serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns doctor` */
export const doctor: Command = {
  name: 'doctor',
  summary: 'check identity, exchange, service, policy and intern, and say what to fix',
  about: 'Check identity, exchange, service, clock, policy and intern, and say what to fix.',
  details: 'It changes nothing and starts no intern. The exit code is 0 if all is well, otherwise 1.',
  arguments: [{ name: 'INTERN', about: 'Also check that this intern runs; also by INTERNS_INTERN', required: false }],
  inputs: [...serviceInputs, 'model-access', 'policy', 'workspace-id', 'timeout'],
  flags: [
    {
      name: 'agent',
      value: 'command',
      about: 'Check instead whether this agent can be an intern of the local service, in the current folder.',
    },
    ...agentFlags.filter(({ name }) => name !== 'agent'),
    {
      name: 'hook',
      value: 'agent',
      offer: hookNames,
      about: 'Check instead the hook of this agent, and say what gets past it.',
    },
    { name: 'exchange', about: 'With --model-access: exchange a token that counts once, too.' },
    { name: 'json', about: 'Print the checks as one JSON document.' },
    verboseFlag,
  ],
  examples: [
    { about: 'Everything but an intern', line: 'interns doctor' },
    { about: 'And whether this one takes prompts', line: 'interns doctor reviewer' },
    {
      about: 'The way to models without a key, from the text in INTERNS_MODEL_ACCESS',
      line: 'interns doctor --model-access "$INTERNS_MODEL_ACCESS"',
    },
    { about: 'Whether OpenCode is there, and would ask in this folder', line: 'interns doctor --agent opencode' },
    { about: 'In a job that does not work: put it before the step', line: 'interns doctor reviewer' },
  ],
  run: async (command) => (await import('../doctor/doctor.ts')).runDoctor(command),
};
