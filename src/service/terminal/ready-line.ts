// The one line that `interns serve` prints on standard output: where the service is, for programs. Pure.
import type { IdentityProvider } from '../identity-provider/identity-provider.ts';
import type { JobSettings } from '../identity-provider/job-settings.ts';

/** The line that `interns serve` prints when it accepts connections (docs/local-service.md, "Start it"). */
export interface ReadyLine {
  readonly ready: true;
  readonly base_url: string;
  readonly identity_provider?: string;
  /** The first policy of the identity provider, and its audience. */
  readonly federation_policy_id?: string;
  readonly audience?: string;
  /** The only intern. */
  readonly intern?: string;
}

/** What the ready line tells. */
interface ReadyFacts {
  readonly baseUrl: string;
  readonly identityProvider: IdentityProvider | undefined;
  readonly job: JobSettings;
}

/** The ready line of a service. */
export function toReadyLine({ baseUrl, identityProvider, job }: ReadyFacts): ReadyLine {
  const { federationPolicyId, audience, intern } = job;
  return {
    ready: true,
    base_url: baseUrl,
    ...(identityProvider === undefined ? {} : { identity_provider: identityProvider.issuer }),
    ...(identityProvider === undefined || federationPolicyId === undefined
      ? {}
      : { federation_policy_id: federationPolicyId }),
    ...(identityProvider === undefined || audience === undefined ? {} : { audience }),
    ...(intern === undefined ? {} : { intern }),
  };
}
