// Checks POST /interns/{id}/chat/completions: requests that are refused, and the streams of a turn and of a pause.
import { identifierLength, maxChatRequestBytes } from '../../contract/limits.ts';
import type { Check, Probe, Reply, Target } from '../check.ts';
import { asObject, check, expectError, expectKeys, expectThat, NotCheckable, send, unknownKey } from '../check.ts';
import { type ChatStream, readStream } from '../stream.ts';
import { readInterns } from './list.ts';

const userMessage = { role: 'user', content: 'Say hello.' };
const validBody = { messages: [userMessage], stream: true };

type Body = Readonly<Record<string, unknown>>;

async function findChatPath(target: Target): Promise<string> {
  const nameOrId = target.intern;
  const intern = (await readInterns(target)).find(
    ({ status, name, id }) => status === 'running' && (nameOrId === undefined || name === nameOrId || id === nameOrId),
  );
  if (intern === undefined)
    throw new NotCheckable(`needs a running intern${nameOrId === undefined ? '' : ` "${nameOrId}"`}`);
  return `/interns/${encodeURIComponent(String(intern['id']))}/chat/completions`;
}

async function sendChat(target: Target, probe: Probe): Promise<Reply> {
  return send(target, await findChatPath(target), { method: 'POST', ...probe });
}

function expectChatError(reply: Reply, status: number, reason: string): void {
  const error = expectError(reply, status);
  expectThat(error['code'] === status, `code is ${JSON.stringify(error['code'])}, not the status ${status}`);
  expectThat(typeof error['message'] === 'string', 'message is not a string');
  const actual = asObject(error['metadata'], 'metadata')['reason'];
  expectThat(actual === reason, `reason is ${JSON.stringify(actual)}, not "${reason}"`);
}

function checkBadRequests(rowIds: readonly string[], fieldChanges: readonly Body[]): Check {
  return check([...rowIds, 'chat.400', 'chat-error.shape'], async (target) => {
    for (const change of fieldChanges) {
      expectChatError(await sendChat(target, { json: { ...validBody, ...change } }), 400, 'bad_request');
    }
  });
}

const tooLongIdentifier = 'x'.repeat(identifierLength.max + 1);

/** Builds a body of exactly `bytes` bytes. Its `stream: false` is refused at any size, so that no run starts. */
function buildBody(bytes: number): string {
  const emptyBody = JSON.stringify({ messages: [userMessage], stream: false, padding: '' });
  return JSON.stringify({ messages: [userMessage], stream: false, padding: 'x'.repeat(bytes - emptyBody.length) });
}

async function converse(target: Target, body: Body): Promise<ChatStream> {
  return readStream(await sendChat(target, { json: { ...validBody, ...body } }));
}

async function provokePause(target: Target, session: string): Promise<ChatStream> {
  const messages = [{ role: 'user', content: target.askingPrompt }];
  const stream = await converse(target, { messages, approval_mode: 'manual', session_id: session });
  if (stream.finishReason !== 'tool_calls')
    throw new NotCheckable(`needs a prompt that makes the intern ask; the run ended with ${stream.finishReason}`);
  return stream;
}

function buildToolMessage(id: string, content: string): unknown {
  return { role: 'tool', tool_call_id: id, content };
}

