// Allows that reach further than they look.
import { describe, expect, test } from 'vitest';
import { allow, warnings } from './warnings.ts';

describe('no-limit', () => {
  test('is an allow without limit', async () => {
    expect(await warnings('no-limit', allow('tool: x', 'reason: r'))).toEqual([
      '3:7 "r" allows without a limit until the budget is used up. Add a "limit".',
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
    'tool: { not: [shell, a] }',
    'operation: { not: { glob: "z*" } }',
    'tool: { re2: "[a-z]+" }',
    'tool: { re2: "[a-z._]+" }',
    'tool: { glob: "*.*" }',
    'options: { has: allow_once }',
  ])('{ %s } names none', async (match) => {
    expect(await warnings('allow-without-tool', allow(match))).toEqual([
      '3:7 "r" allows every tool. Name one with "tool" or "operation".',
    ]);
  });
  test.each([
    'tool: x',
    'operation: x',
    'tool: [x, y]',
    'tool: { glob: "fs.*" }',
    'tool: { re2: "[a-z]+[.](read|list)" }',
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
    'operation: { glob: "shell?command: git *" }',
    'operation: { glob: "*: git *" }',
    'operation: { glob: "*git push" }',
    'operation: { path: "**/*.ts" }',
    'operation: { re2: "shell.command: git .*" }',
    'operation: { re2: "shell[ ]command: git .*" }',
    'operation: { re2: "shel{2} command: git .*" }',
    'operation: { re2: "(?i)SHELL COMMAND: git .*" }',
    'operation: { re2: "^(a|shell command): git$" }',
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
    'tool: fs.write, command: { present: false }',
    'tool: shell, command: npm',
    'tool: shell, command: { shell: { only: [npm] } }',
    'tool: shell, command: [a, b]',
    'operation: { glob: "fs.*" }',
    'operation: { path: "src/**" }',
    'operation: { re2: "[a-z.]+" }',
    'operation: { re2: "shell command" }',
    'operation: { glob: "shell-command: *" }',
    'operation: { not: { glob: "shell*" } }',
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
    '3:7 "r" may allow a pull request from a fork. Add "fork: false" to its "when", or a guard with "event: { not: unknown }, fork: [true, unknown]".';
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
    ['when: { event: { not: unknown }, fork: [true, unknown] }, match: { kind: permission }', 0],
    ['when: { event: { glob: "*" }, fork: [true, unknown] }, match: { kind: permission }', 0],
    ['when: { event: { not: pull_request }, fork: [true, unknown] }, match: { kind: permission }', 1],
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
