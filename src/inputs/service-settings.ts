// Settings of the service and its credentials, and of the commands that need little more: token and list.

import type { LifecycleStatus } from '../contract/interns.ts';
import { InputError } from '../errors.ts';
import type { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { exclude, type InputText, optional, required, setting } from './given.ts';
import { badValue } from './values.ts';

/** The source of an exchange's subject token. */
export type SubjectTokenSetting =
  | { readonly from: 'ci' }
  | { readonly from: 'input'; readonly token: Secret }
  | { readonly from: 'file'; readonly path: string };

/** Credentials of requests: by a token exchange, or by an API key as it is. */
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

/** A service, and the credentials for it. */
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

/** Reads the source of the subject token: the two inputs that bring one, else the CI. */
export function readSubjectToken(text: InputText): SubjectTokenSetting {
  exclude(text, 'subject-token', 'subject-token-file');
  const token = optional(text, 'subject-token');
  if (token !== undefined) return { from: 'input', token };
  const path = text('subject-token-file');
  return path === undefined ? { from: 'ci' } : { from: 'file', path };
}

/** A service, and an identity to exchange there. */
export interface ExchangeService extends ServiceSettings {
  readonly credentials: Extract<Credentials, { by: 'exchange' }>;
}

/** Everything that `command: token` needs. */
export interface TokenSettings extends ExchangeService {
  readonly command: 'token';
  /** The environment variable that gets the token for later steps. */
  readonly exportEnv: string | undefined;
  readonly timeoutMs: number;
}

/** The settings of `command: token`. */
export function readTokenSettings(text: InputText): TokenSettings {
  const { baseUrl, credentials } = readExchangeService(text);
  const name = text('export-env');
  const exportEnv = name === undefined ? undefined : readVariableName('export-env', name);
  const timeoutMs = setting(text, 'timeout');
  return { command: 'token', baseUrl, credentials, exportEnv, timeoutMs };
}

/**
 * The service with credentials that are exchanged.
 *
 * @throws {InputError} `input_missing`: an API key alone is no identity
 */
export function readExchangeService(text: InputText): ExchangeService {
  const { baseUrl, credentials } = readService(text);
  if (credentials.by !== 'exchange') {
    throw new InputError(
      'input_missing',
      worded`${input('federation-policy-id')} is not given. An API key alone is no identity to exchange: use it as it is.`,
      { source: 'federation-policy-id' },
    );
  }
  return { baseUrl, credentials };
}

/** Variables that the runner or the system gives a meaning: a token in one of them would break later steps. */
const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;

function readVariableName(name: string, value: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) {
    throw badValue(name, value, 'Use the name of an environment variable: letters, digits and underscores.');
  }
  if (reserved.test(value)) throw badValue(name, value, 'That variable has a meaning already. Use a name of your own.');
  return value;
}

/** Everything that `command: list` needs. */
export interface ListSettings extends ServiceSettings {
  readonly command: 'list';
  /** Empty: all. */
  readonly status: readonly LifecycleStatus[];
  readonly workspaceId: string | undefined;
  readonly timeoutMs: number;
}

/** The settings of `command: list`. */
export function readListSettings(text: InputText): ListSettings {
  return {
    command: 'list',
    ...readService(text),
    status: optional(text, 'status') ?? [],
    workspaceId: optional(text, 'workspace-id'),
    timeoutMs: setting(text, 'timeout'),
  };
}
