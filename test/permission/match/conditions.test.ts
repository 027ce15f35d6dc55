// Tests matchers over values.

import { describe, expect, test } from 'vitest';
import { brief, decideOnce, guardMatching, policyOf, ruleMatching, ruleWhen } from '../policies.ts';

/** A permission with these fields and both options. */
function pause(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ kind: 'permission', options: ['allow_once', 'reject_once'], ...fields });
}

async function inRule(match: string, fields: Readonly<Record<string, unknown>>): Promise<boolean> {
  return brief(decideOnce(await ruleMatching(match), pause(fields))) === 'allow_once by the-rule';
}

async function inGuard(match: string, fields: Readonly<Record<string, unknown>>): Promise<boolean> {
  return brief(decideOnce(await guardMatching(match), pause(fields))) === 'reject_once by the-guard';
}

describe('a matcher in a rule', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean])[] = [
    // Equal, and of the same type.
    ['{ tool: build }', { operation: 'build' }, true],
    ['{ tool: build }', { operation: 'builds' }, false],
    ['{ tool: build }', { operation: 'Build' }, false],
    ['{ tool: build }', { operation: ' build' }, false],
    ['{ tool: null }', { operation: null }, true],
    ['{ tool: null }', {}, false],
    ['{ tool: "null" }', { operation: null }, false],
    ['{ operation: null }', { operation: null }, true],
    ['{ "/n": 1 }', { n: 1 }, true],
    ['{ "/n": 1 }', { n: 1.0 }, true],
    ['{ "/n": 1 }', { n: '1' }, false],
    ['{ "/n": 1 }', { n: true }, false],
    ['{ "/n": "1" }', { n: 1 }, false],
    ['{ "/n": 0 }', { n: false }, false],
    ['{ "/n": 0 }', { n: '' }, false],
    ['{ "/n": 0 }', { n: null }, false],
    ['{ "/n": true }', { n: true }, true],
    ['{ "/n": true }', { n: 'true' }, false],
    ['{ "/n": false }', { n: null }, false],
    ['{ "/n": null }', { n: null }, true],
    ['{ "/n": null }', {}, false],
    ['{ "/n": "x" }', { n: { x: 'x' } }, false],
    // Any of.
    ['{ tool: [build, test] }', { operation: 'test' }, true],
    ['{ tool: [build, test] }', { operation: 'deploy' }, false],
    ['{ tool: [build, null] }', { operation: null }, true],
    ['{ tool: { in: [build, test] } }', { operation: 'test' }, true],
    ['{ tool: { in: [build, test] } }', { operation: 'tests' }, false],
    // Globs and RE2, always the whole value.
    ['{ tool: { glob: "fs.*" } }', { operation: 'fs.read' }, true],
    ['{ tool: { glob: "fs.*" } }', { operation: 'xfs.read' }, false],
    ['{ "/n": { glob: "*" } }', { n: 1 }, false],
    ['{ "/n": { glob: "*" } }', { n: null }, false],
    ['{ "/n": { glob: "*" } }', { n: {} }, false],
    ['{ tool: { re2: "fs\\\\.(read|list)" } }', { operation: 'fs.list' }, true],
    ['{ tool: { re2: "fs\\\\.(read|list)" } }', { operation: 'fs.list.all' }, false],
    ['{ tool: { re2: "read|list" } }', { operation: 'list' }, true],
    ['{ tool: { re2: "read|list" } }', { operation: 'xlist' }, false],
    ['{ tool: { re2: "read|list" } }', { operation: 'readx' }, false],
    ['{ "/n": { re2: ".*" } }', { n: 1 }, false],
    // Not, for what is present.
    ['{ tool: { not: build } }', { operation: 'test' }, true],
    ['{ tool: { not: build } }', { operation: 'build' }, false],
    ['{ tool: { not: build } }', {}, false],
    ['{ tool: { not: [build, test] } }', { operation: 'test' }, false],
    ['{ tool: { not: { glob: "b*" } } }', { operation: 'build' }, false],
    ['{ tool: { not: { glob: "b*" } } }', { operation: 'test' }, true],
    ['{ tool: { not: { not: build } } }', { operation: 'build' }, true],
    ['{ tool: { not: { not: build } } }', { operation: 'test' }, false],
    ['{ "/n": { not: 1 } }', { n: '1' }, true],
    // Present.
    ['{ "/n": { present: true } }', { n: null }, true],
    ['{ "/n": { present: true } }', { n: [] }, true],
    ['{ "/n": { present: true } }', {}, false],
    ['{ "/n": { present: false } }', {}, true],
    ['{ "/n": { present: false } }', { n: null }, false],
    ['{ "/n": { present: false } }', { n: [] }, false],
    // Lists: not empty, and every element.
    ['{ "/n": a }', { n: ['a', 'a'] }, true],
    ['{ "/n": a }', { n: ['a', 'b'] }, false],
    ['{ "/n": a }', { n: [] }, false],
    ['{ "/n": [a, b] }', { n: ['b', 'a'] }, true],
    ['{ "/n": { glob: "a*" } }', { n: ['a1', 'a2'] }, true],
    ['{ "/n": { glob: "a*" } }', { n: ['a1', 'b'] }, false],
    ['{ "/n": { glob: "a*" } }', { n: ['a1', 5] }, false],
    ['{ "/n": { not: a } }', { n: ['b', 'c'] }, true],
    ['{ "/n": { not: a } }', { n: ['b', 'a'] }, false],
    ['{ "/n": { not: a } }', { n: [] }, false],
    ['{ "/n": a }', { n: [['a'], 'a'] }, true],
    ['{ "/n": a }', { n: [['a', 'b'], 'a'] }, false],
    ['{ "/n": { not: a } }', { n: [['a']] }, false],
    ['{ "/n": { not: { not: a } } }', { n: ['a', 'a'] }, true],
    ['{ "/n": { not: { not: a } } }', { n: ['a', 'b'] }, false],
    // One element.
    ['{ options: { has: allow_once } }', {}, true],
    ['{ options: { has: allow_always } }', {}, false],
    ['{ options: { has: [allow_always, allow_once] } }', {}, true],
    ['{ options: { not: { has: allow_always } } }', {}, true],
    ['{ options: { not: { has: allow_once } } }', {}, false],
    ['{ options: { not: { not: { has: allow_once } } } }', {}, true],
    ['{ options: [allow_once, reject_once] }', {}, true],
    ['{ options: allow_once }', {}, false],
    ['{ "/n": { has: 1 } }', { n: [0, 1] }, true],
    ['{ "/n": { has: 1 } }', { n: ['1'] }, false],
    ['{ "/n": { has: 1 } }', { n: 1 }, false],
    ['{ "/n": { has: 1 } }', { n: [[1]] }, false],
    ['{ "/n": { has: 1 } }', {}, false],
    ['{ "/n": { not: { has: 1 } } }', {}, false],
    ['{ "/n": { not: { has: 1 } } }', { n: [] }, true],
    // All conditions.
    ['{ tool: a, "/n": 1 }', { operation: 'a', n: 1 }, true],
    ['{ tool: a, "/n": 1 }', { operation: 'a', n: 2 }, false],
    ['{ tool: a, "/n": 1 }', { operation: 'b', n: 1 }, false],
    // Keys of pauses.
    ['{ kind: permission }', {}, true],
    ['{ message: hello }', { message: 'hello' }, true],
    ['{ command: x }', { operation: 'shell command: x' }, true],
    ['{ operation: x }', { operation: 'shell command: x' }, false],
    ['{ tool: shell, command: x }', { operation: 'shell', command: 'x' }, true],
    ['{ command: x }', {}, false],
  ];

  test.each(cases)('%s and %j: %s', async (match, fields, expected) => {
    expect(await inRule(match, fields)).toBe(expected);
  });
});

