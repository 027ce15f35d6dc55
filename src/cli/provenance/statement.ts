// What can be signed of a run, from the transcript that a person names.
import { basename } from 'node:path';
import { InputError } from '../../errors.ts';
import { readTranscriptRecord } from '../../provenance/from-transcript.ts';
import type { RunStatement } from '../../provenance/statement.ts';
import { toStatement } from '../../provenance/statement.ts';
import type { CliIo } from '../io.ts';
import { readNamedFile } from './named-file.ts';

/**
 * The statement about the run.
 *
 * @throws {InputError} `input_invalid`: the file can't be read, or does not hold one whole run
 */
export async function readStatement(path: string, io: CliIo): Promise<RunStatement> {
  const record = readTranscriptRecord(await readNamedFile('transcript', path, io));
  if (!('error' in record)) return toStatement(basename(path), record.digest, record.predicate);
  throw new InputError('input_invalid', `Nothing can be said of the run in "${path}": ${record.error}.`, {
    source: path,
  });
}
