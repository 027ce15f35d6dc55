// The chat request: its fields, its limits, and every refusal before a stream.

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lifecycleStatuses } from '../../../src/contract/interns.ts';
import type { Service } from '../../../src/service/index.ts';
import { answer, prompt, readChat, readObject, readRefusal } from '../support/chat.ts';
import {
  advanceUntil,
  configOf,
  internId,
  otherWorkspace,
  secrets,
  send,
  sendJson,
  start,
  workspace,
} from '../support/service.ts';

const chatPath = `/interns/${internId}/chat/completions`;
const user = (content: unknown) => ({ role: 'user', content });
const badRequest = { status: 400, reason: 'bad_request', retryable: false };

function startEcho(): Promise<Service> {
  return start({ config: configOf([{ say: '{{prompt}}' }]) });
}

async function send400(service: Service, body: unknown): Promise<void> {
  expect(await readRefusal(await sendJson(service, 'POST', chatPath, body)), JSON.stringify(body)).toEqual(badRequest);
}

test.each([{ stream: false }, {}, { stream: null }, { stream: 'true' }, { stream: 1 }])(
  '[request.stream, chat.400] %o in place of stream true is 400 bad_request',
  async (fields) => {
    await send400(await startEcho(), { messages: [user('hi')], ...fields });
  },
);

test.each([0, 1, 2])('[request.messages, limit.messages] %i messages', async (count) => {
  const service = await startEcho();
  const body = { messages: Array.from({ length: count }, (_, index) => user(`message ${index}`)), stream: true };
  if (count === 0) await send400(service, body);
  else expect((await readChat(await sendJson(service, 'POST', chatPath, body))).text).toBe(`message ${count - 1}`);
});

test('[request.messages] only the last message is read; the five roles are accepted before it', async () => {
  const service = await startEcho();
  const messages = [
    { role: 'system', content: 'system' },
    { role: 'developer', content: 'developer' },
    user('first'),
    { role: 'assistant', content: null },
    { role: 'tool', tool_call_id: 'call_1', content: 'done' },
    user('last'),
  ];
  expect((await readChat(await sendJson(service, 'POST', chatPath, { messages, stream: true }))).text).toBe('last');
});

test.each(['assistant', 'system', 'developer', 'owner', undefined])(
  '[request.messages] a last message of role %s is 400',
  async (role) => {
    await send400(await startEcho(), { messages: [{ role, content: 'hi' }], stream: true });
  },
);

test('[request.user] content may be text parts', async () => {
  const parts = [
    { type: 'text', text: 'one ' },
    { type: 'text', text: 'two' },
  ];
  const response = await sendJson(await startEcho(), 'POST', chatPath, { messages: [user(parts)], stream: true });
  expect((await readChat(response)).text).toBe('one two');
});

test.each([undefined, null, 1, {}, [{ type: 'image', url: 'x' }]])(
  '[request.user] content %o is 400',
  async (content) => {
    await send400(await startEcho(), { messages: [user(content)], stream: true });
  },
);

test.each([
  ['model', '', false],
  ['model', 'm', true],
  ['model', 'm'.repeat(255), true],
  ['model', 'm'.repeat(256), true],
  ['model', 'm'.repeat(257), false],
  ['session_id', '', false],
  ['session_id', 's', true],
  ['session_id', 's'.repeat(255), true],
  ['session_id', 's'.repeat(256), true],
  ['session_id', 's'.repeat(257), false],
  ['session_id', 7, false],
  ['approval_mode', 'manual', true],
  ['approval_mode', 'self-drive', true],
  ['approval_mode', 'auto', false],
])(
  '[request.model, request.session_id, request.approval_mode, limit.identifiers] %s %s',
  async (field, value, isTaken) => {
    const service = await startEcho();
    const body = { messages: [user('hi')], stream: true, [field]: value };
    if (!isTaken) return send400(service, body);
    const { finalChunk, chunks } = await readChat(await sendJson(service, 'POST', chatPath, body));
    if (field === 'session_id') expect(finalChunk.session_id).toBe(value);
    // Accepted and never used: the intern's own model is reported.
    expect(chunks.at(-1)?.model).toBe('test/model');
  },
);

