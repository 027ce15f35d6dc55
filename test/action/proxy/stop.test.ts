// The post step and a proxy that no longer answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { findProcess } from '../../../src/action/proxy/process-start.ts';
import { stopProxy } from '../../../src/action/proxy/stop.ts';
import { testActionIo } from '../../support/action-io.ts';

afterEach(() => vi.restoreAllMocks());

test('a process that ends in the moment in which it is to be ended does not fail the post step', async () => {
  const child = spawn('sleep', ['300']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  const known = findProcess(child.pid ?? 0);
  vi.spyOn(process, 'kill').mockImplementation(() => {
    child.kill('SIGKILL');
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  const io = testActionIo();
  await stopProxy(io, JSON.stringify({ key: 'k', port: 9, process: known }));
  expect(io.log.at('warning')).toEqual([expect.stringContaining('The proxy')]);
  expect(io.summary).toContain('0 requests');
});

test('a state that is not ours is a warning', async () => {
  const io = testActionIo();
  await stopProxy(io, 'no');
  expect(io.log.at('warning')).toEqual([expect.stringContaining('cannot be read')]);
});
