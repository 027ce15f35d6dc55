// `interns policy replay`: which decisions of a past run would another policy have taken differently?
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError } from '../../../errors.ts';
import { oneLine } from '../../../log.ts';
import { type Replayed, replay as replayRun } from '../../../permission/tools/replay.ts';
import { toPastRun } from '../../../transcript/past-decisions.ts';
import { readTranscript } from '../../../transcript/read.ts';
import type { CliIo } from '../../io.ts';
import { toJsonText } from '../../json-text.ts';
import { plural } from './check.ts';
import { policyOrProblems } from './file.ts';
import { readUsage, textFlag, UsageError, usageExitCode } from './usage.ts';

/** Run `policy replay` (docs/policy.md, "The policy commands"): 0 nothing changes, 1 something does, 2 an invalid file or transcript. */
export async function replay(args: readonly string[], io: CliIo): Promise<number> {
  const words = readUsage(args, { json: { type: 'boolean' }, against: { type: 'string' } }, 1);
  const transcript = words.files[0];
  const against = textFlag(words, 'against');
  if (transcript === undefined || against === undefined) {
    throw new UsageError('"replay" needs a transcript, and --against with a policy file.');
  }
  const run = toPastRun(readTranscript(await readText(transcript, io)));
  if ('error' in run) throw new UsageError(`The transcript ${transcript} can't be read: ${run.error}.`);
  const policy = await policyOrProblems(against, io);
  if (policy === undefined) return usageExitCode;
  const decisions = replayRun(run, policy);
  const changed = decisions.filter((each) => each.changed);
  if (words.flags['json'] === true) {
    io.stdout(`${toJsonText({ decisions: decisions.length, changed: changed.map(withoutFlag) }, 2)}\n`);
  } else {
    for (const each of changed) io.stdout(`${oneLine(changeLine(each))}\n`);
    io.stdout(`${plural(decisions.length, 'decision')}, ${changed.length} would change\n`);
  }
  return changed.length > 0 ? 1 : 0;
}

async function readText(file: string, io: CliIo): Promise<string> {
  try {
    return await readFile(path.resolve(io.cwd, file), 'utf8');
  } catch (error: unknown) {
    throw new UsageError(`The transcript can't be read: ${describeError(error)}.`);
  }
}

function withoutFlag({ changed: _changed, ...rest }: Replayed): Omit<Replayed, 'changed'> {
  return rest;
}

function changeLine({ tool_call_id: id, operation, was, now }: Replayed): string {
  const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
  return `${what}: ${was.answer ?? 'stop'} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
}