test('[request.session_id] an answer without a session_id is 400', async () => {
  const service = await startEcho();
  await send400(service, { messages: [{ role: 'tool', tool_call_id: 'call_1', content: 'allow_once' }], stream: true });
});

test.each([
  ['', 400],
  ['c'.repeat(127), 404],
  ['c'.repeat(128), 404],
  ['c'.repeat(129), 400],
])('[request.tool] a tool_call_id of length %#', async (toolCallId, status) => {
  expect((await answer(await startEcho(), { session: 's', toolCallId }, 'allow_once')).status).toBe(status);
});

test('[request.ignored] other chat fields are ignored', async () => {
  const body = {
    messages: [user('hi')],
    stream: true,
    temperature: 'warm',
    tools: 7,
    max_tokens: -1,
    n: null,
    __proto__x: {},
  };
  expect((await readChat(await sendJson(await startEcho(), 'POST', chatPath, body))).text).toBe('hi');
});

test('[request.approval_mode, stream.5] the default is self-drive: nothing is asked', async () => {
  const service = await start({ config: configOf([{ shell: 'true' }, { say: '{{exit_status}}' }]) });
  const response = await sendJson(service, 'POST', chatPath, { messages: [user('hi')], stream: true });
  expect((await readChat(response)).text).toBe('0');
});

test.each([
  [1_048_575, 200],
  [1_048_576, 200],
  [1_048_577, 413],
])('[limit.body, chat.413] a body of %i bytes is %i', async (size, status) => {
  const service = await startEcho();
  const frame = JSON.stringify({ messages: [user('')], stream: true });
  // Two bytes a character: the limit counts bytes.
  const missing = size - Buffer.byteLength(frame);
  const text = 'é'.repeat(Math.floor(missing / 2)) + 'e'.repeat(missing % 2);
  const body = JSON.stringify({ messages: [user(text)], stream: true });
  expect(Buffer.byteLength(body)).toBe(size);
  const response = await send(service, chatPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(status);
  if (status === 413)
    expect(await readRefusal(response)).toEqual({ status, reason: 'payload_too_large', retryable: false });
  else expect((await readChat(response)).text).toBe(text);
});

test('[limit.body] a body without a length is counted while it is read', async () => {
  const service = await startEcho();
  const { status, body } = await raw(service, (request) => {
    for (let written = 0; written <= 1_048_576; written += 65_536) request.write(Buffer.alloc(65_536, ' '));
    request.end();
  });
  expect(status).toBe(413);
  expect(JSON.parse(body).error.metadata.reason).toBe('payload_too_large');
});

test('[limit.route-deadline] a body that does not arrive in time is 408 timeout', async () => {
  const service = await startEcho();
  const answered = raw(service, (request) => request.write('{'));
  const { status, body } = await advanceUntil(service, answered, '30s');
  expect(status).toBe(408);
  expect(JSON.parse(body).error.metadata.reason).toBe('timeout');
});

test.each(['', '{', 'null', '[]', '"text"', '7', '{"messages":{}}', '\u00ff', '{"messages":[],"stream":true}'])(
  '[chat.400] the body %j is 400 bad_request',
  async (body) => {
    const response = await send(await startEcho(), chatPath, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await readRefusal(response)).toEqual(badRequest);
  },
);

test('[chat.400] a form is no JSON', async () => {
  const body = JSON.stringify({ messages: [user('hi')], stream: true });
  const response = await send(await startEcho(), chatPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });
  expect(await readRefusal(response)).toEqual(badRequest);
});

test('[chat-error.shape] a refusal has code, message and metadata with reason and retryable', async () => {
  const response = await sendJson(await startEcho(), 'POST', chatPath, {});
  expect(await response.json()).toEqual({
    error: { code: 400, message: expect.any(String), metadata: { reason: 'bad_request', retryable: false } },
  });
});

test.each([
  ['chat.401', 'unknown key', 'unknown', 401],
  ['chat.401', 'no key', null, 401],
  ['chat.401', 'management key', secrets.management, 401],
  ['chat.401', 'disabled key', secrets.disabled, 401],
  ['chat.403', 'creator gone', secrets.left, 403],
  ['chat.404', 'outside the programme', secrets.outside, 404],
])('[%s, chat-error.bare] %s: the body carries no metadata', async (_row, _what, bearer, status) => {
  const response = await sendJson(
    await startEcho(),
    'POST',
    chatPath,
    { messages: [user('hi')], stream: true },
    bearer,
  );
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { code: status, message: expect.any(String) } });
});

