// A local service as `interns conformance` finds it: with every key and token that a check may need.
import path from 'node:path';
import type { Target } from '../../../src/conformance/check.ts';
import { Secret } from '../../../src/secret.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { goodClaims, startIssuer } from './issuer.ts';
import { configOf, secrets, start } from './service.ts';

type WrittenIntern = NonNullable<WrittenConfig['interns']>[number];

/** The scripted agent as an intern. */
export function agentIntern(): Omit<WrittenIntern, 'id'> {
  const scripted = path.join(import.meta.dirname, '../interns/acp/support/scripted-agent.mjs');
  const command = [process.execPath, scripted, '{}'];
  return { name: 'reviewer', runs: { acp: { agent: 'custom', command, asks: true } } };
}

/** Starts it for one test; `others` are interns beside the one that answers, `intern` is what changes of that. */
export async function startTarget(
  others: readonly WrittenIntern[] = [],
  intern: Partial<WrittenIntern> = {},
): Promise<{ readonly service: Service; readonly target: Target; readonly subjectToken: string }> {
  const issuer = await startIssuer();
  const config = configOf([{ say: 'hi' }, { shell: 'true' }]);
  const { sub: subject, aud: audience } = goodClaims;
  const service = await start({
    config: {
      ...config,
      issuers: [{ id: 'test', issuer: issuer.url }],
      policies: [{ id: 'p', issuer: 'test', subject, audience, acts_as: 'key_standard' }],
      interns: [...(config.interns ?? []).map((one) => ({ ...one, ...intern })), ...others],
    },
  });
  const subjectToken = await issuer.sign();
  let ids = 0;
  const target = {
    baseUrl: service.baseUrl,
    fetch,
    apiKey: new Secret(secrets.standard),
    managementKey: new Secret(secrets.management),
    keyHash: 'key_standard',
    federationPolicyId: 'p',
    subjectToken: new Secret(subjectToken),
    intern: undefined,
    askingPrompt: 'go',
    newId: () => `id-${++ids}`,
  };
  return { service, target, subjectToken };
}
