// Lists interns, page by page (docs/service-api.md, "GET /interns").
import { type Intern, type InternListPage, internListPage, type LifecycleStatus } from '../contract/interns.ts';
import { listLimit } from '../contract/limits.ts';
import { ApiError } from '../errors.ts';
import type { JsonResponse } from '../http/document.ts';
import type { HttpRequest } from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import { type ClientSettings, readRefusal, requestDocument, toContractError, toRefusalError } from './request.ts';

export type { Intern } from '../contract/interns.ts';

/** Filters of the list of interns. */
export interface ListInternsOptions {
  /** Only interns with one of these lifecycle statuses; empty or absent: all. */
  readonly status?: readonly LifecycleStatus[] | undefined;
  /** Only interns of this workspace (UUID). */
  readonly workspaceId?: string | undefined;
  /** Interns per page, 1 to 500; default 100. */
  readonly pageSize?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 30_000;
/** Ends the listing if the service always names another page. */
const maxPages = 1_000;
/** Limits a cursor, which goes into the next URL. Up to a thousand of them stay in memory until the list ends. */
const maxCursorCharacters = 4_096;

export function buildListRequest(
  baseUrl: string,
  bearer: Secret,
  { status = [], workspaceId, pageSize = 100 }: ListInternsOptions,
  cursor: string | undefined,
): HttpRequest {
  if (!Number.isInteger(pageSize) || pageSize < listLimit.min || pageSize > listLimit.max) {
    throw new TypeError(`pageSize is ${pageSize}. Use a whole number from ${listLimit.min} to ${listLimit.max}.`);
  }
  const url = new URL(`${baseUrl}/interns`);
  url.searchParams.set('limit', String(pageSize));
  if (status.length > 0) url.searchParams.set('status', status.join(','));
  if (workspaceId !== undefined) url.searchParams.set('workspace_id', workspaceId);
  if (cursor !== undefined) url.searchParams.set('starting_after', cursor);
  return { method: 'GET', url: url.href, bearer, headers: { Accept: 'application/json' } };
}

/** @throws {ApiError} `api_refused` (any status but 200), `api_malformed` (a body outside the contract) */
export function readListResponse(response: JsonResponse, baseUrl: string): InternListPage {
  const { status, json, requestId } = response;
  if (status !== 200) throw toRefusalError(response, readRefusal(json), baseUrl);
  const page = internListPage.safeParse(json);
  const data = { status, requestId };
  if (!page.success) throw toContractError('The intern list does not match the API', page.error.issues, response);
  if (page.data.has_more && page.data.next_cursor === undefined) {
    throw new ApiError('api_malformed', 'The intern list announces more pages, but has no next_cursor.', data);
  }
  if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) {
    const message = `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`;
    throw new ApiError('api_malformed', message, data);
  }
  return page.data;
}

/** Lists all interns, newest first. Fetches each page only when it is needed. */
export async function* listInterns(client: ClientSettings, options: ListInternsOptions): AsyncGenerator<Intern> {
  const seenCursors = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const response = await requestDocument(
      client,
      'list',
      (bearer) => buildListRequest(client.baseUrl, bearer, options, cursor),
      { timeoutMs, maxBodyBytes: 16 * 1024 * 1024, signal: options.signal },
    );
    const page = readListResponse(response, client.baseUrl);
    yield* page.data;
    cursor = page.has_more ? page.next_cursor : undefined;
    if (cursor === undefined) return;
    // Refuse a repeated cursor: the loop would never end.
    if (seenCursors.has(cursor)) {
      throw new ApiError('api_malformed', 'The intern list returned the same next_cursor twice.');
    }
    seenCursors.add(cursor);
    if (seenCursors.size >= maxPages) {
      throw new ApiError('api_malformed', `The intern list has more than ${maxPages} pages. Set "workspace-id".`);
    }
  }
}
