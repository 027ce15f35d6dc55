// Starting and stopping: what each option does, where state lives, and that nothing is left behind.
import { access, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '../../src/log.ts';
import { type Service, type ServiceOptions, startService } from '../../src/service/index.ts';
import { listen } from '../../src/service/listen/server.ts';
import { prompt, readChat, readObject } from './support/chat.ts';
import { configOf, secrets, send, sendJson, standingClock, start } from './support/service.ts';

const asks = [{ permission: { operation: 'deploy' } }];

/** A service with the clock that it makes itself; it ends with the test. */
async function startOnItsClock(options: ServiceOptions = {}): Promise<Service> {
  const service = await startService({ env: { PATH: process.env['PATH'] }, ...options });
  onTestFinished(() => service.stop());
  return service;
}

const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'service-')), 'data');

test.each([undefined, false] as const)('with identityProvider %s there is none', async (identityProvider) => {
  const service = await start(identityProvider === undefined ? {} : { identityProvider });
  expect(service.identityProvider).toBeUndefined();
});

test('the identity provider takes the port that it is given, else a free one', async () => {
  const taken = await listen({ port: 0, host: '127.0.0.1', handle() {} });
  onTestFinished(() => taken.close(0));
  const { port } = taken;
  await expect(start({ identityProvider: { port } })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  expect((await start({ identityProvider: {} })).identityProvider).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test.each([
  ['0.0.0.0', ['The service listens on 0.0.0.0: everyone who reaches it can try its keys.']],
  ['127.0.0.1', []],
  ['localhost', []],
])('listening on %s warns of what reaches beyond the machine', async (host, expected) => {
  const warnings: string[] = [];
  await start({ host, log: { ...silentLog, warning: (message) => void warnings.push(message) } });
  expect(warnings).toEqual(expected);
});

test('without a clock of the configuration time starts now', async () => {
  for (const service of [await startOnItsClock(), await startOnItsClock({ config: configOf([]) })]) {
    const before = Date.now();
    await send(service, '/interns');
    const at = Date.parse(service.journal()[0]?.at ?? '');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

test('what is asked of it wrongly is refused with what to do', async () => {
  const service = await start();
  await expect(service.advance('soon')).rejects.toThrow(
    new TypeError('"soon" is not a duration. Write 90s, 5m, 1h30m or seconds, at most a year.'),
  );
  expect(() => service.addJob()).toThrow(new TypeError('The service was started without an identity provider.'));
});

test.each<[string, (data: string) => ServiceOptions, string, string]>([
  [
    'the option, for the built-in configuration',
    (data) => ({ data, env: { INTERNS_SERVICE_MANAGEMENT_KEY: secrets.management } }),
    'key_local',
    'local',
  ],
  ['the option', (data) => ({ data, config: configOf([]) }), 'key_standard', 'standard'],
  ['the configuration', (data) => ({ config: configOf([], { data }) }), 'key_standard', 'standard'],
])('state is kept in the folder of %s', async (_where, optionsWith, hash, name) => {
  const options = optionsWith(await newFolder());
  const update = async (service: Service, body: unknown) =>
    readObject(await sendJson(service, 'PATCH', `/keys/${hash}`, body, secrets.management));
  const first = await start(options);
  expect(await update(first, {})).toMatchObject({ data: { name } });
  await update(first, { name: 'renamed' });
  await first.stop();
  expect(await update(await start(options), {})).toMatchObject({ data: { name: 'renamed' } });
});

test('a service that has stopped is not reached any more, and its temporary folder is gone', async () => {
  const service = await start({ config: configOf([{ shell: 'pwd' }, { say: '{{stdout}}' }]) });
  const folder = (await readChat(await prompt(service))).text.trim();
  await access(folder);
  await service.stop();
  await expect(send(service, '/interns')).rejects.toThrow();
  await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a stopped service leaves alone a clock that it was given, with nothing of its own on it', async () => {
  const clock = standingClock();
  const error = vi.fn();
  const service = await start({ clock, config: configOf(asks), log: { ...silentLog, error } });
  await readChat(await prompt(service, { mode: 'manual' }));
  const fired = vi.fn();
  clock.setTimer(3_600_000, fired);
  await service.stop();
  await clock.advance(3_600_000);
  expect(fired).toHaveBeenCalledOnce();
  expect(error, 'the deadline of the paused run').not.toHaveBeenCalled();
});

test('a stopped service leaves no timer of a clock that it made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = await startOnItsClock({ config: configOf(asks) });
  await readChat(await prompt(service, { mode: 'manual' }));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await service.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock given as an ISO 8601 time starts then, over that of the configuration', async () => {
  const config = { ...configOf([]), clock: '2020-01-01' };
  const service = await start({ clock: '2030-05-06T07:08:09Z', config });
  await service.advance('1h');
  await send(service, '/interns');
  expect(service.journal()[0]?.at).toMatch(/^2030-05-06T08:08:/);
});

test('a clock that is no time is refused by its value', async () => {
  await expect(startService({ clock: 'noon' })).rejects.toThrow(
    'The clock is "noon". Use an ISO 8601 time, for example "2026-11-22T08:00:00Z", or a clock object.',
  );
});
