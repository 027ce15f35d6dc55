// `interns exec --agent … --model-access`: the agent has its models by a broker, and no variable for a key is passed on by itself.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jwtOf } from '../../support/jwt.ts';
import { startLoopback } from '../../support/loopback.ts';
import { runCliInTest } from '../support/cli.ts';

const scripted = join(import.meta.dirname, '../../service/interns/acp/support/scripted-agent.mjs');

async function run(flags: readonly string[], env: Readonly<Record<string, string>> = {}, more: object = {}) {
  const provider = await startLoopback((request, response) => {
    request.resume();
    const granted = { access_token: 'made-up-token', token_type: 'Bearer', expires_in: 300 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted));
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const cwd = mkdtempSync(join(tmpdir(), 'agent-models-'));
  const outside = mkdtempSync(join(tmpdir(), 'identity-'));
  onTestFinished(() => {
    for (const folder of [cwd, outside]) rmSync(folder, { recursive: true, force: true });
  });
  const claims = { iss: 'https://i.example', sub: 's', aud: 'https://api.openai.com/v1' };
  writeFileSync(join(outside, 'jwt'), jwtOf({ ...claims, exp: Math.floor(Date.now() / 1000) + 300 }).reveal());
  const access = {
    provider: 'openai',
    identity_provider_id: 'idp_1',
    service_account_id: 'svc_1',
    base_url: `${provider.url}/v1`,
    token_url: `${provider.url}/oauth/token`,
    subject_token_file: join(outside, 'jwt'),
    ...more,
  };
  const log = join(cwd, 'agent.log');
  const agent = `${process.execPath} ${scripted} '${JSON.stringify({ log })}'`;
  const words = [
    'exec',
    '--agent',
    agent,
    '--agent-asks',
    '--model-access',
    JSON.stringify(access),
    ...flags,
    '--',
    'true',
  ];
  const result = await runCliInTest(words, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } });
  const told = () => JSON.parse(readFileSync(log, 'utf8').split('\n')[0] ?? '').env as Record<string, string>;
  return { result, told, exchanges: provider.requests.length };
}

test('it is led to the broker, is given no key, and the account is told', async () => {
  const { result, told, exchanges } = await run(['--agent-sandbox', 'none'], { OPENAI_API_KEY: 'sk-of-the-user' });
  expect(result.exitCode, result.stderr).toBe(0);
  expect(told()).toMatchObject({ OPENAI_BASE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect(JSON.stringify(told())).not.toMatch(/sk-of-the-user|made-up-token/);
  expect(exchanges).toBe(1);
  expect(result.stderr).toContain('openai: 0 requests');
});

test.each([
  [['--agent-sandbox', 'none', '--agent-env', 'OPENAI_API_KEY'], {}, 'leads to a model, or unlocks one'],
  [['--agent-sandbox', 'some'], {}, 'agent-sandbox'],
  [[], { max_cost: 1 }, 'does not report costs'],
  [['--agent-sandbox', 'none'], { subject_token_file: undefined }, 'No CI identity found'],
])('mistake %# is told before anything starts', async (flags, more, message) => {
  const { result, exchanges } = await run(flags, { OPENAI_API_KEY: 'sk-1' }, more);
  expect(result.exitCode).not.toBe(0);
  expect(result.stderr).toContain(message);
  expect(exchanges).toBe(0);
});
