// `interns keys`: plans, checks or updates API keys, and prints the outcome for each.
import { type KeySettings, readKeySettings } from '../../inputs/keys/key-settings.ts';
import { updateKeys } from '../../job/update-keys.ts';
import { type KeysReport, listSettledKeys } from '../../keys/outcome.ts';
import { toKeysBlocks } from '../../report/keys-summary.ts';
import { describeBroken, describeVerdict, toChangeList, toError, toOtherChangesLine } from '../../report/keys-words.ts';
import { toPlainText } from '../../report/render/plain.ts';
import type { Invocation } from '../command.ts';
import { differenceExitCode, toExitCode } from '../exit-code.ts';
import { getTextBounds, printResult } from '../screen.ts';

export async function runKeys(invocation: Invocation, mode: KeySettings['mode']): Promise<number> {
  const { text, words, io } = invocation;
  const job = await invocation.openJob();
  const settings = readKeySettings((name) => (name === 'key-updates' ? (words[0] ?? text(name)) : text(name)), mode);
  const report = await updateKeys(job, settings);
  const error = toError(report);
  printResult(invocation, job, toKeyResults(report), () =>
    toPlainText(toKeysBlocks(report, job.clock.now()), getTextBounds(io)),
  );
  for (const result of report.results) {
    const warning = toOtherChangesLine(result);
    if (warning !== undefined) job.log.warning(warning);
  }
  if (error !== null) {
    job.log.error(`${error.message} (${error.code})`);
    return toExitCode(error);
  }
  return report.results.some(({ outcome }) => outcome.state === 'planned') ? differenceExitCode : 0;
}

function toKeyResults(report: KeysReport): object {
  const { mode, results, total, brokenLimits } = report;
  return {
    keys: mode === 'update' ? listSettledKeys(results) : [],
    changes: toChangeList(report),
    planned: results.flatMap(({ outcome }) => {
      if (outcome.state !== 'dry_run') return [];
      const { method, url, body = 'null' } = outcome.request;
      return [{ method, url, body: JSON.parse(body) }];
    }),
    skipped: results.flatMap(({ key: { shownHash: hash }, entries, outcome }) =>
      entries
        .filter(({ state }) => outcome.state !== 'failed' && state !== 'taken')
        .map((verdict) => ({ source: verdict.entry.source, hash, because: describeVerdict(verdict) })),
    ),
    failed: results.flatMap(({ key, outcome }) =>
      outcome.state === 'failed'
        ? [{ source: key.source, hash: key.shownHash, code: outcome.error.code, message: outcome.error.message }]
        : [],
    ),
    limits_broken: brokenLimits.map((limit) => ({ limit: limit.limit, message: describeBroken(limit) })),
    /** In USD. The total is infinite if a key has no limit, which JSON writes as null. */
    total_per_day: total === undefined ? null : { before: total.before, after: total.after },
  };
}
