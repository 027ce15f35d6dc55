// A local service as `interns conformance` finds it: with every key and token that a check may need.
import type { Target } from '../../../src/conformance/probe.ts';
import { Secret } from '../../../src/secret.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { goodClaims, startIssuer } from './issuer.ts';
import { configOf, secrets, start } from './service.ts';

/** Starts it for one test; `others` are interns beside the one that answers. */
export async function startTarget(
  others: readonly NonNullable<WrittenConfig['interns']>[number][] = [],
): Promise<{ readonly service: Service; readonly target: Target; readonly subjectToken: string }> {
  const issuer = await startIssuer();
  const config = configOf([{ say: 'hi' }, { shell: 'true' }]);
  const { sub: subject, aud: audience } = goodClaims;
  const service = await start({
    config: {
      ...config,
      issuers: [{ id: 'test', issuer: issuer.url }],
      policies: [{ id: 'p', issuer: 'test', subject, audience, acts_as: 'key_standard' }],
      interns: [...(config.interns ?? []), ...others],
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
