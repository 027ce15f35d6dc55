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
import type { StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';

const support = join(import.meta.dirname, '../support');
const workspaceId = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';
const closers: (() => unknown)[] = [];
const connects: string[] = [];
let service: Service;
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
  service = await startService({
    identityProvider: true,
    config: {
      policies: [
        {
          id: 'fp_test',
          issuer: 'identity-provider',
          subject: 'repo:local/demo:ref:refs/heads/main',
          audience: 'https://service.test',
          acts_as: 'key_test',
        },
      ],
      workspaces: [{ id: workspaceId }],
      keys: [{ hash: 'key_test', secret: 'made-up-secret', workspace_id: workspaceId }],
      interns: [
        {
          id: 'intern_1',
          name: 'tester',
          workspace_id: workspaceId,
          runs: { playbook: { turns: [{ steps: [{ say: 'Hello.' }] }] } },
        },
      ],
    },
  });
  closers.push(() => service.stop());
  const [api, identity] = await Promise.all([
    startTlsFront(service.baseUrl),
    startTlsFront(service.identityProvider ?? ''),
  ]);
  proxyUrl = await startProxy({ 'service.test:443': api, 'identity.test:443': identity });
});

afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

function run(env: Readonly<Record<string, string>>): Promise<StepResult> {
  connects.length = 0;
  const { request_url, request_token } = service.addJob();
  const url = new URL(request_url);
  return runStep({
    workspace: mkdtempSync(join(tmpdir(), 'proxy-')),
    inputs: {
      'base-url': 'https://service.test/api/v1',
      'federation-policy-id': 'fp_test',
      intern: 'tester',
      prompt: 'Hello.',
      timeout: '20s',
    },
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `https://identity.test${url.pathname}${url.search}`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token,
      NODE_EXTRA_CA_CERTS: join(support, 'tls/ca.pem'),
      ...env,
    },
  });
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

test('a certificate of an unknown authority is refused', async () => {
  const step = await run({ HTTPS_PROXY: proxyUrl, NODE_EXTRA_CA_CERTS: '' });
  expect(step.outputs['error-code'], step.log).toMatch(/^(?:identity_unreachable|timeout)$/);
});
