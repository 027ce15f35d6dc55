// Whole reports, in every form, as the files beside this one show them: `npx vitest run -u` writes them anew, to be looked at.
import { expect, test } from 'vitest';
import { ExchangeError } from '../../src/errors.ts';
import type { PlannedUpdate } from '../../src/keys/outcome.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { toFailedComment, toRunningComment } from '../../src/report/comment.ts';
import { toInternsBlocks } from '../../src/report/interns-summary.ts';
import { toKeysBlocks } from '../../src/report/keys-summary.ts';
import { toMarkdown } from '../../src/report/markdown.ts';
import { toPage } from '../../src/report/page.ts';
import { toPlainText } from '../../src/report/plain.ts';
import { renderRichText } from '../../src/report/rich-text.ts';
import { toSkippedSummary } from '../../src/report/skipped-summary.ts';
import { toFailureSummary, toSummary, toSummaryBlocks } from '../../src/report/summary.ts';
import type { RunEvent } from '../../src/run/events.ts';
import { toStartEvent } from '../../src/run/events.ts';
import { buildRunRecord } from '../../src/run/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent } from '../support/events.ts';
import { keyRecord } from '../support/key-record.ts';

const policy = {
  path: '.github/intern-policy.yml',
  commit: '0123456789abcdef0123456789abcdef01234567',
  digest: 'abcdef0123456789',
};
const asked = { kind: 'permission', operation: 'shell command: npm test', options: ['allow_once', 'reject_once'] };
const question = (id: string): RunEvent => ({
  type: 'pause',
  tool_call_id: id,
  name: 's.provide_input',
  arguments: JSON.stringify(asked),
});
const traceOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index === count - 1 ? 'default' : `rule-${index}`,
    list: index === count - 1 ? ('default' as const) : ('rules' as const),
    matched: index === count - 1,
    because: index === count - 1 ? 'no guard and no rule matches' : `tool is "shell", wants "tool-${index}"`,
  }));

const builder = buildRunRecord();
const events: readonly RunEvent[] = [
  toStartEvent(internOf(), 'manual', policy, unknownContext),
  { type: 'prompt', text: 'Review this.' },
  { type: 'remark', message: 'This pull request changes the permission policy.' },
  { type: 'reasoning', text: 'Let me think.\n\nAgain.' },
  { type: 'text', text: '# Review\n\nAll is *well*, @octocat.\n\n| a | b |\n|---|---|\n| 1 | <script> |\n' },
  question('call-1'),
  decisionEvent({
    tool_call_id: 'call-1',
    operation: asked.operation,
    answer: 'reject_once',
    outcome: 'reject',
    verb: 'reject',
    rule: 'default',
    reason: null,
    trace: traceOf(3),
    ladder: 'reject: reject_once',
    budgets: 'answers 0 of 40',
  }),
  question('call-2'),
  decisionEvent({
    tool_call_id: 'call-2',
    operation: 'deploy',
    answer: 'allow_once',
    outcome: 'allow',
    verb: 'allow',
    rule: 'deploys',
    reason: 'Only to *staging*.',
    trace: traceOf(40),
    ladder: null,
    budgets: '',
  }),
  { type: 'finish', finish_reason: 'stop', session_id: 'session-7', model: 'service/intern' },
  { type: 'usage', usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9, cost: 0.00123 } },
  { type: 'error', code: 'policy_stopped', message: 'A request was rejected.', reason: null },
  { type: 'end', conclusion: 'rejected', error_code: 'policy_stopped' },
];
for (const [index, event] of events.entries())
  builder.observe({ ...event, at: new Date(Date.UTC(2026, 10, 18, 12, 0, index * 7)).toISOString() });
const record = builder.value();
const nothing = buildRunRecord().value();

const hash = 'f01d';
const planned: PlannedUpdate = { source: 'keys.yml:4', hash, update: { limit: 50 }, when: undefined };
const weekend = { ...planned, when: { days: ['sat', 'sun'], fromMinute: 0, untilMinute: 1440 } as const };
const keys = toKeysBlocks(
  [
    { planned, outcome: { state: 'updated', record: keyRecord(), before: keyRecord({ limit: 40 }) } },
    {
      planned,
      outcome: { state: 'updated', record: keyRecord({ limit: null, limit_reset: null }), before: undefined },
    },
    {
      planned,
      outcome: {
        state: 'planned',
        request: { method: 'PATCH', url: 'https://service.example/v1/keys/f01d', body: '{"limit":50}' },
      },
    },
    { planned: weekend, outcome: { state: 'skipped' } },
    { planned, outcome: { state: 'failed', error: new ExchangeError('exchange_refused', 'No *token*.') } },
  ],
  Date.UTC(2026, 10, 20, 12),
);
const interns = toInternsBlocks([
  internOf({ model: 'large' }),
  internOf({ status: 'failed', last_failure_message: 'No | disk.' }),
  internOf({ status: 'provisioning', progress: { step_label: 'boot', step_number: 2, total_steps: 5 } }),
]);
const refused = new ExchangeError('exchange_refused', 'Token exchange refused.', {
  unverifiedClaims: [
    { name: 'sub', value: 'repo:acme/app:pull_request' },
    { name: 'environment', value: undefined },
  ],
  remarks: ['The audience is the default.'],
});
const asking = {
  question: {
    sessionId: 's',
    deadline: '2026-11-18T12:05:00.000Z',
    answerUntil: 0,
    toolCall: {
      id: 'call-1',
      type: 'function',
      function: { name: 's.provide_input', arguments: JSON.stringify(asked) },
    },
  },
  code: 'ABCD2345',
  commands: ['/allow', '/answer VALUE'],
  untilMs: Date.UTC(2026, 10, 18, 12, 5),
};

test.each([
  ['summary.md', () => toSummary(record, 'full')],
  ['summary-brief.md', () => toSummary(record, 'brief')],
  ['page.html', () => toPage('Run of <reviewer>', toSummaryBlocks(record, 'full'))],
  [
    'page-rendered.html',
    () => toPage('Rendered', toSummaryBlocks(record, 'full', undefined, { render: renderRichText })),
  ],
  ['report', () => toPlainText(toSummaryBlocks(record, 'full'))],
  ['failure.md', () => toFailureSummary(refused)],
  ['skipped.md', () => toSkippedSummary('"stranger" has the permission "read".', 'Ask somebody.')],
  ['keys.md', () => toMarkdown(keys)],
  ['keys', () => toPlainText(keys)],
  ['interns.md', () => toMarkdown(interns)],
  ['interns-none.md', () => toMarkdown(toInternsBlocks([]))],
  ['comment-working.md', () => toRunningComment({ record, elapsedMs: 75_000, asked: undefined })],
  [
    'comment-asking.md',
    () =>
      toRunningComment({
        record: nothing,
        elapsedMs: 9_000,
        asked: { ...asking, reason: 'A person looks.', refusal: 'No "x".' },
      }),
  ],
  ['comment-failed.md', () => toFailedComment('The intern "x" is unknown.')],
] as const)('%s', async (name, report) => {
  await expect(report()).toMatchFileSnapshot(`whole/${name}.txt`);
});
