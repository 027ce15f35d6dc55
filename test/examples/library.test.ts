// The example programs, as they are, against the local service.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../../src/service/index.ts';

const root = join(import.meta.dirname, '../..');
const hook = join(root, 'test/support/own-package.ts');
let service: Service;

beforeAll(async () => {
  service = await startService({ identityProvider: true });
});
afterAll(() => service.stop());

/** Runs an example in the environment that `interns exec` gives. */
function run(
  example: string,
  ...flags: readonly string[]
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const job = service.addJob();
  const { federation_policy_id = '', audience = '', intern = '' } = service.ready;
  const env = {
    PATH: process.env['PATH'],
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: federation_policy_id,
    INTERNS_AUDIENCE: audience,
    INTERNS_INTERN: intern,
    ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
  };
  const words = ['--import', hook, ...flags, join(root, 'examples/library', example)];
  return promisify(execFile)(process.execPath, words, { env });
}

test('the unmodified openai package talks to an intern with an exchanged token', async () => {
  const { stdout } = await run('openai.ts');
  expect(stdout).toContain('You said: Hello');
  const chat = service.journal().filter(({ path }) => path.endsWith('/chat/completions'));
  expect(chat).toMatchObject([{ status: 200 }]);
});

test('a prompt is sent, and the answer printed', async () => {
  expect((await run('prompt.ts')).stdout).toMatch(/You said: Hello\n/);
});

test('a function decides about each pause', async () => {
  const { stdout, stderr } = await run('decide.ts');
  expect(stdout).toContain('The command ended with exit status 0.');
  expect(stderr).toMatch(/^shell command: pwd → allow_once$/m);
  expect(stderr).toMatch(/^finished, session \S+$/m);
});

test('interns are listed', async () => {
  expect((await run('list.ts')).stdout).toMatch(/^intern\t[\w-]+\t/);
});

test('a test of somebody else passes against the local service', async () => {
  expect((await run('local-service.test.ts', '--test')).stdout).toMatch(/pass 1\n/);
});
