// Whether the decisions of a transcript are those of a policy, where people took part.
import { expect, test } from 'vitest';
import { unknownContext } from '../../../src/permission/context.ts';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { checkDecisions } from '../../../src/provenance/verify/verify-run.ts';
import type { RunEvent } from '../../../src/transcript/events.ts';
import { toTranscriptLine } from '../../../src/transcript/recorder.ts';
import { internOf } from '../../support/chat.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';

const asking = `version: 1
rules:
  - id: push
    match: { kind: permission, tool: shell, command: "git push" }
    then: ask
    reason: A person decides.
`;

function transcriptOf(...decisions: readonly Partial<ReturnType<typeof decisionEvent>>[]): Uint8Array {
  const policy = { path: 'policy.yml', commit: null, digest: 'd'.repeat(64) };
  const question = { kind: 'permission', operation: 'shell command: git push', options: ['allow_once', 'reject_once'] };
  const events: readonly RunEvent[] = [
    toStartEvent(internOf({ name: 'reviewer' }), 'manual', policy, unknownContext),
    ...decisions.flatMap((decision, index): readonly RunEvent[] => {
      const tool_call_id = `call-${index}`;
      const pause = {
        type: 'pause',
        tool_call_id,
        name: 'service.provide_input',
        arguments: JSON.stringify(question),
      } as const;
      return [pause, decisionEvent({ tool_call_id, ...decision })];
    }),
    { type: 'end', conclusion: 'finished', error_code: null },
  ];
  return Buffer.from(events.map((event) => toTranscriptLine({ ...event, at: '2026-11-22T06:00:00.000Z' })).join(''));
}

const policyOf = (text: string) => loadPolicy(Buffer.from(text), 'policy.yml');

test.each([
  ['allowed it', { answer: 'allow_once', decided_by: 'person' as const }],
  ['rejected it', { answer: 'reject_once', outcome: 'reject' as const, decided_by: 'person' as const }],
  ['did not answer', { answer: 'reject_once', outcome: 'reject' as const, decided_by: 'nobody' as const }],
])('what a person whom the policy asks said stands: the person %s', async (_what, decision) => {
  expect(checkDecisions(transcriptOf({ rule: 'push', ...decision }), await policyOf(asking))).toMatchObject({
    count: 1,
  });
});

test.each([
  ['the policy, what a person decided', { answer: 'allow_once', decided_by: 'policy' }],
  ['nobody, what a person allowed', { answer: 'allow_once', decided_by: 'nobody' }],
  ['nobody, and a login', { answer: 'reject_once', outcome: 'reject', decided_by: 'nobody', person: 'octocat' }],
] as const)('who decided is checked where the policy asks: said is %s', async (_what, decision) => {
  const transcript = transcriptOf({ rule: 'push', ...decision });
  await expect(async () => checkDecisions(transcript, await policyOf(asking))).rejects.toMatchObject({
    check: 'decisions',
  });
});

test.each([
  ['a person', { decided_by: 'person' }],
  ['nobody', { decided_by: 'nobody' }],
  ['the policy, and a login', { decided_by: 'policy', person: 'octocat' }],
] as const)('who decided is checked where the policy allows: said is %s', async (_what, decision) => {
  const allowing = await policyOf(asking.replace('then: ask', 'then: allow'));
  const honest = { rule: 'push', answer: 'allow_once', decided_by: 'policy' } as const;
  expect(checkDecisions(transcriptOf(honest), allowing)).toEqual({ count: 1, fromPeople: 0 });
  expect(() => checkDecisions(transcriptOf({ ...honest, ...decision }), allowing)).toThrow(/decided/);
});

test('an answer that nobody can have given under the policy is not theirs', async () => {
  const transcript = transcriptOf({ rule: 'push', answer: 'allow_always' });
  await expect(async () => checkDecisions(transcript, await policyOf(asking))).rejects.toMatchObject({
    check: 'decisions',
  });
});

test.each([
  ['allow_once', 'allow'],
  ['reject_once', 'reject'],
] as const)('at a terminal a person decides what the policy leaves open: %s', async (answer, outcome) => {
  const transcript = transcriptOf({ rule: '(person)', answer, outcome, decided_by: 'person' });
  expect(checkDecisions(transcript, await policyOf('version: 1\nrules: []\n'))).toEqual({ count: 1, fromPeople: 1 });
  expect(checkDecisions(transcript), 'without a policy').toEqual({ count: 1, fromPeople: 1 });
});

test('a person can not have decided what the policy decides', async () => {
  const transcript = transcriptOf({ rule: '(person)', answer: 'allow_once', decided_by: 'person' });
  const refusing = asking.replace('then: ask', 'then: reject');
  await expect(async () => checkDecisions(transcript, await policyOf(refusing))).rejects.toMatchObject({
    check: 'decisions',
    message: expect.stringContaining('was answered allow_once by (person); the policy says reject_once by push'),
  });
});

test('a stop is a decision too', async () => {
  const stopping = asking.replace('then: ask', 'then: stop');
  const stop = { rule: 'push', answer: null, outcome: 'stop' } as const;
  expect(checkDecisions(transcriptOf(stop), await policyOf(stopping))).toMatchObject({ count: 1 });
  await expect(async () =>
    checkDecisions(transcriptOf(stop), await policyOf(asking.replace('then: ask', 'then: reject'))),
  ).rejects.toMatchObject({
    message: expect.stringContaining('was answered with a stop by push; the policy says reject_once by push'),
  });
});

test('a record that says "rejected" of what was allowed is not what the policy decides', async () => {
  const allowing = asking.replace('then: ask', 'then: allow');
  const said = { rule: 'push', answer: 'allow_once', outcome: 'reject' } as const;
  await expect(async () => checkDecisions(transcriptOf(said), await policyOf(allowing))).rejects.toMatchObject({
    check: 'decisions',
    message: expect.stringContaining('the policy says allow_once by push, with the outcome "allow"'),
  });
});

test('a second answer to a question only refuses', async () => {
  const refusing = await policyOf(asking.replace('then: ask', 'then: reject'));
  const refusal = { rule: 'push', answer: 'reject_once', outcome: 'reject' } as const;
  const twice = (second: Partial<ReturnType<typeof decisionEvent>>): Uint8Array => {
    const lines = Buffer.from(transcriptOf(refusal)).toString().trimEnd().split('\n');
    const event = { ...decisionEvent({ tool_call_id: 'call-0', ...second }), at: '2026-11-22T06:00:00.000Z' };
    return Buffer.from([...lines.slice(0, -1), toTranscriptLine(event).trimEnd(), ...lines.slice(-1)].join('\n'));
  };
  expect(checkDecisions(twice({ ...refusal, answer: 'reject_always' }), refusing)).toMatchObject({ count: 1 });
  expect(() => checkDecisions(twice({ rule: 'push' }), refusing)).toThrow('line 4 allows what was answered before');
  expect(() => checkDecisions(twice({ ...refusal, answer: 'allow_once' }), refusing)).toThrow('line 4 allows');
});
