// `command: proxy` with `model-access`: what later steps get, what would lead them past it, and what ends it before it starts.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { identityEnv } from '../support/job-service.ts';
import { startLoopback } from '../support/loopback.ts';
import { runStep, type Step } from '../support/runner.ts';

async function start() {
  const provider = await startLoopback((request, response) => {
    request.resume();
    const granted = { access_token: 'made-up-token', token_type: 'Bearer', expires_in: 300 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted));
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const issuer = await startService({ identityProvider: true });
  onTestFinished(() => issuer.stop());
  const access = {
    provider: 'openai',
    identity_provider_id: 'idp_1',
    service_account_id: 'svc_1',
    base_url: `${provider.url}/v1`,
    token_url: `${provider.url}/oauth/token`,
  };
  const run = async (env: Step['env'] = {}, inputs: Step['inputs'] = {}) => {
    const step = await runStep({
      workspace: mkdtempSync(join(tmpdir(), 'model-proxy-')),
      env: { ...identityEnv(issuer.addJob()), ...env },
      inputs: { command: 'proxy', 'model-access': JSON.stringify(access), ...inputs },
    });
    const { process: kept } = JSON.parse(step.state['proxy'] || '{}');
    if (kept !== undefined) onTestFinished(() => void process.kill(kept.pid, 'SIGTERM'));
    return step;
  };
  return { run, provider };
}

test('later steps get the set of the provider', async () => {
  const { run } = await start();
  const { env, outputs, log } = await run({ OPENAI_LOG: 'debug', OPENAI_API_KEY: 'sk-1' });
  expect(outputs, log).toMatchObject({ conclusion: 'finished' });
  expect(env).toEqual({ OPENAI_BASE_URL: outputs['proxy-url'], OPENAI_API_KEY: outputs['proxy-key'] });
  expect(log).not.toMatch(/^::warning::/m);
});

test('variables that lead past it, or to another account, are a warning that names them', async () => {
  const { run } = await start();
  const { env, log } = await run({ OPENAI_ORG_ID: 'org-1', ANTHROPIC_API_KEY: 'sk-ant-1', OPENAI_LOG: 'debug' });
  expect(log).toMatch(/^::warning::The job sets (?=.*ANTHROPIC_API_KEY)(?=.*OPENAI_ORG_ID).*may bypass the proxy/m);
  expect(log).not.toMatch(/OPENAI_LOG|sk-ant-1|org-1/);
  expect(Object.keys(env).toSorted()).toEqual(['OPENAI_API_KEY', 'OPENAI_BASE_URL']);
});

test.each([
  [{ 'export-env': 'INTERNS' }, 'input_invalid', 'the variables for OpenAI begin with OPENAI_'],
  [{ 'export-env': 'ANTHROPIC' }, 'input_invalid', 'the variables for OpenAI begin with OPENAI_'],
  [{ 'max-requests': '5' }, 'input_conflict', 'replaces'],
  [{ 'base-url': 'https://service.example/api/v1' }, 'input_conflict', 'replaces'],
])('with %j nothing is started or asked for', async (inputs, code, words) => {
  const { run, provider } = await start();
  const { outputs, log } = await run({}, inputs);
  expect(outputs).toMatchObject({ conclusion: 'failed', 'error-code': code });
  expect(log).toContain(words);
  expect(provider.requests).toEqual([]);
});

test('without an identity the job is told so', async () => {
  const { run } = await start();
  const { outputs, log } = await run({ ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' });
  expect(outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'identity_missing' });
  expect(log).toContain('id-token: write');
});
