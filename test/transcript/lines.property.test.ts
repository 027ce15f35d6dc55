// Transcripts: what a run recorded is what is read, and lines that are none are counted and do no more.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCodes } from '../../src/errors.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { toSummaryBlocks } from '../../src/report/summary.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { buildRunRecord, toPastRecord } from '../../src/transcript/run-record.ts';
import { almost, hostileJsonText, hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

const text = hostileText.map((one) => one.toWellFormed());
const textOrNull = fc.oneof(text, fc.constant(null));

const event: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('prompt', 'reasoning', 'text'), text }),
  fc.record({
    type: fc.constant('request'),
    route: fc.constant('chat'),
    status: fc.nat(599),
    ms: fc.nat(),
    request_id: textOrNull,
  }),
  fc.record({ type: fc.constant('pause'), tool_call_id: text, name: text, arguments: text }),
  fc.record({
    type: fc.constant('decision'),
    tool_call_id: text,
    kind: textOrNull,
    operation: textOrNull,
    answer: textOrNull,
    rule: text,
    reason: textOrNull,
    outcome: fc.constantFrom('allow', 'answer', 'reject', 'stop', 'ask'),
    trace: fc.array(
      fc.record({
        id: text,
        list: fc.constantFrom('guards', 'rules', 'default'),
        matched: fc.boolean(),
        because: text,
      }),
      { maxLength: 2 },
    ),
    ladder: textOrNull,
    budgets: text,
  }),
  fc.record({ type: fc.constant('error'), code: fc.constantFrom(...errorCodes), message: text, reason: textOrNull }),
  fc.record({
    type: fc.constant('finish'),
    finish_reason: fc.constantFrom('stop', 'tool_calls', 'error'),
    session_id: textOrNull,
    model: text,
  }),
  fc.record({ type: fc.constant('remark'), message: text }),
  fc.record({
    type: fc.constant('end'),
    conclusion: fc.constantFrom('finished', 'ended', 'failed'),
    error_code: fc.constant(null),
  }),
) as fc.Arbitrary<RunEvent>;

const at = '2026-01-01T00:00:00.000Z';
const lineOf = (one: RunEvent): string => JSON.stringify({ at, ...one });

test('what was recorded is what is read', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (events) => {
      const record = buildRunRecord();
      for (const one of events) record.observe({ ...one, at });
      expect(toPastRecord(readTranscript(events.map(lineOf).join('\n')))).toEqual(record.value());
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('lines that are no events are counted, and change nothing else', () => {
  const noEvent = fc
    .oneof(hostileText, hostileJsonText)
    .map((line) => line.replaceAll('\n', ''))
    .filter((line) => line.trim() !== '');
  fc.assert(
    fc.property(fc.array(event, { maxLength: 5 }), fc.array(noEvent, { minLength: 1, maxLength: 5 }), (events, odd) => {
      const lines = events.map(lineOf);
      const { remarks, ...rest } = toPastRecord(
        readTranscript([...odd.slice(1), ...lines, ...odd.slice(0, 1)].join('\n')),
      );
      const { remarks: remarked, ...clean } = toPastRecord(readTranscript(lines.join('\n')));
      expect(rest).toEqual(clean);
      expect(remarks).toEqual([
        ...remarked,
        `${odd.length} ${odd.length === 1 ? 'line' : 'lines'} of the transcript could not be read.`,
      ]);
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('whatever stands in a transcript, there is a summary of it', () => {
  const line = fc.oneof(
    event.chain((one) => almost({ at, ...one })).map((value) => JSON.stringify(value)),
    hostileText,
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      expect(toPlainText(toSummaryBlocks(toPastRecord(readTranscript(lines.join('\n'))), 'full'))).not.toContain(
        '[object Object]',
      );
    }),
    { numRuns: runs(5_000), seed },
  );
});
