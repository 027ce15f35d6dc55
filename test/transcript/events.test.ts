// The lines of a transcript, field by field: docs/report.md, "The transcript".
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import { knownTypes, recordedEvent } from '../../src/transcript/events.ts';
import { fieldCases, number, optional, required, text, textOrNull } from '../support/field-table.ts';

const at = '2026-01-02T03:04:05.000Z';
const usual = ['', null, 1];
const yesNoUnknown = (field: string) =>
  required('context', {
    takes: [true, false, 'unknown'].map((value) => ({ ...unknownContext, [field]: value })),
    refuses: ['', 'no', null].map((value) => ({ ...unknownContext, [field]: value })),
  });
const trace = { id: 'tests', list: 'rules', matched: true, because: 'it is' };

const start = {
  type: 'start',
  at,
  intern_id: 'i',
  intern_name: 'n',
  approval_mode: 'manual',
  policy: { path: null, commit: null, digest: null },
  context: unknownContext,
};
const decision = {
  type: 'decision',
  at,
  tool_call_id: 'c',
  kind: null,
  operation: null,
  answer: null,
  rule: 'default',
  reason: null,
  outcome: 'reject',
  verb: 'reject',
  decided_by: 'policy',
  person: 'octocat',
  trace: [trace],
  ladder: null,
  budgets: '',
};
const lines = [
  {
    sample: start,
    rows: [
      required('at', text),
      required('intern_id', text),
      optional('intern_name', text),
      required('approval_mode', { takes: ['manual', 'self-drive'], refuses: usual }),
      required('policy', {
        takes: [{ path: 'p', commit: 'c', digest: 'd' }],
        refuses: [null, {}, { path: 1, commit: null, digest: null }],
      }),
      yesNoUnknown('fork'),
      yesNoUnknown('draft'),
      required('context', {
        takes: [
          { ...unknownContext, labels: [] },
          { ...unknownContext, labels: ['bug'] },
        ],
        refuses: [null, { ...unknownContext, labels: 'bug' }, { ...unknownContext, actor: '' }],
      }),
    ],
  },
  {
    sample: { type: 'request', at, route: 'chat', status: 200, ms: 1, request_id: null },
    rows: [required('route', text), required('status', number), required('ms', number)],
  },
  {
    sample: decision,
    rows: [
      required('tool_call_id', text),
      required('kind', textOrNull),
      required('operation', textOrNull),
      required('answer', textOrNull),
      required('rule', text),
      required('reason', textOrNull),
      required('outcome', { takes: ['allow', 'answer', 'reject', 'stop', 'ask'], refuses: usual }),
      optional('verb', {
        takes: ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'],
        refuses: usual,
      }),
      optional('decided_by', { takes: ['policy', 'person', 'nobody'], refuses: usual }),
      optional('person', text),
      required('trace', {
        takes: [[], ...['guards', 'rules', 'questions', 'default'].map((list) => [{ ...trace, list }])],
        refuses: [null, [{}], [{ ...trace, list: '' }], [{ ...trace, matched: 'yes' }]],
      }),
      optional('ladder', textOrNull),
      optional('budgets', text),
    ],
  },
  {
    sample: { type: 'pause', at, tool_call_id: 'c', name: 'n', arguments: '{}' },
    rows: [required('tool_call_id', text), required('name', text), required('arguments', text)],
  },
  {
    sample: { type: 'error', at, code: 'run_ended', message: 'm', reason: null },
    rows: [
      required('code', { takes: ['api_refused'], refuses: usual }),
      required('message', text),
      optional('reason', textOrNull),
    ],
  },
  {
    sample: { type: 'finish', at, finish_reason: 'stop', session_id: null, model: 'm' },
    rows: [
      required('finish_reason', { takes: ['stop', 'tool_calls', 'error'], refuses: usual }),
      required('session_id', textOrNull),
      optional('model', text),
    ],
  },
  {
    sample: { type: 'end', at, conclusion: 'finished', error_code: null },
    rows: [
      required('conclusion', {
        takes: ['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped'],
        refuses: usual,
      }),
      required('error_code', { takes: ['run_ended', null], refuses: ['', 'no_such_code', 1] }),
    ],
  },
  { sample: { type: 'usage', at, usage: {} }, rows: [required('usage', { takes: [{ cost: 1 }], refuses: [null, 1] })] },
  ...['prompt', 'reasoning', 'text'].map((type) => ({
    sample: { type, at, text: 't' },
    rows: [required('text', text)],
  })),
  { sample: { type: 'remark', at, message: 'm' }, rows: [required('message', text)] },
];

describe.each(lines)('a line of the type $sample.type', ({ sample, rows }) => {
  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(recordedEvent.safeParse(value).success).toBe(accepted);
  });

  test('comes back with all its fields', () => {
    expect(recordedEvent.parse(sample)).toEqual(sample);
  });

  test('is of a type that is known', () => {
    expect(knownTypes.has(sample.type)).toBe(true);
  });
});

test('a request of an earlier version had no id', () => {
  const line = { type: 'request', at, route: 'chat', status: 200, ms: 1 };
  expect(recordedEvent.parse(line)).toEqual({ ...line, request_id: null });
});

test.each(['', 'of_tomorrow', 'toString'])('the type %j is not known', (type) => {
  expect(knownTypes.has(type)).toBe(false);
  expect(recordedEvent.safeParse({ type, at }).success).toBe(false);
});
