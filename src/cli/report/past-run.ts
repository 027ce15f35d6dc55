// Reads past runs from their transcripts. Each function throws {@link InputError} `input_invalid`.
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { sha256 } from '../../crypto.ts';
import { findSystemCode } from '../../errors.ts';
import { invalid } from '../../inputs/values.ts';
import type { LearnRun } from '../../permission/tools/learn/lessons.ts';
import type { PastRun } from '../../permission/tools/replay.ts';
import { readTranscriptRecord } from '../../provenance/from-transcript.ts';
import { toStatement } from '../../provenance/predicate.ts';
import { type ShownRun, toShownRun } from '../../report/page/shown-run.ts';
import { readTranscript, type TranscriptLine, toPastRun } from '../../transcript/lines.ts';
import type { CliIo } from '../command.ts';

export async function readShownRuns(paths: readonly string[], io: CliIo): Promise<readonly ShownRun[]> {
  return Array.fromAsync(paths, async (path) => {
    const lines = [...(await readLines(path, io))];
    if (lines.length === 0 || lines.some(({ event }) => typeof event === 'object')) return toShownRun(lines);
    throw invalid(path, `"${path}" is not a transcript: none of its lines is an event of a run.${remedy}`);
  });
}

export async function readPastDecisions(path: string, io: CliIo): Promise<PastRun> {
  const run = toPastRun(await readLines(path, io));
  if (!('error' in run)) return run;
  throw invalid(path, `The transcript "${path}" can't be read: ${run.error}.`);
}

/** Returns an error in the content as text, so that other runs can still be learnt from. */
export async function readRunToLearn(path: string, io: CliIo): Promise<LearnRun | { readonly error: string }> {
  const bytes = await readNamedFile('transcript', path, io, remedy);
  const run = toPastRun(readTranscript(new TextDecoder().decode(bytes)));
  if ('error' in run) return run;
  return { ...run, name: path, digest: sha256(bytes) };
}

const remedy = ' Name the file that the run wrote; "interns chat" says where it is.';

async function readLines(path: string, io: CliIo): Promise<Iterable<TranscriptLine>> {
  return readTranscript(new TextDecoder().decode(await readNamedFile('transcript', path, io, remedy)));
}

export async function readStatement(path: string, io: CliIo): Promise<ReturnType<typeof toStatement>> {
  const record = readTranscriptRecord(await readNamedFile('transcript', path, io));
  if (!('error' in record)) return toStatement(basename(path), record.digest, record.predicate);
  throw invalid(path, `No statement can be made about the run in "${path}": ${record.error}.`);
}

export async function readNamedFile(what: string, path: string, { cwd }: CliIo, hint = ''): Promise<Uint8Array> {
  try {
    return await readFile(resolve(cwd, path));
  } catch (cause) {
    if (findSystemCode(cause) === 'ENOENT') throw invalid(path, `There is no ${what} "${path}".${hint}`);
    throw invalid(path, `The ${what} "${path}" can't be read.`, cause);
  }
}
