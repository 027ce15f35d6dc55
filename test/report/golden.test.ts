// What people see, whole: every report of a run that has a bit of everything, as it stands in `shown/`, to be read and looked at.
import { expect, test } from 'vitest';
import { ApiError, ExchangeError } from '../../src/errors.ts';
import type { KeyEntry } from '../../src/keys/entry.ts';
import type { EntryVerdict } from '../../src/keys/fold.ts';
import type { KeyOutcome, KeyResult, KeysReport } from '../../src/keys/outcome.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { toFailedComment, toFinalComment, toRunningComment } from '../../src/report/comment.ts';
import { toKeysBlocks } from '../../src/report/keys-summary.ts';
import { toError, toKeyLines, toOtherChangesLine } from '../../src/report/keys-words.ts';
import { logEvents } from '../../src/report/live-log.ts';
import { toTotals, toTotalsBlocks } from '../../src/report/page/account.ts';
import { toReportPage } from '../../src/report/page/report-page.ts';
import { type ShownRun, toShownRun } from '../../src/report/page/shown-run.ts';
import { toHtml } from '../../src/report/render/html.ts';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { toShownPause } from '../../src/report/shown-question.ts';
import { suggestRules } from '../../src/report/suggestions.ts';
import {
  toFailureSummary,
  toInternsBlocks,
  toSkippedSummary,
  toSummary,
  toSummaryBlocks,
} from '../../src/report/summary.ts';
import type { RecordedEvent, RunEvent } from '../../src/transcript/events.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { toTranscriptLine } from '../../src/transcript/recorder.ts';
import { buildRunRecord, type RunRecord } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';
import { keyRecord } from '../support/key-record.ts';
import { recordLog } from '../support/log.ts';

const text = `## Review

The change is **small** and does what it says:

1. \`src/range.ts\` takes ranges of any length;
2. its tests were extended.

| file | verdict |
|---|---|
| src/range.ts | fine |

<script>alert(1)</script> @everyone [a link](https://evil.example)
`;
const shellQuestion = (command: string): string =>
  JSON.stringify({
    kind: 'permission',
    operation: `shell command: ${command}`,
    options: ['allow_once', 'reject_once'],
  });
const trace = [
  { id: 'no-network', list: 'guards', matched: false, because: 'tool is "shell", not "fetch"' },
  { id: 'tests', list: 'rules', matched: true, because: 'command is "npm test"' },
  { id: 'default', list: 'default', matched: false, because: 'a rule decided' },
] as const;

const happened: readonly RunEvent[] = [
  toStartEvent(
    internOf(),
    'manual',
    {
      path: '.github/intern-policy.yml',
      commit: '0123456789abcdef0123456789abcdef01234567',
      digest: 'abcdef0123456789'.repeat(4),
    },
    unknownContext,
  ),
  { type: 'request', route: 'chat', status: 200, ms: 41, request_id: 'req-1' },
  { type: 'prompt', text: 'Please review this.' },
  { type: 'reasoning', text: 'Let me look\nat the change.' },
  { type: 'text', text },
  { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: shellQuestion('npm test') },
  decisionEvent({
    operation: 'shell command: npm test',
    rule: 'tests',
    reason: 'Tests read and write the work tree only.',
    verb: 'allow',
    trace,
    ladder: 'allow_once is offered',
    budgets: '0 of 100 answers, 0 of 20 allows',
  }),
  {
    type: 'pause',
    tool_call_id: 'call-2',
    name: 'service.provide_input',
    arguments: shellQuestion('git push origin main'),
  },
  decisionEvent({
    tool_call_id: 'call-2',
    operation: 'shell command: git push origin main',
    answer: 'reject_once',
    rule: 'default',
    verb: 'reject',
    outcome: 'reject',
    trace: [{ id: 'default', list: 'default', matched: true, because: 'no entry matched' }],
  }),
  {
    type: 'pause',
    tool_call_id: 'call-3',
    name: 'service.provide_input',
    arguments: '{"kind":"elicitation","message":"Which?"}',
  },
  decisionEvent({
    tool_call_id: 'call-3',
    kind: 'elicitation',
    operation: null,
    answer: 'blue',
    rule: 'colours',
    outcome: 'answer',
  }),
  { type: 'pause', tool_call_id: 'call-4', name: 'service.provide_input', arguments: 'not JSON' },
  decisionEvent({
    tool_call_id: 'call-4',
    kind: null,
    operation: null,
    answer: null,
    rule: 'malformed',
    outcome: 'stop',
    reason: 'not JSON',
  }),
  { type: 'remark', message: 'The policy file was read from the checkout.' },
  { type: 'finish', finish_reason: 'stop', session_id: 'session-0123456789', model: 'example/scripted-1' },
  { type: 'usage', usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540, cost: 0.01234 } },
  { type: 'end', conclusion: 'finished', error_code: null },
];
const failed: readonly RunEvent[] = [
  ...happened.slice(0, 5),
  { type: 'error', code: 'stream_severed', message: 'The connection broke.', reason: 'stream_severed' },
  { type: 'end', conclusion: 'failed', error_code: 'stream_severed' },
];