export const chatChecks: readonly Check[] = [
  checkBadRequests(['request.stream'], [{ stream: false }, { stream: undefined }]),
  checkBadRequests(['request.messages', 'limit.messages'], [{ messages: [] }, { messages: undefined }]),
  checkBadRequests(['request.approval_mode'], [{ approval_mode: 'auto' }]),
  checkBadRequests(['request.model', 'limit.identifiers'], [{ model: tooLongIdentifier }, { model: '' }]),
  checkBadRequests(
    ['request.session_id', 'limit.identifiers'],
    [{ session_id: tooLongIdentifier }, { session_id: '' }, { messages: [buildToolMessage('call_x', 'allow_once')] }],
  ),
  check(['chat.401', 'chat-error.bare', 'auth.1'], async (target) => {
    for (const bearer of [null, unknownKey]) {
      const reply = await sendChat(target, { json: validBody, bearer });
      expectThat(reply.status === 401, `the status is ${reply.status}, not 401`);
      expectKeys(asObject(asObject(reply.json, 'the body')['error'], 'error'), ['code', 'message'], 'error');
    }
  }),
  check(['chat.404'], async (target) => {
    const messages = [buildToolMessage(`call_${target.newId()}`, 'allow_once')];
    const json = { messages, stream: true, session_id: target.newId() };
    expectChatError(await sendChat(target, { json }), 404, 'interaction_unknown');
  }),
  check(['chat.413', 'limit.body'], async (target) => {
    for (const bytes of [maxChatRequestBytes - 1, maxChatRequestBytes])
      expectChatError(await sendChat(target, { text: buildBody(bytes) }), 400, 'bad_request');
    expectChatError(await sendChat(target, { text: buildBody(maxChatRequestBytes + 1) }), 413, 'payload_too_large');
  }),
  check(
    [
      'run.start',
      'run.finish',
      'request.user',
      'request.ignored',
      'stream.1',
      'stream.2',
      'stream.6',
      ...['id', 'object', 'created', 'model', 'choices', 'session_id', 'usage'].map((name) => `chunk.${name}`),
    ],
    async (target) => {
      const session = target.newId();
      const stream = await converse(target, { session_id: session, temperature: 'warm', tools: 7 });
      expectThat(stream.finishReason === 'stop', `the turn ended with ${stream.finishReason}`);
      expectThat(
        stream.finalChunk['session_id'] === session,
        `a session with a new session_id began under another id: ${JSON.stringify(stream.finalChunk['session_id'])}`,
      );
    },
  ),
  check(['request.session_id', 'request.model', 'limit.identifiers'], async (target) => {
    const session = target.newId().padEnd(identifierLength.max, 'x').slice(0, identifierLength.max);
    const stream = await converse(target, { session_id: session, model: 'm'.repeat(identifierLength.max) });
    expectThat(stream.finalChunk['session_id'] === session, 'a session_id of 256 characters is not kept');
  }),
  check(
    [
      'run.pause',
      'stream.2',
      'stream.5',
      'chunk.usage',
      ...['index', 'id', 'type', 'name', 'arguments'].map((name) => `tool-call.${name}`),
    ],
    async (target) => {
      const { toolCall, finalChunk } = await provokePause(target, target.newId());
      expectThat(toolCall !== undefined, 'a pause has no tool call');
      expectThat(Number.isInteger(toolCall.index), 'index is not an integer');
      expectThat(toolCall.type === 'function', `type is ${JSON.stringify(toolCall.type)}`);
      expectThat(toolCall.name.endsWith('.provide_input'), `the tool is ${toolCall.name}`);
      const { kind, options } = asObject(toolCall.arguments, 'arguments');
      expectThat(kind === 'permission', `kind is ${JSON.stringify(kind)}`);
      expectThat(Array.isArray(options) && options.length > 0, 'options is empty or not an array');
      expectThat(finalChunk['usage'] === null, 'usage is not null after tool_calls');
    },
  ),
  check(
    ['run.answer', 'stream.3', 'request.assistant', 'request.tool', 'run.leave-paused', 'chat.400', 'chat.409'],
    async (target) => {
      const session_id = target.newId();
      const stream = await provokePause(target, session_id);
      const echo = { role: 'assistant', content: null, tool_calls: [stream.toolCall?.raw] };
      const sendAnswer = (content: string) => {
        const messages = [echo, buildToolMessage(stream.toolCall?.id ?? '', content)];
        return sendChat(target, { json: { messages, stream: true, session_id } });
      };
      expectChatError(await sendAnswer('not-an-option'), 400, 'bad_request');
      const { finishReason } = readStream(await sendAnswer('reject_once'));
      if (finishReason === 'tool_calls') throw new NotCheckable('the intern asked again');
      expectChatError(await sendAnswer('reject_once'), 409, 'interaction_not_pending');
    },
  ),
];
