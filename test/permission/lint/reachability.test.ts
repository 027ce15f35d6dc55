// Rules and questions that never decide.
import { describe, expect, test } from 'vitest';
import { globContains } from '../../../src/permission/lint/reachability.ts';
import { compileGlob } from '../../../src/permission/text/glob.ts';
import { pair, warnings } from './warnings.ts';

describe('unreachable-rule', () => {
  const covered: readonly { readonly a: string; readonly b: string }[] = [
    { a: 'match: { tool: x }', b: 'match: { tool: x }' },
    { a: 'match: { tool: [x, y] }', b: 'match: { tool: y }' },
    { a: 'match: { tool: [x, y] }', b: 'match: { tool: { in: [y, x] } }' },
    { a: 'match: { tool: { glob: "*" } }', b: 'match: { tool: x }' },
    { a: 'match: { tool: { glob: "*" } }', b: 'match: { tool: { glob: "a*" } }' },
    { a: 'match: { tool: { glob: "*" } }', b: 'match: { tool: { re2: "a" } }' },
    { a: 'match: { command: { glob: "*" } }', b: 'match: { command: { shell: { only: [npm] } } }' },
    { a: 'match: { tool: { glob: "fs.*" } }', b: 'match: { tool: { glob: "fs.read.*" } }' },
    { a: 'match: { tool: { glob: "fs.*" } }', b: 'match: { tool: [fs.a, fs.b] }' },
    { a: 'match: { tool: { re2: "a|b" } }', b: 'match: { tool: b }' },
    { a: 'match: { tool: { re2: "a.*" } }', b: 'match: { tool: { re2: "a.*" } }' },
    { a: 'match: { tool: { not: x } }', b: 'match: { tool: y }' },
    { a: 'match: { tool: { not: x } }', b: 'match: { tool: { not: x } }' },
    { a: 'match: { tool: { present: true } }', b: 'match: { tool: { glob: "a" } }' },
    { a: 'match: { "/x": { present: false } }', b: 'match: { "/x": { present: false } }' },
    { a: 'match: { kind: permission }', b: 'match: { tool: x }' },
    { a: 'match: { kind: permission }', b: 'match: { kind: permission, tool: x }' },
    { a: 'match: { kind: { glob: "p*" } }', b: 'match: { tool: x }' },
    { a: 'match: { tool: x }', b: 'match: { tool: x, "/y": 1 }' },
    { a: 'match: { tool: x }, when: { event: push }', b: 'match: { tool: x }, when: { event: push, fork: false }' },
    { a: 'match: { tool: x }, when: { event: [push, release] }', b: 'match: { tool: x }, when: { event: release }' },
    { a: 'match: { tool: x }, when: { event: { not: push } }', b: 'match: { tool: x }, when: { event: release }' },
    { a: 'match: { tool: x }, when: { ref: { glob: "*" } }', b: 'match: { tool: x }, when: { ref: { glob: "a*" } }' },
    { a: 'match: { tool: x }, when: { ref: { glob: "*" } }', b: 'match: { tool: x }, when: { ref: { re2: "a" } }' },
    { a: 'match: { options: { has: [allow_once, allow_always] } }', b: 'match: { options: { has: allow_once } }' },
    { a: 'match: { options: { not: { has: allow_once } } }', b: 'match: { options: { not: { has: allow_once } } }' },
    {
      a: 'match: { command: { shell: { only: ["npm *", "git diff **"] } } }',
      b: 'match: { command: { shell: { only: ["npm test", "git diff -x **"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git **"] } } }',
      b: 'match: { command: { shell: { only: ["git", "git *"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git a", "git b"] } } }',
      b: 'match: { command: { shell: { only: ["git b"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git c d"] } } }',
      b: 'match: { tool: x, command: { shell: { only: ["git  c d"] } } }',
    },
    {
      a: 'match: { tool: x, command: { shell: { only: ["git *"] } } }',
      b: 'match: { tool: x, command: { shell: { only: ["git b"] } } }',
    },
    { a: 'match: { tool: x }', b: 'match: { tool: x, command: { shell: { only: ["git b"] } } }' },
    { a: 'match: { command: git }', b: 'match: { tool: x, command: git }' },
    { a: 'match: { "/x": { glob: "*" } }', b: 'match: { "/x": { path: "src/**" } }' },
    { a: 'match: { "/x": { path: ["src/**", "docs/**"] } }', b: 'match: { "/x": { path: "docs/**" } }' },
  ];

  test.each(covered)('{ $a } before { $b }', async ({ a, b }) => {
    expect(await warnings('unreachable-rule', pair(a, b))).toEqual([
      '4:7 The rule "b" never decides: the earlier "a" matches everything that it matches. Delete "b", or move it above "a" unless that is a guard.',
    ]);
  });

  const reached: readonly { readonly a: string; readonly b: string }[] = [
    { a: 'match: { "/x": { path: "docs/**" } }', b: 'match: { "/x": { path: ["src/**", "docs/**"] } }' },
    { a: 'match: { tool: x }', b: 'match: { tool: y }' },
    { a: 'match: { tool: y }', b: 'match: { tool: [x, y] }' },
    { a: 'match: { tool: x }', b: 'match: { tool: { glob: "x" } }' },
    { a: 'match: { tool: { glob: "fs.read.*" } }', b: 'match: { tool: { glob: "fs.*" } }' },
    { a: 'match: { tool: { glob: "a?" } }', b: 'match: { tool: { glob: "a*" } }' },
    { a: 'match: { tool: { glob: "a*" } }', b: 'match: { tool: { re2: "a.*" } }' },
    { a: 'match: { tool: { re2: "a" } }', b: 'match: { tool: { re2: "b" } }' },
    { a: 'match: { tool: { not: x } }', b: 'match: { tool: x }' },
    { a: 'match: { tool: { not: x } }', b: 'match: { tool: { not: y } }' },
    { a: 'match: { tool: { not: x } }', b: 'match: { tool: { present: true } }' },
    { a: 'match: { tool: { present: true } }', b: 'match: { command: x }' },
    { a: 'match: { "/x": { present: true } }', b: 'match: { "/x": { present: false } }' },
    { a: 'match: { "/x": { present: false } }', b: 'match: { "/x": 1 }' },
    { a: 'match: { tool: x, "/y": 1 }', b: 'match: { tool: x }' },
    { a: 'match: { tool: x }, when: { event: push }', b: 'match: { tool: x }' },
    { a: 'match: { tool: x }, when: { event: push }', b: 'match: { tool: x }, when: { event: release }' },
    { a: 'match: { tool: x }, when: { ref: { glob: "*" } }', b: 'match: { tool: x }, when: { ref: unknown }' },
    { a: 'match: { tool: x }, when: { ref: { glob: "*" } }', b: 'match: { tool: x }, when: { ref: { not: a } }' },
    { a: 'match: { tool: x }, when: { ref: main }', b: 'match: { tool: x }, when: { base_ref: main }' },
    { a: 'match: { options: { has: allow_once } }', b: 'match: { options: { has: [allow_once, allow_always] } }' },
    { a: 'match: { options: { has: allow_once } }', b: 'match: { options: allow_once }' },
    { a: 'match: { options: { not: { has: allow_once } } }', b: 'match: { options: allow_once }' },
    { a: 'match: { options: { not: { has: allow_once } } }', b: 'match: { options: { has: allow_once } }' },
    { a: 'match: { tool: { glob: "*x" } }', b: 'match: { tool: { re2: "a" } }' },
    { a: 'match: { tool: { glob: "x" } }', b: 'match: { tool: { re2: "a" } }' },
    { a: 'match: { tool: { glob: "*" } }', b: 'match: { tool: { not: a } }' },
    {
      a: 'match: { command: { shell: { only: ["git a"] } } }',
      b: 'match: { command: { shell: { only: ["git a **"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git a b"] } } }',
      b: 'match: { command: { shell: { only: ["git a **"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["npm test"] } } }',
      b: 'match: { command: { shell: { only: ["npm *"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git *"] } } }',
      b: 'match: { command: { shell: { only: ["git **"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git a b"] } } }',
      b: 'match: { command: { shell: { only: ["git a"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git a"] } } }',
      b: 'match: { command: { shell: { only: ["git a b"] } } }',
    },
    {
      a: 'match: { command: { shell: { only: ["git a **"] } } }',
      b: 'match: { command: { shell: { only: ["git **"] } } }',
    },
    { a: 'match: { kind: { not: permission } }', b: 'match: { tool: x }' },
    {
      a: 'match: { tool: x, command: { shell: { only: ["git a"] } } }',
      b: 'match: { tool: x, command: { shell: { only: ["git b"] } } }',
    },
    {
      a: 'match: { tool: x, command: { shell: { only: ["git a"] } } }',
      b: 'match: { tool: x, command: { shell: { only: ["git a", "git b"] } } }',
    },
  ];

  test.each(reached)('not { $a } before { $b }', async ({ a, b }) => {
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
      expect.stringContaining('The question "b" never decides: the earlier "a" matches'),
      expect.stringContaining('The question "d" never decides: the earlier "c" matches'),
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
    { wide: '*', narrow: 'a?b*', expected: true },
    { wide: 'a*', narrow: 'a*b', expected: true },
    { wide: 'a*b*', narrow: 'a*xb*y', expected: true },
    { wide: 'a?', narrow: 'a?', expected: true },
    { wide: 'a?', narrow: 'ab', expected: true },
    { wide: '??', narrow: '?b', expected: true },
    { wide: '?*', narrow: '?*', expected: true },
    { wide: 'a', narrow: 'a?', expected: false },
    { wide: 'a*', narrow: 'a?', expected: true },
    { wide: '?*', narrow: 'a*', expected: false },
    { wide: '?', narrow: '*', expected: false },
    { wide: 'a', narrow: 'a*', expected: false },
    { wide: 'a*b', narrow: 'a*', expected: false },
    { wide: 'ab*', narrow: 'a*', expected: false },
    { wide: '\\**', narrow: '\\*a', expected: true },
    { wide: '\\*', narrow: '*', expected: false },
  ])('$wide takes $narrow: $expected', ({ wide, narrow, expected }) => {
    const [a, b] = [compileGlob(wide), compileGlob(narrow)];
    expect(a !== undefined && b !== undefined && globContains(a, b)).toBe(expected);
  });
});
