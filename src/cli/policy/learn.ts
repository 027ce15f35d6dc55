// `interns policy learn`: rules from what past runs were allowed, as a patch of the policy file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy } from '../../permission/policy.ts';
import { type LearnRun, type Learnt, learn, type UnusedRun } from '../../permission/tools/learn/learn.ts';
import { runTests } from '../../permission/tools/self-test.ts';
import { type AskedCommand, usageExitCode } from '../command.ts';
import { systemCodeOf } from '../failure.ts';
import type { CliIo } from '../io.ts';
import { toJsonText } from '../json-text.ts';
import { readRunToLearn } from '../report/past-run.ts';
import { tell } from '../screen/print.ts';
import { findingLine, policyPath } from './file.ts';
import { reportLines, toReport } from './learnt-report.ts';
import { replaceFile, unifiedDiff } from './patch.ts';

/** Does the work of `interns policy learn`. */
export async function runLearnPolicy(asked: AskedCommand): Promise<number> {
  const { value, has, io } = asked;
  const file = policyPath(value('policy'));
  const { runs, broken } = await readTranscripts(asked.words, io);
  const current = await readCurrentPolicy(file, io);
  if (current === 'invalid') return usageExitCode;
  const learnt = await learn({
    runs,
    current,
    source: file,
    generalize: has('generalize'),
    fromRejected: has('from-rejected'),
  });
  if ('error' in learnt) throw new InputError('input_invalid', `${file}: ${learnt.error}`, { source: 'policy' });
  if (has('write') && learnt.edits.length > 0)
    await writeLearnt({ file, text: learnt.text, before: current?.text }, io);
  await show(asked, {
    file,
    before: current?.text,
    learnt: { ...learnt, untrusted: [...learnt.untrusted, ...broken] },
  });
  return 0;
}

interface Shown {
  readonly file: string;
  readonly before: string | undefined;
  readonly learnt: Learnt;
}

async function show({ has, io }: AskedCommand, { file, before, learnt }: Shown): Promise<void> {
  const patch = unifiedDiff(path.relative(io.cwd, path.resolve(io.cwd, file)), before, learnt.edits);
  if (has('json')) {
    io.stdout(`${toJsonText({ file, written: has('write') && patch !== '', patch, ...toReport(learnt) }, 2)}\n`);
    return;
  }
  if (!has('write')) io.stdout(patch);
  const lines = reportLines(learnt, { file, isNew: before === undefined, isWritten: has('write') });
  for (const line of lines) tell(io, oneLine(line));
}

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
