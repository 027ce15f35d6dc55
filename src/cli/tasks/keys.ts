// The work of `interns keys update`: limits of keys, one by its flags or many by a file.
import { readKeySettings } from '../../inputs/key-settings.ts';
import { updateKeys } from '../../job/update-keys.ts';
import type { KeyUpdateResult } from '../../keys/outcome.ts';
import { failureOf, updatedKeys } from '../../keys/outcome.ts';
import { toKeysBlocks } from '../../report/keys-summary.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { exitCodeOf } from '../failure.ts';
import { toJsonText } from '../json-text.ts';
import type { AskedCommand } from '../run-command.ts';

/** Updates the keys; 0 when all went well, 1 when an entry failed. */
export async function updateKeysTask({ text, has, io, job }: AskedCommand): Promise<number> {
  const results = await updateKeys(job, readKeySettings(text));
  const error = failureOf(results);
  const shown = has('json')
    ? `${toJsonText(toDocument(results), 2)}\n`
    : toPlainText(toKeysBlocks(results, job.clock.now()));
  io.stdout(job.redactor.redact(shown));
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
      outcome.state === 'skipped' ? [{ source: planned.source, hash: planned.shownHash }] : [],
    ),
    failed: results.flatMap(({ planned, outcome }) =>
      outcome.state === 'failed'
        ? [
            {
              source: planned.source,
              hash: planned.shownHash,
              code: outcome.error.code,
              message: outcome.error.message,
            },
          ]
        : [],
    ),
  };
}
