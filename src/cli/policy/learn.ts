// `interns policy learn`: rules from what past runs were allowed, as a patch of the policy file.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy } from '../../permission/policy.ts';
import type { LearnRun, Learnt, LearntEntry, UnusedRun } from '../../permission/tools/learn/learn.ts';
import { learn } from '../../permission/tools/learn/learn.ts';
import { risks, riskWords } from '../../permission/tools/risk.ts';
import { runTests, type TestFailure } from '../../permission/tools/self-test.ts';
import { type AskedCommand, type CliIo, usageExitCode } from '../command.ts';
import { refusal, systemCodeOf } from '../failure.ts';
import { printJson } from '../json-text.ts';
import { readRunToLearn } from '../report/past-run.ts';
import { tell } from '../screen.ts';
import { changeLine, type Finding, findingLine, plural, policyPath } from './file.ts';
import { replaceFile, unifiedDiff } from './patch.ts';

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
  if ('error' in learnt) throw refusal('input_invalid', 'policy', `${file}: ${learnt.error}`);
  const isWritten = has('write');
  if (isWritten && learnt.edits.length > 0) await writeLearnt(file, learnt.text, current?.text, io);
  const told = { ...learnt, untrusted: [...learnt.untrusted, ...broken] };
  const name = path.relative(io.cwd, path.resolve(io.cwd, file));
  const patch = learnt.edits.length === 0 ? '' : unifiedDiff(name, current?.text, learnt.text);
  if (has('json')) {
    printJson(io, { file, written: isWritten && patch !== '', patch, ...toReport(told) });
    return 0;
  }
  if (!isWritten) io.stdout(patch);
  for (const line of reportLines(told, { file, isNew: current === undefined, isWritten })) tell(io, oneLine(line));
  return 0;
}

async function readTranscripts(
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

/** Reads the policy to add to; undefined where there is no file, `invalid` after the person was told why. */
async function readCurrentPolicy(
  file: string,
  io: CliIo,
): Promise<{ readonly text: string; readonly policy: Policy } | undefined | 'invalid'> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.resolve(io.cwd, file));
  } catch (error: unknown) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    throw refusal(
      'input_invalid',
      'policy',
      `The policy file "${file}" can't be read: ${describeError(error)}.`,
      error,
    );
  }
  const reading = await readPolicy(bytes, file);
  const findings = 'problems' in reading ? reading.problems : runTests(reading.policy).map(findingOfTest);
  for (const finding of findings) tell(io, findingLine(file, 'error', finding));
  if ('problems' in reading || findings.length > 0) return 'invalid';
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), policy: reading.policy };
}

function findingOfTest({ line, column, name, message }: TestFailure): Finding {
  return { line, column, code: 'test-failed', message: `Test "${name}": ${message} Mend it before more is learnt.` };
}

/** Writes what was learnt; throws {@link InputError} `input_conflict` (a link, or the file changed), `input_invalid`. */
async function writeLearnt(file: string, text: string, before: string | undefined, io: CliIo): Promise<void> {
  try {
    await replaceFile(io.cwd, file, text, before);
  } catch (error: unknown) {
    if (error instanceof InputError) throw error;
    throw refusal(
      'input_invalid',
      'policy',
      `The policy file "${file}" is not written: ${describeError(error)}.`,
      error,
    );
  }
}

interface FileState {
  readonly file: string;
  readonly isNew: boolean;
  readonly isWritten: boolean;
}

export function toReport({ entries, untrusted, not_learnt, replayed, unused, warnings, survivors }: Learnt): object {
  return {
    entries,
    not_used: untrusted,
    not_learnt,
    replay: replayed.map(({ name, decisions }) => ({
      transcript: name,
      decisions: decisions.length,
      changed: decisions.filter(({ changed }) => changed).map(({ changed: _changed, ...rest }) => rest),
    })),
    unused,
    warnings,
    survivors,
  };
}

export function reportLines(learnt: Learnt, state: FileState): readonly string[] {
  return [
    ...runLines(learnt),
    ...entryLines(learnt.entries),
    ...listed(
      'Not learnt:',
      learnt.not_learnt.map(({ label, why }) => `${label}: ${why}`),
    ),
    ...replayLines(learnt),
    ...listed('Decided nothing in these runs; delete what nobody needs:', learnt.unused),
    ...checkLines(learnt, state),
  ];
}

function runLines({ untrusted, replayed }: Learnt): readonly string[] {
  const used = replayed.length - untrusted.filter(({ name }) => replayed.some((each) => each.name === name)).length;
  return [
    `Learnt from ${plural(used, 'run')}.`,
    ...listed(
      'Not used, because an outsider may have caused them:',
      untrusted.map(({ name, why, pauses }) => `${name} (${plural(pauses, 'pause')}): ${why}`),
    ),
  ];
}

function entryLines(entries: readonly LearntEntry[]): readonly string[] {
  if (entries.length === 0) return ['', 'Nothing new: the policy needs no rule for what these runs were allowed.'];
  const atTerminal =
    'What was done at a terminal is allowed on GitHub to people with write permission; a terminal still asks.';
  return [
    ...listed(`${plural(entries.length, 'entry', 'entries')} to add:`, entries.map(entryLine)),
    ...(entries.some(({ events }) => events.length === 0) ? [`  ${atTerminal}`] : []),
  ];
}

function entryLine({ id, verb, label, runs, times, most_in_one_run: most, limit, risk }: LearntEntry): string {
  const isLimited = verb === 'allow' || verb === 'answer';
  const seen = `${times === 1 ? 'once' : `${times} times`} in ${plural(runs, 'run')}`;
  const bound = isLimited ? `, at most ${most} in one: limit ${limit}` : '';
  const known = risks.find((each) => each === risk);
  return `${id}: ${label}, ${seen}${bound}${known === undefined ? '' : `. Risk: ${riskWords[known]}`}`;
}

function replayLines({ replayed }: Learnt): readonly string[] {
  const decisions = replayed.flatMap((run) => run.decisions.map((decision) => ({ name: run.name, ...decision })));
  const changes = decisions.filter(({ changed }) => changed);
  const head = `Replayed over ${plural(replayed.length, 'transcript')}: ${plural(decisions.length, 'decision')}, ${changes.length} would change.`;
  return paragraph(
    head,
    changes.map((change) => `${change.name}: ${changeLine(change)}`),
  );
}

function checkLines(
  { warnings, survivors, entries }: Learnt,
  { file, isNew, isWritten }: FileState,
): readonly string[] {
  if (entries.length === 0) return [];
  const done = isWritten
    ? `${file} is ${isNew ? 'written' : 'changed'}.`
    : 'Nothing is written: add --write, or apply the patch.';
  return [
    ...listed(
      '"interns policy check" would say:',
      warnings.map(({ message }) => message),
    ),
    ...listed('"interns policy test --mutate" would miss:', survivors),
    '',
    ...(warnings.length + survivors.length === 0
      ? ['It passes "interns policy check --strict" and "interns policy test --mutate".']
      : []),
    done,
  ];
}

function listed(head: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : paragraph(head, lines);
}

function paragraph(head: string, lines: readonly string[]): readonly string[] {
  return ['', head, ...lines.map((line) => `  ${line}`)];
}
