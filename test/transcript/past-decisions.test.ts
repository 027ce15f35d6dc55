// The pauses of a transcript, to be decided again.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import { readTranscript, toPastRun } from '../../src/transcript/lines.ts';
import { decisionEvent } from '../support/events.ts';

const at = '2026-01-02T03:04:05.000Z';
const pause = (id: string, args: string): object => ({
  type: 'pause',
  at,
  tool_call_id: id,
  name: 's.provide_input',
  arguments: args,
});
const decision = (id: string, answer: string | null, rule: string): object => ({
  ...decisionEvent({ tool_call_id: id, answer, rule }),
  at,
});
const read = (...events: readonly unknown[]): ReturnType<typeof toPastRun> =>
  toPastRun(readTranscript(events.map((event) => `${JSON.stringify(event)}\n`).join('\n')));

describe('a past run', () => {
  test('has the context of its start, and ignores events of a later version', () => {
    const context = { ...unknownContext, event: 'push', fork: false, labels: ['a'] };
    const policy = { path: null, commit: null, digest: null };
    const start = { type: 'start', at, intern_id: 'i', intern_name: 'n', approval_mode: 'manual', policy, context };
    expect(read(start, { type: 'of_tomorrow' })).toEqual({
      context,
      startedAt: at,
      atTerminal: false,
      beginnings: 1,
      pauses: [],
    });
    const twice = read({ ...start, at_terminal: true }, start, { ...start, at_terminal: true });
    expect(twice).toMatchObject({ atTerminal: true, beginnings: 3 });
  });

  test('has the first decision of each pause, and a stop for null', () => {
    const events = [
      pause('a', '{}'),
      decision('a', null, 'r'),
      { ...decision('a', 'reject_once', 'r2'), outcome: 'reject' as const },
      pause('a', '{"a":1}'),
      decision('a', 'x', 's'),
      pause('b', '{}'),
      decision('unknown', 'x', 's'),
    ];
    expect(read(...events)).toEqual({
      context: unknownContext,
      startedAt: undefined,
      atTerminal: false,
      beginnings: 0,
      pauses: [
        {
          request: { toolCallId: 'a', arguments: '{}' },
          decided: { answer: null, rule: 'r' },
          how: { outcome: 'allow', verb: undefined, by: undefined, wasRefused: true },
        },
        {
          request: { toolCallId: 'a', arguments: '{"a":1}' },
          decided: { answer: 'x', rule: 's' },
          how: { outcome: 'allow', verb: undefined, by: undefined, wasRefused: false },
        },
      ],
    });
  });

  test.each([
    { line: 'not json', number: 1 },
    { line: '{"type":"x"}\n[]', number: 2 },
    { line: '\n{"type":"start","at":"x","context":{}}', number: 2 },
    { line: '{"type":"pause","at":"x","tool_call_id":5,"arguments":"{}"}', number: 1 },
  ])('is none with $line: a pause may have stood in it', ({ line, number }) => {
    expect(toPastRun(readTranscript(line))).toEqual({ error: `line ${number} is not an event of a transcript` });
  });
});
