// `interns list` against the local service.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCliInTest } from '../support/cli.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

test('a table for people', async () => {
  const { exitCode, stdout, stderr } = await runCliInTest(['list'], { env: served.env });
  expect(stdout).toMatch(/^2 interns\n=+\n\nName +Status +Model +Id\n/);
  expect(stdout).toMatch(/^sleeper +stopped +default +intern-2$/m);
  expect(stderr).toBe('');
  expect(exitCode).toBe(0);
});

test('on a narrow terminal, where the table does not fit, each intern has its lines', async () => {
  const { stdout } = await runCliInTest(['list'], { env: served.env, screen: { isTerminal: true, columns: 30 } });
  expect(stdout).toMatch(/^sleeper\n {2}Status {2}stopped\n {2}Model {3}default\n {2}Id {6}intern-2$/m);
});

test('one JSON document with --json, as the API has the interns', async () => {
  const { stdout } = await runCliInTest(['list', '--status', 'stopped', '--json'], { env: served.env });
  expect(JSON.parse(stdout)).toMatchObject([{ id: 'intern-2', name: 'sleeper', status: 'stopped', progress: null }]);
});

test('a refusal is exit code 1, and with --json an error for programs', async () => {
  const env = { ...served.env, INTERNS_API_KEY: 'made-up-wrong-key' };
  const { exitCode, stdout, stderr } = await runCliInTest(['list', '--json'], { env });
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'api_refused' } });
  expect(stderr).toMatch(/^interns list: The service answered 401: .*\(api_refused\)$/m);
  expect(stderr).not.toContain('made-up-wrong-key');
  expect(exitCode).toBe(1);
});

test('a flag wins over the environment', async () => {
  const env = { ...served.env, INTERNS_STATUS: 'asleep' };
  expect((await runCliInTest(['list'], { env })).stderr).toContain('"asleep"');
  expect((await runCliInTest(['list', '--status', 'running'], { env })).exitCode).toBe(0);
});

test('without a service it says which flag, which variable, and who helps', async () => {
  const { exitCode, stderr } = await runCliInTest(['list']);
  expect(stderr).toContain('--base-url is not given.');
  expect(stderr).toContain('You can also set it in the environment, as INTERNS_BASE_URL.');
  expect(stderr).toContain('"interns doctor" says what to fix.');
  expect(exitCode).toBe(2);
});

test('--verbose shows the steps on standard error', async () => {
  served.service.fault({ route: 'list', times: 1, fault: { status: 503, headers: {}, body: {} } });
  const { stdout, stderr } = await runCliInTest(['list', '--verbose'], { env: served.env });
  expect(stderr).toContain('Attempt 1 of the intern list failed');
  expect(stdout).toContain('sleeper');
});
