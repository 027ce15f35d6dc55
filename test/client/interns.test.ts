// The intern list: one page, and all pages one after the other.
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { buildListRequest, type Intern, type ListInternsOptions, readListResponse } from '../../src/client/interns.ts';
import { judgeRepeat } from '../../src/client/request.ts';
import { ApiError, ExchangeError } from '../../src/errors.ts';
import { Secret } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { handClock } from '../support/clock.ts';
import { brokenConnection, json, jsonResponse, type Scripted, scriptedFetch } from '../support/responses.ts';

const baseUrl = 'https://service.example/api/v1';
const bearer = new Secret('key-1');

describe('the request of a page', () => {
  test.each<[ListInternsOptions, string | undefined, string]>([
    [{}, undefined, 'limit=100'],
    [{ pageSize: 1 }, undefined, 'limit=1'],
    [{ pageSize: 500 }, undefined, 'limit=500'],
    [{ status: [] }, undefined, 'limit=100'],
    [{ status: ['queued', 'running'] }, undefined, 'limit=100&status=queued%2Crunning'],
    [{ workspaceId: 'w-1' }, undefined, 'limit=100&workspace_id=w-1'],
    [{}, 'c+/=&', 'limit=100&starting_after=c%2B%2F%3D%26'],
  ])('of %j after %s has the query %s', (options, cursor, query) => {
    expect(buildListRequest(baseUrl, bearer, options, cursor)).toEqual({
      method: 'GET',
      url: `${baseUrl}/interns?${query}`,
      bearer,
      headers: { Accept: 'application/json' },
    });
  });

  test.each([0, 501, 1.5, Number.NaN])('refuses a page size of %d', (pageSize) => {
    expect(() => buildListRequest(baseUrl, bearer, { pageSize }, undefined)).toThrow(TypeError);
  });
});

describe('the answer', () => {
  test('is a page', () => {
    const page = { data: [internOf()], has_more: true, next_cursor: 'c1' };
    expect(readListResponse(jsonResponse(200, page), baseUrl)).toEqual(page);
  });

  test.each([
    [undefined, 'The intern list does not match the API.'],
    [{ data: [], has_more: 'no' }, 'at "has_more"'],
    [{ data: [internOf(), { ...internOf(), status: 1 }], has_more: false }, 'at "data.1.status"'],
    [{ data: [], has_more: true }, 'announces more pages, but has no next_cursor'],
  ])('is malformed as %j', (body, says) => {
    expect(() => readListResponse(jsonResponse(200, body, { requestId: 'r-1' }), baseUrl)).toThrow(
      expect.objectContaining({
        code: 'api_malformed',
        data: { status: 200, requestId: 'r-1' },
        message: expect.stringContaining(says),
      }),
    );
  });

  test('is malformed with a cursor that no URL has room for', () => {
    const page = (characters: number) => ({ data: [], has_more: true, next_cursor: 'c'.repeat(characters) });
    expect(readListResponse(jsonResponse(200, page(4_096)), baseUrl)).toEqual(page(4_096));
    expect(() => readListResponse(jsonResponse(200, page(4_097)), baseUrl)).toThrow(
      expect.objectContaining({
        code: 'api_malformed',
        message: 'The next_cursor of the intern list is longer than 4096 characters.',
      }),
    );
  });

  test.each([
    [400, { error: { code: 'invalid_body', message: 'No.' } }, 'invalid_body', '400 invalid_body: No.'],
    [401, { error: { code: 401, message: 'No.' } }, undefined, '401: No. Check that the API key'],
    [402, { error: { code: 402, message: 'No.' } }, undefined, '402: No. The key has used up its limit: raise it,'],
    [
      403,
      { error: { code: 403, message: 'No.' } },
      undefined,
      "403: No. If the key's creator has left the organization, ask an admin to reassign the key. If the base URL has a regional hostname, use the global one.",
    ],
    [
      404,
      { error: { code: 'not_found', message: 'No.' } },
      'not_found',
      '404 not_found: No. Check "base-url", and that the key belongs to the interns programme and sees this intern.',
    ],
    [500, '<html>', undefined, '500: the body gives no reason.'],
  ])('is a refusal with status %i', (status, body, reason, says) => {
    expect(() => readListResponse(jsonResponse(status, body), baseUrl)).toThrow(
      expect.objectContaining({
        code: 'api_refused',
        data: expect.objectContaining({ status, reason }),
        message: expect.stringContaining(says),
      }),
    );
  });
});

test.each([
  ['https://service.example', 'https://service.example/api/v1'],
  ['https://service.example/v1', 'https://service.example/api/v1'],
  ['https://service.example/api/v2/interns', 'https://service.example/api/v2'],
])('where nothing answers below %s, the base URL that is meant is named', (given, meant) => {
  for (const body of ['<html>', { error: { code: 'not_found', message: 'Not found.' } }]) {
    expect(() => readListResponse(jsonResponse(404, body), given)).toThrow(
      expect.objectContaining({
        code: 'api_refused',
        message: expect.stringContaining(`Check "base-url": did you mean ${meant}?`),
      }),
    );
  }
});

