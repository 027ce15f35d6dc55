// The one line that `interns serve` prints on standard output: where the service is, for programs. Pure.
import { builtInInternName, builtInPolicyId } from '../config/builtin.ts';
import type { IdentityProvider } from '../identity-provider/identity-provider.ts';

/** The line that `interns serve` prints when it accepts connections (docs/local-service.md, "Start it"). */
export interface ReadyLine {
  readonly ready: true;
  readonly base_url: string;
  readonly identity_provider?: string;
  /** These three for the built-in configuration. */
  readonly federation_policy_id?: string;
  readonly audience?: string;
  readonly intern?: string;
}

/** What the ready line tells. */
interface ReadyFacts {
  readonly baseUrl: string;
  readonly origin: string;
  readonly identityProvider: IdentityProvider | undefined;
  readonly isBuiltIn: boolean;
}

/** The ready line of a service. */
export function toReadyLine({ baseUrl, origin, identityProvider, isBuiltIn }: ReadyFacts): ReadyLine {
  const exchange = identityProvider === undefined ? {} : { federation_policy_id: builtInPolicyId, audience: origin };
  return {
    ready: true,
    base_url: baseUrl,
    ...(identityProvider === undefined ? {} : { identity_provider: identityProvider.issuer }),
    ...(isBuiltIn ? { ...exchange, intern: builtInInternName } : {}),
  };
}
