// Connects a job to the service: turns its credentials into a bearer that can be renewed, and the bearer into a client.
import { type Client, createClient } from '../client/client.ts';
import { holdAccessToken, obtainAccessToken } from '../exchange/access-token.ts';
import type { ObtainedToken } from '../exchange/token-holder.ts';
import { type AnsweredRequest, observeFetch } from '../http/answered-request.ts';
import { fileSource, givenSource } from '../identity/kinds.ts';
import { ambientSources, detectSource } from '../identity/places.ts';
import type {
  ExchangeService,
  ServiceSettings,
  SubjectTokenSetting,
  TokenSettings,
} from '../inputs/service-settings.ts';
import { describeRequest } from '../report/live-log.ts';
import type { Secret } from '../secret.ts';
import { toRequestEvent } from '../transcript/recorder.ts';
import { type JobIo, withinTime } from './io.ts';
import { openWorkspace } from './workspace.ts';

type OnRequest = (request: AnsweredRequest) => void;

/** Sends nothing yet. Throws {@link IdentityError} `identity_missing`. */
export async function connect(
  io: JobIo,
  settings: ServiceSettings,
  onRequest: OnRequest = (request) => io.log.debug(describeRequest(toRequestEvent(request))),
): Promise<Bearer & { readonly client: Client }> {
  const bearer = await holdBearer(io, settings, onRequest);
  return { ...bearer, client: createClient({ ...io, ...settings, ...bearer, onRequest }) };
}

export interface Bearer {
  /** Aborts with `signal`, by default that of the job. */
  readonly bearer: (signal?: AbortSignal) => Promise<Secret>;
  /** Replaces a bearer that the service refused with 401. Absent for an API key, which has no successor. */
  readonly renewBearer?: (refused: Secret, signal?: AbortSignal) => Promise<Secret>;
}

/** Throws {@link IdentityError} `identity_missing`, and what {@link obtainAccessToken} throws. */
export async function obtainToken(io: JobIo, service: ExchangeService, onRequest?: OnRequest): Promise<ObtainedToken> {
  return obtainAccessToken(await createExchangeOptions(io, service, onRequest));
}

/** Requests nothing until a bearer is needed. Throws {@link IdentityError} `identity_missing`. */
export async function holdBearer(io: JobIo, service: ServiceSettings, onRequest?: OnRequest): Promise<Bearer> {
  const { baseUrl, credentials } = service;
  if (credentials.by === 'api-key') {
    io.log.mask(credentials.apiKey);
    return { bearer: () => Promise.resolve(credentials.apiKey) };
  }
  const holder = holdAccessToken(await createExchangeOptions(io, { baseUrl, credentials }, onRequest));
  return { bearer: (signal) => holder.get(signal), renewBearer: (refused, signal) => holder.renew(refused, signal) };
}

async function createExchangeOptions(io: JobIo, { baseUrl, credentials }: ExchangeService, onRequest?: OnRequest) {
  const { clock, log, fetch } = io;
  if (credentials.apiKey !== undefined) log.mask(credentials.apiKey);
  const toObservedIo = (route: AnsweredRequest['route']): JobIo =>
    onRequest === undefined ? io : { ...io, fetch: observeFetch(fetch, { clock, route, onRequest }) };
  const source = await createTokenSource(credentials.subjectToken, toObservedIo('identity'));
  return { ...toObservedIo('exchange'), ...credentials, baseUrl, source };
}

export function createTokenSource(setting: SubjectTokenSetting, io: JobIo) {
  if (setting.from === 'input') return givenSource(setting.token, io.log);
  const workspace = openWorkspace(io);
  if (setting.from === 'ci') return detectSource(ambientSources({ ...io, ...workspace }));
  return fileSource(
    { ...io, readText: () => workspace.readInputText(setting.path) },
    { name: 'subject-token-file', input: 'subject-token-file', path: workspace.resolve(setting.path) },
  );
}

export function obtainDatedToken(io: JobIo, settings: TokenSettings): Promise<{ token: Secret; expiresAt: string }> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { token, lifetimeMs, startedAt } = await obtainToken(job, settings);
    const { clock } = job;
    // Count the lifetime from the request: a step that relies on a date after the token's true end would fail.
    const expiresAt = new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString();
    return { token, expiresAt };
  });
}
