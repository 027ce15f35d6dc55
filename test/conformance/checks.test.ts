// What a service does otherwise is told in the words of what it did: one answer is changed, and one row checked.
import { expect, test } from 'vitest';
import { Mismatch } from '../../src/conformance/check.ts';
import { checks } from '../../src/conformance/run.ts';
import { internId, otherWorkspace, workspace } from '../service/support/service.ts';
import { startTarget } from '../service/support/target.ts';

const idOf = (last: number): string => `${internId.slice(0, -1)}${last}`;
const others = [
  { id: idOf(6), name: 'older', workspace_id: workspace, created_at: '2026-11-17T12:00:00.000Z' },
  { id: idOf(7), name: 'broken', workspace_id: workspace, status: 'failed', last_failure_message: 'No disk.' },
] as const;

/** What becomes of the text of an answer; `asked` is the path and query below the base URL. */
type Change = (text: string, asked: string) => string;

/** What the checks of a row say of a service whose answers are changed, or have another status: the first mismatch. */
async function mismatchOf(row: string, change: Change | number): Promise<string | undefined> {
  const target = { ...(await startTarget(others)).target, intern: 'reviewer' };
  const changed: typeof fetch = async (url, init) => {
    const answered = await fetch(url, init);
    const asked = new Request(url).url.slice(target.baseUrl.length);
    const { headers } = answered;
    if (typeof change === 'function')
      return new Response(change(await answered.text(), asked), { status: answered.status, headers });
    // A chat begins with the list of interns, which stays as it is.
    return row.startsWith('chat') && !asked.includes('/chat/')
      ? answered
      : new Response(await answered.text(), { status: change, headers });
  };
  for (const check of checks.filter(({ rowIds: rows }) => rows.includes(row))) {
    try {
      await check.run({ ...target, fetch: changed });
    } catch (error) {
      if (error instanceof Mismatch) return error.message;
      throw error;
    }
  }
  return undefined;
}

const put =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, 'gu'), to);
/** The same page with its interns changed. */
const page =
  (change: (interns: readonly Record<string, unknown>[], asked: string) => unknown): Change =>
  (text, asked) => {
    const body = JSON.parse(text);
    return JSON.stringify({ ...body, data: change(body.data, asked) });
  };
/** Another name each time. */
let names = 0;
const renamed = (): string => {
  names += 1;
  return `name ${names}`;
};
const each = (fields: Record<string, unknown>): Change => page((all) => all.map((one) => ({ ...one, ...fields })));

