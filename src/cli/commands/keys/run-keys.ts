// What the commands of `interns keys` share: the job, what is shown of it, and the exit code.
import type { KeySettings } from '../../../inputs/keys/key-settings.ts';
import type { AskedCommand } from '../../command.ts';
import { toJsonText } from '../../json-text.ts';

/** Exit code of a plan or a check that found something to change. */
const changesExitCode = 4;

/** Plans or updates keys and shows what came of it; the file is the word after a plan or a check. */
export async function runKeys(
  { text, has, words, io, openJob }: AskedCommand,
  asked: KeySettings['asked'],
): Promise<number> {
  const { readKeySettings } = await import('../../../inputs/keys/key-settings.ts');
  const { updateKeys } = await import('../../../job/update-keys.ts');
  const { toElsewhereLine } = await import('../../../report/keys-words.ts');
  const { errorOf } = await import('../../../report/keys-words.ts');
  const { toKeysBlocks } = await import('../../../report/keys-summary.ts');
  const { toPlainText } = await import('../../../report/render/plain.ts');
  const { exitCodeOf } = await import('../../failure.ts');
  const { textBounds } = await import('../../screen/text-bounds.ts');
  const { toKeyResults } = await import('../../results/key-results.ts');
  const job = await openJob();
  const settings = readKeySettings((name) => (name === 'key-updates' ? (words[0] ?? text(name)) : text(name)), asked);
  const report = await updateKeys(job, settings);
  const error = errorOf(report);
  const shown = has('json')
    ? `${toJsonText(toKeyResults(report), 2)}\n`
    : toPlainText(toKeysBlocks(report, job.clock.now()), textBounds(io));
  io.stdout(job.redactor.redact(shown));
  for (const result of report.results) {
    const elsewhere = toElsewhereLine(result);
    if (elsewhere !== undefined) job.log.warning(elsewhere);
  }
  if (error !== null) {
    job.log.error(`${error.message} (${error.code})`);
    return exitCodeOf(error);
  }
  return report.results.some(({ outcome }) => outcome.state === 'planned') ? changesExitCode : 0;
}
