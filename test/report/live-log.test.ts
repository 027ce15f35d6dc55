// What the log shows while a run goes on.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import type { ShownLevel } from '../../src/report/intern-words.ts';
import { logEvents } from '../../src/report/live-log.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';
import { growthOf, proportionate } from '../support/growth.ts';
import { recordLog } from '../support/log.ts';

const text = (piece: string): RunEvent => ({ type: 'text', text: piece });
const reasoning = (piece: string): RunEvent => ({ type: 'reasoning', text: piece });
const finish: RunEvent = { type: 'finish', finish_reason: 'stop', session_id: null, model: 'm' };
const pause: RunEvent = { type: 'pause', tool_call_id: 'call-1', name: 's.provide_input', arguments: '{}' };

function shown(level: ShownLevel, ...events: readonly RunEvent[]) {
  const log = recordLog();
  const observe = logEvents(log, level, () => []);
  for (const event of events) observe({ ...event, at: '2026-01-02T03:04:05.000Z' });
  return log;
}

describe('the words of the intern', () => {
  test('are shown line by line, when a line is complete', () => {
    expect(shown('full', text('One'), text(' line\nand an'), text('other\n\nhalf')).at('info')).toEqual([
      '│ One line',
      '│ and another',
      '│ ',
    ]);
  });

  test('are shown to their end when another event comes', () => {
    expect(shown('full', text('half'), pause, text('more\n')).at('info')).toEqual(['│ half', '│ more']);
  });

  test('are told from its reasoning', () => {
    expect(shown('full', reasoning('Hm'), text('Yes\n'), reasoning('Hm\n'), text('No'), finish).at('info')).toEqual([
      '· Hm',
      '│ Yes',
      '· Hm',
      '│ No',
      'Finish reason stop, session unknown.',
    ]);
  });

  test.each(['brief', 'none'] as const)('are not shown when the log is %s', (level) => {
    expect(shown(level, text('secret plan\n'), reasoning('hm\n'), pause).messages).toEqual([]);
  });

  test('may come as one long line in very many pieces', () => {
    const show = (pieces: number): void => {
      const log = recordLog();
      const observe = logEvents(log, 'full', () => []);
      for (let piece = 0; piece < pieces; piece += 1) observe({ type: 'text', text: 'abc', at: '' });
      observe({ type: 'text', text: '\n', at: '' });
      expect(log.at('info')[0]).toHaveLength(3 * pieces + 2);
    };
    expect(growthOf(show, 3_125)).toBeLessThan(proportionate);
  });
});

test('a line without an end is shown in pieces, so that it is not kept whole', () => {
  const log = recordLog();
  const observe = logEvents(log, 'full', () => []);
  for (let piece = 0; piece < 40; piece += 1) observe({ type: 'text', text: 'x'.repeat(65_536), at: '' });
  const lines = log.at('info');
  expect(lines.length).toBe(2);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1_200_000);
});

test('words without an end are cut with a note, and everything else is still shown', () => {
  const log = recordLog();
  const observe = logEvents(log, 'full', () => []);
  const words = `${'x'.repeat(1023)}\n`.repeat(1024);
  for (let mebibyte = 0; mebibyte < 70; mebibyte += 1) observe({ type: 'text', text: words, at: '' });
  observe({ ...finish, at: '' });
  const lines = log.at('info');
  expect(lines).toHaveLength(65 * 1024 + 2);
  expect(lines.at(-2)).toBe('[The intern has said 68157440 characters. The rest of what it says is not in the log.]');
  expect(lines.at(-1)).toBe('Finish reason stop, session unknown.');
});

describe('an event', () => {
  const start = toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext);

  test.each<[RunEvent, string, string]>([
    [start, 'info', 'Run on intern "reviewer" (intern-1), approval mode manual.'],
    [
      { type: 'request', route: 'chat', status: 200, ms: 12.6, request_id: 'r-1' },
      'debug',
      'chat answered 200 after 13 ms, request id r-1.',
    ],
    [{ ...finish, session_id: 'session-7' }, 'info', 'Finish reason stop, session session-7.'],
    [{ type: 'usage', usage: { total_tokens: 9 } }, 'info', 'Usage {"total_tokens":9}.'],
    [decisionEvent(), 'info', 'Asked: shell → allowed (rule "made-up")'],
    [
      decisionEvent({ outcome: 'answer', answer: 'main', operation: null }),
      'info',
      'Asked: permission → answered main (rule "made-up")',
    ],
    [
      decisionEvent({ outcome: 'reject', answer: 'reject_once', reason: 'Writes.' }),
      'notice',
      'Asked: shell → rejected (rule "made-up": Writes.)',
    ],
    [decisionEvent({ decided_by: 'person' }), 'info', 'Asked: shell → allowed (a person)'],
    [
      decisionEvent({ outcome: 'reject', answer: 'reject_once', decided_by: 'nobody', reason: 'In time.' }),
      'notice',
      'Asked: shell → rejected (nobody answered: In time.)',
    ],
    [
      decisionEvent({ outcome: 'stop', answer: null, operation: null, kind: null }),
      'notice',
      'Asked: a question → stopped (rule "made-up")',
    ],
  ])('%j is shown', (event, level, message) => {
    expect(shown('full', event).messages).toEqual([{ level, message }]);
    expect(shown('brief', event).messages).toEqual([{ level, message }]);
    expect(shown('none', event).messages).toEqual([]);
  });

  test.each<RunEvent>([
    { type: 'prompt', text: 'x' },
    pause,
    { type: 'error', code: 'internal', message: 'x', reason: null },
    { type: 'end', conclusion: 'finished', error_code: null },
  ])('$type is not shown: others say it', (event) => {
    expect(shown('full', event).messages).toEqual([]);
  });
});