describe('a JSON Pointer', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean])[] = [
    ['{ "/cwd": /srv }', { cwd: '/srv' }, true],
    ['{ "/a/b": x }', { a: { b: 'x' } }, true],
    ['{ "/a/b": x }', { 'a/b': 'x' }, false],
    ['{ "/a~1b": x }', { 'a/b': 'x' }, true],
    ['{ "/a~0b": x }', { 'a~b': 'x' }, true],
    ['{ "/a~01": x }', { 'a~1': 'x' }, true],
    ['{ "/": x }', { '': 'x' }, true],
    ['{ "//b": x }', { '': { b: 'x' } }, true],
    ['{ "/a/0": x }', { a: ['x', 'y'] }, true],
    ['{ "/a/1": x }', { a: ['x', 'y'] }, false],
    ['{ "/a/1": y }', { a: ['x', 'y'] }, true],
    ['{ "/a/2": { present: false } }', { a: ['x', 'y'] }, true],
    ['{ "/a/10": k }', { a: Array.from('abcdefghijk') }, true],
    ['{ "/a/1x": { present: false } }', { a: ['x', 'y'] }, true],
    ['{ "/a/00": { present: false } }', { a: ['x'] }, true],
    ['{ "/a/-": { present: false } }', { a: ['x'] }, true],
    ['{ "/a/+0": { present: false } }', { a: ['x'] }, true],
    ['{ "/a/length": { present: false } }', { a: ['x'] }, true],
    ['{ "/a/0": x }', { a: { 0: 'x' } }, true],
    ['{ "/a/0": { present: false } }', { a: 'xy' }, true],
    ['{ "/a/b": { present: false } }', { a: null }, true],
    ['{ "/toString": { present: false } }', {}, true],
    ['{ "/__proto__": { present: false } }', {}, true],
    ['{ "/a/constructor/name": { present: false } }', { a: {} }, true],
    ['{ "/kind": permission }', {}, true],
    ['{ "/options/0": allow_once }', {}, true],
    ['{ "/fields/0/name": a }', { fields: [{ name: 'a' }] }, true],
  ];

  test.each(cases)('%s and %j: %s', async (match, fields, expected) => {
    expect(await inRule(match, fields)).toBe(expected);
  });
});

