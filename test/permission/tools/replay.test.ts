// Past runs against another policy.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../../src/permission/decide/decide.ts';
import type { PastRun } from '../../../src/permission/tools/replay.ts';
import { readContext, replay } from '../../../src/permission/tools/replay.ts';
import { permission, policyOf, question } from '../policies.ts';

/** A run on a push with pauses and what was decided. */
function pastRun(...pauses: readonly (readonly [string, string | null, string])[]): PastRun {
  return {
    context: { ...unknownContext, event: 'push' },
    startedAt: undefined,
    atTerminal: false,
    beginnings: 1,
    pauses: pauses.map(([args, answer, rule], index) => ({
      request: { toolCallId: `call-${index}`, arguments: args },
      decided: { answer, rule },
      how: { outcome: 'allow', verb: 'allow', by: 'policy', wasRefused: false },
    })),
  };
}

async function changes(run: PastRun, rules: string): Promise<readonly unknown[]> {
  return replay(run, await policyOf(rules)).map(({ tool_call_id: id, was, now, changed }) => [
    id,
    was.answer,
    now.answer,
    now.rule,
    changed,
  ]);
}

describe('a context from JSON', () => {
  test('is unknown where it is left out', () => {
    expect(readContext(undefined)).toEqual({ context: unknownContext });
    expect(readContext({})).toEqual({ context: unknownContext });
  });
  test('has every key of when', () => {
    const context = {
      event: 'push',
      ref: 'r',
      base_ref: 'b',
      fork: true,
      draft: false,
      labels: ['x'],
      actor: { permission: 'p', association: 'a', type: 't', login: 'l' },
      environment: 'e',
      repository: { visibility: 'v' },
    };
    expect(readContext(context)).toEqual({ context });
    expect(readContext({ labels: 'unknown', fork: 'unknown' })).toEqual({ context: unknownContext });
  });
  test.each([
    [{ fork: 'yes' }, '"fork" of "context" is not true, false or "unknown"'],
    [{ event: 5 }, 'is not a string'],
    [{ actor: { name: 'x' } }, '"context.actor" has no key "name"'],
    [{ labels: [1] }, 'a list of strings'],
    [{ labels: {} }, 'a list of strings'],
    ['push', '"context" is the string "push"'],
    [[], '"context" is a list'],
    [null, '"context" is empty'],
  ])('refuses %j', (value, error) => {
    expect(readContext(value)).toEqual({ error: expect.stringContaining(error) });
  });
});

