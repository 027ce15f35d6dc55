// `interns keys update`: limits of keys, one by its flags or many by a file.
import type { Command } from '../../command.ts';
import { toJsonText } from '../../json-text.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../../usual-flags.ts';

/** `interns keys update` */
export const updateKeys: Command = {
  name: 'keys update',
  summary: 'limits of keys, one by its flags or many by a file',
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
  async run({ text, has, io, openJob }) {
    const { readKeySettings } = await import('../../../inputs/key-settings.ts');
    const { updateKeys: update } = await import('../../../job/update-keys.ts');
    const { failureOf } = await import('../../../keys/outcome.ts');
    const { toKeysBlocks } = await import('../../../report/keys-summary.ts');
    const { toPlainText } = await import('../../../report/render/plain.ts');
    const { exitCodeOf } = await import('../../failure.ts');
    const { toKeyResults } = await import('../../results/key-results.ts');
    const job = await openJob();
    const results = await update(job, readKeySettings(text));
    const error = failureOf(results);
    const shown = has('json')
      ? `${toJsonText(toKeyResults(results), 2)}\n`
      : toPlainText(toKeysBlocks(results, job.clock.now()));
    io.stdout(job.redactor.redact(shown));
    if (error === null) return 0;
    job.log.error(`${error.message} (${error.code})`);
    return exitCodeOf(error);
  },
};
