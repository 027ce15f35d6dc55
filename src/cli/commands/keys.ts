// `interns keys update`: limits of keys, one by its flags or many by a file.
import { oneLine } from '../../log.ts';
import { usageExitCode } from '../exit-codes.ts';
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns keys update` takes. */
export const usage: CommandUsage = {
  name: 'keys update',
  about: 'Update an API key, or many by a file: limit, reset, disabled, name.',
  details:
    'Deployments ask for a management key here: set INTERNS_API_KEY to one, and leave the federation policy out. A value that is left out stays as it is; the word null takes limit or reset away.',
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
    ...serviceInputs,
    'timeout',
  ],
  flags: [jsonFlag, verboseFlag],
  examples: [
    { about: 'A limit of USD 50 a day', line: 'interns keys update --key-hash f01d… --limit 50 --limit-reset daily' },
    { about: 'Freeze a key', line: 'interns keys update --key-hash f01d… --disabled true' },
    { about: 'What a file would do now', line: 'interns keys update --key-updates keys.yml --dry-run' },
  ],
};

/** Runs `interns keys …`; the one thing that can be done to keys is `update`. */
export function keys([action, ...args]: readonly string[], io: CliIo): Promise<number> {
  const isHelp = action === undefined || action === '--help' || action === '-h';
  if (action === 'update' || isHelp) {
    return runCommand(
      usage,
      isHelp ? ['--help'] : args,
      io,
      async () => (await import('../tasks/keys.ts')).updateKeysTask,
    );
  }
  io.stderr(`interns keys: unknown command "${oneLine(action)}". Use "interns keys update".\n`);
  return Promise.resolve(usageExitCode);
}