describe('a replay', () => {
  const tool = (operation: string): string => permission({ operation });

  test('tells which decisions would change', async () => {
    const text = pastRun(
      [tool('a'), 'allow_once', 'yes'],
      [tool('b'), 'reject_once', 'default'],
      [tool('c'), null, 'stop'],
    );
    const rules =
      'rules: [{ id: yes2, match: { tool: a }, then: allow }, { id: b, match: { tool: b }, then: allow }]\n';
    expect(await changes(text, rules)).toEqual([
      ['call-0', 'allow_once', 'allow_once', 'yes2', false],
      ['call-1', 'reject_once', 'allow_once', 'b', true],
      ['call-2', null, 'reject_once', 'default', true],
    ]);
  });

  test('happens in the context of the run', async () => {
    const text = pastRun([tool('a'), 'allow_once', 'yes']);
    expect(await changes(text, 'rules: [{ id: r, when: { event: push }, match: { tool: a }, then: allow }]\n')).toEqual(
      [['call-0', 'allow_once', 'allow_once', 'r', false]],
    );
    expect(
      await changes(text, 'rules: [{ id: r, when: { event: release }, match: { tool: a }, then: allow }]\n'),
    ).toEqual([['call-0', 'allow_once', 'reject_once', 'default', true]]);
  });

  test('counts limits over the pauses', async () => {
    const text = pastRun([tool('a'), 'allow_once', 'yes'], [permission({ operation: 'a', n: 1 }), 'allow_once', 'yes']);
    expect(await changes(text, 'rules: [{ id: yes, match: { tool: a }, then: allow, limit: 1 }]\n')).toEqual([
      ['call-0', 'allow_once', 'allow_once', 'yes', false],
      ['call-1', 'allow_once', 'reject_once', 'yes', true],
    ]);
  });

  const ask =
    'rules: [{ id: person, match: { tool: a }, then: ask }]\nquestions: [{ id: q, match: { kind: elicitation }, then: ask }]\n';
  const all = { operation: 'a', options: ['allow_once', 'allow_always', 'reject_once'] };
  const field = [{ name: 'a', type: 'string' }];

  test.each([
    ['an allow', permission(all), 'allow_once', 'person'],
    ['an allow for ever', permission(all), 'allow_always', 'person'],
    ['a reject', permission(all), 'reject_once', 'person'],
    ['a reject for ever', permission({ ...all, options: ['allow_once', 'reject_always'] }), 'reject_always', 'person'],
    ['an answer', question({ fields: field }), '{"action":"accept","content":{"a":"x"}}', 'q'],
    ['an answer without fields', question(), 'x', 'q'],
    ['an answer that is JSON of another kind', question(), '[1]', 'q'],
    ['an answer that is the name of an option', question(), 'reject_once', 'q'],
    ['an answer that is the name of an allow', question(), 'allow_once', 'q'],
    ['an answer that looks like a decline', question(), '{"action":"decline"}', 'q'],
    ['an answer that looks like an accept', question(), '{"action":"accept","content":{"a":"x"}}', 'q'],
    ['a decline', question({ fields: field }), '{"action":"decline"}', 'q'],
    ['a stop', question(), null, 'q'],
  ])('takes %s of a person for said again', async (_name, args, answer, rule) => {
    expect(await changes(pastRun([args, answer, rule]), ask)).toEqual([['call-0', answer, answer, rule, false]]);
  });

  test('takes what a person allowed before the run for allowed again where the policy asks', async () => {
    const granted = pastRun([permission(all), 'allow_once', 'grant']);
    expect(await changes(granted, ask)).toEqual([['call-0', 'allow_once', 'allow_once', 'grant', false]]);
    const never = 'rules: [{ id: no, match: { tool: a }, then: reject }]\n';
    expect(await changes(granted, never)).toEqual([['call-0', 'allow_once', 'reject_once', 'no', true]]);
  });

  test('counts no answer that the service refused', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((operation) => permission({ operation, options: all.options }));
    const text =
      'budget: { allows: 2, rejects_in_a_row: 2 }\nrules: [{ id: yes, match: { tool: { in: [a, b, c] } }, then: allow }]\n';
    const run = pastRun([a ?? '', 'allow_once', 'yes'], [b ?? '', 'allow_once', 'yes'], [c ?? '', 'allow_once', 'yes']);
    const [first, ...others] = run.pauses;
    if (first === undefined) throw new Error('no pause');
    const refused = { ...run, pauses: [{ ...first, how: { ...first.how, wasRefused: true } }, ...others] };
    const answers = async (past: PastRun) => (await changes(past, text)).map((row) => (row as unknown[])[2]);
    expect(await answers(run)).toEqual(['allow_once', 'allow_once', 'reject_once']);
    expect(await answers(refused)).toEqual(['allow_once', 'allow_once', 'allow_once']);
  });

  test('is not disturbed by a second answer to a question that had none', async () => {
    const run = pastRun(['{', null, 'malformed']);
    const pauses = run.pauses.map((past) => ({ ...past, how: { ...past.how, wasRefused: true } }));
    expect(await changes({ ...run, pauses }, ask)).toEqual([['call-0', null, null, 'malformed', false]]);
  });

  test('asks where a rule decided before', async () => {
    expect(await changes(pastRun([permission(all), 'allow_once', 'yes']), ask)).toEqual([
      ['call-0', 'allow_once', null, 'person', true],
    ]);
  });

  test('asks where what a person said does not fit any more', async () => {
    const text = pastRun([question({ fields: field }), '{"action":"accept","content":{"b":"x"}}', 'q']);
    expect(await changes(text, ask)).toEqual([['call-0', '{"action":"accept","content":{"b":"x"}}', null, 'q', true]]);
  });

  test('tells outcome and reason', async () => {
    const run = pastRun([tool('a'), 'allow_once', 'yes']);
    const policy = await policyOf('rules: [{ id: no, match: { tool: a }, then: stop, reason: Never. }]\n');
    expect(replay(run, policy)).toEqual([
      {
        tool_call_id: 'call-0',
        operation: 'a',
        was: { answer: 'allow_once', rule: 'yes' },
        now: { answer: null, rule: 'no', outcome: 'stop', reason: 'Never.' },
        changed: true,
        asksNow: false,
      },
    ]);
  });
});
