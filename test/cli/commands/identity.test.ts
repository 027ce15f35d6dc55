// `interns identity`: sources, what they lack, claims; never a token.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { startService } from '../../../src/service/index.ts';
import { jwtOf } from '../../support/jwt.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ identityProvider: true });
});
afterAll(() => service.stop());

function identity(args: readonly string[], inJob = true): Promise<CliResult> {
  const job = service.addJob();
  const env = inJob
    ? { ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token }
    : {};
  return runCliInTest(['identity', ...args], { env });
}

test('in a job the source is named, and the claims of its token are shown as unverified', async () => {
  const { exitCode, shown } = await identity(['--audience', 'https://service.example']);
  expect(shown).toMatch(/^✓ github-actions +used$/m);
  expect(shown).toMatch(/^- gitlab-ci +lacks /m);
  expect(shown).toContain('Claims of its token (unverified):');
  expect(shown).toMatch(/^ {2}sub +repo:local\/demo:ref:refs\/heads\/main$/m);
  expect(shown).toMatch(/^ {2}aud +https:\/\/service\.example$/m);
  expect(shown).not.toMatch(/eyJ/);
  expect(exitCode).toBe(0);
});

test('as JSON', async () => {
  const { stdout } = await identity(['--base-url', 'https://service.example/api/v1', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    used: 'github-actions',
    audience: 'https://service.example',
    claims: { sub: 'repo:local/demo:ref:refs/heads/main', environment: null },
    error: null,
  });
});

test('a token that lives for longer than an hour is told', async () => {
  const ofLife = (life: number) => jwtOf({ sub: 's', aud: 'a', iat: 1_000, exp: 1_000 + life }).reveal();
  const show = async (life: number, ...more: string[]) =>
    (await runCliInTest(['identity', '--audience', 'a', ...more], { env: { INTERNS_SUBJECT_TOKEN: ofLife(life) } }))
      .stdout;
  const told = /lives for 7200 s\..*Anthropic refuses .*3600 s/;
  expect(await show(7_200)).toMatch(told);
  expect(JSON.parse(await show(7_200, '--json')).warning).toMatch(told);
  expect(await show(3_600)).not.toContain('lives for');
});

test('without an audience no token is asked for', async () => {
  const { stdout } = await identity(['--json']);
  expect(JSON.parse(stdout)).toMatchObject({ used: 'github-actions', audience: null, claims: null });
});

test('without an identity every source says what it lacks', async () => {
  const { exitCode, stdout } = await identity([], false);
  expect(stdout).toMatch(/^- github-actions +lacks ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN$/m);
  expect(stdout).toContain('There is no identity here.');
  expect(exitCode).toBe(1);
});

test('in a job without the permission the remedy is named', async () => {
  const { stdout } = await runCliInTest(['identity'], { env: { GITHUB_ACTIONS: 'true' } });
  expect(stdout).toMatch(/^✗ github-actions .*→ .*id-token: write/m);
});

test('a token in a file is looked at instead, and one that is no JWT is said to be none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'identity-')), 'token');
  writeFileSync(file, 'made-up-and-no-jwt');
  const { exitCode, shown } = await identity(['--subject-token-file', file, '--audience', 'x']);
  expect(shown).toMatch(/^✓ subject-token-file +used$/m);
  expect(shown).toContain('The token is not a JWT');
  expect(shown).not.toContain('made-up');
  expect(exitCode).toBe(1);
});
