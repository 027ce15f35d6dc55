// The part `changes` of a policy file: what it takes, what it refuses, its tests, their mutation, and warnings.
import { expect, test } from 'vitest';
import { judgeChange } from '../../../src/permission/change/judge.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { lint } from '../../../src/permission/lint/lint.ts';
import { chooseChangeExitCode, explainChange, readChange } from '../../../src/permission/tools/explain.ts';
import { findSurvivors, runTests } from '../../../src/permission/tools/self-test.ts';
import { policyOf, problemsOf } from '../policies.ts';

const whole = `budget: { files: 5, bytes: 1000, lines: 10 }
changes:
  - { id: lock-noise, paths: ["**/package-lock.json"], then: reject }
  - id: sources
    when: { fork: false, actor: { permission: [admin, maintain, write] } }
    paths: ["src/**", "test/**"]
    then: allow
    limit: 3
tests:
  - { name: lock, change: { path: package-lock.json }, expect: { answer: left, rule: lock-noise } }
  - { name: no manifest, change: { path: src/package.json, status: modified }, expect: { answer: stop, rule: guarded } }
  - name: sources
    context: { fork: false, actor: { permission: write } }
    change: { path: src/a.ts, status: added, bytes: 10, lines: 2 }
    expect: { answer: taken, rule: sources }
`;

test('a whole part is read, its tests pass, and each entry is needed by one', async () => {
  const policy = await policyOf(whole);
  expect(policy.changeBudget).toEqual({ files: 5, bytes: 1000, lines: 10 });
  expect(policy.changes).toMatchObject([
    { id: 'lock-noise', verb: 'reject', statuses: ['added', 'modified', 'removed'] },
    { id: 'sources', verb: 'allow', statuses: ['added', 'modified'], binary: false, limit: 3 },
  ]);
  expect(runTests(policy)).toEqual([]);
  expect(findSurvivors(policy)).toEqual([]);
  expect(lint(policy)).toEqual([]);
});

test('a test that fails says what came; an entry that no test needs survives', async () => {
  const policy = await policyOf(whole.replace('answer: taken, rule: sources', 'answer: left, rule: default'));
  expect(runTests(policy)).toMatchObject([
    { name: 'sources', pause: null, message: expect.stringContaining('got "taken" from rule "sources"') },
  ]);
  const less = await policyOf(whole.slice(0, whole.indexOf('  - name: sources')));
  expect(findSurvivors(less)).toMatchObject([{ id: 'sources', list: 'changes' }]);
  const other = await policyOf(whole.replace('{ answer: stop, rule: guarded }', '{ answer: taken, rule: sources }'));
  expect(runTests(other)[0]?.message).toContain('"sources": when.fork is "unknown"');
});

test.each([
  ['changes: [{ id: a, paths: [], then: allow }]', /"paths" is a list/],
  ['changes: [{ id: a, then: allow }]', /has no "paths"/],
  ['changes: [{ id: a, paths: ["../x"], then: allow }]', /can't be used: no path matches it/],
  ['changes: [{ id: a, paths: ["a**b"], then: allow }]', /must be a whole segment/],
  ['changes: [{ id: a, paths: [a], then: ask }]', /"then" of a change is "ask"/],
  ['changes: [{ id: a, paths: [a], then: allow, status: renamed }]', /"status" is "renamed"/],
  ['changes: [{ id: a, paths: [a], then: stop, binary: true }]', /"binary" belongs only to "then: allow"/],
  ['changes: [{ id: guarded, paths: [a], then: stop }]', /"guarded" is reserved among changes/],
  ['changes: [{ id: a, paths: [a], then: stop, match: { kind: x } }]', /no key "match"/],
  [
    'rules: [{ id: a, match: { kind: permission }, then: allow }]\nchanges: [{ id: a, paths: [a], then: stop }]',
    /"a" is taken/,
  ],
  ['budget: { files: 101 }', /"files" is the number 101. Write a whole number, at least 1 and at most 100/],
  ['budget: { bytes: 1048577 }', /at most 1048576/],
  ['tests: [{ name: t, change: { path: a } }]', /has no "expect"/],
  [
    'tests: [{ name: t, change: { path: a }, expect: { answer: allow_once, rule: default } }]',
    /The "answer" to a change is "taken"/,
  ],
  [
    'tests: [{ name: t, change: { path: a }, expect: { answer: left, rule: b } }]',
    /No entry of "changes" has the id "b"/,
  ],
  [
    'tests: [{ name: t, change: { path: a }, pause: {}, expect: { answer: left, rule: default } }]',
    /either "change" or a pause/,
  ],
  [
    'tests: [{ name: t, pause: {}, expect: { answer: stop, rule: guarded } }]',
    /No guard, rule or question has the id "guarded"/,
  ],
])('refused: %s', async (text, message) => {
  const problems = await problemsOf(`version: 1\n${text}\n`);
  expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
});

test.each([
  ['[{ id: a, when: { fork: false }, paths: ["**"], then: allow }]', ['allow-any-path', 'untested-rule']],
  ['[{ id: a, when: { fork: false }, paths: ["**/*"], then: allow }]', ['allow-any-path', 'untested-rule']],
  ['[{ id: a, when: { fork: false }, paths: ["**/package.json"], then: allow }]', ['allow-guarded', 'untested-rule']],
  ['[{ id: a, paths: ["src/**"], then: allow }]', ['allow-from-fork', 'untested-rule']],
  ['[{ id: a, when: { fork: true }, paths: ["src/**"], then: allow }]', ['untested-rule']],
  [
    '[{ id: a, paths: ["src/**"], then: stop }, { id: b, paths: ["src/**"], then: reject }]',
    ['unreachable-rule', 'untested-rule', 'untested-rule'],
  ],
  ['[{ id: a, when: { event: pul_request }, paths: ["src/**"], then: stop }]', ['unknown-event', 'untested-rule']],
])('warnings: %s', async (changes, codes) => {
  const found = lint(await policyOf(`changes: ${changes}\n`));
  expect(found.map(({ code }) => code).toSorted()).toEqual(codes);
});

test('explain: a path is a modified file, JSON is as in a test; the exit code says what comes of it', async () => {
  const policy = await policyOf(whole);
  const explain = (given: string): [number, readonly string[]] => {
    const read = readChange(given);
    if ('error' in read) return [2, [read.error]];
    const verdict = judgeChange(policy, read.change, unknownContext);
    return [chooseChangeExitCode(verdict), explainChange(read.change, verdict)];
  };
  expect(explain('src/package.json')).toEqual([
    4,
    [
      'change     modified "src/package.json"',
      '  change   lock-noise  no   the path does not match',
      '  change   sources     no   when.fork is "unknown", wants false',
      'reason     no entry spells out its guarded name',
      'answer     stop by guarded',
    ],
  ]);
  expect(explain('a/package-lock.json')[0]).toBe(3);
  expect(explain('{"path":"src/a.ts","status":"added"}')[0]).toBe(3);
  expect(explain('{"path":"src/a.ts","state":"added"}')).toEqual([2, [expect.stringContaining('no key "state"')]]);
});
