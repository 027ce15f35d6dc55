// What came of the updates of keys, for programs.
import type { KeyUpdateResult } from '../../keys/outcome.ts';
import { updatedKeys } from '../../keys/outcome.ts';

/** What `--json` prints: the updated records, and what came of the rest. */
export function toKeyResults(results: readonly KeyUpdateResult[]): object {
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
