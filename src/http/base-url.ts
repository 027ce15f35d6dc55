// The base URL that a program gives the library: an absolute URL, or an error that names it.
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';

const use = 'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';

/** @throws {InputError} `input_missing` (an empty `baseUrl`), `input_invalid` (no absolute URL of http or https) */
export function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '') throw new InputError('input_missing', `"baseUrl" is empty. ${use}`, { source: 'baseUrl' });
  if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)) return;
  const shown = oneLine(baseUrl.slice(0, 200));
  throw new InputError('input_invalid', `"baseUrl" is "${shown}". ${use}`, { source: 'baseUrl' });
}
