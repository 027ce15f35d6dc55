// No client of the proxy runs an intern in self-drive, however it asks, unless the proxy was started so.
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { isChat, readChatRequest } from '../../../src/proxy/chat/request.ts';
import { startLoopback } from '../../support/loopback.ts';
import { ask, startTestProxy, type TestProxyOptions } from '../../support/proxy.ts';

const chat = '/interns/i1/chat/completions';

async function startEcho(options: TestProxyOptions = {}) {
  const bodies: string[] = [];
  const service = await startLoopback((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString());
      response.end('{}');
    });
  });
  onTestFinished(() => service[Symbol.asyncDispose]());
  const proxy = await startTestProxy(service.url, options);
  const send = (
    body: string | Buffer,
    more: { readonly path?: string; readonly headers?: Record<string, string> } = {},
  ) =>
    ask(proxy.port, { method: 'POST', path: more.path ?? chat, headers: { ...proxy.headers, ...more.headers }, body });
  return { bodies, send };
}

test.each([
  ['none', '{"stream":true}', '{"stream":true,"approval_mode":"manual"}'],
  ['another', '{"approval_mode":"self-drive"}', '{"approval_mode":"manual"}'],
  ['two', '{"approval_mode":"manual","approval_mode":"self-drive"}', '{"approval_mode":"manual"}'],
  [
    'one in other letters',
    '{"Approval_Mode":"self-drive","MESSAGES":[1],"me\u017fsages":[2]}',
    '{"approval_mode":"manual"}',
  ],
  ['one in disguise', String.raw`{"approval\u005fmode":"self-drive"}`, '{"approval_mode":"manual"}'],
])('with %s of the client, the mode of the proxy is sent', async (_, body, sent) => {
  const { bodies, send } = await startEcho();
  expect((await send(body)).status).toBe(200);
  expect(bodies).toEqual([sent]);
});

test('self-drive is sent where the proxy was started so', async () => {
  const { bodies, send } = await startEcho({ approvalMode: 'self-drive' });
  await send('{"approval_mode":"manual"}');
  expect(bodies).toEqual(['{"approval_mode":"self-drive"}']);
});

test.each<[string, string | Buffer, Record<string, string>]>([
  ['no JSON', 'approval_mode=self-drive', {}],
  ['no object', '[{"approval_mode":"self-drive"}]', {}],
  ['nothing', '', {}],
  ['no UTF-8', Buffer.from('{"a":"\xff"}', 'latin1'), {}],
  ['compressed', gzipSync('{}'), { 'content-encoding': 'gzip' }],
])('a chat request whose body is %s is 400, and nothing is sent', async (_, body, headers) => {
  const { bodies, send } = await startEcho();
  const answer = await send(body, { headers });
  expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
    400,
    'body_invalid',
    'false',
  ]);
  expect(bodies).toEqual([]);
});

test('the body of another route is sent as it came', async () => {
  const { bodies, send } = await startEcho({ allow: ['POST /files'] });
  await send('{"a": 1, "a": 2}', { path: '/files' });
  expect(bodies).toEqual(['{"a": 1, "a": 2}']);
});

test.each([
  chat,
  '/Interns/i1/Chat/COMPLETIONS',
  `${chat};x`,
  `${chat}%20`,
  '/interns;v=1/i1/chat/completions',
  '/interns/i1/chat;x/completions',
  '/interns./i1/chat%20/completions;x',
])('%s is a chat route', (path) => {
  expect(isChat('POST', path)).toBe(true);
});

test.each(['/interns/i1/chats/completions', '/interns-of/i1/chat/completions', '/interns/i1/chat/completions-of'])(
  '%s is another route',
  (path) => {
    expect(isChat('POST', path)).toBe(false);
  },
);

