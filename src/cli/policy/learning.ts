// What `interns policy learn` reads and writes: transcripts, the current policy, the proposed policy.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError, InputError } from '../../errors.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy } from '../../permission/policy.ts';
import type { LearnRun, UnusedRun } from '../../permission/tools/learn/learn.ts';
import { runTests } from '../../permission/tools/self-test.ts';
import type { CliIo } from '../io.ts';
import { readRunToLearn } from '../results/past-run.ts';
import { tell } from '../screen/tell.ts';
import { systemCodeOf } from '../system-error.ts';
import { findingLine } from './findings.ts';
import { replaceFile } from './replace-file.ts';

/** The runs of transcripts, and those that are no whole ones. */
export async function readTranscripts(
  files: readonly string[],
  io: CliIo,
): Promise<{ readonly runs: readonly LearnRun[]; readonly broken: readonly UnusedRun[] }> {
  const runs: LearnRun[] = [];
  const broken: UnusedRun[] = [];
  for (const file of files) {
    const run = await readRunToLearn(file, io);
    if ('error' in run) broken.push({ name: file, why: `it cannot be read: ${run.error}`, pauses: 0 });
    else runs.push(run);
  }
  return { runs, broken };
}

/** The policy that entries are to be added to; undefined where there is no file, `invalid` after the person was told why. */
export async function readCurrentPolicy(
  file: string,
  io: CliIo,
): Promise<{ readonly text: string; readonly policy: Policy } | undefined | 'invalid'> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.resolve(io.cwd, file));
  } catch (error: unknown) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    const message = `The policy file "${file}" can't be read: ${describeError(error)}.`;
    throw new InputError('input_invalid', message, { source: 'policy', cause: error });
  }
  const reading = await readPolicy(bytes, file);
  const findings = 'problems' in reading ? reading.problems : runTests(reading.policy).map(toFinding);
  for (const finding of findings) tell(io, findingLine(file, 'error', finding));
  if ('problems' in reading || findings.length > 0) return 'invalid';
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), policy: reading.policy };
}

function toFinding({ line, column, name, message }: ReturnType<typeof runTests>[number]): {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
} {
  return { line, column, code: 'test-failed', message: `Test "${name}": ${message} Mend it before more is learnt.` };
}

/**
 * Write what was learnt.
 *
 * @throws {InputError} `input_conflict`: a link leads there, or the file is another by now; `input_invalid`: it can't be written
 */
export async function writeLearnt(
  { file, text, before }: { readonly file: string; readonly text: string; readonly before: string | undefined },
  io: CliIo,
): Promise<void> {
  try {
    await replaceFile(io.cwd, file, text, before);
  } catch (error: unknown) {
    if (error instanceof InputError) throw error;
    const message = `The policy file "${file}" is not written: ${describeError(error)}.`;
    throw new InputError('input_invalid', message, { source: 'policy', cause: error });
  }
}
