// Warnings: each code beside a policy that does not deserve it.
import { describe, expect, test } from 'vitest';
import { globContains } from '../../../src/permission/lint/containment.ts';
import { events } from '../../../src/permission/lint/events.ts';
import { isHalfAnchored } from '../../../src/permission/lint/half-anchored.ts';
import { lint } from '../../../src/permission/lint/lint.ts';
import { compileGlob } from '../../../src/permission/text/glob.ts';
import { policyOf } from '../policies.ts';

/** Warnings of one code, as `line:column message`. */
async function warnings(code: string, text: string): Promise<readonly string[]> {
  const all = lint(await policyOf(text));
  return all
    .filter((warning) => warning.code === code)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** Two rules, `a` before `b`, with these conditions. */
function pair(a: string, b: string): string {
  return `rules:\n  - { id: a, ${a}, then: reject }\n  - { id: b, ${b}, then: reject }\n`;
}

describe('unreachable-rule', () => {
  const covered: readonly (readonly [string, string])[] = [
    ['match: { tool: x }', 'match: { tool: x }'],
    ['match: { tool: [x, y] }', 'match: { tool: y }'],
    ['match: { tool: [x, y] }', 'match: { tool: { in: [y, x] } }'],
    ['match: { tool: { glob: "*" } }', 'match: { tool: x }'],
    ['match: { tool: { glob: "*" } }', 'match: { tool: { glob: "a*" } }'],
    ['match: { tool: { glob: "*" } }', 'match: { tool: { re2: "a" } }'],
    ['match: { command: { glob: "*" } }', 'match: { command: { shell: { only: [npm] } } }'],
    ['match: { tool: { glob: "fs.*" } }', 'match: { tool: { glob: "fs.read.*" } }'],
    ['match: { tool: { glob: "fs.*" } }', 'match: { tool: [fs.a, fs.b] }'],
    ['match: { tool: { re2: "a|b" } }', 'match: { tool: b }'],
    ['match: { tool: { re2: "a.*" } }', 'match: { tool: { re2: "a.*" } }'],
    ['match: { tool: { not: x } }', 'match: { tool: y }'],
    ['match: { tool: { not: x } }', 'match: { tool: { not: x } }'],
    ['match: { tool: { present: true } }', 'match: { tool: { glob: "a" } }'],
    ['match: { "/x": { present: false } }', 'match: { "/x": { present: false } }'],
    ['match: { kind: permission }', 'match: { tool: x }'],
    ['match: { kind: permission }', 'match: { kind: permission, tool: x }'],
    ['match: { kind: { glob: "p*" } }', 'match: { tool: x }'],
    ['match: { tool: x }', 'match: { tool: x, "/y": 1 }'],
    ['match: { tool: x }, when: { event: push }', 'match: { tool: x }, when: { event: push, fork: false }'],
    ['match: { tool: x }, when: { event: [push, release] }', 'match: { tool: x }, when: { event: release }'],
    ['match: { tool: x }, when: { event: { not: push } }', 'match: { tool: x }, when: { event: release }'],
    ['match: { tool: x }, when: { ref: { glob: "*" } }', 'match: { tool: x }, when: { ref: { glob: "a*" } }'],
    ['match: { tool: x }, when: { ref: { glob: "*" } }', 'match: { tool: x }, when: { ref: { re2: "a" } }'],
    ['match: { options: { has: [allow_once, allow_always] } }', 'match: { options: { has: allow_once } }'],
    ['match: { options: { not: { has: allow_once } } }', 'match: { options: { not: { has: allow_once } } }'],
    [
      'match: { command: { shell: { only: ["npm *", "git diff **"] } } }',
      'match: { command: { shell: { only: ["npm test", "git diff -x **"] } } }',
    ],
    [
      'match: { command: { shell: { only: ["git **"] } } }',
      'match: { command: { shell: { only: ["git", "git *"] } } }',
    ],
    [
      'match: { command: { shell: { only: ["git a", "git b"] } } }',
      'match: { command: { shell: { only: ["git b"] } } }',
    ],
    [
      'match: { command: { shell: { only: ["git c d"] } } }',
      'match: { tool: x, command: { shell: { only: ["git  c d"] } } }',
    ],
    [
      'match: { tool: x, command: { shell: { only: ["git *"] } } }',
      'match: { tool: x, command: { shell: { only: ["git b"] } } }',
    ],
    ['match: { tool: x }', 'match: { tool: x, command: { shell: { only: ["git b"] } } }'],
    ['match: { command: git }', 'match: { tool: x, command: git }'],
  ];

  test.each(covered)('{ %s } before { %s }', async (a, b) => {
    expect(await warnings('unreachable-rule', pair(a, b))).toEqual([
      '4:7 The rule "b" never decides: "a" before it matches all that it does. Put it first, or delete it.',
    ]);
  });

  const reached: readonly (readonly [string, string])[] = [
    ['match: { tool: x }', 'match: { tool: y }'],
    ['match: { tool: y }', 'match: { tool: [x, y] }'],
    ['match: { tool: x }', 'match: { tool: { glob: "x" } }'],
    ['match: { tool: { glob: "fs.read.*" } }', 'match: { tool: { glob: "fs.*" } }'],
    ['match: { tool: { glob: "a?" } }', 'match: { tool: { glob: "a*" } }'],
    ['match: { tool: { glob: "a*" } }', 'match: { tool: { re2: "a.*" } }'],
    ['match: { tool: { re2: "a" } }', 'match: { tool: { re2: "b" } }'],
    ['match: { tool: { not: x } }', 'match: { tool: x }'],
    ['match: { tool: { not: x } }', 'match: { tool: { not: y } }'],
    ['match: { tool: { not: x } }', 'match: { tool: { present: true } }'],
    ['match: { tool: { present: true } }', 'match: { command: x }'],
    ['match: { "/x": { present: true } }', 'match: { "/x": { present: false } }'],
    ['match: { "/x": { present: false } }', 'match: { "/x": 1 }'],
    ['match: { tool: x, "/y": 1 }', 'match: { tool: x }'],
    ['match: { tool: x }, when: { event: push }', 'match: { tool: x }'],
    ['match: { tool: x }, when: { event: push }', 'match: { tool: x }, when: { event: release }'],
    ['match: { tool: x }, when: { ref: { glob: "*" } }', 'match: { tool: x }, when: { ref: unknown }'],
    ['match: { tool: x }, when: { ref: { glob: "*" } }', 'match: { tool: x }, when: { ref: { not: a } }'],
    ['match: { tool: x }, when: { ref: main }', 'match: { tool: x }, when: { base_ref: main }'],
    ['match: { options: { has: allow_once } }', 'match: { options: { has: [allow_once, allow_always] } }'],
    ['match: { options: { has: allow_once } }', 'match: { options: allow_once }'],
    ['match: { options: { not: { has: allow_once } } }', 'match: { options: allow_once }'],
    ['match: { options: { not: { has: allow_once } } }', 'match: { options: { has: allow_once } }'],
    ['match: { tool: { glob: "*x" } }', 'match: { tool: { re2: "a" } }'],
    ['match: { tool: { glob: "x" } }', 'match: { tool: { re2: "a" } }'],
    ['match: { tool: { glob: "*" } }', 'match: { tool: { not: a } }'],
    ['match: { command: { shell: { only: ["git a"] } } }', 'match: { command: { shell: { only: ["git a **"] } } }'],
    ['match: { command: { shell: { only: ["git a b"] } } }', 'match: { command: { shell: { only: ["git a **"] } } }'],
    ['match: { command: { shell: { only: ["npm test"] } } }', 'match: { command: { shell: { only: ["npm *"] } } }'],
    ['match: { command: { shell: { only: ["git *"] } } }', 'match: { command: { shell: { only: ["git **"] } } }'],
    ['match: { command: { shell: { only: ["git a b"] } } }', 'match: { command: { shell: { only: ["git a"] } } }'],
    ['match: { command: { shell: { only: ["git a"] } } }', 'match: { command: { shell: { only: ["git a b"] } } }'],
    ['match: { command: { shell: { only: ["git a **"] } } }', 'match: { command: { shell: { only: ["git **"] } } }'],
    ['match: { kind: { not: permission } }', 'match: { tool: x }'],
    [
      'match: { tool: x, command: { shell: { only: ["git a"] } } }',
      'match: { tool: x, command: { shell: { only: ["git b"] } } }',
    ],
    [
      'match: { tool: x, command: { shell: { only: ["git a"] } } }',
      'match: { tool: x, command: { shell: { only: ["git a", "git b"] } } }',
    ],
  ];

  test.each(reached)('not { %s } before { %s }', async (a, b) => {
    expect((await warnings('unreachable-rule', pair(a, b))).filter((each) => each.startsWith('4'))).toEqual([]);
  });

  test('behind a guard', async () => {
    const guard = 'guards: [{ id: g, match: { tool: { in: [x, y], missing: match } }, then: reject }]\n';
    expect(
      await warnings('unreachable-rule', `${guard}${pair('match: { tool: x }', 'match: { tool: z }')}`),
    ).toHaveLength(1);
    expect(
      await warnings('unreachable-rule', `${guard}questions: [{ id: q, match: { tool: y }, answer: x }]\n`),
    ).toHaveLength(1);
    const whatever = 'guards: [{ id: g, match: { "/x": { present: true, missing: match } }, then: reject }]\n';
    expect(
      await warnings('unreachable-rule', `${whatever}${pair('match: { tool: x }', 'match: { tool: z }')}`),
    ).toHaveLength(2);
  });

  test('not behind a guard that matches when a field is missing only', async () => {
    const guard = 'guards: [{ id: g, match: { "/x": { present: false } }, then: reject }]\n';
    expect(await warnings('unreachable-rule', `${guard}${pair('match: { tool: x }', 'match: { tool: z }')}`)).toEqual(
      [],
    );
  });

  test('among questions, whose kinds may differ', async () => {
    const text = `questions:
  - { id: a, match: { kind: elicitation }, answer: x }
  - { id: b, match: { kind: elicitation, message: m }, answer: x }
  - { id: c, match: { message: m }, answer: x }
  - { id: d, match: { message: m }, then: stop }
  - { id: e, match: { kind: { glob: "perm*" } }, then: stop }
  - { id: f, match: { message: n }, then: stop }
`;
    expect(await warnings('unreachable-rule', text)).toEqual([
      expect.stringContaining('The question "b" never decides: "a" before it'),
      expect.stringContaining('The question "d" never decides: "c" before it'),
    ]);
  });

  test('in the wrong list', async () => {
    expect(
      await warnings('unreachable-rule', 'rules: [{ id: r, match: { kind: elicitation }, then: reject }]\n'),
    ).toEqual(['2:11 The rule "r" never decides: rules see only the kind "permission". Move it to "questions".']);
    expect(
      await warnings('unreachable-rule', 'questions: [{ id: q, match: { kind: permission }, answer: x }]\n'),
    ).toEqual(['2:15 The question "q" never decides: questions never see the kind "permission". Move it to "rules".']);
    expect(
      await warnings('unreachable-rule', 'questions: [{ id: q, match: { kind: [permission, x] }, answer: x }]\n'),
    ).toEqual([]);
    expect(
      await warnings('unreachable-rule', 'questions: [{ id: q, match: { kind: { glob: "p*" } }, answer: x }]\n'),
    ).toEqual([]);
  });
});

describe('whether a glob takes all that another does', () => {
  test.each([
    ['*', 'a?b*', true],
    ['a*', 'a*b', true],
    ['a*b*', 'a*xb*y', true],
    ['a?', 'a?', true],
    ['a?', 'ab', true],
    ['??', '?b', true],
    ['?*', '?*', true],
    ['a', 'a?', false],
    ['a*', 'a?', true],
    ['?*', 'a*', false],
    ['?', '*', false],
    ['a', 'a*', false],
    ['a*b', 'a*', false],
    ['ab*', 'a*', false],
    ['\\**', '\\*a', true],
    ['\\*', '*', false],
  ])('%s takes %s: %s', (wide, narrow, expected) => {
    const [a, b] = [compileGlob(wide), compileGlob(narrow)];
    expect(a !== undefined && b !== undefined && globContains(a, b)).toBe(expected);
  });
});

/** One allow rule. */
function allow(match: string, rest = 'limit: 1'): string {
  return `rules:\n  - { id: r, match: { ${match} }, then: allow, ${rest} }\n`;
}

describe('no-limit', () => {
  test('is an allow without limit', async () => {
    expect(await warnings('no-limit', allow('tool: x', 'reason: r'))).toEqual([
      '3:7 "r" allows as often as the budget lasts. Add a "limit".',
    ]);
    expect(
      await warnings('no-limit', 'rules: [{ id: r, match: { tool: x }, then: allow-always, reason: r }]\n'),
    ).toHaveLength(1);
    expect(await warnings('no-limit', allow('tool: x'))).toEqual([]);
    for (const verb of ['ask', 'reject', 'stop']) {
      expect(await warnings('no-limit', `rules: [{ id: r, match: { tool: x }, then: ${verb} }]\n`)).toEqual([]);
    }
  });
});

describe('allow-without-tool', () => {
  test.each([
    'kind: permission',
    'command: x',
    '"/x": 1',
    'tool: { glob: "*" }',
    'operation: { re2: ".*" }',
    'tool: { present: true }',
    'tool: { not: shell }',
    'options: { has: allow_once }',
  ])('{ %s } names none', async (match) => {
    expect(await warnings('allow-without-tool', allow(match))).toEqual([
      '3:7 "r" allows whatever tool asks. Name it with "tool" or "operation".',
    ]);
  });
  test.each([
    'tool: x',
    'operation: x',
    'tool: [x, y]',
    'tool: { glob: "fs.*" }',
    'operation: { re2: "a|b" }',
    'tool: null',
  ])('{ %s } names one', async (match) => {
    expect(await warnings('allow-without-tool', allow(match))).toEqual([]);
  });
});

describe('allow-shell-by-pattern', () => {
  test.each([
    'tool: shell, command: { glob: "npm *" }',
    'tool: shell, command: { re2: "npm .*" }',
    'tool: shell, command: { not: x }',
    'tool: shell, command: { present: true }',
    'tool: shell, "/command": { glob: "npm *" }',
    'operation: { glob: "*" }',
    'operation: { glob: "shell command: npm *" }',
    'operation: { glob: "shell*" }',
    'operation: { glob: "shell command: make *" }',
    'operation: { re2: "shell command: make .*" }',
    'operation: { re2: "shell\\\\ command: make" }',
    'operation: { glob: "s*rm -rf*" }',
    'tool: shell, operation: { glob: "shell*" }',
    'operation: { re2: "shell command: npm.*" }',
    'operation: { re2: "shell\\\\ command: npm" }',
    'operation: { not: x }',
    'operation: { present: true }',
    '"/operation": { glob: "*" }',
  ])('{ %s }', async (match) => {
    expect(await warnings('allow-shell-by-pattern', allow(match))).toEqual([
      expect.stringMatching(
        /^3:\d+ "r" allows shell commands by a pattern over their text, which a second command slips through\. Use/u,
      ),
    ]);
  });
  test.each([
    'tool: shell',
    'tool: [shell, x]',
    'tool: { glob: "s*" }',
    'tool: { glob: "*" }',
    'kind: permission, tool: shell',
  ])('{ %s } allows every command', async (match) => {
    expect(await warnings('allow-shell-by-pattern', allow(match))).toEqual([
      expect.stringContaining('"r" allows every shell command. Add'),
    ]);
  });
  test.each([
    'tool: shell, command: npm',
    'tool: shell, command: { shell: { only: [npm] } }',
    'tool: shell, command: [a, b]',
    'operation: { glob: "fs.*" }',
    'operation: { re2: "deploy(\\\\.[a-z]+)?" }',
    'operation: "shell command: npm test"',
    'tool: x',
    'tool: { glob: "x*" }',
    '"/cwd": { glob: "*" }, tool: x',
    'tool: shell, operation: "shell command: npm"',
  ])('not { %s }', async (match) => {
    expect(await warnings('allow-shell-by-pattern', allow(match))).toEqual([]);
  });
});

describe('allow-from-fork', () => {
  const when = (conditions: string): string => allow('tool: x', `limit: 1, when: { ${conditions} }`);
  const message =
    '3:7 "r" may allow a pull request from a fork. Add "fork: false" to its "when", or a guard with "fork: [true, unknown]".';
  test.each([
    'event: pull_request',
    'event: [push, pull_request]',
    'event: { not: push }',
    'event: { glob: "push" }',
    'fork: true',
    'fork: [false, unknown]',
    'actor: { permission: write }',
    'event: issue_comment',
    'ref: refs/heads/main',
  ])('{ %s }', async (conditions) => {
    expect(await warnings('allow-from-fork', when(conditions))).toEqual([message]);
  });
  test('without any condition', async () => {
    expect(await warnings('allow-from-fork', allow('tool: x'))).toEqual([message]);
  });
  test.each([
    'fork: false',
    'fork: { not: true }',
    'event: push',
    'event: [push, schedule, release]',
    'ref: refs/heads/main, event: push',
    'event: pull_request, fork: false',
  ])('not { %s }', async (conditions) => {
    expect(await warnings('allow-from-fork', when(conditions))).toEqual([]);
  });
  test.each([
    ['when: { fork: [true, unknown] }, match: { kind: permission }', 0],
    ['when: { fork: [true, unknown] }, match: { tool: x }', 0],
    ['match: { tool: x }', 0],
    ['when: { fork: true }, match: { kind: permission }', 1],
    ['when: { fork: unknown }, match: { kind: permission }', 1],
    ['when: { fork: [true, unknown] }, match: { kind: elicitation }', 1],
    ['when: { fork: [true, unknown] }, match: { tool: y }', 1],
    ['when: { fork: [true, unknown], event: push }, match: { kind: permission }', 1],
    ['when: { fork: [true, unknown], event: pull_request }, match: { kind: permission }', 0],
  ])('behind the guard { %s }', async (guard, count) => {
    const text = `guards: [{ id: g, ${guard}, then: stop }]\n${when('event: pull_request')}`;
    expect(await warnings('allow-from-fork', text)).toHaveLength(count);
  });
});

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
  test('not in a rule', async () => {
    expect(await warnings('guard-misses-unknown', allow('tool: x', 'when: { fork: false }'))).toEqual([]);
  });
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
    ['event: [push, pull_request], ref: refs/heads/main, draft: true', 'has this "event".'],
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

describe('half-anchored', () => {
  test.each([
    '^a|b',
    'a|^b',
    'a$|b',
    '^a|b$',
    '^a$|^b',
    '(^a|b)',
    'x(a|b$)y',
    '(?:^a|b)',
    '(?i:a|^b)',
    '(?P<n>^a|b)',
    'a|b|^c',
    'a|(?i)^b',
    '\\\\|^a|b',
    '[|]a|b$',
    '((^a|b)c)',
    '(?i)^a|b',
    '(?i-s:x)^a|b$|c',
    '(?<name>^a|b)',
    '^[|]|b',
    '^a\\)|b',
    '(a|b)|^c',
    'a|(?:b)$',
    '\\[^]|^a|b',
    '[[:alpha:]|]|^b',
    '^[a\\]|]|b',
  ])('%s', (pattern) => {
    expect(isHalfAnchored(pattern)).toBe(true);
  });
  test.each([
    'a|b',
    '^a|^b',
    'a$|b$',
    '^a$|^b$',
    '^(a|b)$',
    '(a|b)',
    '\\^a|b',
    'a|b\\$',
    '[^a]|b',
    '[$]|b',
    'a|[b$]',
    '',
    '^a',
    'a$',
    '(^a)|b',
    'a[|^]b',
    '\\\\^|b',
    '[]^]|b',
    '[[:alpha:]^]|b',
    '[a\\]|^b]|c',
    '[\\n|^b]|c',
    '[^]|^b]|c',
    '(?i)a|b',
    '(?i)^a|^b',
    '(?-s:^a)|b',
    '(?P<long_name>a|b)|c',
    'a\\|^b',
    '\\$|b',
    'x(^a|^b)',
    'a||b',
    '|',
    ')',
  ])('not %s', (pattern) => {
    expect(isHalfAnchored(pattern)).toBe(false);
  });
  test('is told at its place, in match and when, under not, in all lists', async () => {
    const message = 'Only some branches of "^a|b" have "^" or "$". The whole value has to match anyway: delete them.';
    const text = `guards: [{ id: g, match: { tool: { not: { re2: "^a|b" } } }, then: reject }]
rules: [{ id: r, match: { tool: { re2: "a|b" } }, when: { ref: { re2: "^a|b" } }, then: reject }]
questions: [{ id: q, match: { message: { re2: "^a|b" } }, then: stop }]
`;
    expect(await warnings('half-anchored', text)).toEqual([`2:28 ${message}`, `3:59 ${message}`, `4:31 ${message}`]);
  });
});

describe('untested-rule', () => {
  test('is an entry of any list that no test expects', async () => {
    const text = `guards: [{ id: g, match: { tool: a }, then: reject }]
rules: [{ id: r, match: { tool: b }, then: reject }, { id: s, match: { tool: c }, then: reject }]
questions: [{ id: q, match: { message: x }, then: stop }, { id: p, match: { message: y }, then: stop }]
tests:
  - { name: t, pause: { kind: permission, operation: b, options: [reject_once] }, expect: { answer: reject_once, rule: r } }
  - { name: u, pauses: [{ pause: { kind: e, message: x }, expect: { answer: stop, rule: q } }] }
`;
    expect(await warnings('untested-rule', text)).toEqual([
      '2:12 No test expects "g" to decide. Add one.',
      '3:56 No test expects "s" to decide. Add one.',
      '4:61 No test expects "p" to decide. Add one.',
    ]);
  });
});

describe('all warnings', () => {
  test('come in the order of the file', async () => {
    const places = lint(await policyOf(pair('match: { tool: x }', 'match: { tool: x }'))).map(
      ({ line, column, code }) => `${line}:${column} ${code}`,
    );
    expect(places).toEqual(['3:7 untested-rule', '4:7 unreachable-rule', '4:7 untested-rule']);
  });
  test('are none for a policy without entries', async () => {
    expect(lint(await policyOf(''))).toEqual([]);
  });
});