describe('a matcher in a guard', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean])[] = [
    ['{ tool: danger }', { operation: 'danger' }, true],
    ['{ tool: danger }', { operation: 'safe' }, false],
    ['{ tool: danger }', {}, false],
    // Lists: any element, `not` included.
    ['{ "/n": a }', { n: ['b', 'a'] }, true],
    ['{ "/n": a }', { n: ['b'] }, false],
    ['{ "/n": a }', { n: [] }, false],
    ['{ "/n": a }', { n: ['b', ['c', ['a']]] }, true],
    ['{ "/n": { glob: "*.env" } }', { n: ['x', 'y.env'] }, true],
    ['{ "/n": { not: a } }', { n: ['a', 'b'] }, true],
    ['{ "/n": { not: a } }', { n: ['a', 'a'] }, false],
    ['{ "/n": { not: a } }', { n: [] }, false],
    ['{ "/n": { not: { not: a } } }', { n: ['b', 'a'] }, true],
    ['{ options: { not: { has: reject_once } } }', {}, false],
    ['{ options: { not: { has: reject_always } } }', {}, true],
    ['{ "/n": { has: [a, b] } }', { n: ['c', 'b'] }, true],
    // Missing fields.
    ['{ "/n": { not: a } }', {}, false],
    ['{ "/n": { not: a, missing: match } }', {}, true],
    ['{ "/n": { not: a, missing: match } }', { n: 'a' }, false],
    ['{ "/n": { in: [a], missing: match } }', {}, true],
    ['{ "/n": { in: [a], missing: match } }', { n: 'a' }, true],
    ['{ "/n": { in: [a], missing: match } }', { n: null }, false],
    ['{ "/n": { glob: "a", missing: match } }', {}, true],
    ['{ "/n": { re2: "a", missing: match } }', {}, true],
    ['{ "/n": { has: a, missing: match } }', {}, true],
    ['{ "/n": { present: true, missing: match } }', {}, true],
    ['{ "/n": { present: true, missing: match } }', { n: 1 }, true],
    ['{ "/n": { present: false } }', {}, true],
    ['{ "/n": { present: false } }', { n: 1 }, false],
    ['{ command: { shell: { any: [curl] }, missing: match } }', {}, true],
    ['{ command: { shell: { any: [curl] } } }', {}, false],
    // Shell over what is no text can't be told.
    ['{ "/n": { shell: { any: [curl] } } }', { n: { a: 'npm test' } }, true],
    ['{ "/n": { shell: { any: [curl] } } }', { n: null }, true],
    ['{ "/n": { shell: { any: [curl] } } }', { n: 'npm test' }, false],
    ['{ "/n": { shell: { any: [curl] } } }', { n: ['npm test', 'curl'] }, true],
    ['{ "/n": { shell: { any: [curl] } } }', { n: ['npm test', 'npm'] }, false],
  ];

  test.each(cases)('%s and %j: %s', async (match, fields, expected) => {
    expect(await inGuard(match, fields)).toBe(expected);
  });
});