const recorded = (events: readonly RunEvent[]): readonly RecordedEvent[] =>
  events.map((event, index) => ({ ...event, at: new Date(index * 7_000).toISOString() }));

function recordOf(events: readonly RunEvent[]): RunRecord {
  const builder = buildRunRecord();
  for (const event of recorded(events)) builder.observe(event);
  return builder.value();
}

const always: KeyEntry = {
  source: 'keys.yml:4',
  hash: 'f01d',
  shownHash: 'f01d',
  update: { limit: 50, limit_reset: 'daily', disabled: false },
  when: undefined,
};
const workHours = { days: ['mon', 'fri'], fromMinute: 540, untilMinute: 1080 } as const;
const onFridays: KeyEntry = { ...always, source: 'keys.yml:9', when: { schedule: workHours, usage: undefined } };
const whenUsed: KeyEntry = {
  ...always,
  source: 'keys.yml:14',
  when: { schedule: undefined, usage: { of: 'daily', atLeast: { percent: 80 } } },
};
const used = { condition: { of: 'daily', atLeast: { percent: 80 } }, byok: null, limit: 50, threshold: 40 } as const;
const entries: readonly EntryVerdict[] = [
  { entry: always, state: 'taken', usageCheck: undefined },
  { entry: onFridays, state: 'out_of_time', usageCheck: undefined },
  { entry: whenUsed, state: 'below', usageCheck: { ...used, used: 20, isMet: false } },
];
const byok = { ...used, limit: 25, threshold: 20, used: 20, byok: 5, isMet: true };
const taken: EntryVerdict = { entry: whenUsed, state: 'taken', usageCheck: byok };
const weekly = keyRecord({ name: 'weekly', limit_reset: 'weekly', usage_daily: 0, usage_weekly: 0, usage_monthly: 0 });
const unlimited = keyRecord({
  name: 'nightly',
  limit: null,
  limit_remaining: null,
  limit_reset: null,
  usage_daily: 0.001,
});
const changes = [
  { field: 'limit', old: 40, new: 50 },
  { field: 'limit_reset', old: null, new: 'daily' },
  { field: 'disabled', old: true, new: false },
] as const;
const elsewhere = [{ field: 'name', old: 'reviewer', new: 'reviews' }] as const;

function resultOf(outcome: KeyOutcome, verdicts = entries): KeyResult {
  return { key: always, entries: verdicts, outcome };
}

const updates: KeysReport = {
  mode: 'update',
  results: [
    resultOf({ state: 'updated', record: keyRecord(), changes, otherChanges: elsewhere }),
    resultOf({ state: 'updated', record: unlimited, changes: undefined, otherChanges: [] }, entries.slice(0, 1)),
    resultOf({ state: 'unchanged', record: weekly }, [taken]),
    resultOf({
      state: 'dry_run',
      request: { method: 'PATCH', url: 'https://service.example/api/v1/keys/f01d', body: '{"limit":50}' },
    }),
    resultOf({ state: 'skipped', record: undefined }, entries.slice(1, 2)),
    resultOf({
      state: 'failed',
      error: new ApiError('api_refused', 'The service refused the update.', { status: 403 }),
    }),
  ],
  total: undefined,
  brokenLimits: [],
  isHeldBack: false,
};
const named = (name: string): object =>
  keyRecord({ name, hash: `${name}-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c` });
const planned: KeysReport = {
  mode: 'plan',
  results: [
    resultOf({ state: 'planned', record: keyRecord(named('reviewer')), changes }, [entries[0] ?? taken, taken]),
    resultOf({ state: 'planned', record: keyRecord(named('release')), changes: elsewhere }, entries.slice(0, 2)),
    resultOf({ state: 'unchanged', record: weekly }, [taken]),
  ],
  total: { before: 73.333, after: 85 },
  brokenLimits: [],
  isHeldBack: false,
};
const unsafe: KeysReport = {
  ...planned,
  mode: 'update',
  total: { before: 50, after: Number.POSITIVE_INFINITY },
  brokenLimits: [
    { limit: 'max_changes', allowed: 1, changes: 2 },
    { limit: 'raise_at_most', allowed: 2, key: '"reviewer" (f01d)', raise: { factor: 3 }, before: 50, after: 150 },
    {
      limit: 'raise_at_most',
      allowed: 2,
      key: '"release" (f02d)',
      raise: { factor: Number.POSITIVE_INFINITY, reason: 'no_limit' },
      before: 50,
      after: Number.POSITIVE_INFINITY,
    },
    { limit: 'total_at_most', allowed: 500, total: Number.POSITIVE_INFINITY },
    { limit: 'never_disable_all', keys: 3 },
  ],
};
const drift: KeysReport = { ...planned, mode: 'check', total: { before: 50, after: 50 } };
const friday = Date.parse('2026-11-20T12:00:00Z');

