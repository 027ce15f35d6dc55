// Settings of `command: token`: an access token for later steps.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { Credentials, ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { setting } from './given.ts';
import { badValue } from './values.ts';

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