test('a path that a server may read as a chat gets the mode of the proxy, whatever a wide rule lets pass', async () => {
  const { bodies, send } = await startEcho({ allow: ['* /interns/**'] });
  const body = { messages: [{ role: 'user', content: 'Hi' }], stream: true, approval_mode: 'self-drive' };
  await send(JSON.stringify(body), { path: '/interns/i1/chat;x/completions' });
  expect(bodies.map((sent) => JSON.parse(sent).approval_mode)).toEqual(['manual']);
});

test('a request changes in its mode alone, and in that it asks for a stream', () => {
  const request = { messages: [{ role: 'user', content: '\u2028é😀' }], session_id: 's' };
  const read = readChatRequest(Buffer.from(JSON.stringify(request)), { approvalMode: 'manual', isLossy: false });
  const body = 'body' in read ? String(read.body) : '';
  expect(JSON.parse(body)).toEqual({ ...request, stream: true, approval_mode: 'manual' });
});

const user = { role: 'user', content: 'hi' };
const readOf = (request: object, isLossy = false) =>
  readChatRequest(Buffer.from(JSON.stringify({ messages: [user], ...request })), { approvalMode: 'manual', isLossy });

test.each<[string, object]>([
  ['max_tokens', { max_tokens: 5 }],
  ['temperature', { temperature: 0 }],
  ['tools', { tools: [{ type: 'function', function: { name: 'search' } }] }],
  ['response_format', { response_format: { type: 'json_schema' } }],
  ['made_up', { made_up: 1 }],
  ['messages[0]', { messages: [{ role: 'developer', content: 'x' }, user] }],
  ['messages[1]', { messages: [user, { role: 'assistant', content: 'x' }, user] }],
  ['messages[0].name', { messages: [{ ...user, name: 'me' }] }],
  [
    'messages[0].content[1]',
    { messages: [{ ...user, content: [{ type: 'text', text: 'a' }, { type: 'image_url' }] }] },
  ],
])('%s is refused, and dropped where that is allowed', (param, request) => {
  const refused = readOf(request);
  expect(refused).toMatchObject({ refusal: 'unsupported_parameter' });
  expect('form' in refused && refused.form?.messages['unsupported_parameter']).toContain(`"${param}"`);
  expect(readOf(request, true)).toHaveProperty('body');
});

test.each<[object]>([
  [{ n: 1, temperature: 1, top_p: 1, tools: [], tool_choice: 'auto', response_format: { type: 'text' } }],
  [{ user: 'me', metadata: { a: 'b' }, stream_options: { include_usage: true }, stop: null }],
  [{ messages: [{ role: 'user', content: [{ type: 'text', text: 'a' }] }] }],
  [
    {
      session_id: 's',
      messages: [user, { role: 'assistant', content: null }, { role: 'tool', content: 'allow_once' }],
    },
  ],
])('what changes nothing passes: %j', (request) => {
  expect(readOf(request)).toHaveProperty('body');
});

test('where that is allowed, a part that is not text is taken out, for the service would refuse the whole request', () => {
  const text = { type: 'text', text: 'a' };
  const picture = { type: 'image_url', image_url: { url: 'data:image/gif;base64,' } };
  const messages = [{ ...user, content: [picture] }, { ...user, content: [picture, text] }, user];
  const sentOf = (all: readonly object[]) => {
    const read = readOf({ messages: all }, true);
    return JSON.parse('body' in read ? String(read.body) : '').messages;
  };
  expect(sentOf(messages)).toEqual([{ ...user, content: [text] }, user]);
  expect(sentOf([{ ...user, content: [text, picture, text] }])).toEqual([{ ...user, content: [text, text] }]);
  expect(sentOf([user])).toEqual([user]);
});

test.each(['user', 'tool'])('a last message without any text is refused, also where parts are dropped: %s', (role) => {
  const refused = readOf({ messages: [user, { role, content: [{ type: 'image_url' }] }] }, true);
  expect('form' in refused && refused.form?.messages['unsupported_parameter']).toBe(
    'The service does not pass on "messages[1].content[0]" (a part that is not text): it reads only the text of the last message, and no parameters. Add text to the last message.',
  );
});
