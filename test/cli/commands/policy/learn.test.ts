// `interns policy learn`: what it prints, what it writes, and its exit codes (docs/policy.md, "Learn from runs").
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RunContext } from '../../../../src/permission/context.ts';
import { unknownContext } from '../../../../src/permission/context.ts';
import { decisionEvent } from '../../../support/events.ts';
import { folder, interns, write } from './command.ts';

const at = '2026-11-02T10:00:00.000Z';
const file = '.github/intern-policy.yml';

/** A transcript of a run in which these shell commands were allowed. */
function transcript(
  name: string,
  commands: readonly string[],
  context: Partial<RunContext> = {},
  start: object = {},
): string {
  const policy = { path: null, commit: null, digest: null };
  const started = { type: 'start', at, intern_id: 'i', intern_name: 'n', approval_mode: 'manual', policy };
  const events = commands.flatMap((command, index) => {
    const id = `call_${index}`;
    const operation = `shell command: ${command}`;
    const args = JSON.stringify({ kind: 'permission', operation, options: ['allow_once', 'reject_once'] });
    return [
      { type: 'pause', at, tool_call_id: id, name: 's.provide_input', arguments: args },
      { ...decisionEvent({ tool_call_id: id, operation, rule: 'old' }), at },
    ];
  });
  const lines = [{ ...started, context: { ...unknownContext, ...context }, ...start }, ...events];
  return write(name, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const push = { event: 'push', fork: false } as const;

beforeEach(() => rmSync(path.join(folder, '.github'), { recursive: true, force: true }));

describe('interns policy learn', () => {
  test('prints a patch that Git takes and a report, and writes nothing', async () => {
    const { code, stdout, stderr } = await interns(['learn', transcript('a.jsonl', ['npm test'], push)]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^--- \/dev\/null\n\+\+\+ \.\/\.github\/intern-policy\.yml\n@@ -0,0 \+1,\d+ @@\n/u);
    expect(stderr).toBe(`Learnt from 1 run.

1 entry to add:
  allow-npm-test: "npm test", once in 1 run, at most 1 in one: limit 2. Risk: it can run anything

Replayed over 1 transcript: 1 decision, 0 would change.

It passes "interns policy check --strict" and "interns policy test --mutate".
Nothing is written: add --write, or apply the patch.
`);
    expect(existsSync(path.join(folder, file))).toBe(false);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: stdout });
    expect(await interns(['check', '--strict'])).toMatchObject({ code: 0 });
    expect(await interns(['test', '--mutate'])).toMatchObject({ code: 0 });
  });

  test('writes with --write, adds to what is there, and then has nothing to say', async () => {
    const first = transcript('a.jsonl', ['npm test'], push);
    const second = transcript('b.jsonl', ['npm ci'], push);
    const made = await interns(['learn', first, '--write']);
    expect(made).toMatchObject({ code: 0, stdout: '' });
    expect(made.stderr).toContain(`${file} is written.`);
    const before = readFileSync(path.join(folder, file), 'utf8');
    expect((await interns(['learn', first, second, '--write'])).stderr).toContain(`${file} is changed.`);
    const after = readFileSync(path.join(folder, file), 'utf8');
    expect(before.split('\n').every((line) => after.split('\n').includes(line))).toBe(true);
    expect(await interns(['test', '--mutate'])).toMatchObject({ code: 0 });
    const again = await interns(['learn', first, second]);
    expect(again).toMatchObject({ code: 0, stdout: '' });
    expect(again.stderr).toContain('Nothing new');
  });

  test('says which runs it does not believe, which answers change and which rules nobody used', async () => {
    write('p.yml', 'version: 1\nrules:\n  - { id: unused, match: { tool: deploy }, then: allow, limit: 1 }\n');
    const forked = transcript('fork.jsonl', ['curl x'], { ...push, event: 'pull_request', fork: true });
    const cut = write('cut.jsonl', `${readFileSync(path.join(folder, forked), 'utf8')}{"type":`);
    const { code, stdout, stderr } = await interns(['learn', forked, cut, '--policy', 'p.yml']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('fork.jsonl (1 pause): a pull request from a fork caused it');
    expect(stderr).toContain('cut.jsonl (0 pauses): it cannot be read: line 4 is not an event of a transcript');
    expect(stderr).toContain('call_0 "shell command: curl x": allow_once by old would become reject_once by default');
    expect(stderr).toContain('delete those that nobody needs:\n  unused\n');
  });

  test('tells who the rules from a terminal are for', async () => {
    const { stderr, stdout } = await interns(['learn', transcript('t.jsonl', ['pwd'], {}, { at_terminal: true })]);
    expect(stdout).toContain('+    when: { fork: false, actor: { permission: [admin, maintain, write], type: User } }');
    expect(stderr).toContain('Rules learnt at a terminal hold on GitHub, for people with write permission');
  });

  test('prints JSON that no terminal obeys', async () => {
    const hostile = transcript('h.jsonl', ['npm test', 'ls \u009b2J\u202e'], push);
    const { code, stdout, stderr } = await interns(['learn', hostile, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(/[\u007f-\u009f\p{Cf}]/u.test(stdout)).toBe(false);
    expect(JSON.parse(stdout)).toMatchObject({
      file,
      written: false,
      patch: expect.stringContaining('+  - id: allow-npm-test'),
      entries: [{ id: 'allow-npm-test', list: 'rules', runs: 1, times: 1, limit: 2, risk: 'runs-anything' }],
      not_used: [],
      not_learnt: [{ why: expect.stringContaining('cannot be seen') }],
      replay: [{ transcript: 'h.jsonl', decisions: 2, changed: [{ tool_call_id: 'call_1' }] }],
      unused: [],
      warnings: [],
      survivors: [],
    });
  });

  test('shows nothing on a terminal that a transcript could make it obey', async () => {
    const { stderr } = await interns(['learn', transcript('h.jsonl', ['x\u001b[2J\u009b2J\n::error::y'], push)]);
    expect(/(?!\n)\p{Cc}|^::/mu.test(stderr)).toBe(false);
  });

  test.each([
    ['without words', ['learn'], 'Missing required argument "TRANSCRIPT"'],
    ['with a missing transcript', ['learn', 'nowhere.jsonl'], 'There is no transcript "nowhere.jsonl".'],
    ['with an invalid policy', ['learn', 'a.jsonl', '--policy', 'unknown.yml'], 'unknown-key'],
    ['with a policy whose tests fail', ['learn', 'a.jsonl', '--policy', 'fails.yml'], 'Correct it, and try again.'],
    ['with a policy in brackets', ['learn', 'a.jsonl', '--policy', 'flow.yml'], '"rules" is in brackets.'],
    ['with a folder as the policy', ['learn', 'a.jsonl', '--policy', '.'], 'The policy file "." can\'t be read'],
  ])('returns 2 %s', async (_name, words, message) => {
    transcript('a.jsonl', ['npm test'], push);
    write('unknown.yml', 'version: 1\nrule: []\n');
    write('flow.yml', 'version: 1\nrules: [{ id: a, match: { tool: b }, then: reject }]\n');
    const pause = '{ kind: permission, operation: b, options: [reject_once] }';
    write(
      'fails.yml',
      `version: 1\ntests:\n  - { name: n, pause: ${pause}, expect: { answer: stop, rule: default } }\n`,
    );
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('tells which test of the policy fails, and where', async () => {
    const pause = '{ kind: permission, operation: b, options: [reject_once] }';
    write('one.yml', `version: 1\ntests:\n  - { name: n, pause: ${pause}, expect: { answer: stop, rule: default } }\n`);
    const { stderr } = await interns(['learn', transcript('a.jsonl', ['npm test'], push), '--policy', 'one.yml']);
    expect(stderr).toMatch(/^one\.yml:3:\d+: error: Test "n": .* Correct it, and try again\. \(test-failed\)\n$/u);
  });

  test('keeps the mark at the beginning of a file that an editor put there', async () => {
    write('marked.yml', '\ufeffversion: 1\nrules:\n  - { id: a, match: { tool: b }, then: reject }\n');
    const words = ['learn', transcript('a.jsonl', ['npm test'], push), '--policy', 'marked.yml', '--write'];
    const { code, stderr } = await interns(words);
    expect(code, stderr).toBe(0);
    const after = readFileSync(path.join(folder, 'marked.yml'), 'utf8');
    expect([after.slice(0, 11), after.includes('allow-npm-test')]).toEqual(['\ufeffversion: 1', true]);
  });

  test('says where a policy cannot be written', async () => {
    const words = ['learn', transcript('a.jsonl', ['npm test'], push), '--policy', '/proc/policy.yml', '--write'];
    const { code, stderr } = await interns(words);
    expect(code).toBe(2);
    expect(stderr).toContain(`The policy file "/proc/policy.yml" can't be written: `);
    expect(stderr).toContain('(input_invalid)');
  });

  test('writes through no link', async () => {
    symlinkSync('/nowhere', path.join(folder, 'link.yml'));
    const words = ['learn', transcript('a.jsonl', ['npm test'], push), '--policy', 'link.yml', '--write'];
    const { code, stderr } = await interns(words);
    expect(code).toBe(2);
    expect(stderr).toContain('"link.yml" goes through a link, link.yml.');
    expect(stderr).toContain('(input_conflict)');
  });
});
