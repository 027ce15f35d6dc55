// Makes the statement about a run from a transcript that a person names.
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import { readTranscriptRecord } from '../../provenance/from-transcript.ts';
import { type RunStatement, toStatement } from '../../provenance/statement.ts';
import { systemCodeOf } from '../failure.ts';
import type { CliIo } from '../io.ts';

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

/**
 * Its bytes.
 *
 * @param what - what it is called: `bundle`
 * @throws {InputError} `input_invalid`: there is none, or it can't be read
 */
export async function readNamedFile(what: string, path: string, { cwd }: CliIo): Promise<Uint8Array> {
  try {
    return await readFile(resolve(cwd, path));
  } catch (cause) {
    const missing = systemCodeOf(cause) === 'ENOENT';
    const message = missing ? `There is no ${what} "${path}".` : `The ${what} "${path}" can't be read.`;
    throw new InputError('input_invalid', message, missing ? { source: path } : { source: path, cause });
  }
}