async function all(interns: AsyncIterable<Intern>): Promise<readonly Intern[]> {
  const seen: Intern[] = [];
  for await (const intern of interns) seen.push(intern);
  return seen;
}

describe('all interns', () => {
  const list = (...script: readonly Scripted[]) => {
    const fetch = scriptedFetch(...script);
    const requests: unknown[] = [];
    const onRequest = (request: unknown): void => void requests.push(request);
    const client = createClient({ baseUrl, fetch, clock: handClock(), bearer: async () => bearer, onRequest });
    return { client, fetch, requests };
  };
  const page = (ids: readonly string[], next_cursor?: string): Response =>
    json(200, {
      data: ids.map((id) => internOf({ id })),
      has_more: next_cursor !== undefined,
      ...(next_cursor === undefined ? {} : { next_cursor }),
    });

  test('come page by page, each after the cursor of the one before', async () => {
    const { client, fetch } = list(page(['a', 'b'], 'c1'), page([], 'c2'), page(['c']));
    expect((await all(client.listInterns())).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(fetch.sent.map(({ url }) => new URL(url).searchParams.get('starting_after'))).toEqual([null, 'c1', 'c2']);
  });

  test('are asked for no further than they are read', async () => {
    const { client, fetch } = list(page(['a', 'b'], 'c1'));
    for await (const { id } of client.listInterns()) if (id === 'b') break;
    expect(fetch.sent).toHaveLength(1);
  });

  test('end at a page that has no more, though it names a cursor', async () => {
    const { client } = list(json(200, { data: [], has_more: false, next_cursor: 'c1' }));
    expect(await all(client.listInterns())).toEqual([]);
  });

  test('end with an error when a cursor comes twice', async () => {
    const { client, fetch } = list(page(['a'], 'c1'), page(['b'], 'c2'), page(['c'], 'c1'));
    await expect(all(client.listInterns())).rejects.toMatchObject({
      code: 'api_malformed',
      message: 'The intern list returned the same next_cursor twice.',
    });
    expect(fetch.sent).toHaveLength(3);
  });

  test('end with an error when there is always another', async () => {
    const { client, fetch } = list(...Array.from({ length: 1_002 }, (_, number) => page([], `c${number}`)));
    await expect(all(client.listInterns())).rejects.toMatchObject({
      code: 'api_malformed',
      message: 'The intern list has more than 1000 pages. Set "workspace-id".',
    });
    expect(fetch.sent).toHaveLength(1_000);
  });

  test('are told to the observer page by page', async () => {
    const { client, requests } = list(page(['a'], 'c1'), page(['b']));
    await all(client.listInterns());
    expect(requests).toMatchObject([
      { route: 'list', status: 200, ms: 0 },
      { route: 'list', status: 200, ms: 0 },
    ]);
  });

  test('are lost with the request', async () => {
    await expect(all(list(brokenConnection()).client.listInterns())).rejects.toMatchObject({
      code: 'api_unreachable',
      message: 'The service did not answer.',
      data: { sent: 'unknown' },
    });
  });

  test('end with the reason of the signal that aborts them', async () => {
    const reason = new Error('cancelled');
    const listing = list(page([])).client.listInterns({ signal: AbortSignal.abort(reason) });
    await expect(all(listing)).rejects.toBe(reason);
  });
});

describe('a request that does no harm twice', () => {
  test.each([
    [new ApiError('api_unreachable', 'Lost.', { sent: 'unknown' }), true],
    [new ApiError('api_refused', 'No.', { status: 408 }), true],
    [new ApiError('api_refused', 'No.', { status: 429, retryAfterMs: 7 }), true],
    [new ApiError('api_refused', 'No.', { status: 500 }), true],
    [new ApiError('api_refused', 'No.', { status: 503 }), true],
    [new ApiError('api_refused', 'No.', { status: 499 }), false],
    [new ApiError('api_refused', 'No.', { status: 400 }), false],
    [new ApiError('api_malformed', 'What?', { status: 200 }), false],
    [new ExchangeError('exchange_unreachable', 'Lost.', { status: 503 }), false],
    [new Error('bug'), false],
  ])('may be repeated after %s (%#): %s', (error, retry) => {
    expect(judgeRepeat(error).retry).toBe(retry);
  });

  test('is repeated as late as Retry-After asks', () => {
    const error = new ApiError('api_refused', 'No.', { status: 429, retryAfterMs: 7 });
    expect(judgeRepeat(error)).toEqual({ retry: true, afterMs: 7 });
  });
});
