// Settings of `command: token`: an access token for later steps.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { Credentials, ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { optional, setting } from './given.ts';

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
      worded`${input('federation-policy-id')} is not given. An API key alone is no identity to exchange: use it as it is.`,
      { source: 'federation-policy-id' },
    );
  }
  const exportEnv = optional(text, 'export-env');
  const timeoutMs = setting(text, 'timeout');
  return { command: 'token', baseUrl, credentials, exportEnv, timeoutMs };
}
