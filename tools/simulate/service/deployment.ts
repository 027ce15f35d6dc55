// The deployment that is simulated: one key, one federation policy, one intern whose playbook the seed writes.
import { type Deployment, readDeployment } from '../../../src/service/config/deployment.ts';
import type { Playbook } from '../../../src/service/interns/playbook.ts';

/** Host names on the virtual network. */
export const hosts = { service: 'interns.test', identity: 'identity.test' } as const;

/** As clients take it. */
export const baseUrl = `https://${hosts.service}/api/v1`;

/** `iss` of subject tokens. */
export const issuer = `https://${hosts.identity}`;

/** `sub` of subject tokens. */
export const subject = 'repo:acme/app:ref:refs/heads/main';

/** `aud` of subject tokens. */
export const audience = `https://${hosts.service}`;

/** The federation policy of the deployment. */
export const federationPolicyId = 'policy-1';

/** Name of its intern. */
export const internName = 'tester';

/** Hash of its key. */
export const keyHash = 'key-1';

/** An API key that acts beside the jobs. */
export const otherSecret = 'made-up-key-of-the-simulation';

/** The service's limits that a simulation chooses. */
export type Limits = Partial<Pick<Deployment['config']['limits'], 'paused_runs' | 'turns_per_minute' | 'replay_bytes'>>;

const written = readDeployment({
  config: {
    issuers: [{ id: 'issuer', issuer, jwks_url: `${issuer}/keys` }],
    policies: [{ id: federationPolicyId, issuer: 'issuer', subject, audience, acts_as: keyHash }],
    keys: [{ hash: keyHash, secret: otherSecret, workspace_id: 'workspace-1' }],
    interns: [
      { id: 'intern-1', name: internName, workspace_id: 'workspace-1', model: 'made-up/model' },
      { id: 'intern-2', name: 'another', workspace_id: 'workspace-1' },
    ],
  },
  cwd: '/',
  env: {},
  hasIdentityProvider: false,
});

/** The deployment with this playbook and these limits. */
export function deploymentOf(playbook: Playbook, limits: Limits): Deployment {
  const interns = written.interns.map((one) =>
    one.configured.id === 'intern-1' ? { ...one, driver: { playbook } } : one,
  );
  return { ...written, interns, config: { ...written.config, limits: { ...written.config.limits, ...limits } } };
}
