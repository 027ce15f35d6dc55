// `interns proxy --model-access`: a command with a provider's variables, no key and no identity, and what is refused before it starts.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jwtOf } from '../../support/jwt.ts';
import { startLoopback } from '../../support/loopback.ts';
import { type CliResult, runCliInTest } from '../support/cli.ts';

/** A provider that takes a subject token once, and answers each message with its own request. */
async function startProvider(path: string) {
  const assertions: string[] = [];
  const provider = await startLoopback((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      const isToken = request.url?.endsWith('/oauth/token') === true;
      if (isToken) assertions.push(body);
      const answer = isToken
        ? { access_token: 'sk-ant-oat01-made-up', token_type: 'Bearer', expires_in: 300 }
        : { authorization: request.headers.authorization, usage: { input_tokens: 3, output_tokens: 4 } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const cwd = mkdtempSync(join(tmpdir(), 'model-proxy-'));
  const claims = { iss: 'https://token.example', sub: 'repo:acme/app', aud: 'https://api.anthropic.com' };
  writeFileSync(join(cwd, 'jwt'), jwtOf({ ...claims, exp: Math.floor(Date.now() / 1000) + 300 }).reveal());
  const access = JSON.stringify({
    provider: 'anthropic',
    federation_rule_id: 'fdrl_1',
    organization_id: 'org_1',
    service_account_id: 'svac_1',
    base_url: provider.url,
    subject_token_file: path,
  });
  return { cwd, access, assertions, provider };
}

const script = `
const { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: key } = process.env;
fetch(url + '/v1/messages', { method: 'POST', headers: { 'x-api-key': key }, body: '{}' })
  .then((answer) => answer.text())
  .then((text) => require('node:fs').writeFileSync('told.json', JSON.stringify({ env: process.env, text })))`;
const command = ['--', process.execPath, '-e', script];

test.each(['the flag', 'the variable'])('%s gives a command the provider, and no way past it', async (by) => {
  const { cwd, access, assertions } = await startProvider('jwt');
  const leading = {
    OPENAI_API_KEY: 'sk-1',
    ANTHROPIC_AUTH_TOKEN: 'a',
    ANTHROPIC_LOG: 'debug',
    INTERNS_BASE_URL: 'https://x.example/v1',
  };
  const env = { ...leading, ...(by === 'the flag' ? {} : { INTERNS_MODEL_ACCESS: access }) };
  const words = by === 'the flag' ? ['--model-access', access] : [];
  const result = await runCliInTest(['proxy', ...words, ...command], { cwd, env });
  expect([result.exitCode, result.stdout]).toEqual([0, '']);
  const { env: given, text } = JSON.parse(readFileSync(join(cwd, 'told.json'), 'utf8'));
  expect(JSON.parse(text)).toMatchObject({ authorization: `Bearer ${'*'.repeat('sk-ant-oat01-made-up'.length)}` });
  const names = Object.keys(given).filter((name) => /^(?:OPENAI|ANTHROPIC|INTERNS)_/.test(name));
  expect(names.toSorted()).toEqual(['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_LOG']);
  expect(assertions).toHaveLength(1);
  expect(JSON.parse(assertions[0] ?? '')).toMatchObject({ federation_rule_id: 'fdrl_1', organization_id: 'org_1' });
  expect(result.stderr).toMatch(/The proxy of anthropic: 1 request, 0 errors, .*7 tokens, 1 token exchange/);
  expect(`${result.stderr}${JSON.stringify(given)}`).not.toMatch(/sk-ant-oat01|made-up-signature/);
});

test.each([
  [['--base-url', 'https://x.example/v1'], '--model-access replaces --base-url'],
  [['--intern', 'reviewer'], '--model-access replaces --intern'],
  [['--max-requests', '5'], '--model-access replaces --max-requests'],
])('beside it, %j is an error', async (words, message) => {
  const { cwd, access, provider } = await startProvider('jwt');
  const result = await run(['--model-access', access, ...words, ...command], cwd);
  expect(result.exitCode).toBe(2);
  expect(result.stderr).toContain(message);
  expect(provider.requests).toEqual([]);
});

test('a mistake in it is told by its key, and nothing is sent', async () => {
  const { cwd, provider } = await startProvider('jwt');
  const text = `{ provider: openai, identity_provider_id: a, base_url: "${provider.url}" }`;
  const result = await run(['--model-access', text, ...command], cwd);
  expect(result.exitCode).toBe(2);
  expect(result.stderr).toContain('the key "service_account_id" is missing: the provider "openai" needs it');
  expect(provider.requests).toEqual([]);
});

test('an unset variable of its key leaves the ids', async () => {
  const { cwd, access, assertions } = await startProvider('jwt');
  const both = JSON.stringify({ ...JSON.parse(access), api_key: '${MODEL_KEY}' });
  await run(['--model-access', both, ...command], cwd);
  expect(assertions).toHaveLength(1);
  await run(['--model-access', both, ...command], cwd, { MODEL_KEY: 'sk-ant-1' });
  expect(assertions).toHaveLength(1);
});

test('a command does not get the variable of the key either, whatever its name', async () => {
  const { cwd, access } = await startProvider('jwt');
  const withKey = JSON.stringify({ ...JSON.parse(access), api_key: '${CORP_KEY}' });
  const env = { CORP_KEY: 'sk-ant-real', CORP_HEADER: 'X-Api-Key: sk-ant-real', CORP_NAME: 'acme' };
  await run(['--model-access', withKey, ...command], cwd, env);
  const { env: given } = JSON.parse(readFileSync(join(cwd, 'told.json'), 'utf8'));
  expect(Object.keys(given).filter((name) => name.startsWith('CORP_'))).toEqual(['CORP_NAME']);
  expect(JSON.stringify(given)).not.toContain('sk-ant-real');
});

function run(words: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<CliResult> {
  return runCliInTest(['proxy', ...words], { cwd, env });
}
