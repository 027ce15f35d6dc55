// Which service, and how its requests are authenticated.
import { InputError } from '../errors.ts';
import type { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import type { InputText } from './given.ts';
import { exclude, optional, required } from './given.ts';

/** Where the subject token of an exchange comes from. */
export type SubjectTokenSetting =
  | { readonly from: 'ci' }
  | { readonly from: 'input'; readonly token: Secret }
  | { readonly from: 'file'; readonly path: string };

/** How requests are authenticated: by a token exchange, or by an API key as it is. */
export type Credentials =
  | {
      readonly by: 'exchange';
      readonly federationPolicyId: string;
      readonly audience: string;
      /** The audience is the default: the user named none. */
      readonly isAudienceDefault: boolean;
      readonly subjectToken: SubjectTokenSetting;
      /** Bearer of the exchange call alone. */
      readonly apiKey: Secret | undefined;
    }
  | { readonly by: 'api-key'; readonly apiKey: Secret };

/** Which service, and with which credentials. */
export interface ServiceSettings {
  /** Base URL with its version segment, without a final slash. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
}

/** The inputs that every command takes. */
export function readService(text: InputText): ServiceSettings {
  const baseUrl = required(text, 'base-url', 'the base URL of the service');
  return { baseUrl, credentials: readCredentials(text, baseUrl) };
}

/** The credentials alone; the origin of the base URL is the default audience. */
export function readCredentials(text: InputText, baseUrl: string): Credentials {
  const apiKey = optional(text, 'api-key');
  const federationPolicyId = text('federation-policy-id');
  if (federationPolicyId !== undefined) {
    const given = text('audience');
    const audience = given ?? new URL(baseUrl).origin;
    const subjectToken = readSubjectToken(text);
    return {
      by: 'exchange',
      federationPolicyId,
      audience,
      isAudienceDefault: given === undefined,
      subjectToken,
      apiKey,
    };
  }
  if (apiKey === undefined) {
    throw new InputError(
      'input_missing',
      worded`Neither ${input('federation-policy-id')} nor ${input('api-key')} is given. In a CI job set ${input('federation-policy-id')}: its identity is exchanged, and no secret is stored. Elsewhere set ${input('api-key')}.`,
      { source: 'federation-policy-id' },
    );
  }
  for (const name of ['subject-token', 'subject-token-file', 'audience'] as const) {
    if (text(name) === undefined) continue;
    throw new InputError(
      'input_conflict',
      worded`${input(name)} belongs to a token exchange, but ${input('federation-policy-id')} is not given. Set that, or leave ${input(name)} out.`,
      { source: name },
    );
  }
  return { by: 'api-key', apiKey };
}

/** Where the subject token comes from: the two inputs that bring one, else the CI. */
export function readSubjectToken(text: InputText): SubjectTokenSetting {
  exclude(text, 'subject-token', 'subject-token-file');
  const token = optional(text, 'subject-token');
  if (token !== undefined) return { from: 'input', token };
  const path = text('subject-token-file');
  return path === undefined ? { from: 'ci' } : { from: 'file', path };
}
