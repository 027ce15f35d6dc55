// Conditions over the run that GitHub never has.
import { describe, expect, test } from 'vitest';
import { events } from '../../../src/permission/lint/events.ts';
import { allow, warnings } from './warnings.ts';

describe('guard-misses-unknown', () => {
  const guard = (conditions: string): string =>
    `guards:\n  - { id: g, when: { ${conditions} }, match: { tool: x }, then: reject }\n`;
  test.each([
    ['fork: true', 'fork'],
    ['fork: { not: false }', 'fork'],
    ['ref: { glob: "*" }', 'ref'],
    ['actor: { type: Bot }', 'actor.type'],
    ['labels: { not: safe }', 'labels'],
  ])('{ %s }', async (conditions, key) => {
    expect(await warnings('guard-misses-unknown', guard(conditions))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^3:\\d+ The guard "g" does not match when "${key}" is not known. Add the word "unknown" to its values.$`,
          'u',
        ),
      ),
    ]);
  });
  test('tells each key', async () => {
    expect(await warnings('guard-misses-unknown', guard('fork: true, draft: true, event: push'))).toHaveLength(2);
  });
  test.each(['event: push', 'fork: [true, unknown]', 'fork: unknown', 'actor: { type: { in: [Bot, unknown] } }'])(
    'not { %s }',
    async (conditions) => {
      expect(await warnings('guard-misses-unknown', guard(conditions))).toEqual([]);
    },
  );
  test.each(['reject', 'stop'])('in an entry of changes that says %s, which lets the next one decide', async (verb) => {
    const entry = `changes:\n  - { id: forks, when: { fork: true }, paths: ["src/**"], then: ${verb} }\n`;
    expect(await warnings('guard-misses-unknown', entry)).toEqual([
      expect.stringContaining('The entry "forks" does not match when "fork" is not known.'),
    ]);
    expect(await warnings('guard-misses-unknown', entry.replace(verb, 'allow'))).toEqual([]);
  });
  test('not in a rule', async () => {
    expect(await warnings('guard-misses-unknown', allow('tool: x', 'when: { fork: false }'))).toEqual([]);
  });
});

describe('one-label-is-enough', () => {
  test.each(['labels: safe', 'labels: [safe, wip]', 'labels: { glob: "safe*" }', 'labels: { re2: safe }'])(
    '{ %s }',
    async (conditions) => {
      expect(await warnings('one-label-is-enough', whenRule(conditions))).toEqual([
        expect.stringContaining("matches if one label does, even if others don't"),
      ]);
    },
  );
  test.each(['labels: { has: safe }', 'labels: { not: wip }', 'labels: unknown', 'event: push'])(
    'not { %s }',
    async (conditions) => {
      expect(await warnings('one-label-is-enough', whenRule(conditions))).toEqual([]);
    },
  );
});

/** A rule with a `when`. */
function whenRule(conditions: string): string {
  return `rules:\n  - { id: r, when: { ${conditions} }, match: { tool: x }, then: reject }\n`;
}

describe('unknown-event', () => {
  test.each([
    ['event: pull_requests', 'GitHub has no event "pull_requests". Did you mean "pull_request"?'],
    ['event: [push, pul]', 'GitHub has no event "pul". Did you mean'],
    ['event: zzzzzzzzzzzz', 'GitHub has no event "zzzzzzzzzzzz".$'],
    ['event: { not: merge }', 'GitHub has no event "merge".'],
    ['event: { glob: "pulls*" }', 'No GitHub event matches "event" of "r".'],
    ['event: { re2: "pull" }', 'No GitHub event matches "event" of "r".'],
  ])('{ %s }', async (conditions, message) => {
    const [warning, ...more] = await warnings('unknown-event', whenRule(conditions));
    expect(more).toEqual([]);
    expect(`${warning}$`).toContain(`3:22 ${message}`);
  });
  test.each([
    'event: push',
    'event: [push, unknown]',
    'event: { glob: "pull_request*" }',
    'event: { not: { glob: "x" } }',
    'ref: x',
  ])('not { %s }', async (conditions) => {
    expect(await warnings('unknown-event', whenRule(conditions))).toEqual([]);
  });
  test('knows the events that workflows use', () => {
    for (const event of [
      'push',
      'pull_request',
      'pull_request_target',
      'issue_comment',
      'workflow_dispatch',
      'schedule',
      'release',
      'merge_group',
      'workflow_run',
      'repository_dispatch',
      'issues',
      'create',
      'delete',
      'deployment_status',
      'workflow_call',
    ]) {
      expect(events.has(event)).toBe(true);
    }
  });
});

describe('contradictory-when', () => {
  test.each([
    ['event: pull_request, ref: refs/heads/main', 'no run for pull_request has this "ref".'],
    ['event: pull_request, ref: { glob: "refs/heads/*" }', 'no run for pull_request has this "ref".'],
    ['event: push, ref: { glob: "refs/pull/*" }', 'no run for push has this "ref".'],
    ['event: push, ref: main', 'no run for push has this "ref".'],
    ['ref: main, event: push', 'no run for push has this "ref".'],
    ['event: push, ref: { glob: "refs/" }', 'no run for push has this "ref".'],
    [
      'event: [push, create, release, schedule, delete], base_ref: main',
      'no run for push, create, release, delete has this "base_ref".',
    ],
    ['event: push, base_ref: main', 'no run for push has this "base_ref".'],
    ['event: push, draft: true', 'no run for push has this "draft".'],
    ['event: schedule, fork: true', 'no run for schedule has this "fork".'],
    ['event: release, ref: { glob: "refs/heads/*" }', 'no run for release has this "ref".'],
    ['event: [push, release], base_ref: main', 'no run for push, release has this "base_ref".'],
    [
      'event: [push, pull_request], ref: refs/heads/main, draft: true',
      'no run for pull_request, push meets its other conditions.',
    ],
    ['event: { not: pull_request }, ref: main', 'no run for pull_request_review, pull_request_review_comment,'],
  ])('{ %s }', async (conditions, message) => {
    expect(await warnings('contradictory-when', whenRule(conditions))).toEqual([
      expect.stringContaining(`"r" never matches: `),
    ]);
    expect((await warnings('contradictory-when', whenRule(conditions)))[0]).toContain(message);
  });
  test.each([
    'event: pull_request, ref: { glob: "refs/pull/*" }',
    'event: pull_request, ref: { glob: "refs/*" }',
    'event: pull_request, ref: { glob: "*" }',
    'event: pull_request, ref: { re2: ".*" }',
    'event: pull_request, ref: { not: x }',
    'event: [push, pull_request], ref: refs/heads/main',
    'event: push, ref: [refs/heads/main, refs/pull/1]',
    'event: push, ref: { glob: "refs/tags/v*" }',
    'event: push, draft: false',
    'event: push, fork: false',
    'event: push, fork: { not: true }',
    'event: push, draft: [true, unknown]',
    'event: pull_request_target, ref: refs/heads/main, base_ref: main, fork: true',
    'event: pull_request, base_ref: main, draft: true',
    'event: unknown, ref: refs/heads/main, draft: true',
    'event: zzz, ref: refs/pull/1',
    'event: push, actor: { type: User }',
    'ref: refs/heads/main, draft: true',
    'event: push',
  ])('not { %s }', async (conditions) => {
    expect(await warnings('contradictory-when', whenRule(conditions))).toEqual([]);
  });
});
