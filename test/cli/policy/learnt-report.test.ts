// What was learnt, as a person reads it and as a program does.
import { expect, test } from 'vitest';
import { toReport, toReportLines } from '../../../src/cli/policy/learn.ts';
import type { Learnt, LearntEntry } from '../../../src/permission/tools/learn/learn.ts';

const entry: LearntEntry = {
  id: 'allow-npm-test',
  list: 'rules',
  verb: 'allow',
  label: '"npm test"',
  runs: 2,
  times: 3,
  most_in_one_run: 2,
  limit: 4,
  events: ['push'],
  risk: 'runs-anything',
  generalized: false,
};
const now = { answer: 'reject_once', rule: 'default', outcome: 'reject', reason: null } as const;
const was = { answer: 'allow_once', rule: 'a' };
const same = { tool_call_id: 'c0', operation: 'ls', was, now, changed: false, asksNow: false };
const learnt: Learnt = {
  text: 'version: 1\n',
  entries: [entry],
  untrusted: [],
  not_learnt: [],
  replayed: [{ name: 'a.jsonl', decisions: [same] }],
  unused: [],
  warnings: [],
  survivors: [],
};
const eventful: Learnt = {
  ...learnt,
  entries: [
    { ...entry, id: 'stop-it', verb: 'stop', times: 1, runs: 1, risk: null, events: [] },
    { ...entry, id: 'answer-it', verb: 'answer', list: 'questions', risk: 'reads' },
    { ...entry, id: 'reject-it', verb: 'reject', risk: null },
  ],
  untrusted: [
    { name: 'fork.jsonl', why: 'a fork caused it', pauses: 1 },
    { name: 'cut.jsonl', why: 'it cannot be read', pauses: 0 },
  ],
  not_learnt: [{ label: '"x"', why: 'it cannot be seen' }],
  replayed: [
    { name: 'a.jsonl', decisions: [same] },
    {
      name: 'fork.jsonl',
      decisions: [
        { ...same, tool_call_id: 'c1', operation: null, changed: true },
        { ...same, tool_call_id: 'c2', was: { answer: null, rule: 'b' }, changed: true },
        { ...same, tool_call_id: 'c3', now: { ...now, answer: null, outcome: 'stop' }, changed: true },
      ],
    },
  ],
  unused: ['old-rule'],
  warnings: [{ line: 1, column: 2, code: 'no-limit', message: 'Add a limit.' }],
  survivors: ['stop-it'],
};
const file = { file: 'p.yml', isNew: false, isWritten: false };

test('a rule that was learnt', () => {
  expect(toReportLines(learnt, file).join('\n')).toBe(`Learnt from 1 run.

1 entry to add:
  allow-npm-test: "npm test", 3 times in 2 runs, at most 2 in one: limit 4. Risk: it can run anything

Replayed over 1 transcript: 1 decision, 0 would change.

It passes "interns policy check --strict" and "interns policy test --mutate".
Nothing is written: add --write, or apply the patch.`);
});

test.each([
  [{ isNew: true, isWritten: true }, 'p.yml is written.'],
  [{ isNew: false, isWritten: true }, 'p.yml is changed.'],
  [{ isNew: true, isWritten: false }, 'Nothing is written: add --write, or apply the patch.'],
])('%j: its last line is "%s"', (state, last) => {
  expect(toReportLines(learnt, { ...file, ...state }).at(-1)).toBe(last);
});

test('nothing that is new', () => {
  expect(toReportLines({ ...learnt, entries: [] }, file).join('\n')).toBe(`Learnt from 1 run.

Nothing new: the policy needs no new rule for what these runs were allowed.

Replayed over 1 transcript: 1 decision, 0 would change.`);
});

test('all that there may be to say', () => {
  expect(toReportLines(eventful, file).join('\n')).toBe(`Learnt from 1 run.

Not used:
  fork.jsonl (1 pause): a fork caused it
  cut.jsonl (0 pauses): it cannot be read

3 entries to add:
  stop-it: "npm test", once in 1 run
  answer-it: "npm test", 3 times in 2 runs, at most 2 in one: limit 4. Risk: it reads
  reject-it: "npm test", 3 times in 2 runs
  Rules learnt at a terminal hold on GitHub, for people with write permission. At a terminal you are still asked.

Not learnt:
  "x": it cannot be seen

Replayed over 2 transcripts: 4 decisions, 3 would change.
  fork.jsonl: c1: allow_once by a would become reject_once by default
  fork.jsonl: c2 "ls": stop by b would become reject_once by default
  fork.jsonl: c3 "ls": allow_once by a would become stop by default

Entries that decided nothing in these runs; delete those that nobody needs:
  old-rule

"interns policy check" would say:
  Add a limit.

"interns policy test --mutate" would miss:
  stop-it

Nothing is written: add --write, or apply the patch.`);
});

test('the same for programs', () => {
  const { entries, not_learnt, unused, warnings, survivors } = eventful;
  expect(toReport(eventful)).toEqual({
    entries,
    not_used: eventful.untrusted,
    not_learnt,
    replay: [
      { transcript: 'a.jsonl', decisions: 1, changed: [] },
      {
        transcript: 'fork.jsonl',
        decisions: 3,
        changed: eventful.replayed[1]?.decisions.map(({ changed: _changed, asksNow: _asksNow, ...rest }) => rest),
      },
    ],
    unused,
    warnings,
    survivors,
  });
});
