// `interns identity --expect`: exit codes, the audience that is asked for, and no token in what is shown.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jwtOf } from '../../support/jwt.ts';
import { runCliInTest } from '../support/cli.ts';

const claims = {
  iss: 'https://i.example',
  sub: 'repo:acme/app:pull_request',
  aud: 'https://api.anthropic.com',
  exp: 9e9,
};

async function run(written: unknown, flags: readonly string[] = ['--subject-token-file', 'jwt'], more: object = {}) {
  const cwd = mkdtempSync(join(tmpdir(), 'expect-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'jwt'), jwtOf({ ...claims, ...more }).reveal());
  writeFileSync(join(cwd, 'rule.json'), typeof written === 'string' ? written : JSON.stringify(written));
  const result = await runCliInTest(['identity', '--expect', 'rule.json', ...flags], { cwd, env: {} });
  expect(`${result.stdout}${result.stderr}`).not.toMatch(/eyJ/);
  return result;
}

const rule = { match: { subject_prefix: 'repo:acme/app:*', audience: claims.aud } };

test('what takes the job ends with 0, and a rule that is too wide is a warning', async () => {
  const { exitCode, stdout } = await run(rule);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('same: repo:acme/app:*');
  expect(stdout).toContain('Pin "environment", or "job_workflow_ref".');
});

test('a part that differs ends with 3, with what to do', async () => {
  const { exitCode, stdout } = await run({ ...rule, match: { subject_prefix: 'repo:acme/app:ref:refs/heads/main' } }, [
    '--subject-token-file',
    'jwt',
    '--audience',
    claims.aud,
    '--json',
  ]);
  expect(exitCode).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    audience: claims.aud,
    parts: [
      { part: 'subject_prefix', state: 'differs', found: claims.sub, why: expect.stringContaining('names no branch') },
    ],
  });
});

test('a token that lives for longer than an hour is told', async () => {
  const flags = ['--subject-token-file', 'jwt'];
  const life = /lives for 7200 s.*Anthropic refuses .*3600 s/s;
  expect((await run(rule, flags, { iat: claims.exp - 7200 })).stdout).toMatch(life);
  const { exitCode, stdout } = await run(rule, [...flags, '--json'], { iat: claims.exp - 7200 });
  expect([exitCode, JSON.parse(stdout).warning]).toEqual([0, expect.stringMatching(life)]);
  expect((await run(rule, flags, { iat: claims.exp - 3600 })).stdout).not.toContain('lives for');
});

test('the audience is that of the access to models, and its file is the identity', async () => {
  const access = { provider: 'anthropic', federation_rule_id: 'a', organization_id: 'b', service_account_id: 'c' };
  const words = (more: object) => ['--model-access', JSON.stringify({ ...access, ...more }), '--json'];
  const { exitCode, stdout } = await run({ subject: claims.sub }, words({ subject_token_file: 'jwt' }));
  expect([exitCode, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ audience: claims.aud })]);
});

test('no identity ends with 1, a bad file with 2, before any token is asked for', async () => {
  expect((await run(rule, [])).exitCode).toBe(1);
  const bad = await run('- a list');
  expect(bad.exitCode).toBe(2);
  expect(bad.stderr).toContain(`--expect is "rule.json". It can't be read, or is not a mapping in YAML or JSON.`);
  expect(bad.stderr).toContain('"match" or "attribute_matchers"');
  expect((await run({ subject: 'x' })).exitCode).toBe(2); // no audience anywhere
});
