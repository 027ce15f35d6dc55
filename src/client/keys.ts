// Reads and updates an API key: builds the request, sends it, and compares the returned key with the requested one.
import { type ApiKeyRecord, type KeyUpdate, keyUpdate, keyUpdateResponse } from '../contract/keys.ts';
import { ApiError } from '../errors.ts';
import type { JsonResponse } from '../http/document.ts';
import type { HttpRequest } from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';
import {
  type ClientSettings,
  isUrlSegment,
  readRefusal,
  requestDocument,
  toContractError,
  toRefusalError,
} from './request.ts';

export type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';

/** The key to update, and its changes. */
export interface UpdateKeyOptions {
  /** Hash identifier of the key, never the key itself: it is part of the URL. */
  readonly hash: string;
  /** The fields to change, at least one. A field that is left out stays as it is. */
  readonly update: KeyUpdate;
  readonly signal?: AbortSignal | undefined;
}

/** The key to read. */
export type ReadKeyOptions = Omit<UpdateKeyOptions, 'update'>;

const timeoutMs = 30_000;

/**
 * Builds the request of an update (docs/service-api.md, "PATCH /keys/{hash}"). Without a bearer it is only for display.
 *
 * @throws {TypeError} a hash that can't be in a URL, or an update that is empty or that the API does not accept
 */
export function buildKeyUpdate(baseUrl: string, bearer: Secret | undefined, { hash, update }: UpdateKeyOptions) {
  const body = keyUpdate.safeParse(update);
  if (!body.success || Object.values(body.data).every((value) => value === undefined)) {
    throw new TypeError('The update of a key needs at least one field, and only fields that the API has.');
  }
  return buildRequest(baseUrl, bearer, hash, body.data);
}

function buildRequest(baseUrl: string, bearer: Secret | undefined, hash: string, body: KeyUpdate): HttpRequest {
  if (!isUrlSegment(hash)) throw new TypeError(`The hash "${hash}" can't be part of a URL. Give the hash of a key.`);
  return {
    method: 'PATCH',
    url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
    bearer,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  };
}

/** @throws {ApiError} `api_refused` (not 200), `api_malformed` (outside the contract), `key_mismatch` (not as asked) */
export function readKeyUpdate(response: JsonResponse, options: UpdateKeyOptions, baseUrl: string): ApiKeyRecord {
  const { status, json } = response;
  if (status !== 200) throw toRefusalError(response, readRefusal(json), baseUrl, updateRemedies[status] ?? '');
  return readRecord(response, options, 'The updated key');
}

function readRecord(response: JsonResponse, options: UpdateKeyOptions, what: string): ApiKeyRecord {
  const answer = keyUpdateResponse.safeParse(response.json);
  if (!answer.success) throw toContractError(`${what} does not match the API`, answer.error.issues, response);
  const record: ApiKeyRecord = answer.data.data;
  const differences = Object.entries({ hash: options.hash, ...options.update }).flatMap(([name, expected]) => {
    const actual = record[name];
    if (expected === undefined || expected === actual) return [];
    return [`asked for ${name} ${JSON.stringify(expected)}, answered ${JSON.stringify(actual)}`];
  });
  if (differences.length === 0) return record;
  const message = `The service answered 200, but the key is not as requested: ${differences.join('; ')}. Look at the key before you rely on its limit.`;
  throw new ApiError('key_mismatch', message, { status: response.status, requestId: response.requestId });
}

/** Sends one update. The caller may repeat it: it sets values and adds nothing. Throws as {@link readKeyUpdate}. */
export async function updateKey(client: ClientSettings, options: UpdateKeyOptions): Promise<ApiKeyRecord> {
  const build = (bearer: Secret): HttpRequest => buildKeyUpdate(client.baseUrl, bearer, options);
  const response = await requestDocument(client, 'keys', build, { timeoutMs, signal: options.signal });
  return readKeyUpdate(response, options, client.baseUrl);
}

/**
 * Reads one key, by an update without fields: the API has no other way (docs/service-api.md, "PATCH /keys/{hash}").
 *
 * @throws {TypeError} a hash that can't be in a URL
 * @throws {ApiError} `key_unreadable` (any status but 200), `api_malformed`, `key_mismatch` (another key)
 */
export async function readKey(client: ClientSettings, { hash, signal }: ReadKeyOptions): Promise<ApiKeyRecord> {
  const { baseUrl } = client;
  const build = (bearer: Secret): HttpRequest => buildRequest(baseUrl, bearer, hash, {});
  const response = await requestDocument(client, 'keys', build, { timeoutMs, signal });
  const { status, json } = response;
  if (status === 200) return readRecord(response, { hash, update: {} }, 'The key');
  const { message, data } = toRefusalError(response, readRefusal(json), baseUrl, readRemedies[status] ?? '');
  throw new ApiError('key_unreadable', `The key could not be read. ${message}`, data);
}

type Remedies = Readonly<Partial<Record<number, string | Wording>>>;

const updateRemedies: Remedies = {
  401: ' Updating a key needs a management key.',
  403: ' Updating a key needs a management key.',
  404: worded` Check the hash of the key, and ${input('base-url')}.`,
};

const noFieldsRemedy =
  ' A key is read by an update without fields. If this deployment refuses that, no plan can be made.';
const readRemedies: Remedies = {
  ...updateRemedies,
  400: noFieldsRemedy,
  401: ' Reading a key needs a management key.',
  403: ' Reading a key needs a management key.',
  422: noFieldsRemedy,
};