describe('shell only over what is no text', () => {
  test.each([[{ n: null }], [{ n: { a: 'npm' } }], [{ n: 5 }], [{ n: [] }], [{ n: ['npm', 5] }], [{}]])(
    '%j does not match',
    async (fields) => {
      expect(await inRule('{ "/n": { shell: { only: [npm] } } }', fields)).toBe(false);
    },
  );

  test('asks every element of a list', async () => {
    expect(await inRule('{ "/n": { shell: { only: [npm] } } }', { n: ['npm', '"npm"'] })).toBe(true);
    expect(await inRule('{ "/n": { shell: { only: [npm] } } }', { n: ['npm', 'ls'] })).toBe(false);
  });
});

describe('a condition on the run', () => {
  const known = {
    event: 'pull_request',
    ref: 'refs/pull/5/merge',
    base_ref: 'main',
    fork: false,
    draft: true,
    labels: ['safe', 'bug'],
    actor: { permission: 'write', association: 'MEMBER', type: 'User', login: 'octo' },
    environment: 'prod',
    repository: { visibility: 'private' },
  } as const;

  async function allows(when: string, context: Parameters<typeof decideOnce>[2]): Promise<boolean> {
    return brief(decideOnce(await ruleWhen(when), pause({}), context)) === 'allow_once by the-rule';
  }

  test.each([
    ['{ event: pull_request }', true],
    ['{ event: push }', false],
    ['{ event: [push, pull_request] }', true],
    ['{ event: { not: push } }', true],
    ['{ event: { not: pull_request } }', false],
    ['{ event: { glob: "pull_*" } }', true],
    ['{ event: { re2: "pull_.*" } }', true],
    ['{ event: { re2: "pull" } }', false],
    ['{ event: { in: [pull_request] } }', true],
    ['{ ref: { glob: "refs/pull/*" } }', true],
    ['{ base_ref: main }', true],
    ['{ fork: false }', true],
    ['{ fork: true }', false],
    ['{ fork: { not: true } }', true],
    ['{ draft: true }', true],
    ['{ draft: [false, unknown] }', false],
    ['{ labels: safe }', true],
    ['{ labels: other }', false],
    ['{ labels: [other, bug] }', true],
    ['{ labels: { not: safe } }', false],
    ['{ labels: { not: other } }', true],
    ['{ labels: { not: { not: safe } } }', true],
    ['{ labels: { glob: "s*" } }', true],
    ['{ labels: { has: bug } }', true],
    ['{ labels: { has: other } }', false],
    ['{ labels: { not: { has: other } } }', true],
    ['{ actor: { permission: [admin, write] } }', true],
    ['{ actor: { association: OWNER } }', false],
    ['{ actor: { association: MEMBER } }', true],
    ['{ actor: { type: User, login: octo } }', true],
    ['{ actor: { type: User, login: other } }', false],
    ['{ environment: prod }', true],
    ['{ repository: { visibility: private } }', true],
    ['{ repository: { visibility: public } }', false],
    ['{ event: pull_request, fork: true }', false],
    ['{}', true],
    ['{ actor: {} }', true],
  ])('%s: %s', async (when, expected) => {
    expect(await allows(when, known)).toBe(expected);
  });

  test.each(['event', 'ref', 'base_ref', 'environment', 'labels'])(
    '%s that is not known is matched by the word unknown alone',
    async (key) => {
      expect(await allows(`{ ${key}: unknown }`, {})).toBe(true);
      expect(await allows(`{ ${key}: [x, unknown] }`, {})).toBe(true);
      expect(await allows(`{ ${key}: { in: [x, unknown] } }`, {})).toBe(true);
      expect(await allows(`{ ${key}: x }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { not: x } }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { not: unknown } }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { not: { not: unknown } } }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { glob: "*" } }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { glob: unknown } }`, {})).toBe(false);
      expect(await allows(`{ ${key}: { re2: unknown } }`, {})).toBe(false);
    },
  );

  test.each(['fork', 'draft'])('%s that is not known is neither true nor false', async (key) => {
    expect(await allows(`{ ${key}: false }`, {})).toBe(false);
    expect(await allows(`{ ${key}: { not: true } }`, {})).toBe(false);
    expect(await allows(`{ ${key}: [true, false] }`, {})).toBe(false);
    expect(await allows(`{ ${key}: unknown }`, {})).toBe(true);
  });

  test('takes a label called unknown for a label', async () => {
    expect(await allows('{ labels: { not: safe } }', { labels: ['unknown'] })).toBe(true);
    expect(await allows('{ labels: { has: unknown } }', {})).toBe(false);
    expect(await allows('{ labels: x }', { labels: [] })).toBe(false);
    expect(await allows('{ labels: { not: x } }', { labels: [] })).toBe(true);
  });

  test('takes every part of an actor for itself', async () => {
    for (const key of ['permission', 'association', 'type', 'login']) {
      expect(await allows(`{ actor: { ${key}: unknown } }`, {})).toBe(true);
      expect(await allows(`{ actor: { ${key}: unknown } }`, known)).toBe(false);
    }
  });
});

