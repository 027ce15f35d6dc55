// The doctor's try of an agent's way to its models, in the real sandbox.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import { examineModelAccess } from '../../src/service/interns/acp/examine-agent.ts';
import { startLoopback } from '../support/loopback.ts';

/** Programs of the system by their names, and no others. */
function pathWith(...programs: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const program of programs) copyFileSync(`/usr/bin/${program}`, path.join(folder, program));
  return folder;
}

async function look(agent: 'custom' | 'opencode', PATH: string) {
  const provider = await startLoopback((_request, response) => void response.end('{}'));
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const ids = 'provider: openai\nidentity_provider_id: idp_1\nservice_account_id: svc_1';
  const access = readModelAccess(`${ids}\nbase_url: ${provider.url}`, {});
  const found = await examineModelAccess({ agent, access, env: { PATH }, signal: new AbortController().signal });
  // A provider on this machine is out of reach as well, and no token was asked for.
  expect(provider.requests).toEqual([]);
  return found;
}

test('the broker is reached, and the provider is not', async () => {
  expect(await look('custom', pathWith('bwrap', 'true'))).toEqual({ sandbox: undefined, network: undefined });
});

test('without bubblewrap it says how to install it', async () => {
  const { sandbox, network } = await look('custom', pathWith('true'));
  expect(sandbox).toMatch(/"bwrap" is not in PATH\. Install it \("apt-get install bubblewrap"\)/);
  expect(network).toBeUndefined();
});

test('OpenCode without the program that it would download', async () => {
  expect(await look('opencode', pathWith('bwrap', 'true'))).toEqual({
    sandbox: undefined,
    network: expect.stringContaining('Install it: "apt-get install -y ripgrep"'),
  });
  expect(await look('opencode', pathWith('bwrap', 'true', 'rg'))).toEqual({ sandbox: undefined, network: undefined });
});
