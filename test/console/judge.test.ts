// What the policy would say: of the file as it is now, or of one that was pasted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJudge } from '../../src/console/judge.ts';

const pause = JSON.stringify({
  kind: 'permission',
  operation: 'shell command: npm test',
  options: ['allow_once', 'reject_once'],
});
const allowing =
  'version: 1\nrules:\n  - { id: tests, when: { event: push }, match: { kind: permission, tool: shell, command: npm test }, then: allow }\n';
const file = (): string => join(mkdtempSync(join(tmpdir(), 'judge-')), 'policy.yml');

test('without a policy nothing is said', async () => {
  const judge = createJudge(undefined);
  await judge.refresh();
  expect(judge.judgePause(pause)).toBeUndefined();
  expect(judge.getPolicy()).toMatchObject({ source: undefined, problems: [] });
});

test('the file is read again when it has changed; one that is wrong or gone says so', async () => {
  const path = file();
  const judge = createJudge({ path, isDefault: false });
  await judge.refresh();
  expect(judge.getPolicy().problems[0]).toContain('ENOENT');
  writeFileSync(path, 'version: 1\ndefault: reject\n');
  await judge.refresh();
  expect(judge.judgePause(pause)?.decision).toMatchObject({ answer: 'reject_once', rule: 'default' });
  expect(judge.judgePause(pause)?.rule).toContain('only: ["npm test"]');
  writeFileSync(path, allowing.replace('when: { event: push }, ', ''));
  await judge.refresh();
  expect(judge.judgePause(pause)).toMatchObject({ decision: { answer: 'allow_once', rule: 'tests' }, rule: undefined });
  writeFileSync(path, 'version: 1\nrules: 7 # not a list\n');
  await judge.refresh();
  expect(judge.judgePause(pause)).toBeUndefined();
  expect(judge.getPolicy().problems[0]).toMatch(/^2:/);
});

test('a policy that nobody named may be written later, and deleted again', async () => {
  const path = file();
  const judge = createJudge({ path, isDefault: true });
  await judge.refresh();
  expect(judge.getPolicy()).toMatchObject({ source: undefined, problems: [] });
  writeFileSync(path, 'version: 1\n');
  await judge.refresh();
  expect(judge.judgePause(pause)?.decision.rule).toBe('default');
  rmSync(path);
  await judge.refresh();
  expect(judge.getPolicy()).toMatchObject({ source: undefined, problems: [] });
  writeFileSync(path, 'version: 1\n');
  await judge.refresh();
  expect(judge.getPolicy().source).toBe(path);
});

test('a pasted policy is tried with what is known of the run, until the file is taken again', async () => {
  const path = file();
  writeFileSync(path, 'version: 1\n');
  const judge = createJudge({ path, isDefault: false });
  expect(await judge.setPolicy(allowing, {})).toBeUndefined();
  expect(judge.judgePause(pause)?.decision.rule).toBe('default');
  expect(await judge.setPolicy(allowing, { event: 'push' })).toBeUndefined();
  await judge.refresh();
  expect(judge.judgePause(pause)?.decision.rule).toBe('tests');
  expect(await judge.setPolicy(allowing, { events: 'push' })).toContain('events');
  expect(await judge.setPolicy(undefined, {})).toBeUndefined();
  expect(judge.getPolicy().source).toBe(path);
});

test('each question is judged as the first of a run', async () => {
  const judge = createJudge(undefined);
  await judge.setPolicy(allowing.replace('then: allow', 'then: allow, limit: 1'), { event: 'push' });
  for (let times = 0; times < 20; times += 1) expect(judge.judgePause(pause)?.decision.answer).toBe('allow_once');
});
