// Simulated runs as the command makes them: every invariant holds, a seed replays, planted bugs are found.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bugs } from '../../../tools/simulate/bugs/bugs.ts';
import { modelBugs } from '../../../tools/simulate/bugs/model-bugs.ts';
import { patched } from '../../../tools/simulate/bugs/patch-sources.ts';
import { compileCache } from '../../support/compile-cache.ts';

const root = join(import.meta.dirname, '../../..');

/** The command in a process of its own: it takes the process's timers away. */
function simulate(...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const script = join(root, 'tools/simulate/simulate.ts');
  const env = { ...process.env, ...compileCache };
  return spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Its output without how long it took. */
const timeless = (stdout: string): string => stdout.replace(/ in [\d.]+ s, \d+ a second/, '');

/** The log of seed 3, with the settings of this machine. */
const three = simulate('--seed', '3', '--log').stdout;

// Each planted bug is found by seed 737 at the latest (docs/reliability.md); CI also simulates 10,000 seeds.
test('in a thousand simulations every invariant holds', { timeout: 600_000 }, () => {
  const { status, stdout } = simulate('--runs', '1000');
  expect(stdout).toMatch(/^1000 runs in /);
  expect(status).toBe(0);
});

test('the same seed gives the same log, line by line, whatever the machine is set to', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.stubEnv('LANG', 'de_DE.UTF-8');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(three).toContain('job-1 #1 GET /token');
  expect(timeless(simulate('--seed', '3', '--log').stdout)).toBe(timeless(three));
  vi.unstubAllEnvs();
});

test('another seed gives another log', () => {
  const digestOf = (stdout: string): string | undefined => /digest of all logs ([0-9a-f]{16})$/m.exec(stdout)?.[1];
  const four = digestOf(simulate('--seed', '4').stdout);
  expect(four).toBeDefined();
  expect(digestOf(three)).toBeDefined();
  expect(four).not.toBe(digestOf(three));
});

// What the simulation found in the client, each by the seed that showed it.
test.each([
  ['a cancelled job renews its token to reject its open question', '783'],
  ['a cancelled job tries again to reject its open question', '281'],
])('%s', (_what, seed) => {
  const { status, stdout } = simulate('--seed', seed, '--log');
  expect(stdout).toContain('is cancelled');
  expect(stdout).toContain('The open question was rejected, because the run was cancelled.');
  expect(status).toBe(0);
});

test.each([...bugs, ...modelBugs])('the patch of $name still fits the sources', ({ patches }) => {
  for (const [file, own] of Map.groupBy(patches, (patch) => patch.file)) {
    expect(patched(own), file).not.toBe('');
  }
});

test.each([
  ['answer-lost-on-reconnect', 'a run survives what it promises to survive'],
  ['run-without-a-reader', 'a stream is never silent for longer than a keepalive'],
])('the planted bug %s is found, and its seed printed', (bug, invariant) => {
  const { status, stdout } = simulate('--bug', bug, '--runs', '500');
  expect(stdout).toMatch(/^Seed \d+: not true that /);
  expect(stdout).toContain(`not true that ${invariant}: `);
  expect(stdout).toMatch(/npm run simulate -- --seed \d+ --log$/m);
  expect(status).toBe(1);
});

// So many find every planted bug (the next test); CI also sends 100,000.
test('six hours of requests to a model through the broker lose none, and the same ones from the same seed', () => {
  const { status, stdout } = simulate('--model-access', '--requests', '2000');
  expect(stdout).toContain('2000 requests in six hours');
  expect(stdout).toContain(' 0 lost.');
  expect(stdout).toContain('0 where they may have arrived.');
  expect(stdout).toContain('0 subject tokens used twice');
  expect(status).toBe(0);
  const few = ['--model-access', '--requests', '500'] as const;
  expect(simulate(...few).stdout).toBe(simulate(...few).stdout);
});

test.each(modelBugs)('six hours find the planted bug $name', ({ name }) => {
  // A client seldom leaves in the middle, which alone shows this one.
  const requests = name === 'place-of-a-request-kept' ? '2000' : '1000';
  const { status, stdout } = simulate('--model-access', '--requests', requests, '--bug', name);
  expect(stdout.startsWith(`Seed 1: ${requests} requests in six hours: `)).toBe(true);
  expect(status).toBe(1);
});

test('a count that is none is refused with the flag and the value', () => {
  expect(simulate('--runs', 'many')).toMatchObject({
    status: 2,
    stderr: '--runs is "many". Use a whole number, for example 2000.\n',
  });
});
