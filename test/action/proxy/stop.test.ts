// The post step and the proxy of its job: what it did is told, however it ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identifyProcess, isRunning, type ProcessIdentity } from '../../../src/action/proxy/process-start.ts';
import { stopProxy } from '../../../src/action/proxy/stop.ts';
import { noTotals } from '../../../src/proxy/account.ts';
import { testActionIo } from '../../support/action-io.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const folder = mkdtempSync(join(tmpdir(), 'stop-proxy-'));

/** An account with one request, and the reason for which the proxy ended. */
function writeAccount(name: string, reason?: string): string {
  const at = '2026-11-18T12:00:00.000Z';
  const request = { type: 'request', at, method: 'GET', path: '/interns', status: 200, sent: true, ms: 4 };
  const entries = [request, ...(reason === undefined ? [] : [{ type: 'end', at, reason }])];
  const path = join(folder, name);
  writeFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return path;
}

/** A process that goes on until a signal ends it; `before` is what its shell does first. */
async function startProcess(before = ':'): Promise<ProcessIdentity> {
  const child = spawn('sh', ['-c', `${before}; echo ready; exec sleep 300`]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const known = identifyProcess(child.pid ?? 0);
  if (known === undefined) throw new Error('The process has ended.');
  return known;
}

const nobody = () => scriptedFetch(new Error('Nobody listens.'));

test('a proxy is stopped by a request with its key, and its answer is told', async () => {
  const fetch = scriptedFetch(json(200, { ...noTotals, requests: 3, errors: 1 }));
  const io = testActionIo({}, { fetch });
  const account = writeAccount('answered');
  await stopProxy(io, JSON.stringify({ key: 'made-up-key', port: 4711, account }));
  const [request] = fetch.sent;
  expect(request).toMatchObject({ method: 'POST', url: 'http://127.0.0.1:4711/intern-proxy/stop' });
  expect(request?.headers.get('authorization')).toBe('Bearer made-up-key');
  expect(io.log.masked).toEqual(['made-up-key']);
  expect(io.log.at('warning')).toEqual([]);
  expect(io.log.at('info')).toEqual([expect.stringContaining('3 requests, 1 error')]);
  expect(io.summary).toContain('3 requests');
});

test('one that never listened is nothing to tell, and is ended', async () => {
  const process = await startProcess();
  const io = testActionIo({}, { fetch: nobody() });
  await stopProxy(io, JSON.stringify({ key: 'k', process, account: writeAccount('unheard') }));
  expect(isRunning(process)).toBe(false);
  expect([io.log.messages, io.summary]).toEqual([[], '']);
});

test.each([
  ['with its reason', 'timeout', 'The proxy ended before the job (timeout): requests after that got no answer.'],
  ['without one', undefined, 'The proxy ended before the job: requests after that got no answer.'],
])('one that ended before the job is a warning, %s, with what its account tells', async (name, reason, warning) => {
  const io = testActionIo({}, { fetch: nobody() });
  const gone = { pid: process.pid, started: 'in another time' };
  const kill = vi.spyOn(process, 'kill');
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, process: gone, account: writeAccount(name, reason) }));
  expect(kill).not.toHaveBeenCalled();
  expect(io.log.at('warning')).toEqual([warning]);
  expect(io.summary).toContain('1 request');
});

test('one of an unknown process is not said to have ended', async () => {
  const io = testActionIo({}, { fetch: nobody() });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, account: writeAccount('unknown') }));
  expect(io.log.at('warning')).toEqual(['The proxy did not answer, and may run until its timeout.']);
});

test.each([
  ['refuses', 500, { ...noTotals }],
  ['answers with something else', 200, { requests: 'many' }],
])('one that %s is ended, and its account is read', async (name, status, body) => {
  const known = await startProcess();
  const io = testActionIo({}, { fetch: scriptedFetch(json(status, body)) });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, process: known, account: writeAccount(name) }));
  expect(isRunning(known)).toBe(false);
  expect(io.log.at('warning')).toEqual(['The proxy did not answer, so it was killed.']);
  expect(io.summary).toContain('1 request');
});

test('one that takes no SIGTERM is killed', async () => {
  const known = await startProcess('trap "" TERM');
  const kill = vi.spyOn(process, 'kill');
  const waits: number[] = [];
  const { clock } = testActionIo();
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    return clock.sleep(1);
  };
  const io = testActionIo({}, { fetch: nobody(), clock: { ...clock, sleep } });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, process: known }));
  expect(kill.mock.calls).toEqual([
    [known.pid, 'SIGTERM'],
    [known.pid, 'SIGKILL'],
  ]);
  // Two seconds for the first signal; the second one is at once.
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(2_000);
});

test('one that answers has two seconds to end by itself', async () => {
  const known = await startProcess();
  const { clock } = testActionIo();
  let waitedMs = 0;
  const sleep = async (ms: number): Promise<void> => {
    waitedMs += ms;
    await clock.sleep(1);
    if (waitedMs !== 500) return;
    process.kill(known.pid, 'SIGKILL');
    while (isRunning(known)) await clock.sleep(1);
  };
  const io = testActionIo({}, { fetch: scriptedFetch(json(200, noTotals)), clock: { ...clock, sleep } });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, process: known }));
  expect(waitedMs).toBe(500);
  expect(io.log.at('warning')).toEqual([]);
});

test('a link in the place of the account is not followed', async () => {
  const account = join(folder, 'link');
  symlinkSync(writeAccount('elsewhere'), account);
  const io = testActionIo({}, { fetch: nobody() });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 4711, account }));
  expect(io.summary).toContain('0 requests');
});

test('a process that ends in the moment in which it is to be ended does not fail the post step', async () => {
  const known = await startProcess();
  const kill = process.kill.bind(process);
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    kill(pid, 'SIGKILL');
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  const io = testActionIo({}, { fetch: nobody() });
  await stopProxy(io, JSON.stringify({ key: 'k', port: 9, process: known }));
  expect(io.log.at('warning')).toEqual([expect.stringContaining('The proxy')]);
  expect(io.summary).toContain('0 requests');
});

test('a state that is not ours is a warning', async () => {
  const io = testActionIo();
  await stopProxy(io, 'no');
  expect(io.log.at('warning')).toEqual([expect.stringContaining("its saved state can't be read")]);
});
