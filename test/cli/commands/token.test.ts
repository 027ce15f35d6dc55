// `interns token`: printed, or put into the environment of a command.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { startService } from '../../../src/service/index.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

let service: Service;
const folder = mkdtempSync(join(tmpdir(), 'token-'));

beforeAll(async () => {
  service = await startService({ identityProvider: true });
});
afterAll(() => service.stop());

function token(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<CliResult> {
  const job = service.addJob();
  const env = {
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: 'local',
    ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
    ...more,
  };
  return runCliInTest(['token', ...args], { env, cwd: folder });
}

test('a token on standard output is one that the service takes', async () => {
  const { exitCode, stdout, stderr } = await token([]);
  expect(exitCode).toBe(0);
  expect(stderr).toBe('');
  const answer = await fetch(`${service.baseUrl}/interns`, { headers: { authorization: `Bearer ${stdout.trim()}` } });
  expect(answer.status).toBe(200);
});

test('--json adds when it expires', async () => {
  const { access_token, expires_at } = JSON.parse((await token(['--json'])).stdout);
  expect(access_token).toMatch(/^eyJ/);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(200_000);
});

test('in a GitHub job the token is masked before it is printed', async () => {
  const { shown, stdout } = await token([], { GITHUB_ACTIONS: 'true' });
  expect(shown).toBe(`::add-mask::${stdout.trim()}\n${stdout}`);
});

test('--exec gives the token to a command, and shows it nowhere', async () => {
  const script =
    'require("fs").writeFileSync("seen", process.env.MY_TOKEN + "|" + process.argv.length); process.exit(7)';
  const args = ['--export-env', 'MY_TOKEN', '--exec', '--', process.execPath, '-e', script, 'a b', '--json'];
  const { exitCode, shown } = await token(args);
  const [seen, words] = readFileSync(join(folder, 'seen'), 'utf8').split('|');
  expect(seen).toMatch(/^eyJ/);
  expect(words).toBe('3');
  expect(shown).toBe('');
  expect(exitCode).toBe(7);
});

test.each([
  [['--exec'], 'needs a command after "--"'],
  [['--', 'true'], 'Add "--exec"'],
])('%j is bad usage', async (args, said) => {
  const { exitCode, stderr } = await token(args);
  expect(stderr).toContain(said);
  expect(exitCode).toBe(2);
});

test('a command that is not there is exit code 127', async () => {
  expect((await token(['--exec', '--', 'no-such-program'])).exitCode).toBe(127);
});

test('a refused exchange shows the unverified claims, never a token', async () => {
  const { exitCode, shown } = await token([], { INTERNS_FEDERATION_POLICY_ID: 'other' });
  expect(shown).toContain('(exchange_refused)');
  expect(shown).toMatch(/^ {2}sub: repo:local\/demo:ref:refs\/heads\/main \(unverified\)$/m);
  expect(shown).not.toMatch(/eyJ/);
  expect(exitCode).toBe(1);
});
