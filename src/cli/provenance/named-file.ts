// A file that a person names on the command line.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import type { CliIo } from '../io.ts';
import { systemCodeOf } from '../system-error.ts';

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
