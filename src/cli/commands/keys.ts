// `interns keys update`: limits of keys, one by its flags or many by a file.
import { readKeySettings } from '../../inputs/key-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { updateKeys } from '../../job/update-keys.ts';
import type { KeyUpdateResult } from '../../keys/outcome.ts';
import { failureOf, updatedKeys } from '../../keys/outcome.ts';
import { oneLine } from '../../log.ts';
import { toKeysBlocks } from '../../report/keys-summary.ts';
import { toPlainText } from '../../report/plain.ts';
import { exitCodeOf, usageExitCode } from '../failure.ts';
import type { CliIo } from '../io.ts';
import type { ParsedCommand } from '../parse.ts';
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
  if (action === 'update') return runCommand(usage, args, io, (parsed, job) => update(parsed, job, io));
  const isHelp = action === undefined || action === '--help' || action === '-h';
  if (isHelp) return runCommand(usage, ['--help'], io, () => Promise.resolve(0));
  io.stderr(`interns keys: unknown command "${oneLine(action)}". Use "interns keys update".\n`);
  return Promise.resolve(usageExitCode);
}

async function update({ given, defaults, has }: ParsedCommand, job: JobIo, io: CliIo): Promise<number> {
  const settings = readKeySettings((name) => given(name) ?? defaults(name));
  const results = await updateKeys(job, settings);
  const error = failureOf(results);
  const text = has('json')
    ? `${JSON.stringify(toDocument(results), null, 2)}\n`
    : toPlainText(toKeysBlocks(results, job.clock.now()));
  io.stdout(job.redactor.redact(text));
  if (error === null) return 0;
  job.log.error(`${error.message} (${error.code})`);
  return exitCodeOf(error);
}

/** What `--json` prints: the updated records, and what came of the rest. */
function toDocument(results: readonly KeyUpdateResult[]): object {
  return {
    keys: updatedKeys(results),
    planned: results.flatMap(({ outcome }) =>
      outcome.state === 'planned'
        ? [
            {
              method: outcome.request.method,
              url: outcome.request.url,
              body: JSON.parse(outcome.request.body ?? 'null'),
            },
          ]
        : [],
    ),
    skipped: results.flatMap(({ planned, outcome }) =>
      outcome.state === 'skipped' ? [{ source: planned.source, hash: planned.hash }] : [],
    ),
    failed: results.flatMap(({ planned, outcome }) =>
      outcome.state === 'failed'
        ? [{ source: planned.source, hash: planned.hash, code: outcome.error.code, message: outcome.error.message }]
        : [],
    ),
  };
}
