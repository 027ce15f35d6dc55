// The job summary of a run.
import { describe, expect, test } from 'vitest';
import { ApiError, ExchangeError } from '../../src/errors.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { toFailureSummary, toSummary, toSummaryBlocks } from '../../src/report/summary.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { buildRunRecord, type RunRecord } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';

const facts = { path: '.github/intern-policy.yml', commit: null, digest: 'abcdef0123456789' };
const start = toStartEvent(internOf(), 'manual', facts, unknownContext);
const finish: RunEvent = { type: 'finish', finish_reason: 'stop', session_id: 'session-7', model: 'service/intern' };
const end: RunEvent = { type: 'end', conclusion: 'finished', error_code: null };
const pause: RunEvent = { type: 'pause', tool_call_id: 'call-1', name: 's.provide_input', arguments: '{}' };
const limit = 1000 * 1024;

function recordOf(...events: readonly RunEvent[]): RunRecord {
  const builder = buildRunRecord();
  for (const [index, event] of events.entries()) {
    builder.observe({ ...event, at: new Date(index * 1500).toISOString() });
  }
  return builder.value();
}

const plain = (record: RunRecord, level: 'full' | 'brief' | 'none' = 'full'): string =>
  toPlainText(toSummaryBlocks(record, level));

describe('the summary of a run', () => {
  const record = recordOf(
    start,
    { type: 'prompt', text: 'Review this.' },
    { type: 'reasoning', text: 'Let me think.' },
    { type: 'text', text: 'All is well.' },
    pause,
    decisionEvent({ operation: 'shell', answer: 'allow_once', rule: 'rule-1', reason: 'Reads only.' }),
    finish,
    { type: 'usage', usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9, cost: 0.00123 } },
    end,
  );

  test.each([
    ['the conclusion', /^✅ reviewer finished\n/],
    ['the approval mode', /manual mode/],
    ['what it cost', /USD 0\.0012 · session session-7/],
    ['how long it took', /12\.0 s/],
    ['the model', /service\/intern/],
    ['the session', /session session-7/],
    ['the answer and whose it is', /reviewer says:\n\n {2}All is well\./],
    ['the decision, its reason and its rule', /shell .*✅ Allowed .*Reads only\. \(rule rule-1\)/],
    ['the usage', /Usage: 7 tokens in, 2 out, 9 in all · Model: service\/intern/],
    ['the reasoning', /Reasoning:\s+Let me think\./],
    ['the policy', /\.github\/intern-policy\.yml, SHA-256 abcdef012345/],
    ['how to continue', /To continue this session, set session-id: session-7/],
  ])('shows %s', (_, shown) => {
    expect(plain(record)).toMatch(shown);
  });

  test('says how to continue as the command line takes it, where that ran it', () => {
    const tool = { name: 'interns', version: '1.0.0' };
    const onTerminal = toStartEvent(internOf(), 'manual', facts, unknownContext, { tool });
    const shown = plain(recordOf(onTerminal, finish, end));
    expect(shown).toContain('To continue this session: interns chat --session session-7\n');
    const evil: RunEvent = { ...finish, session_id: 's; echo hi' };
    expect(plain(recordOf(onTerminal, evil, end))).toContain("interns chat --session 's; echo hi'\n");
    expect(plain(recordOf(toStartEvent(internOf(), 'manual', facts, unknownContext), evil, end))).toContain(
      'set session-id: "s; echo hi"\n',
    );
  });

  test('says nothing of how to continue a session that ended with its service', () => {
    const ended = recordOf(
      toStartEvent(internOf(), 'manual', facts, unknownContext, { session_ends: true }),
      finish,
      end,
    );
    expect(plain(ended)).toContain('session session-7');
    expect(plain(ended)).not.toContain('To continue');
  });

  test('does not show the prompt, which the workflow has', () => {
    expect(plain(record)).not.toContain('Review this.');
  });

  test('shows no word of the intern when it is brief', () => {
    const brief = plain(record, 'brief');
    expect(brief).not.toMatch(/All is well|Let me think|Reasoning/);
    expect(brief).toContain('✅ Allowed');
  });

  test('shows only the status when it shows nothing', () => {
    expect(toSummaryBlocks(record, 'none')).toHaveLength(1);
  });

  test.each([
    [{ operation: null, kind: 'elicitation' }, 'elicitation'],
    [{ operation: null, kind: null }, 'question'],
  ])('names a question by its kind: %j', (asked, name) => {
    expect(plain(recordOf(pause, decisionEvent(asked)))).toMatch(new RegExp(`^${name} `, 'm'));
  });

  test('shows the error and its code', () => {
    const error: RunEvent = { type: 'error', code: 'run_ended', message: 'Over.', reason: null };
    const failed = recordOf(start, error, { type: 'end', conclusion: 'ended', error_code: 'run_ended' });
    expect(plain(failed)).toMatch(/^❌ reviewer did not finish: the run was ended from outside\n/);
    expect(plain(failed)).toMatch(/CAUTION: Over\..*run_ended/);
  });

  test('of nothing says that it failed', () => {
    expect(plain(recordOf())).toMatch(/^❌ The run failed\n/);
  });

  test('says where no policy was', () => {
    const nothing = { path: null, commit: null, digest: null };
    const none = recordOf(toStartEvent(internOf(), 'manual', nothing, unknownContext));
    expect(plain(none)).toContain('Permission policy: none, so everything is rejected');
  });

  test.each([
    ['person', 'No policy file; a person decided'],
    ['nobody', 'No policy file; nobody answered'],
    ['policy', 'Permission policy: none, so everything is rejected'],
  ] as const)('without a policy, where the decision is that of %s, it says so', (decided_by, says) => {
    const nothing = { path: null, commit: null, digest: null };
    const asked = toStartEvent(internOf(), 'manual', nothing, unknownContext);
    expect(plain(recordOf(asked, pause, decisionEvent({ decided_by })))).toContain(says);
  });

  test('names the commit of a policy', () => {
    const commit = '0123456789abcdef0123456789abcdef01234567';
    const read = recordOf(toStartEvent(internOf(), 'manual', { ...facts, commit }, unknownContext));
    expect(plain(read)).toContain('intern-policy.yml at commit 0123456789ab, SHA-256');
  });

  test.each([
    [{}, undefined],
    [{ cost: null }, undefined],
    [{ total_tokens: 0 }, 'Usage: 0 in all'],
    [{ cost: 0 }, 'USD 0.0000'],
  ])('of the usage %j shows %s', (usage, shown) => {
    const text = plain(recordOf({ type: 'usage', usage }));
    if (shown === undefined) expect(text).not.toContain('Usage');
    else expect(text).toContain(shown);
  });
});

