// What came of keys, for programs.
import { type KeysReport, keysAsAsked } from '../../keys/outcome.ts';
import { describeBroken, describeVerdict, toChangeList } from '../../report/keys-words.ts';

/** What `--json` prints: the keys that are as asked, what changes, and what came of the rest. */
export function toKeyResults(report: KeysReport): object {
  const { asked, results, total, broken } = report;
  return {
    keys: asked === 'update' ? keysAsAsked(results) : [],
    changes: toChangeList(report),
    planned: results.flatMap(({ outcome }) =>
      outcome.state === 'dry_run'
        ? [
            {
              method: outcome.request.method,
              url: outcome.request.url,
              body: JSON.parse(outcome.request.body ?? 'null'),
            },
          ]
        : [],
    ),
    skipped: results.flatMap(({ key, entries, outcome }) =>
      entries
        .filter(({ state }) => outcome.state !== 'failed' && state !== 'taken')
        .map((verdict) => ({
          source: verdict.entry.source,
          hash: key.shownHash,
          because: describeVerdict(verdict),
        })),
    ),
    failed: results.flatMap(({ key, outcome }) =>
      outcome.state === 'failed'
        ? [{ source: key.source, hash: key.shownHash, code: outcome.error.code, message: outcome.error.message }]
        : [],
    ),
    limits_broken: broken.map((one) => ({ limit: one.limit, message: describeBroken(one) })),
    /** USD; null: no limit. */
    total_per_day: total === undefined ? null : { before: finite(total.before), after: finite(total.after) },
  };
}

function finite(amount: number): number | null {
  return Number.isFinite(amount) ? amount : null;
}
