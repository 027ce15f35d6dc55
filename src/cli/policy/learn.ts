// `interns policy learn`: makes rules from what past runs were allowed to do, as a patch of the policy file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError, findSystemCode, InputError } from '../../errors.ts';
import { invalid } from '../../inputs/values.ts';
import { oneLine } from '../../log.ts';
import { personRule } from '../../permission/decision.ts';
import { type Learnt, type LearntEntry, learn } from '../../permission/tools/learn/learn.ts';
import type { LearnRun } from '../../permission/tools/learn/lessons.ts';
import { riskWords } from '../../permission/tools/risk.ts';
import { counted } from '../../wording.ts';
import type { CliIo, Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { readRunToLearn } from '../report/past-run.ts';
import { printJson, tell } from '../screen.ts';
import { findPolicyPath, testPolicyOrReport, toChangeLine, toPublicDecision } from './file.ts';
import { replaceFile, toUnifiedDiff } from './patch.ts';

export async function runLearnPolicy(invocation: Invocation): Promise<number> {
  const { value, has, io } = invocation;
  const file = value('policy') ?? findPolicyPath(io);
  const { runs, unreadable } = await readTranscripts(invocation.words, io);
  const current = await readCurrentPolicy(file, io);
  if (current === 'invalid') return usageExitCode;
  const [generalize, fromRejected] = [has('generalize'), has('from-rejected')];
  const learnt = await learn({ runs, current, source: file, generalize, fromRejected });
  if ('error' in learnt) throw invalid('policy', `${file}: ${learnt.error}`);
  const isWritten = has('write') && learnt.entries.length > 0;
  if (isWritten) {
    await replaceFile(io.cwd, file, learnt.text, current?.text).catch((error: unknown) => {
      throw error instanceof InputError ? error : createPolicyError(file, "can't be written", error);
    });
  }
  const reported = { ...learnt, untrusted: [...learnt.untrusted, ...unreadable] };
  const name = path.relative(io.cwd, path.resolve(io.cwd, file));
  const patch = learnt.entries.length === 0 ? '' : toUnifiedDiff(name, current?.text, learnt.text);
  if (has('json')) {
    printJson(io, { file, written: isWritten && patch !== '', patch, ...toReport(reported) });
    return 0;
  }
  if (!isWritten) io.stdout(patch);
  const state = { file, isNew: current === undefined, isWritten, fromRejected };
  for (const line of toReportLines(reported, state)) tell(io, oneLine(line));
  return 0;
}

async function readTranscripts(files: readonly string[], io: CliIo) {
  const runs: LearnRun[] = [];
  const unreadable: Learnt['untrusted'] = [];
  for (const name of files) {
    const run = await readRunToLearn(name, io);
    if ('error' in run) unreadable.push({ name, why: `it cannot be read: ${run.error}`, pauses: 0 });
    else runs.push(run);
  }
  return { runs, unreadable };
}

/** Resolves to undefined if there is no file. If it has mistakes, reports them and resolves to `invalid`. */
async function readCurrentPolicy(file: string, io: CliIo) {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.resolve(io.cwd, file));
  } catch (error: unknown) {
    if (findSystemCode(error) === 'ENOENT') return undefined;
    throw createPolicyError(file, "can't be read", error);
  }
  const policy = await testPolicyOrReport(bytes, file, io, ({ line, column, name, message }) => {
    return { line, column, code: 'test-failed', message: `Test "${name}": ${message} Correct it, and try again.` };
  });
  if (policy === undefined) return 'invalid';
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), policy };
}

function createPolicyError(file: string, what: string, cause: unknown): InputError {
  return invalid('policy', `The policy file "${file}" ${what}: ${describeError(cause)}.`, cause);
}

export function toReport({ entries, untrusted, not_learnt, replayed, unused, warnings, survivors }: Learnt): object {
  return {
    entries,
    not_used: untrusted,
    not_learnt,
    replay: replayed.map(({ name, decisions }) => ({
      transcript: name,
      decisions: decisions.length,
      changed: decisions.filter(({ changed }) => changed).map(toPublicDecision),
    })),
    unused,
    warnings,
    survivors,
  };
}

