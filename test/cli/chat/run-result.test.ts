// What a run came to: the lines for a person, the last line for a program, the exit code.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { CliRunResult } from '../../../src/cli/chat/run-on-terminal.ts';
import { describeOpenQuestion, reportRun } from '../../../src/cli/chat/run-on-terminal.ts';
import { createJobIo } from '../../../src/cli/job-io.ts';
import { RunError, StreamError } from '../../../src/errors.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { Secret } from '../../../src/secret.ts';
import type { RunEvent } from '../../../src/transcript/events.ts';
import { buildRunRecord } from '../../../src/transcript/run-record.ts';
import { internOf } from '../../support/chat.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';
import { colourScreen, expectShown, plainScreen, visible } from '../support/shown.ts';
import { watchIo } from '../support/watched-io.ts';

const happened: readonly RunEvent[] = [
  toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext),
  { type: 'pause', tool_call_id: 'call-1', name: 'x.provide_input', arguments: '{}' },
  decisionEvent(),
  { type: 'finish', finish_reason: 'stop', session_id: 'session-1', model: 'example/m' },
  { type: 'usage', usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.01234 } },
  { type: 'end', conclusion: 'finished', error_code: null },
];

function resultOf(given: Partial<CliRunResult> = {}, events: readonly RunEvent[] = happened): CliRunResult {
  const builder = buildRunRecord();
  for (const [index, event] of events.entries()) {
    builder.observe({ ...event, at: new Date(Date.UTC(2026, 10, 20) + index * 1250).toISOString() });
  }
  const record = builder.value();
  return {
    conclusion: 'finished',
    error: null,
    pending: null,
    text: '',
    record,
    transcriptFile: '/made-up/t.jsonl',
    ...given,
  };
}

const severed = new StreamError('stream_severed', 'The connection\nbroke at made-up-secret.');
const pending = {
  tool_call_id: 'call-1',
  session_id: 'session-1',
  name: 'x.provide_input',
  arguments: '{"kind":"permission","operation":"made-up-secret","options":["allow_once","reject_once"]}',
  deadline: '2026-11-20T12:05:00.000Z',
};
const cancelled = new RunError('cancelled', 'Interrupted (SIGINT).');
const noCost = happened.with(4, { type: 'usage', usage: { total_tokens: 7, cost: null } });
const noTokens = happened.with(4, { type: 'usage', usage: { cost: 0 } });

const passing = happened.map((event) => (event.type === 'start' ? { ...event, session_ends: true as const } : event));

const results: readonly (readonly [string, CliRunResult, number])[] = [
  ['finished', resultOf(), 0],
  ['rejected', resultOf({ conclusion: 'rejected' }), 3],
  ['failed', resultOf({ conclusion: 'failed', error: severed }), 1],
  ['ended', resultOf({ conclusion: 'ended', error: new StreamError('run_ended', 'It ended.') }), 1],
  ['paused', resultOf({ conclusion: 'paused', pending }), 4],
  ['paused while interns exec runs', resultOf({ conclusion: 'paused', pending }, passing), 4],
  ['paused before it began', resultOf({ conclusion: 'paused', pending }, []), 4],
  ['interrupted', resultOf({ conclusion: 'failed', error: cancelled }), 130],
  ['without a cost', resultOf({}, noCost), 0],
  ['without tokens', resultOf({}, noTokens), 0],
  ['without anything', resultOf({}, []), 0],
];

test.each(results)('%s', async (name, result, exitCode) => {
  const shown: string[] = [];
  for (const [way, screen, json] of [
    ['with colours', colourScreen, false],
    ['without', plainScreen, false],
    ['as JSON', plainScreen, true],
  ] as const) {
    const { io, written } = watchIo({ screen });
    const job = createJobIo(io, { verbose: false });
    job.log.mask(new Secret('made-up-secret'));
    expect(reportRun(result, io, job, { json })).toBe(exitCode);
    shown.push(`${way}:\n${written.stderr}-- standard output:\n${written.stdout}`);
  }
  expect(shown.join('')).not.toContain('made-up-secret');
  await expectShown(`result-${name.replaceAll(' ', '-')}`, visible(shown.join('\n')));
});

test.each([
  ['nobody', 'Interrupted; the question is rejected.', 'failed ·'],
  ['policy', 'failed ·', 'the question is'],
] as const)('an interruption after a decision by %s', (decided_by, said, unsaid) => {
  const { io, written } = watchIo({ screen: plainScreen });
  const events = happened.with(2, decisionEvent({ decided_by }));
  const result = resultOf({ conclusion: 'failed', error: cancelled }, events);
  expect(reportRun(result, io, createJobIo(io, { verbose: false }), { json: false })).toBe(130);
  expect(written.stderr).toContain(said);
  expect(written.stderr).not.toContain(unsaid);
});

test.each([
  ['nobody was asked', { screen: plainScreen }, []],
  ['nobody can be asked', { isBare: true }, happened.with(2, decisionEvent({ decided_by: 'nobody' }))],
])('an interruption where %s is that of the run', (_, world, events) => {
  const { io, written } = watchIo(world);
  const result = resultOf({ conclusion: 'failed', error: cancelled }, events);
  expect(reportRun(result, io, createJobIo(io, { verbose: false }), { json: false })).toBe(130);
  expect(written.stderr).toContain('Interrupted (SIGINT). (cancelled)\n');
  expect(written.stderr).not.toContain('was not answered');
});

