// Sources whose token is asked for by one HTTP request: identity providers and metadata servers.
import { IdentityError } from '../errors.ts';
import { type JsonOptions, type JsonResponse, sendForJson } from '../http/document.ts';
import { type HttpRequest, NoResponseError } from '../http/transport.ts';
import { isLoopback, isMetadataHost } from '../loopback.ts';
import { Secret } from '../secret.ts';
import {
  type Detection,
  defaultTimeoutMs,
  type FetchTokenOptions,
  type IdentityIo,
  type SubjectTokenSource,
} from './source.ts';

export interface RequestSource {
  readonly name: string;
  /** In messages: `The identity provider of GitHub Actions`. */
  readonly title: string;
  readonly takesAudience: boolean;
  /** Masked before they are sent. */
  readonly secrets?: readonly Secret[];
  readonly detect: () => Detection | Promise<Detection>;
  readonly build: (audience: string) => HttpRequest;
  /** Absent: the whole body is the token. */
  readonly field?: string;
  readonly remedy: string;
}

export function requestSource(io: IdentityIo, options: RequestSource): SubjectTokenSource {
  const { name, takesAudience, secrets = [] } = options;
  return {
    name,
    takesAudience,
    detect: async () => options.detect(),
    async fetchToken({ audience, timeoutMs = defaultTimeoutMs, signal }: FetchTokenOptions) {
      for (const secret of secrets) io.log.mask(secret);
      const limits = { timeoutMs, signal, fetch: io.fetch, now: io.clock.now };
      const request = options.build(audience);
      checkAddress(request.url, options);
      const token = readTokenResponse(await sendOrExplain(options, request, limits), options);
      io.log.mask(token);
      return token;
    },
  };
}

/** Refuses to send what grants an identity, or to get one, in plain text over a network. */
function checkAddress(address: string, { name, title }: RequestSource): void {
  const { protocol, hostname, host } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname) || isMetadataHost(hostname)) return;
  throw new IdentityError(
    'identity_refused',
    `${title} would be asked at "${protocol}//${host}", in plain text. Only https is, beside this machine and metadata addresses. Nothing was sent.`,
    { source: name },
  );
}

async function sendOrExplain(
  { name, title }: RequestSource,
  request: HttpRequest,
  options: JsonOptions,
): Promise<JsonResponse> {
  try {
    return await sendForJson(request, options);
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const data = { source: name, sent: error.sent, cause: error };
    throw new IdentityError('identity_unreachable', `${title} did not answer.`, data);
  }
}

/** Reads the token; throws {@link IdentityError} `identity_unreachable` (408, 429, 5xx), `identity_refused`, `identity_malformed`. */
export function readTokenResponse(
  { status, json, text, retryAfterMs }: JsonResponse,
  { name, title, field, remedy }: Pick<RequestSource, 'name' | 'title' | 'field' | 'remedy'>,
): Secret {
  const data = { source: name, status };
  if (status === 408 || status === 429 || status >= 500) {
    throw new IdentityError('identity_unreachable', `${title} answered ${status}.`, { ...data, retryAfterMs });
  }
  if (status !== 200) throw new IdentityError('identity_refused', `${title} answered ${status}. ${remedy}`, data);
  const value = field === undefined ? text : fieldOf(json, field);
  if (typeof value === 'string' && value.trim() !== '') return new Secret(value.trim());
  const where = field === undefined ? 'no token in its answer' : `no token in the field "${field}"`;
  throw new IdentityError('identity_malformed', `${title} answered 200, but with ${where}.`, data);
}

function fieldOf(json: unknown, field: string): unknown {
  const entries: readonly [string, unknown][] = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return entries.find(([name]) => name === field)?.[1];
}