const interns = [
  internOf(),
  internOf({
    id: 'intern-2',
    name: 'new one',
    status: 'provisioning',
    progress: { step: 'disk', step_label: 'Disk', step_number: 2, total_steps: 5 },
  }),
  internOf({
    id: 'intern-3',
    name: 'broken',
    status: 'failed',
    model: 'example/large',
    last_failure_message: 'no\nspace',
  }),
  internOf({ id: 'intern-4', name: 'silent', status: 'failed' }),
];

const pause = JSON.stringify({
  kind: 'permission',
  operation: 'shell command: npm test    && echo "a\u200bb"',
  options: ['allow_once', 'reject_once'],
  cwd: 'packages/app',
  env: { CI: 'true' },
});
const question = {
  shown: toShownPause(pause, { columns: 60, maxLines: 300 }),
  code: 'ABCD2345',
  commands: ['/allow', '/reject'],
  untilMs: friday,
  reason: 'A person looks at pushes.',
  refusal: undefined,
};
const refused = new ExchangeError('exchange_refused', 'The service does not accept the subject token.', {
  unverifiedClaims: [
    { name: 'sub', value: 'repo:acme/app:ref:refs/heads/main' },
    { name: 'environment', value: undefined },
  ],
  remarks: ['The audience is not the one of the service.'],
});

const run = recordOf(happened);
const options = { render: renderRichText, suggest: suggestRules };
const blocks = toSummaryBlocks(run, 'full', undefined, options);
const shownOf = (events: readonly RunEvent[]): ShownRun =>
  toShownRun(readTranscript(recorded(events).map(toTranscriptLine).join('')));
const shownRun = shownOf(happened);
const shownFailed = shownOf(failed);
const keys = toKeysBlocks(updates, friday);
const plan = toKeysBlocks(planned, friday);
const list = toInternsBlocks(interns);

test.each([
  ['run.md', toSummary(run, 'full', options)],
  ['run-brief.md', toSummary(run, 'brief', { suggest: suggestRules })],
  ['run-none.md', toSummary(run, 'none')],
  ['run-failed.md', toSummary(recordOf(failed), 'full')],
  ['run.html', toReportPage([shownRun], { level: 'full', ...options })],
  ['run-brief.html', toReportPage([shownRun], { level: 'brief' })],
  ['runs.html', toReportPage([shownRun, shownFailed], { level: 'full', ...options })],
  ['runs.md', toMarkdown(toTotalsBlocks(toTotals([shownRun, shownFailed])))],
  ['run.txt', toPlainText(blocks)],
  ['not-started.md', toFailureSummary(refused)],
  ['skipped.md', toSkippedSummary('The actor may not start runs.', 'Give write permission.')],
  ['keys.md', toMarkdown(keys)],
  ['keys.html', toHtml(keys)],
  ['keys.txt', toPlainText(keys)],
  ['keys.log', updates.results.flatMap((one) => [...toKeyLines(one), toOtherChangesLine(one)]).join('\n')],
  ['keys-plan.md', toMarkdown(plan)],
  ['keys-plan.txt', toPlainText(plan)],
  ['keys-plan-narrow.txt', toPlainText(plan, { columns: 80 })],
  ['keys-plan.log', planned.results.flatMap(toKeyLines).join('\n')],
  ['keys-unsafe.txt', `${toPlainText(toKeysBlocks(unsafe, friday))}\n${toError(unsafe)?.message}\n`],
  ['keys-check.md', toMarkdown(toKeysBlocks(drift, friday))],
  ['interns.md', toMarkdown(list)],
  ['interns.html', toHtml(list)],
  ['interns-none.md', toMarkdown(toInternsBlocks([]))],
  [
    'interns-many.md',
    toMarkdown(toInternsBlocks(Array.from({ length: 502 }, () => internOf())))
      .split('\n')
      .slice(-3)
      .join('\n'),
  ],
  [
    'comment-running.md',
    toRunningComment({ record: recordOf(happened.slice(0, 7)), elapsedMs: 95_000, question: undefined }),
  ],
  ['comment-asking.md', toRunningComment({ record: recordOf(happened.slice(0, 7)), elapsedMs: 9_000, question })],
  [
    'comment-asking-again.md',
    toRunningComment({
      record: buildRunRecord().value(),
      elapsedMs: 0,
      question: { ...question, reason: null, refusal: 'It names no option.' },
    }),
  ],
  ['comment-final.md', toFinalComment(run, { render: renderRichText, isShort: false })],
  ['comment-failed.md', toFailedComment('The service does not accept the subject token. <b>')],
])('%s', async (name, shown) => {
  await expect(`${shown}\n`).toMatchFileSnapshot(`shown/${name}`);
});

test.each(['full', 'brief', 'none'] as const)('the log at the level %s', async (level) => {
  const log = recordLog();
  const observe = logEvents(log, level, suggestRules);
  for (const event of [...recorded(happened), ...recorded(failed).slice(5)]) observe(event);
  const lines = log.messages.map(({ level: told, message }) => `${told}: ${message}\n`);
  await expect(lines.join('')).toMatchFileSnapshot(`shown/log-${level}.txt`);
});
