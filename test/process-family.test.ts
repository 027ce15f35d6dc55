// Everything that a process started, told from everything else by its mark, and ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { identifyProcess } from '../src/action/proxy/process-start.ts';
import { killFamily, markVariable } from '../src/process-family.ts';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

const isAlive = (pid: number): boolean => identifyProcess(pid) !== undefined;

/** A shell that prints the number of a child; with its mark. */
async function startShell(mark: string, line: string): Promise<{ shell: ChildProcess; child: number }> {
  const env = { PATH: process.env['PATH'], [markVariable]: mark };
  const shell = spawn('sh', ['-c', line], { env, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const [said] = await once(shell.stdout ?? shell, 'data');
  const child = Number(String(said));
  started.push(shell.pid ?? 0, child);
  return { shell, child };
}

test('what left the group for a session of its own is ended, also when nobody is its parent any more', async () => {
  const { shell, child } = await startShell('made-up-1', "setsid sh -c 'echo $$; exec sleep 300' & read line; exit");
  shell.stdin?.end();
  await once(shell, 'exit');
  expect([isAlive(child), killFamily('made-up-1')]).toEqual([true, 1]);
  await expect.poll(() => isAlive(child)).toBe(false);
});

test('what took the mark away is ended while one that has it is its parent', async () => {
  const { shell, child } = await startShell('made-up-2', "env -i setsid sh -c 'echo $$; exec sleep 300' & read line");
  expect(killFamily('made-up-2')).toBe(2);
  await expect.poll(() => [shell.pid ?? 0, child].some(isAlive)).toBe(false);
});

test('the leader counts as marked, so that its children are known by it alone', async () => {
  const { shell, child } = await startShell('made-up-3', "setsid sh -c 'echo $$; exec sleep 300' & read line");
  expect(killFamily('another mark', shell.pid)).toBe(2);
  await expect.poll(() => [shell.pid ?? 0, child].some(isAlive)).toBe(false);
});

test('a process with another mark, or one that begins like it, is left alone', async () => {
  const { child } = await startShell('made-up-45', "setsid sh -c 'echo $$; exec sleep 300' & read line");
  expect([killFamily('made-up-4'), killFamily('up-45'), isAlive(child)]).toEqual([0, 0, true]);
});
