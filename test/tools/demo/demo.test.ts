// The demo where there is no git, or no repository: it says so, and goes on.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { demo, remarkOnHistory } from '../../../tools/demo/demo.ts';

test('without git it says that there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  expect(remarkOnHistory(folder, folder)).toMatch(/^There is no git here, so the intern finds no history to tell\./);
});

test('outside a repository, and before the first commit, it says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const says = /^This folder is no git repository with a commit/;
  expect(remarkOnHistory(folder)).toMatch(says);
  execFileSync('git', ['init', '-q', folder]);
  expect(remarkOnHistory(folder)).toMatch(says);
});

test('the demo tells its story once, and says where to look at it', async () => {
  let said = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const exitCode = await demo();
  write.mockRestore();
  expect(exitCode, said).toBe(0);
  for (const part of [
    'I will look at the last commits',
    'id: allow-git-push',
    'nothing was changed. The report ends here',
  ])
    expect(said.split(part)).toHaveLength(2);
  expect(said).toMatch(/The same, to look at:\n {2}in a browser +file:.*report\.html\n/);
});

test.each(['its reader goes away', 'it is ended'])('its service ends with it where %s', async (end) => {
  const program = join(import.meta.dirname, '../../../tools/demo/demo.ts');
  const running = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await once(running.stdout, 'data');
  if (end === 'it is ended') running.kill('SIGTERM');
  else running.stdout.destroy();
  const [, url = ''] = /listens at (\S+),/.exec(String(said)) ?? [];
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'), { timeout: 10_000 });
});

test('with a history it says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'First');
  expect(remarkOnHistory(folder)).toBeUndefined();
});
