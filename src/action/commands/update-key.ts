// `command: update-key`: limits of keys, one by its inputs or many by a file, planned first or only planned.
import type { KeySettings } from '../../inputs/keys/key-settings.ts';
import { updateKeys } from '../../job/update-keys.ts';
import { keysAsAsked } from '../../keys/outcome.ts';
import { toKeysBlocks } from '../../report/keys-summary.ts';
import { errorOf, toChangeList, toElsewhereLine, toKeyLines } from '../../report/keys-words.ts';
import { toErrorOutput } from '../../report/outputs.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import type { Conclusion } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

/** Plans or updates the keys and sets `keys` and `key-changes`, also for those that succeeded beside a failure. */
export async function updateKeyAction(io: ActionIo, settings: KeySettings): Promise<Conclusion> {
  const report = await updateKeys(io, settings);
  const error = errorOf(report);
  const conclusion = error === null ? 'finished' : 'failed';
  for (const result of report.results) {
    for (const line of toKeyLines(result)) io.log.info(line);
    const elsewhere = toElsewhereLine(result);
    if (elsewhere !== undefined) io.log.warning(elsewhere);
  }
  if (error !== null) io.log.error(`${error.message} (${error.code})`);
  io.setOutputs({
    conclusion,
    keys: JSON.stringify(report.asked === 'update' ? keysAsAsked(report.results) : []),
    'key-changes': JSON.stringify(toChangeList(report)),
    ...toErrorOutput(error),
  });
  await io.writeSummary(toMarkdown(toKeysBlocks(report, io.clock.now())));
  return conclusion;
}
