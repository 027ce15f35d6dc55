// What runs under the example policies teach: the same answers again, and a policy that its tests and checks approve of.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RunContext, unknownContext } from '../../../../src/permission/context.ts';
import { type PermissionDecision, startDecisions } from '../../../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../../../src/permission/file/policy-file.ts';
import type { Policy } from '../../../../src/permission/policy.ts';
import type { LearnRun } from '../../../../src/permission/tools/learn/lessons.ts';
import { judgeTrust } from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { starterPolicy } from '../../../../src/permission/tools/starter.ts';
import { byWriter, learnFrom, push, run } from './runs.ts';

const examples = new URL('../../../../examples/', import.meta.url);
const policies = [
  ...readdirSync(examples, { recursive: true, encoding: 'utf8' })
    // What only a comment starts is never an event that a rule is learnt from.
    .filter((name) => /^policies\/.*\.yml$|intern-policy\.yml$/u.test(name) && !name.endsWith('agent-suggests.yml'))
    .map((name) => ({ name, text: readFileSync(new URL(name, examples), 'utf8') })),
  { name: 'the starting file', text: starterPolicy },
];

/** What a run under the policy records of these pauses; whoever is asked says yes. */
function recorded(policy: Policy, context: RunContext, pauses: readonly string[]): readonly PastPause[] {
  const decisions = startDecisions(policy, context);
  return pauses.map((args, index) => {
    const request = { toolCallId: `call-${index}`, arguments: args };
    const first = decisions.decide(request);
    const reply = first.outcome === 'ask' ? decisions.personAnswered(request, 'allow') : first;
    const made: PermissionDecision = 'error' in reply ? decisions.nobodyAnswered(request) : reply;
    const by = first.outcome !== 'ask' ? 'policy' : 'error' in reply ? 'nobody' : 'person';
    const { answer, rule, outcome, verb } = made;
    return { request, decided: { answer, rule }, how: { outcome, verb, by, wasRefused: false } };
  });
}

/** Every test of the policy as a run of its own: with its context, on a push, and on a pull request of a maintainer. */
function runsOf(policy: Policy): readonly LearnRun[] {
  const maintainer = { ...byWriter, actor: { ...byWriter.actor, permission: 'maintain' } };
  return policy.tests.flatMap(({ name, context, steps }) =>
    [context, { ...push, actor: maintainer.actor }, maintainer].map((each, index) =>
      run(
        `${name} ${index}`,
        each,
        recorded(
          policy,
          each,
          steps.map(({ pause }) => JSON.stringify(pause)),
        ),
      ),
    ),
  );
}

describe('the transcripts of an example', () => {
  test('are of several', () => {
    expect(policies.length).toBeGreaterThan(5);
  });

  test.each(policies)('$name teach its answers again', async ({ text, name }) => {
    const runs = runsOf(await loadPolicy(text, name));
    const { warnings, survivors, replayed, entries } = await learnFrom(runs);
    expect({ warnings, survivors }).toEqual({ warnings: [], survivors: [] });
    expect(entries.length).toBeGreaterThan(0);
    const trusted = new Set(runs.filter((each) => 'trusted' in judgeTrust(each)).map((each) => each.name));
    expect(trusted.size).toBeGreaterThan(1);
    const changed = replayed
      .filter((each) => trusted.has(each.name))
      .flatMap((each) =>
        each.decisions.filter((decision) => decision.changed).map(({ was, now }) => ({ ...each, was, now })),
      );
    expect(changed.map(({ name: of, was, now }) => [of, was, now])).toEqual([]);
  });

  test.each(policies)('$name teach nothing that the policy itself does not know', async ({ text, name }) => {
    const policy = await loadPolicy(text, name);
    const runs = runsOf(policy).map((each) => ({
      ...each,
      pauses: each.pauses.filter(({ how }) => how.by === 'policy'),
    }));
    const learnt = await learnFrom(runs, { text });
    expect({ entries: learnt.entries, text: learnt.text }).toEqual({ entries: [], text });
  });

  test('of a run about which nothing is known teach nothing', async () => {
    const { entries } = await learnFrom([run('a', unknownContext, [])]);
    expect(entries).toEqual([]);
  });
});
