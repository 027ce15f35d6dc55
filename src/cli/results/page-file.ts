// Writes a page into a file, whole or not at all, and updates it while its run goes on.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import type { CliIo } from '../io.ts';
import { systemCodeOf } from '../system-error.ts';

/**
 * Writes a page beside its place and puts it there: a browser never reads half of it, and a link is replaced, not followed.
 *
 * @throws {InputError} `input_invalid`: it can't be written
 */
export async function writePage(path: string, page: string, { cwd }: Pick<CliIo, 'cwd'>): Promise<void> {
  const target = resolve(cwd, path);
  const beside = join(dirname(target), `.${randomUUID()}.html`);
  try {
    const file = await open(beside, 'wx', 0o600);
    try {
      await file.writeFile(page);
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => {});
    const why = systemCodeOf(cause) === 'ENOENT' ? ': its folder does not exist' : '';
    throw new InputError('input_invalid', `--output is "${path}", which can't be written${why}.`, {
      source: 'output',
      cause,
    });
  }
}

/** Whether a file has a line that is complete: a transcript that has just begun has none. A file that is not there is its reader's. */
export async function hasLine(path: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(path)) {
      if (Buffer.isBuffer(chunk) && chunk.includes('\n')) return true;
    }
    return false;
  } catch {
    return true;
  }
}

/** What {@link followPage} does its work with. */
export interface FollowOptions {
  /** What the transcript is like now; the same text means that nothing was added. */
  readonly look: () => Promise<string>;
  /** Writes the page anew; resolves to whether the run goes on. */
  readonly write: () => Promise<boolean>;
  /** Waits a second; resolves to false when there is no more to wait for. */
  readonly wait: () => Promise<boolean>;
}

/** Writes the page anew whenever its transcript has grown, at most once a second, until the run has ended. */
export async function followPage({ look, write, wait }: FollowOptions): Promise<void> {
  let seen: string | undefined;
  do {
    const now = await look();
    if (now === seen) continue;
    seen = now;
    if (!(await write())) return;
  } while (await wait());
}
