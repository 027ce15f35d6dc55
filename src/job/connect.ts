// Connects a job to the service: credentials become a renewable bearer, and the bearer a client.
import { type Client, createClient } from '../client/client.ts';
import { type AccessTokenOptions, holdAccessToken, obtainAccessToken } from '../exchange/access-token.ts';
import type { ObtainedToken } from '../exchange/token-holder.ts';
import { type AnsweredRequest, observedFetch } from '../http/answered-request.ts';
import { fileSource, givenSource } from '../identity/kinds.ts';
import { ambientSources, detectSource } from '../identity/places.ts';
import type { IdentityIo, SubjectTokenSource } from '../identity/source.ts';
import type { Credentials, ServiceSettings, SubjectTokenSetting, TokenSettings } from '../inputs/service-settings.ts';
import { describeRequest } from '../report/live-log.ts';
import type { Secret } from '../secret.ts';
import { toRequestEvent } from '../transcript/recorder.ts';
import { type JobIo, withinTime } from './io.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export interface Connected extends Bearer {
  readonly client: Client;
}

/** Sends nothing yet. Throws {@link IdentityError} `identity_missing`. */
export async function connect(
  io: JobIo,
  settings: ServiceSettings,
  onRequest = (request: AnsweredRequest): void => io.log.debug(describeRequest(toRequestEvent(request))),
): Promise<Connected> {
  const stages = { ...io, ...settings, ...openWorkspace(io), onRequest };
  const bearer = await holdBearer(stages);
  return { ...bearer, client: createClient({ ...stages, ...bearer }) };
}

export interface BearerOptions extends IdentityIo {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly path: Workspace['path'];
  readonly readInputText: Workspace['readInputText'];
  readonly signal: AbortSignal;
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

type ExchangeCredentials = Extract<Credentials, { by: 'exchange' }>;

export interface Bearer {
  /** The job's signal ends the wait by default. */
  readonly bearer: (signal?: AbortSignal) => Promise<Secret>;
  /** Replaces a bearer that the service refused (401); absent if there can be no other. */
  readonly renewBearer?: (refused: Secret, signal?: AbortSignal) => Promise<Secret>;
}

/** Throws {@link IdentityError} `identity_missing`, and what {@link obtainAccessToken} throws. */
export async function obtainToken(
  options: BearerOptions & { readonly credentials: ExchangeCredentials },
): Promise<ObtainedToken> {
  return obtainAccessToken(await exchangeOptions(options, options.credentials));
}

/** Requests nothing before the first bearer. Throws {@link IdentityError} `identity_missing`. */
export async function holdBearer(options: BearerOptions): Promise<Bearer> {
  const { credentials, log } = options;
  if (credentials.by === 'api-key') {
    log.mask(credentials.apiKey);
    return { bearer: () => Promise.resolve(credentials.apiKey) };
  }
  const holder = holdAccessToken(await exchangeOptions(options, credentials));
  return { bearer: (signal) => holder.get(signal), renewBearer: (refused, signal) => holder.renew(refused, signal) };
}

async function exchangeOptions(options: BearerOptions, credentials: ExchangeCredentials): Promise<AccessTokenOptions> {
  if (credentials.apiKey !== undefined) options.log.mask(credentials.apiKey);
  const source = await sourceOf(credentials.subjectToken, observed(options, 'identity'));
  return { ...observed(options, 'exchange'), ...credentials, source };
}

function observed(options: BearerOptions, route: AnsweredRequest['route']): BearerOptions {
  const { fetch, clock, onRequest } = options;
  if (onRequest === undefined) return options;
  return { ...options, fetch: observedFetch(fetch, { clock, route, onRequest }) };
}

export function sourceOf(
  setting: SubjectTokenSetting,
  options: IdentityIo & Pick<BearerOptions, 'path' | 'readInputText'>,
): SubjectTokenSource | Promise<SubjectTokenSource> {
  switch (setting.from) {
    case 'input':
      return givenSource(setting.token, options.log);
    case 'file':
      return fileSource(
        { ...options, readText: () => options.readInputText(setting.path) },
        { name: 'subject-token-file', input: 'subject-token-file', path: options.path(setting.path) },
      );
    case 'ci':
      return detectSource(ambientSources(options));
    default:
      return setting satisfies never;
  }
}

export function obtainDatedToken(io: JobIo, settings: TokenSettings): Promise<{ token: Secret; expiresAt: string }> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { token, lifetimeMs, startedAt } = await obtainToken({ ...job, ...settings, ...openWorkspace(job) });
    const { clock } = job;
    // Count from the request: a token dated longer than it lives would fail a later step.
    const expiresAt = new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString();
    return { token, expiresAt };
  });
}
