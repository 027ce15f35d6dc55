// `command: update-key`: limits of keys, one by its inputs or many by a file.
import type { KeySettings } from '../../inputs/key-settings.ts';
import { updateKeys } from '../../job/update-keys.ts';
import { failureOf, updatedKeys } from '../../keys/outcome.ts';
import { toKeyLine, toKeysBlocks } from '../../report/keys-summary.ts';
import { toErrorOutput } from '../../report/outputs.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import type { Conclusion } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

/** Updates the keys and sets the output `keys`, also of those that succeeded beside a failure. */
export async function updateKeyAction(io: ActionIo, settings: KeySettings): Promise<Conclusion> {
  const results = await updateKeys(io, settings);
  const error = failureOf(results);
  const conclusion = error === null ? 'finished' : 'failed';
  for (const result of results) io.log.info(toKeyLine(result));
  if (error !== null) io.log.error(`${error.message} (${error.code})`);
  io.setOutputs({ conclusion, keys: JSON.stringify(updatedKeys(results)), ...toErrorOutput(error) });
  await io.writeSummary(toMarkdown(toKeysBlocks(results, io.clock.now())));
  return conclusion;
}
