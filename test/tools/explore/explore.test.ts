// The exploration as the command makes it: in a small scope everything holds, and a planted bug has a shortest way.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function explore(...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const script = join(import.meta.dirname, '../../../tools/explore/explore.ts');
  return spawnSync(process.execPath, [script, '--sessions', '1', ...args], { encoding: 'utf8' });
}

test('in every order of what can happen to the runs of a session, everything holds', () => {
  const { status, stdout } = explore('--pauses', '2', '--restarts', '1', '--prompts', '2');
  expect(stdout).toMatch(/^1 sessions, 2 pauses, 1 restarts, 2 prompts each: \d+ states, \d+ steps, depth \d+, /);
  expect(status).toBe(0);
});

test.each([
  ['deadline-moved-by-a-wrong-answer', 'session A: wrong answer', /the deadline of question call_\d+ has moved/],
  ['deadline-not-watched', 'the next deadline passes', /question call_\d+ is open after its deadline/],
  ['charged-again-after-a-restart', 'the service restarts', /2 USD were charged/],
  ['any-answer-is-consent', 'session A: wrong answer', /answered 200 instead of 400/],
  ['run-without-a-reader', 'session A: disconnect', /has a run whose client has gone/],
  ['second-run-in-a-session', 'session A: prompt', /session A has 2 open runs|answered 200, and started 1 runs/],
])('%s is found, with the way to it', (bug, step, what) => {
  const { status, stdout } = explore('--pauses', '1', '--restarts', '1', '--prompts', '2', '--bug', bug);
  expect(stdout).toContain(`. ${step}\n`);
  expect(stdout).toMatch(what);
  expect(status).toBe(1);
});
