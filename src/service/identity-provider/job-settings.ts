// Derives the settings and default claims of jobs from a configuration. Pure.
import type { Secret } from '../../secret.ts';
import { type FederationPolicy, identityProviderId, type ServiceConfig } from '../config/config.ts';

/** The settings that a job needs to use the service. A field is undefined if the service lacks it. */
export interface JobSettings {
  /** The id of the first policy that trusts the local identity provider. */
  readonly federationPolicyId: string | undefined;
  readonly audience: string | undefined;
  /** The name of the only intern; undefined unless there is exactly one. */
  readonly intern: string | undefined;
  /** The first standard key that is not disabled; undefined with a `federationPolicyId`, which replaces it. */
  readonly apiKey: Secret | undefined;
}

export function toJobSettings(config: ServiceConfig): JobSettings {
  const policy = findIdentityPolicy(config);
  const onlyIntern = config.interns.length === 1 ? config.interns[0] : undefined;
  const key =
    policy === undefined ? config.keys.find(({ type, disabled }) => type === 'standard' && !disabled) : undefined;
  return { federationPolicyId: policy?.id, audience: policy?.audience, intern: onlyIntern?.name, apiKey: key?.secret };
}

export function toJobDefaults(config: ServiceConfig): Record<string, unknown> {
  const policy = findIdentityPolicy(config);
  if (policy === undefined) return {};
  const { subject, audience, claims } = policy;
  return { ...readSubjectClaims(subject), sub: subject, aud: audience, ...claims };
}

function findIdentityPolicy({ policies }: ServiceConfig): FederationPolicy | undefined {
  return policies.find(({ issuer }) => issuer === identityProviderId);
}

/** Reads repository and ref from a subject in GitHub's form, so that the other claims agree with it. */
function readSubjectClaims(subject: string): Record<string, unknown> {
  const [, repository, ref] = /^repo:([^:]+)(?::ref:(.+))?/.exec(subject) ?? [];
  return { ...(repository === undefined ? {} : { repository }), ...(ref === undefined ? {} : { ref }) };
}