test.each<readonly [row: string, words: string, change: Change | number]>([
  ['list.success', 'GET /interns answers 500', 500],
  ['list.success', 'the page is not an object', put(/^.*$/, '[]')],
  ['list.success', 'the page is not an object', put(/^.*$/, 'no JSON')],
  ['page.data', 'data is not an array', page(() => ({}))],
  ['page.data', 'an intern is not an object', page(() => [7])],
  ['page.has_more', 'has_more is not a boolean', put('"has_more":false', '"has_more":"no"')],
  ['page.has_more', 'has_more is true and next_cursor is absent', put('"has_more":false', '"has_more":true')],
  ['page.next_cursor', 'has_more is false and next_cursor is there', put(/\}$/, ',"next_cursor":"x"}')],
  ['page.next_cursor', 'next_cursor is not a string', put('"has_more":false', '"has_more":true,"next_cursor":7')],
  ['page.closed', 'the page has data, has_more, total', put('"has_more"', '"total":3,"has_more"')],
  ['list.order', 'a newer intern comes after an older one', page((all) => all.toReversed())],
  [
    'list.starting_after',
    'pages of one intern each do not add up to the list in its order',
    page((all, asked) => (asked.includes('limit=1&') ? all.map((one) => ({ ...one, id: 'x' })) : all)),
  ],
  ['list.limit', 'limit=1 returns 2 interns', page((all) => [...all, ...all])],
  ['list.limit', 'the status is 200, not 400', 200],
  ['list.status', 'returns an intern that is running', page(() => [{ status: 'running' }])],
  ['status.failed', 'a failed intern has no last_failure_message', each({ last_failure_message: null })],
  ['intern.all-fields', 'an intern lacks vault_id', put('"vault_id":null,', '')],
  ['intern.name', 'name of an intern is 7', each({ name: 7 })],
  ['intern.name', 'name of an intern is absent', each({ name: undefined })],
  ['intern.description', 'description of an intern is {"a"', each({ description: { a: 'x'.repeat(200) } })],
  ['intern.status', 'status of an intern is "idle"', each({ status: 'idle' })],
  ['intern.progress', 'progress of an intern is {}', each({ progress: {} })],
  ['intern.workspace_id', 'workspace_id of an intern is null', each({ workspace_id: null })],
  ['intern.created_at', 'created_at of an intern is "yesterday"', each({ created_at: 'yesterday' })],
  [
    'intern.updated_at',
    'updated_at of an intern is "2026-13-01T00:00:00Z"',
    each({ updated_at: '2026-13-01T00:00:00Z' }),
  ],
  ['list.400', 'code is 400, not "invalid_body"', put('"invalid_body"', '400')],
  ['list.400', 'message is not a string', put(/"message":"[^"]*"/, '"message":7')],
  ['list-error.shape', 'the body has error, more', put('{"error"', '{"more":1,"error"')],
  ['list-error.shape', 'error has code, message, more', put('"code":', '"more":1,"code":')],
  ['list-error.shape', 'error is not an object', put(/^.*$/, '{"error":[]}')],
  ['list.401', 'the status is 403, not 401', 403],
  ['list.401', 'code is "401", not 401', put('"code":401', '"code":"401"')],
  [
    'list.scope',
    'an intern is from another workspace',
    (text, asked) => (asked.includes('workspace_id=') ? text.replaceAll(workspace, otherWorkspace) : text),
  ],
  ['exchange.grant_type', 'the status is 401, not 400: {"error":', 401],
  ['exchange.invalid_scope', 'error is "no", not "invalid_scope"', put('"invalid_scope"', '"no"')],
  [
    'exchange.invalid_grant',
    'error_description is not a string',
    put(/"error_description":"[^"]*"/, '"error_description":1'),
  ],
  ['exchange.invalid_request', 'the body has error, error_description, more', put('{"error"', '{"more":1,"error"')],
  ['exchange.413', 'the status is 400, not 413', 400],
  ['token.access_token', 'the status is 500: {', 500],
  ['token.access_token', 'access_token is not a JWT', put(/"access_token":"[^"]*"/, '"access_token":"opaque"')],
  ['token.expires_in', 'expires_in is 901', put(/"expires_in":\d+/, '"expires_in":901')],
  ['token.expires_in', 'expires_in is 0', put(/"expires_in":\d+/, '"expires_in":0')],
  [
    'token.expires_in',
    'expires_in is 900, beyond the end of the subject token',
    put(/"expires_in":\d+/, '"expires_in":900'),
  ],
  ['token.expires_in', 'expires_in is 1.5', put(/"expires_in":\d+/, '"expires_in":1.5')],
  ['token.scope', 'scope is "all"', put('"scope":"inference"', '"scope":"all"')],
  ['token.token_type', 'token_type is "bearer"', put('"Bearer"', '"bearer"')],
  [
    'token.issued_token_type',
    'issued_token_type is "jwt"',
    put(/"issued_token_type":"[^"]*"/, '"issued_token_type":"jwt"'),
  ],
  [
    'auth.7',
    'GET /interns with the access token answers 401',
    put(/"access_token":"[^"]*"/, '"access_token":"not.the.token"'),
  ],
  ['key.name', 'name is 7', put(/"name":"[^"]*"/, '"name":7')],
  ['key.limit', 'limit is absent', put('"limit":null,', '')],
  ['key.limit_reset', 'limit_reset is "hourly"', put('"limit_reset":null', '"limit_reset":"hourly"')],
  ['key.dates', 'created_at is "today"', put(/"created_at":"[^"]*"/, '"created_at":"today"')],
  ['key.usage', 'usage_weekly is "1"', put(/"usage_weekly":[\d.]+/, '"usage_weekly":"1"')],
  ['key.byok_usage', 'byok_usage_monthly is null', put(/"byok_usage_monthly":[\d.]+/, '"byok_usage_monthly":null')],
  ['update.success', 'an empty update answers 201', 201],
  ['update.success', 'the body has data, more', put(/^\{/, '{"more":1,')],
  ['update.read', 'two empty updates answer', (text) => text.replace(/"name":"[^"]*"/u, `"name":"${renamed()}"`)],
  ['update.name', 'the status is 422, not 400: {"error":', 422],
  ['update.404', 'error has code, message, more', put('"code":', '"more":1,"code":')],
  ['update.401', 'the status is 403, not 401', 403],
  ['chat.400', 'the status is 422, not 400: {"error":', 422],
  ['chat.400', 'code is "400", not the status 400', put('"code":400', '"code":"400"')],
  ['chat.400', 'message is not a string', put(/"message":"[^"]*"/, '"message":7')],
  ['chat.400', 'metadata is not an object', put(/"metadata":\{[^}]*\}/, '"metadata":null')],
  ['request.stream', 'reason is "invalid", not "bad_request"', put('"bad_request"', '"invalid"')],
  ['chat.401', 'the status is 403, not 401', 403],
  ['chat-error.bare', 'error has code, message, metadata', put('"code":401', '"metadata":{},"code":401')],
  ['chat.413', 'reason is "bad_request", not "payload_too_large"', put('payload_too_large', 'bad_request')],
  [
    'run.start',
    'the turn ended with error',
    put(
      /"finish_reason":"stop"\}\]/,
      '"finish_reason":"error"}],"error":{"code":504,"message":"Late.","metadata":{"reason":"timeout"}}',
    ),
  ],
  [
    'run.start',
    'a session with a new session_id began under another id: "mine"',
    put(/"session_id":"[^"]*"/, '"session_id":"mine"'),
  ],
  ['request.model', 'a session_id of 256 characters is not kept', put(/"session_id":"[^"]*"/, '"session_id":"mine"')],
  ['tool-call.index', 'index is not an integer', put('"tool_calls":[{"index":0,', '"tool_calls":[{')],
  ['tool-call.name', 'the tool is service.ask', put('service.provide_input', 'service.ask')],
  ['tool-call.arguments', 'kind is "elicitation"', put('\\"permission\\"', '\\"elicitation\\"')],
  ['tool-call.arguments', 'options is empty or not an array', put(/\\"options\\":\[[^\]]*\]/, '\\"options\\":[]')],
  ['chunk.usage', 'usage is not null after tool_calls', put('"usage":null', '"usage":{"prompt_tokens":1}')],
  ['chat.409', 'reason is "late", not "interaction_not_pending"', put('interaction_not_pending', 'late')],
])('%s: %s', async (row, words, change) => {
  expect(await mismatchOf(row, change)).toContain(words);
});
