// Settings of `command: token`: an access token for later steps.
import { InputError } from '../errors.ts';
import type { Credentials, ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { optional } from './given.ts';
import { badValue, readDuration } from './values.ts';

/** Everything that `command: token` needs. */
export interface TokenSettings extends ServiceSettings {
  readonly command: 'token';
  readonly credentials: Extract<Credentials, { by: 'exchange' }>;
  /** The environment variable that gets the token for later steps. */
  readonly exportEnv: string | undefined;
  readonly timeoutMs: number;
}

/** The settings of `command: token`. */
export function readTokenSettings(text: InputText): TokenSettings {
  const { baseUrl, credentials } = readService(text);
  if (credentials.by !== 'exchange') {
    throw new InputError(
      'input_missing',
      'Input "federation-policy-id" is not given. An API key alone is no identity to exchange: use it as it is.',
      { source: 'federation-policy-id' },
    );
  }
  const exportEnv = optional(text, 'export-env', readVariableName);
  const timeoutMs = readDuration('timeout', text('timeout') ?? '', 1000);
  return { command: 'token', baseUrl, credentials, exportEnv, timeoutMs };
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
