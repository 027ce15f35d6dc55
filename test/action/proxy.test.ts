// Behind a proxy, with a certificate authority of one's own: every request of the built action goes through it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { type FakeGitHub, fakeToken, startFakeGitHub } from '../support/fake-github.ts';
import { addCommit } from '../support/fake-github-state.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import type { Step, StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';

const support = join(import.meta.dirname, '../support');
const closers: (() => unknown)[] = [];
const connects: string[] = [];
let service: Service;
let github: FakeGitHub;
let proxyUrl: string;

/** A TLS front for a plain server of this machine; its port. */
async function startTlsFront(target: string): Promise<number> {
  const tls = { key: readFileSync(join(support, 'tls/key.pem')), cert: readFileSync(join(support, 'tls/cert.pem')) };
  const front = https.createServer(tls, (incoming, outgoing) => {
    const { method = 'GET' } = incoming;
    const url = new URL(incoming.url ?? '/', target);
    const headers = { ...incoming.headers, host: url.host };
    const forwarded = http.request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  closers.push(() => front.close());
  const address = front.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startProxy(targets: Readonly<Record<string, number>>): Promise<string> {
  const proxy = spawn(process.execPath, [join(support, 'proxy-process.ts'), JSON.stringify(targets)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => proxy.kill());
  return new Promise((resolve) => {
    createInterface({ input: proxy.stdout }).on('line', (line) => {
      const { connect, port } = JSON.parse(line);
      if (connect !== undefined) connects.push(connect);
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

beforeAll(async () => {
  service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ say: 'Hello.' }] }]) });
  closers.push(() => service.stop());
  github = await startFakeGitHub();
  closers.push(() => github[Symbol.asyncDispose]());
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\nrules: []\n' });
  const fronts = [service.baseUrl, service.identityProvider ?? '', github.url].map(startTlsFront);
  const [api = 0, identity = 0, rest = 0] = await Promise.all(fronts);
  proxyUrl = await startProxy({ 'service.test:443': api, 'identity.test:443': identity, 'github.test:443': rest });
});

afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

function run(env: Readonly<Record<string, string>>, more: Partial<Step> = {}): Promise<StepResult> {
  connects.length = 0;
  const identity = identityEnv(service.addJob());
  const url = new URL(identity['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '');
  return runStep({
    workspace: mkdtempSync(join(tmpdir(), 'proxy-')),
    ...more,
    inputs: { ...jobInputs, 'base-url': 'https://service.test/api/v1', timeout: '20s', ...more.inputs },
    env: {
      ...identity,
      ACTIONS_ID_TOKEN_REQUEST_URL: `https://identity.test${url.pathname}${url.search}`,
      NODE_EXTRA_CA_CERTS: join(support, 'tls/ca.pem'),
      ...env,
    },
  });
}

/** A comment on an issue: who wrote it, and the policy, are asked of GitHub's API before anything else. */
function runOnComment(env: Readonly<Record<string, string>>): Promise<StepResult> {
  const comment = { id: 1, body: 'Please.', user: { login: 'octocat' } };
  const payload = { action: 'created', issue: { number: 3 }, comment, repository: { visibility: 'private' } };
  return run(
    { GITHUB_API_URL: 'https://github.test', GITHUB_REPOSITORY: 'acme/app', ...env },
    { inputs: { 'github-token': fakeToken }, event: { name: 'issue_comment', payload } },
  );
}

test.each(['HTTPS_PROXY', 'https_proxy'])('%s carries the identity request, the exchange and the API', async (name) => {
  const step = await run({ [name]: proxyUrl });
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'finished', text: 'Hello.' });
  expect(new Set(connects)).toEqual(new Set(['identity.test:443', 'service.test:443']));
});

test.each(['NO_PROXY', 'no_proxy'])('%s keeps a host from the proxy', async (name) => {
  const step = await run({ HTTPS_PROXY: proxyUrl, [name]: 'service.test', timeout: '10s' });
  expect(step.outputs['error-code'], step.log).toMatch(/^(?:exchange_unreachable|timeout)$/);
  expect(new Set(connects)).toEqual(new Set(['identity.test:443']));
});

test('requests to the API of GitHub go through the proxy as well', async () => {
  const before = github.requests.length;
  const step = await runOnComment({ HTTPS_PROXY: proxyUrl });
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'finished', text: 'Hello.' });
  expect(new Set(connects)).toEqual(new Set(['github.test:443', 'identity.test:443', 'service.test:443']));
  expect(github.requests.slice(before)).toEqual(
    expect.arrayContaining([
      'GET /repos/acme/app/collaborators/octocat/permission',
      expect.stringContaining('intern-policy.yml'),
    ]),
  );
  expect(github.violations).toEqual([]);
});

test('NO_PROXY keeps the API of GitHub from the proxy', async () => {
  const step = await runOnComment({ HTTPS_PROXY: proxyUrl, NO_PROXY: 'github.test' });
  expect(step.outputs['error-code'], step.log).toMatch(/^(?:github_unreachable|timeout)$/);
  expect(connects).toEqual([]);
});

test('a certificate of an unknown authority is refused', async () => {
  const step = await run({ HTTPS_PROXY: proxyUrl, NODE_EXTRA_CA_CERTS: '' });
  expect(step.outputs['error-code'], step.log).toMatch(/^(?:identity_unreachable|timeout)$/);
});