test('what is left open is JSON for a program, and a line for a person', () => {
  const { io, written } = watchIo();
  const job = createJobIo(io, { verbose: false });
  job.log.mask(new Secret('made-up-secret'));
  reportRun(resultOf({ conclusion: 'paused', pending }), io, job, { json: false });
  expect(JSON.parse(written.stdout)).toEqual({
    ...pending,
    arguments: pending.arguments.replace('made-up-secret', '***'),
  });
  expect(written.stderr).toContain(
    `The question is open until ${pending.deadline}. Answer it with "interns answer" and this:\n`,
  );
});

test('of a turn neither session nor transcript is said', () => {
  const { io, written } = watchIo();
  reportRun(resultOf(), io, createJobIo(io, { verbose: false }), { json: false, isTurn: true });
  expect(written.stderr).toBe('finished · 6.3 s · 3 tokens · USD 0.0123\n');
});

test('where there is no terminal, the lines are the same without colours', () => {
  const [bare, plain] = [watchIo({ isBare: true }), watchIo({ screen: plainScreen })];
  for (const { io } of [bare, plain]) reportRun(resultOf(), io, createJobIo(io, { verbose: false }), { json: false });
  expect(bare.written).toEqual(plain.written);
});

const options = { intern: 'reviewer', until: '2026-11-20T12:05:00.000Z', columns: 60, redact: (text: string) => text };

function pendingOf(given: object): Parameters<typeof describeOpenQuestion>[0] {
  return {
    tool_call_id: 'call-1',
    session_id: 'session-1',
    name: 'service.provide_input',
    arguments: JSON.stringify(given),
    deadline: '2026-11-20T12:05:00.000Z',
  };
}

/** The words of the last line, as bash reads them. */
function wordsOf(lines: readonly string[]): readonly string[] {
  const command = lines.at(-1) ?? '';
  return execFileSync('bash', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' })
    .split('\n')
    .slice(0, -1);
}

const permission = { kind: 'permission', options: ['allow_once', 'reject_once'] };

test('a permission is said in words, and one command allows it', () => {
  const open = pendingOf({ ...permission, operation: "shell command: echo 'it is $HOME'" });
  const lines = describeOpenQuestion(open, options);
  expect(lines).toContain('The intern asks for permission:');
  expect(lines).toContain("  echo 'it is $HOME'");
  expect(wordsOf(lines)).toEqual([
    'interns',
    'answer',
    '--intern',
    'reviewer',
    '--pending',
    JSON.stringify(open),
    'allow_once',
  ]);
});

test('the name of an intern is one word of the command, and nothing that a terminal obeys', () => {
  const intern = "x\u001b]52;c;Y3Vy\u0007'; echo hi\n#";
  const lines = describeOpenQuestion(pendingOf({ ...permission, operation: 'ls' }), { ...options, intern });
  expect(lines.at(-1)).not.toContain('\u001b');
  expect(wordsOf(lines)[3]).toBe("x'; echo hi #");
});

test.each([
  ['is too long to show', { ...permission, operation: 'x\n'.repeat(300) }],
  ['does not offer allow_once', { kind: 'permission', options: ['reject_once'], operation: 'deploy' }],
])('a permission that %s comes with a command that rejects it', (_, given) => {
  const lines = describeOpenQuestion(pendingOf(given), options);
  expect(wordsOf(lines).at(-1)).toBe('reject_once');
  expect(lines).toContain('To reject it, copy the command.');
  expect(lines.includes('The question is cut off here. The transcript has the rest.')).toBe(
    given.operation.length > 200,
  );
});

test('a question comes with a command that declines it', () => {
  const lines = describeOpenQuestion(pendingOf({ kind: 'question', message: 'Which colour?' }), options);
  expect(lines[0]).toBe('The intern asks:');
  expect(lines).toContain('  Which colour?');
  expect(lines).toContain(
    'To decline, copy the command. To answer, write your answer in place of its last word ("interns answer --help" has an example).',
  );
  expect(wordsOf(lines).at(-1)).toBe('{"action":"decline"}');
});

test('a question that is too long to show comes with a command that declines it', () => {
  const lines = describeOpenQuestion(pendingOf({ kind: 'elicitation', message: 'x\n'.repeat(300) }), options);
  expect(lines).toContain('The question is cut off here. The transcript has the rest.');
  expect(wordsOf(lines).at(-1)).toBe('{"action":"decline"}');
});

test.each([
  [60, 58],
  [10, 19],
])('on a screen of %i columns, what is asked has lines of at most %i', (columns, most) => {
  const open = pendingOf({ ...permission, operation: `deploy ${'x'.repeat(200)}` });
  const lines = describeOpenQuestion(open, { ...options, columns });
  const asked = lines.slice(
    1,
    lines.findIndex((line) => line.startsWith('You can answer until')),
  );
  expect(Math.max(...asked.map((line) => line.length))).toBe(most);
});

test('what could act on a terminal is written out, in the words and in the command', () => {
  const open = pendingOf({ ...permission, operation: 'a\u009b31m\u202eb' });
  expect(describeOpenQuestion(open, options).join('\n')).not.toMatch(/[\u007f-\u009f\p{Cf}]/u);
});