describe('the first condition that fails', () => {
  test.each([
    ['{ tool: a }', { operation: 'b' }, 'tool is "b", wants "a"'],
    ['{ tool: [a, b] }', { operation: 'c' }, 'tool is "c", wants "a" or "b"'],
    ['{ tool: { glob: "a*" } }', {}, 'tool is missing, wants glob "a*"'],
    ['{ tool: { re2: "a." } }', { operation: null }, 'tool is null, wants re2 "a."'],
    ['{ "/n": { not: 1 } }', { n: 1 }, '/n is 1, wants not 1'],
    ['{ "/n": { present: true } }', {}, '/n is missing, wants present'],
    ['{ "/n": { present: false } }', { n: [1, { a: 'b' }] }, '/n is [1,{"a":"b"}], wants missing'],
    ['{ "/n": { has: [1, 2] } }', { n: [3] }, '/n is [3], wants a list with 1 or 2'],
    ['{ command: { shell: { only: [npm, ls] } } }', {}, 'command is missing, wants shell only "npm", "ls"'],
    [
      '{ command: { shell: { only: [npm, "ls *"] } } }',
      { command: 'ls' },
      'command: part 1 "ls" is covered by none of 2 patterns',
    ],
    ['{ tool: x, "/n": 1 }', { operation: 'y', n: 2 }, 'tool is "y", wants "x"'],
    ['{ tool: x }', { operation: 'a\u200b\nb' }, 'tool is "a\\u{200b}\\nb", wants "x"'],
    ['{ tool: x }', { operation: 'y'.repeat(118) }, `tool is "${'y'.repeat(118)}", wants "x"`],
    ['{ tool: x }', { operation: 'y'.repeat(119) }, `tool is "${'y'.repeat(119)}…, wants "x"`],
    ['{ "/n": 1 }', { n: [1, 2, 3, 'x'.repeat(200)] }, `/n is [1,2,3,"${'x'.repeat(112)}…, wants 1`],
    ['{ tool: x }', { operation: 'y'.repeat(200) }, `tool is "${'y'.repeat(119)}…, wants "x"`],
  ])('%s and %j: %s', async (match, fields, because) => {
    expect(decideOnce(await ruleMatching(match), pause(fields)).trace[0]?.because).toBe(because);
  });

  test('tells what a guard would take a missing field for', async () => {
    const guard = await guardMatching('{ "/n": { in: [a], missing: match } }');
    expect(decideOnce(guard, pause({ n: 'b' })).trace[0]?.because).toBe('/n is "b", wants "a", or missing');
    expect(decideOnce(guard, pause({})).trace[0]?.because).toBe('/n is missing');
  });

  test('tells which command a guard took, or why it could not be told', async () => {
    const guard = await guardMatching('{ command: { shell: { any: ["curl **"] } } }');
    const because = (command: string): unknown => decideOnce(guard, pause({ command })).trace[0]?.because;
    expect(because('npm test; curl x')).toBe('command: "curl" is covered by "curl **"');
    expect(because('npm test')).toBe('command is "npm test", wants shell any "curl **"');
    expect(because('bash -c x')).toBe('command: what "bash" runs cannot be determined: "-c" is not a script file');
  });
});

describe('guards and rules together', () => {
  test('judge the same list in opposite ways', async () => {
    const policy = await policyOf(`guards: [{ id: g, match: { "/paths": { glob: "*.env" } }, then: reject }]
rules: [{ id: r, match: { "/paths": { glob: "src/*" } }, then: allow }]
`);
    expect(brief(decideOnce(policy, pause({ paths: ['src/a', 'src/b'] })))).toBe('allow_once by r');
    expect(brief(decideOnce(policy, pause({ paths: ['src/a', 'src/.env'] })))).toBe('reject_once by g');
    expect(brief(decideOnce(policy, pause({ paths: ['src/a', 'lib/b'] })))).toBe('reject_once by default');
    expect(brief(decideOnce(policy, pause({ paths: [] })))).toBe('reject_once by default');
  });
});
