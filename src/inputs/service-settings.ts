// Settings of the service and its credentials, and of the commands `token` and `list`.
import { input, worded } from '../wording.ts';
import { exclude, type InputText, required, setting, settingsOf } from './given.ts';
import { badValue, conflict, missing } from './values.ts';

export type ServiceSettings = ReturnType<typeof readService>;

export function readService(text: InputText) {
  const baseUrl = required(text, 'base-url', 'the base URL of the service');
  return { baseUrl, credentials: readCredentials(text, baseUrl) };
}

export type Credentials = ReturnType<typeof readCredentials>;

/** Beside an exchange, the API key is only the bearer of that call. */
export function readCredentials(text: InputText, baseUrl: string) {
  const apiKey = setting(text, 'api-key');
  const federationPolicyId = text('federation-policy-id');
  if (federationPolicyId !== undefined) {
    const given = text('audience');
    const audience = { audience: given ?? new URL(baseUrl).origin, isAudienceDefault: given === undefined };
    const subjectToken = readSubjectToken(text);
    return { by: 'exchange' as const, federationPolicyId, ...audience, subjectToken, apiKey };
  }
  if (apiKey === undefined) {
    const message = worded`Neither ${input('federation-policy-id')} nor ${input('api-key')} is given. In a CI job set ${input('federation-policy-id')}: its identity is exchanged, and no secret is stored. Elsewhere set ${input('api-key')}.`;
    throw missing('federation-policy-id', message);
  }
  const ofExchange = ['audience', 'subject-token', 'subject-token-file'] as const;
  const surplus = ofExchange.filter((name) => text(name) !== undefined);
  const [name] = surplus;
  if (name !== undefined) {
    const names = surplus.flatMap((each, index) => (index === 0 ? [input(each)] : [' and ', input(each)]));
    const [belongs, out] = surplus.length === 1 ? ['belongs', 'it out'] : ['belong', 'them out'];
    const message = worded`${names} ${belongs} to a token exchange, but ${input('federation-policy-id')} is not given. Set that, or leave ${out}.`;
    throw conflict(name, message);
  }
  return { by: 'api-key' as const, apiKey };
}

export type SubjectTokenSetting = ReturnType<typeof readSubjectToken>;

export function readSubjectToken(text: InputText) {
  exclude(text, 'subject-token', 'subject-token-file');
  const token = setting(text, 'subject-token');
  if (token !== undefined) return { from: 'input' as const, token };
  const path = text('subject-token-file');
  return path === undefined ? { from: 'ci' as const } : { from: 'file' as const, path };
}

export type ExchangeService = ReturnType<typeof readExchangeService>;

/** Throws {@link InputError} `input_missing` if there is only an API key. */
export function readExchangeService(text: InputText) {
  const { baseUrl, credentials } = readService(text);
  if (credentials.by !== 'exchange') {
    const message = worded`${input('federation-policy-id')} is not given. An API key alone is no identity to exchange: use it as it is.`;
    throw missing('federation-policy-id', message);
  }
  return { baseUrl, credentials };
}

export type TokenSettings = ReturnType<typeof readTokenSettings>;

export function readTokenSettings(text: InputText) {
  const service = readExchangeService(text);
  const name = text('export-env');
  const exportEnv = name === undefined ? undefined : readVariableName('export-env', name);
  return { command: 'token' as const, ...service, exportEnv, timeoutMs: setting(text, 'timeout') };
}

/** Variables of the runner or the system: a token in one of them would break later steps. */
const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;

function readVariableName(name: string, value: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) {
    throw badValue(name, value, 'Use the name of an environment variable: letters, digits and underscores.');
  }
  if (reserved.test(value)) throw badValue(name, value, 'That variable has a meaning already. Use a name of your own.');
  return value;
}

export type ListSettings = ReturnType<typeof readListSettings>;

export function readListSettings(text: InputText) {
  const status = setting(text, 'status') ?? []; // none: all
  const settings = settingsOf(text, { workspaceId: 'workspace-id', timeoutMs: 'timeout' });
  return { command: 'list' as const, ...readService(text), status, ...settings };
}
