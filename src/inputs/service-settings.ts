// Reads the settings of the service and its credentials, and those of the commands `token` and `list`.
import { input, worded } from '../wording.ts';
import { type GetText, readRequired, readSetting, readSettings, refuseBoth } from './input-text.ts';
import { badValue, conflict, missing } from './values.ts';

export type ServiceSettings = ReturnType<typeof readService>;

export function readService(get: GetText) {
  const baseUrl = readRequired(get, 'base-url', 'the base URL of the service');
  return { baseUrl, credentials: readCredentials(get, baseUrl) };
}

export type Credentials = ReturnType<typeof readCredentials>;

/** With a token exchange, the API key is only the bearer of the exchange request. */
export function readCredentials(get: GetText, baseUrl: string) {
  const apiKey = readSetting(get, 'api-key');
  const federationPolicyId = get('federation-policy-id');
  if (federationPolicyId !== undefined) {
    const audience = get('audience');
    const settings = { audience: audience ?? new URL(baseUrl).origin, isAudienceDefault: audience === undefined };
    return { by: 'exchange' as const, federationPolicyId, ...settings, subjectToken: readSubjectToken(get), apiKey };
  }
  if (apiKey === undefined) {
    const message = worded`Neither ${input('federation-policy-id')} nor ${input('api-key')} is given. In a CI job set ${input('federation-policy-id')}: its identity is exchanged, and no secret is stored. Elsewhere set ${input('api-key')}.`;
    throw missing('federation-policy-id', message);
  }
  const exchangeInputNames = ['audience', 'subject-token', 'subject-token-file'] as const;
  const surplusInputs = exchangeInputNames.filter((name) => get(name) !== undefined);
  const [name] = surplusInputs;
  if (name !== undefined) {
    const names = surplusInputs.flatMap((each, index) => (index === 0 ? [input(each)] : [' and ', input(each)]));
    const [verb, pronoun] = surplusInputs.length === 1 ? ['belongs', 'it'] : ['belong', 'them'];
    const message = worded`${names} ${verb} to a token exchange, but ${input('federation-policy-id')} is not given. Set that, or leave ${pronoun} out.`;
    throw conflict(name, message);
  }
  return { by: 'api-key' as const, apiKey };
}

export type SubjectTokenSetting = ReturnType<typeof readSubjectToken>;

export function readSubjectToken(get: GetText) {
  refuseBoth(get, 'subject-token', 'subject-token-file');
  const token = readSetting(get, 'subject-token');
  if (token !== undefined) return { from: 'input' as const, token };
  const path = get('subject-token-file');
  return path === undefined ? { from: 'ci' as const } : { from: 'file' as const, path };
}

export type ExchangeService = ReturnType<typeof readExchangeService>;

/** @throws {InputError} `input_missing`: there is only an API key */
export function readExchangeService(get: GetText) {
  const { baseUrl, credentials } = readService(get);
  if (credentials.by !== 'exchange') {
    const message = worded`${input('federation-policy-id')} is not given. An API key alone can't be exchanged for a token: use it as the token.`;
    throw missing('federation-policy-id', message);
  }
  return { baseUrl, credentials };
}

export type TokenSettings = ReturnType<typeof readTokenSettings>;

export function readTokenSettings(get: GetText) {
  const service = readExchangeService(get);
  const name = get('export-env');
  const exportEnv = name === undefined ? undefined : readVariableName('export-env', name);
  return { command: 'token' as const, ...service, exportEnv, timeoutMs: readSetting(get, 'timeout') };
}

/** Variables of the runner and the system: overwriting one would break later steps. */
const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;

function readVariableName(name: string, value: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) {
    throw badValue(name, value, 'Use the name of an environment variable: letters, digits and underscores.');
  }
  if (reserved.test(value)) throw badValue(name, value, 'That variable already has a meaning. Choose another name.');
  return value;
}

export type ListSettings = ReturnType<typeof readListSettings>;

export function readListSettings(get: GetText) {
  const status = readSetting(get, 'status') ?? []; // empty: all statuses
  const settings = readSettings(get, { workspaceId: 'workspace-id', timeoutMs: 'timeout' });
  return { command: 'list' as const, ...readService(get), status, ...settings };
}
