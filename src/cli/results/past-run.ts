// A run of the past, read from the transcript that a person names.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import type { PastRun } from '../../permission/tools/replay.ts';
import { type ShownRun, toShownRun } from '../../report/page/shown-run.ts';
import { toPastRun } from '../../transcript/past-decisions.ts';
import { readTranscript, type TranscriptLine } from '../../transcript/read.ts';
import type { CliIo } from '../io.ts';
import { systemCodeOf } from '../system-error.ts';

/**
 * The runs of several transcripts, each with its rows and where its time went.
 *
 * @throws {InputError} `input_invalid`: a file can't be read
 */
export async function readShownRuns(paths: readonly string[], io: CliIo): Promise<readonly ShownRun[]> {
  const runs: ShownRun[] = [];
  for (const path of paths) runs.push(toShownRun(await readLines(path, io)));
  return runs;
}

/**
 * What was decided in the run.
 *
 * @throws {InputError} `input_invalid`: the file can't be read, or is no whole transcript
 */
export async function readPastDecisions(path: string, io: CliIo): Promise<PastRun> {
  const run = toPastRun(await readLines(path, io));
  if (!('error' in run)) return run;
  throw new InputError('input_invalid', `The transcript "${path}" can't be read: ${run.error}.`, { source: path });
}

async function readLines(path: string, { cwd }: CliIo): Promise<Iterable<TranscriptLine>> {
  try {
    return readTranscript(new TextDecoder().decode(await readFile(resolve(cwd, path))));
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') {
      const missing = `There is no transcript "${path}". Name the file that the run wrote; "interns chat" says where it is.`;
      throw new InputError('input_invalid', missing, { source: path });
    }
    throw new InputError('input_invalid', `The transcript "${path}" can't be read.`, { source: path, cause });
  }
}
