// What a refusal says to people, whole; codes and reasons are held row by row elsewhere.
import { expect, test } from 'vitest';
import type { WrittenConfig } from '../../../src/service/index.ts';
import { configOf, internId, otherWorkspace, secrets, send, start } from '../support/service.ts';

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly bearer?: string | null;
  readonly json?: unknown;
  readonly body?: string;
  readonly type?: string;
  readonly config?: Partial<WrittenConfig>;
}

const chat = `/interns/${internId}/chat/completions`;
const hello = { messages: [{ role: 'user', content: 'hi' }], stream: true };
const reply = { messages: [{ role: 'tool', tool_call_id: 'c', content: 'x' }], stream: true, session_id: 's' };
const key = '/keys/key_standard';
const { management } = secrets;
const grantType = 'urn:ietf:params:oauth:grant-type:token-exchange';
const formType = 'application/x-www-form-urlencoded';

async function messageOf({ method, path, bearer, json, body = JSON.stringify(json), type, config }: Asked) {
  const service = await start({ config: configOf([{ say: 'hi' }], config) });
  const response = await send(service, path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(bearer === undefined ? {} : { bearer }),
    ...(body === undefined ? {} : { body, headers: { 'content-type': type ?? 'application/json' } }),
  });
  const answered: unknown = await response.json();
  const { error, error_description } = answered as { error: { message?: string }; error_description?: string };
  return error_description ?? error.message;
}

const refusals: readonly (readonly [Asked, string])[] = [
  [{ path: '/interns', bearer: null }, 'Missing or invalid API key.'],
  [{ path: '/interns', bearer: secrets.outside }, 'Not found.'],
  [
    { path: '/interns', bearer: secrets.left },
    "The key's creator is no longer a member of the organization. An admin must reassign the key.",
  ],
  [{ path: '/interns?limit=0' }, 'limit is invalid.'],
  [{ path: '/interns?limit=1&limit=2' }, 'limit is given more than once.'],
  [{ path: '/interns?page=2' }, 'The list takes limit, status, starting_after and workspace_id.'],
  [{ path: '/interns?starting_after=x' }, 'starting_after is no cursor of this list.'],
  [{ path: `/interns?workspace_id=${otherWorkspace}` }, 'workspace_id must be the workspace of the API key.'],
  [{ path: '/nothing' }, 'Not found.'],
  [{ path: chat.replace(internId, 'nobody'), json: hello }, 'No such intern.'],
  [{ path: chat, body: '{' }, 'The request body is not valid JSON.'],
  [{ path: chat, body: JSON.stringify(hello), type: 'text/plain' }, 'The request must be application/json.'],
  [{ path: chat, json: [] }, 'The request body must be a JSON object.'],
  [{ path: chat, json: { ...hello, stream: false } }, 'stream must be true.'],
  [{ path: chat, json: { ...hello, messages: [{ role: 'user' }] } }, 'messages.0.content is invalid or missing.'],
  [
    { path: chat, json: { ...hello, messages: [{ role: 'system', content: 'x' }] } },
    'The last message must have role user or tool.',
  ],
  [{ path: chat, body: 'x'.repeat(1_048_577) }, 'The request body exceeds 1048576 bytes.'],
  [{ path: chat, json: reply }, 'No pending question has this tool_call_id.'],
  [
    { path: chat, json: { ...hello, approval_mode: 'manual' }, config: { limits: { paused_runs: 0 } } },
    'The intern cannot hold another run open across a question.',
  ],
  [{ method: 'PATCH', path: key, json: {} }, 'Missing or invalid API key.'],
  [{ method: 'PATCH', path: key, bearer: management, body: '{' }, 'The request body is not valid JSON.'],
  [
    { method: 'PATCH', path: key, bearer: management, body: '{}', type: 'a/b' },
    'The request must be application/json.',
  ],
  [{ method: 'PATCH', path: key, bearer: management, json: [] }, 'The body is invalid.'],
  [{ method: 'PATCH', path: key, bearer: management, json: { name: 7 } }, 'name is invalid.'],
  [{ method: 'PATCH', path: key, bearer: management, json: { limit: -1 } }, 'limit must not be negative.'],
  [
    { method: 'PATCH', path: key, bearer: management, body: 'x'.repeat(65_537) },
    'The request body exceeds 65536 bytes.',
  ],
  [{ method: 'PATCH', path: '/keys/none', bearer: management, json: {} }, 'No such key.'],
  [{ path: '/oauth/token', bearer: null, json: {} }, 'The request must be application/x-www-form-urlencoded.'],
  [{ path: '/oauth/token', bearer: 'nobody', body: '', type: formType }, 'The bearer is not a valid API key.'],
  [
    { path: '/oauth/token', bearer: null, body: 'x'.repeat(32_768), type: formType },
    'The request body must stay under 32768 bytes.',
  ],
  [{ path: '/oauth/token', bearer: null, body: 'a=1&a=2', type: formType }, 'a is given more than once.'],
  [{ path: '/oauth/token', bearer: null, body: 'grant_type=x', type: formType }, `grant_type must be ${grantType}.`],
  [{ path: '/oauth/token', bearer: null, body: 'scope=x', type: formType }, 'scope must be inference.'],
  [{ path: '/oauth/token', bearer: null, body: '', type: formType }, 'federation_policy_id is missing or invalid.'],
];

test.each(refusals.map(([asked, message]) => ({ asked, message })))('$message', async ({ asked, message }) => {
  expect(await messageOf(asked)).toBe(message);
});
