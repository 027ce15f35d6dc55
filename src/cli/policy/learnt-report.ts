// Reports lessons to the person who has to judge them.
import type { Learnt, LearntEntry } from '../../permission/tools/learn/learn.ts';
import { risks, riskWords } from '../../permission/tools/risk.ts';
import { plural } from './file.ts';

/** The policy file after the run of the command. */
export interface FileState {
  readonly file: string;
  readonly isNew: boolean;
  readonly isWritten: boolean;
}

/** The report for programs. */
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

/** The report for people. */
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
    changes.map(({ name, tool_call_id: id, operation, was, now }) => {
      const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
      return `${name}: ${what}: ${was.answer ?? 'stop'} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
    }),
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