describe('the size of a summary', () => {
  const bytes = (markdown: string): number => Buffer.byteLength(markdown);

  test('keeps text of usual length whole', () => {
    const text = 'word '.repeat(20_000);
    const markdown = toSummary(recordOf(start, { type: 'text', text }), 'full');
    expect(markdown).not.toContain('left out');
    expect(bytes(markdown)).toBeGreaterThan(text.length - 10);
  });

  test.each([
    ['letters', 'x'],
    ['characters that are escaped', '@'],
    ['characters of three bytes', '語'],
    ['characters of two units', '🎈'],
    ['lines', 'x\n'],
    ['paragraphs', 'x\n\n'],
  ])('stays below the limit with very many %s, and says what is left out', (_, unit) => {
    const events: RunEvent[] = [
      { type: 'text', text: unit.repeat(600_000) },
      { type: 'reasoning', text: unit.repeat(600_000) },
    ];
    const markdown = toSummary(recordOf(start, ...events, end), 'full');
    expect(bytes(markdown)).toBeLessThanOrEqual(limit);
    expect(markdown).toMatch(/\d+ characters are left out here/);
    expect(markdown.isWellFormed()).toBe(true);
  });

  test('shows the beginning and the end of a long text, and how much is missing', () => {
    const text = `BEGIN${'x'.repeat(500_000)}END`;
    const shown = plain(recordOf({ type: 'text', text }));
    expect(shown).toContain('BEGIN');
    expect(shown).toContain('END');
    expect(shown).toContain(`${text.length - 400_000} characters are left out here`);
  });

  test('stays below the limit with very many decisions, and says how many are left out', () => {
    const many = Array.from({ length: 2_100 }, () =>
      decisionEvent({ operation: '@'.repeat(600), reason: '#'.repeat(600) }),
    );
    const markdown = toSummary(recordOf(start, pause, ...many, end), 'brief');
    expect(bytes(markdown)).toBeLessThanOrEqual(limit);
    expect(markdown).toMatch(/\d+ more decisions are in the transcript file/);
  });

  test('stays below the limit whatever the service calls things', () => {
    const long = '<'.repeat(2_000_000);
    const events: RunEvent[] = [
      toStartEvent(internOf({ name: long }), 'manual', { path: long, commit: long, digest: long }, unknownContext),
      pause,
      decisionEvent({ operation: long, kind: long, answer: long, rule: long, reason: long }),
      { ...finish, session_id: long, model: long },
      { type: 'error', code: 'run_failed', message: long, reason: long },
    ];
    expect(bytes(toSummary(recordOf(...events), 'full'))).toBeLessThanOrEqual(limit);
  });
});

describe('the summary of a step that failed before its run', () => {
  test('shows what happened', () => {
    const error = new ApiError('intern_unknown', 'No intern has the name "x".');
    expect(toFailureSummary(error)).toMatch(/^## .*The run did not start\n\n> \[!CAUTION\]\n> No intern has the name/);
    expect(toFailureSummary(error)).toContain('intern&#95;<wbr>unknown');
  });

  test('shows the unverified claims of a refused exchange, absent ones too', () => {
    const unverifiedClaims = [
      { name: 'iss', value: 'https://token.example' },
      { name: 'environment', value: undefined },
    ];
    const markdown = toFailureSummary(new ExchangeError('exchange_refused', 'No.', { unverifiedClaims }));
    expect(markdown).toContain('unverified');
    expect(markdown).toContain('| <code>environment</code> | absent |');
    expect(markdown).toContain('token&#46;example</code> |');
  });

  test('shows the remarks of a refused exchange', () => {
    const remarks = ['Look at the audience.'];
    expect(toFailureSummary(new ExchangeError('exchange_refused', 'No.', { remarks }))).toContain(
      '> [!NOTE]\n> Look at the audience',
    );
  });

  test('stays below the limit whatever the message', () => {
    const long = '<'.repeat(2_000_000);
    const unverifiedClaims = Array.from({ length: 11 }, () => ({ name: 'sub', value: long }));
    const markdown = toFailureSummary(new ExchangeError('exchange_refused', long, { unverifiedClaims }));
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(limit);
  });
});