interface FileState {
  readonly file: string;
  readonly isNew: boolean;
  readonly isWritten: boolean;
  readonly fromRejected?: boolean;
}

export function toReportLines(learnt: Learnt, state: FileState): readonly string[] {
  const { untrusted, replayed, unused } = learnt;
  const usedRuns = replayed.filter(({ name }) => !untrusted.some((run) => run.name === name)).length;
  const unusedRuns = untrusted.map(({ name, why, pauses }) => `${name} (${counted(pauses, 'pause')}): ${why}`);
  const notLearnt = learnt.not_learnt.map(({ label, why }) => `${label}: ${why}`);
  return [
    `Learnt from ${counted(usedRuns, 'run')}.`,
    ...toList('Not used:', unusedRuns),
    ...toEntryLines(learnt.entries),
    ...(state.fromRejected === true ? [] : toAskedLines(learnt)),
    ...toList('Not learnt:', notLearnt),
    ...toReplayLines(learnt),
    ...toList('Entries that decided nothing in these runs; delete those that nobody needs:', unused),
    ...(learnt.entries.length === 0 ? [] : toCheckLines(learnt, state)),
  ];
}

function toEntryLines(entries: readonly LearntEntry[]): readonly string[] {
  if (entries.length === 0) return ['', 'Nothing new: the policy needs no new rule for what these runs were allowed.'];
  const terminalNote =
    '  Rules learnt at a terminal hold on GitHub, for people with write permission. At a terminal you are still asked.';
  return [
    ...toParagraph(`${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} to add:`, entries.map(toEntryLine)),
    ...(entries.some(({ events }) => events.length === 0) ? [terminalNote] : []),
  ];
}

/** Counts the undecided calls that a hook passed to a person, whose answer it never saw. */
function toAskedLines({ replayed }: Learnt): readonly string[] {
  const decisions = replayed.flatMap((run) => run.decisions);
  const asked = decisions.filter(({ was, wasAsked }) => wasAsked && was.rule === personRule);
  if (asked.length === 0) return [];
  const calls = counted(asked.length, 'call');
  return [`No rule decided ${calls}, and a person's answer is unknown. --from-rejected proposes rules anyway.`];
}

function toEntryLine({ id, verb, label, runs, times, most_in_one_run: most, limit, risk }: LearntEntry): string {
  const isLimited = verb === 'allow' || verb === 'answer';
  const seen = `${times === 1 ? 'once' : `${times} times`} in ${counted(runs, 'run')}`;
  const bound = isLimited ? `, at most ${most} in one: limit ${limit}` : '';
  return `${id}: ${label}, ${seen}${bound}${risk === null ? '' : `. Risk: ${riskWords[risk]}`}`;
}

function toReplayLines({ replayed }: Learnt): readonly string[] {
  const decisions = replayed.flatMap((run) => run.decisions.map((decision) => ({ name: run.name, ...decision })));
  const changes = decisions.filter(({ changed }) => changed).map((one) => `${one.name}: ${toChangeLine(one)}`);
  const counts = `${counted(replayed.length, 'transcript')}: ${counted(decisions.length, 'decision')}`;
  return toParagraph(`Replayed over ${counts}, ${changes.length} would change.`, changes);
}

function toCheckLines({ warnings, survivors }: Learnt, { file, isNew, isWritten }: FileState): readonly string[] {
  const messages = warnings.map(({ message }) => message);
  const isClean = messages.length + survivors.length === 0;
  return [
    ...toList('"interns policy check" would say:', messages),
    ...toList('"interns policy test --mutate" would miss:', survivors),
    '',
    ...(isClean ? ['It passes "interns policy check --strict" and "interns policy test --mutate".'] : []),
    isWritten ? `${file} is ${isNew ? 'written' : 'changed'}.` : 'Nothing is written: add --write, or apply the patch.',
  ];
}

function toList(head: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : toParagraph(head, lines);
}

function toParagraph(head: string, lines: readonly string[]): readonly string[] {
  return ['', head, ...lines.map((line) => `  ${line}`)];
}
