// A provider of models for agents in the hands of a test: it grants tokens for a JWT, and notes what reaches it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createLazyBrokers } from '../../src/job/proxy/lazy-brokers.ts';
import type { ModelBrokers } from '../../src/models/broker-types.ts';
import { testActionIo } from './action-io.ts';
import { jwtOf } from './jwt.ts';
import { startLoopback } from './loopback.ts';

/** The token that the provider grants. */
export const grantedToken = 'made-up-token-of-the-provider';

/** A request that reached the provider. */
export interface ProviderRequest {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
}

/** A provider, the way to it as a configuration has it, and what opens that way. */
export interface AgentProvider {
  readonly access: Readonly<Record<string, string | number>>;
  readonly brokers: ModelBrokers;
  readonly url: string;
  /** Without those of the exchange. */
  readonly seen: readonly ProviderRequest[];
  readonly exchanges: () => number;
}

/** Starts it; it ends with the test. `refusal`: answers each exchange with this. */
export async function startAgentProvider(refusal?: {
  readonly status: number;
  readonly body: object;
}): Promise<AgentProvider> {
  const seen: ProviderRequest[] = [];
  let exchanges = 0;
  const provider = await startLoopback((request, response) => {
    request.resume().on('end', () => {
      const isToken = request.url === '/oauth/token';
      if (isToken) exchanges += 1;
      else seen.push({ url: request.url, authorization: request.headers.authorization });
      const granted = { access_token: grantedToken, token_type: 'Bearer', expires_in: 300 };
      const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
      response.writeHead(isToken ? (refusal?.status ?? 200) : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isToken ? (refusal?.body ?? granted) : { choices: [], usage }));
    });
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const folder = mkdtempSync(join(tmpdir(), 'agent-models-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'jwt');
  const claims = { iss: 'https://token.example', sub: 'repo:acme/app', aud: 'https://api.openai.com/v1' };
  writeFileSync(file, jwtOf({ ...claims, exp: Math.floor(Date.now() / 1000) + 300 }).reveal());
  return {
    access: {
      provider: 'openai',
      identity_provider_id: 'idp_1',
      service_account_id: 'svc_1',
      base_url: `${provider.url}/v1`,
      token_url: `${provider.url}/oauth/token`,
      subject_token_file: file,
    },
    brokers: createLazyBrokers(() => testActionIo({}, { files: 'anywhere' })),
    url: provider.url,
    seen,
    exchanges: () => exchanges,
  };
}