test.each(['unknown', 'reviewer', '..', '%2e%2e', '%', '%00', 'a11e0000-0000-4000-8000-000000000006'])(
  '[chat.404] the intern "%s" is 404 not_found',
  async (id) => {
    const http404 = await raw(
      await startEcho(),
      (request) => request.end(JSON.stringify({ messages: [user('hi')], stream: true })),
      `/interns/${id}/chat/completions`,
    );
    expect(http404.status).toBe(404);
    expect(JSON.parse(http404.body).error.metadata).toEqual({ reason: 'not_found', retryable: false });
  },
);

test('[chat.404, auth.2] an intern of another workspace is not found', async () => {
  const interns = [{ id: internId, name: 'a', workspace_id: otherWorkspace }];
  const service = await start({ config: configOf([], { interns }) });
  expect(await readRefusal(await prompt(service))).toEqual({ status: 404, reason: 'not_found', retryable: false });
});

test.each(lifecycleStatuses.filter((status) => status !== 'running'))(
  'an intern that is %s is 409 intern_not_ready',
  async (status) => {
    const interns = [{ id: internId, name: 'a', workspace_id: workspace, status }];
    const response = await prompt(await start({ config: configOf([], { interns }) }));
    expect(await readRefusal(response)).toEqual({ status: 409, reason: 'intern_not_ready', retryable: true });
  },
);

test.each([59, 60, 61])('[chat.429, limit.rate] turn %i of a minute', async (count) => {
  const service = await start({ config: configOf([{ say: 'hi' }]) });
  for (let turn = 1; turn < count; turn++) await readChat(await prompt(service));
  const response = await prompt(service);
  if (count <= 60) {
    expect(response.status).toBe(200);
    await readChat(response);
    return;
  }
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await readRefusal(response)).toEqual({ status: 429, reason: 'rate_limited', retryable: true });
  expect((await prompt(service, { bearer: secrets.second })).status, 'another key has its own rate').toBe(200);
  await service.advance('59s');
  expect((await prompt(service)).headers.get('retry-after')).toBe('1');
  await service.advance('1s');
  await readChat(await prompt(service));
});

test('[chat.502] an intern whose folder is gone is 502 intern_unreachable', async () => {
  const workdir = await mkdtemp(path.join(tmpdir(), 'gone-'));
  const interns = [{ id: internId, name: 'a', workspace_id: workspace, workdir }];
  const service = await start({ config: configOf([], { interns }) });
  rmSync(workdir, { recursive: true });
  expect(await readRefusal(await prompt(service))).toEqual({
    status: 502,
    reason: 'intern_unreachable',
    retryable: true,
  });
});

test('[chat.410] a turn that begins with the end attachment_failed is refused before a stream', async () => {
  const response = await prompt(await start({ config: configOf([{ end: 'attachment_failed' }]) }));
  expect(await readRefusal(response)).toEqual({ status: 410, reason: 'attachment_failed', retryable: false });
});

test('[chat.504] an ordered 504 has the body of the table', async () => {
  const service = await startEcho();
  service.fault({ route: 'chat', fault: { status: 504 } });
  expect(await readRefusal(await prompt(service))).toEqual({ status: 504, reason: 'timeout', retryable: false });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s on the chat route is 405 with the methods that are allowed',
  async (method) => {
    const response = await send(await startEcho(), chatPath, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect((await readObject(response))['error']).toMatchObject({ code: 405 });
  },
);

/** A request written by hand. */
function raw(
  service: Service,
  write: (request: http.ClientRequest) => void,
  at: string = chatPath,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' };
    // A path given apart from the URL is sent as it is, not normalised.
    const { hostname, port, pathname } = new URL(service.baseUrl);
    const request = http.request({ hostname, port, path: `${pathname}${at}`, method: 'POST', headers });
    request.on('error', reject);
    request.on('response', (response) => {
      let body = '';
      response.on('data', (bytes: Buffer) => {
        body += bytes.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    write(request);
  });
}
