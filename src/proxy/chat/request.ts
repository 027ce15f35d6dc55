// Rewrites a chat request for an intern: sets the proxy's approval mode, and refuses parts that the service ignores.
import { type ApprovalMode, provideInputSuffix } from '../../contract/words.ts';
import { orUndefined } from '../../errors.ts';
import { isObject } from '../../json.ts';
import type { ErrorForm, RefusalCode } from '../refusal.ts';

/** Matches every path that a server may treat as a chat's: in upper case, with parameters, as in `/interns;a=1/`. */
const chatPath = /^\/interns(?:[^\w~/-][^/]*)?\/[^/]+\/chat(?:[^\w~/-][^/]*)?\/completions(?![\w~-])/i;

export function isChat(method: string | undefined, path: string): boolean {
  return method === 'POST' && chatPath.test(path);
}

/** Returns undefined unless the path is exactly that of a chat. */
export function readInternId(path: string): string | undefined {
  const [, segment] = /^\/interns\/([^/]+)\/chat\/completions$/.exec(path) ?? [];
  return segment === undefined ? undefined : decodeURIComponent(segment);
}

export interface ChatRequest {
  readonly body: Buffer;
  /** If false, the client expects one JSON document. */
  readonly wantsStream: boolean;
  /** If true, the client gets each pause, even if the proxy has a policy. */
  readonly answersPauses: boolean;
}

export interface RefusedChat {
  readonly refusal: RefusalCode;
  readonly form?: ErrorForm;
}

export interface ChatRequestOptions {
  /** Written into each request. Without a mode, the service would run the intern in self-drive, without questions. */
  readonly approvalMode: ApprovalMode;
  /** Forwards the request without the parts that the service ignores, instead of refusing it. */
  readonly isLossy?: boolean;
}

/** Writes the body anew: if a key came twice, the proxy and the service could read different values of it. */
export function readChatRequest(raw: Buffer, { approvalMode, isLossy }: ChatRequestOptions): ChatRequest | RefusedChat {
  const request: unknown = orUndefined(() => JSON.parse(utf8.decode(raw)));
  if (!isObject(request)) return { refusal: 'body_invalid' };
  // The service refuses a request without messages. Its refusal is passed on unchanged.
  const messages: readonly unknown[] = Array.isArray(request['messages']) ? request['messages'] : [];
  if (messages.length === 0) {
    const bodyWithMode = Buffer.from(JSON.stringify({ ...dropTwins(request), approval_mode: approvalMode }));
    return { body: bodyWithMode, wantsStream: true, answersPauses: true };
  }
  const ignored = isLossy === true ? [] : [...findIgnoredFields(request), ...findIgnoredMessages(messages)];
  if (ignored.length > 0) return { refusal: 'unsupported_parameter', form: toErrorForm(ignored, lossyRemedy) };
  const lastMessage = messages.at(-1);
  const nonTextParts = hasText(lastMessage) ? [] : findNonTextParts(lastMessage, `messages[${messages.length - 1}]`);
  if (nonTextParts.length > 0) return { refusal: 'unsupported_parameter', form: toErrorForm(nonTextParts, textRemedy) };
  const writtenFields = { messages: messages.flatMap(keepText), stream: true, approval_mode: approvalMode };
  return {
    body: Buffer.from(JSON.stringify({ ...dropTwins(request), ...writtenFields })),
    wantsStream: request['stream'] === true,
    answersPauses: knowsPauses(request, lastMessage),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Drops other spellings of accepted fields, such as "Messages" or "meſſages": a service that ignores case may read those. */
function dropTwins(request: Fields): Fields {
  const isTwin = (name: string) => !acceptedFields.has(name) && acceptedFields.has(name.toUpperCase().toLowerCase());
  return Object.fromEntries(Object.entries(request).filter(([name]) => !isTwin(name)));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Tells whether the client declares the tool of a pause, asks for the mode `manual`, or answers a pause now. */
function knowsPauses({ approval_mode, tools }: Fields, lastMessage: unknown): boolean {
  const declaresPauseTool = Array.isArray(tools) && tools.some(isPauseTool);
  return approval_mode === 'manual' || declaresPauseTool || readRole(lastMessage) === 'tool';
}

function isPauseTool(tool: unknown): boolean {
  const definition = isObject(tool) ? tool['function'] : undefined;
  const name = isObject(definition) ? definition['name'] : undefined;
  return typeof name === 'string' && name.endsWith(provideInputSuffix);
}

/** A part of a request that the service ignores (docs/service-api.md, "Chat request body"). */
interface IgnoredPart {
  readonly param: string;
  readonly description?: string;
}

/** Fields that the service reads, or that may be sent without effect. */
const acceptedFields: ReadonlySet<string> = new Set(['messages', 'stream', 'approval_mode', 'model', 'session_id']);

/** Fields that don't shape an answer: who the user is, how it is cached, billed or streamed, and the like. */
const harmlessFields: ReadonlySet<string> = new Set([
  'metadata',
  'parallel_tool_calls',
  'prompt_cache_key',
  'prompt_cache_retention',
  'safety_identifier',
  'service_tier',
  'store',
  'stream_options',
  'user',
]);

/** Values that mean the same as no value (OpenAI API reference, "Create chat completion"). */
const neutralValues: Readonly<Record<string, readonly unknown[]>> = {
  frequency_penalty: [0],
  function_call: ['auto', 'none'],
  logit_bias: [{}],
  logprobs: [false],
  modalities: [['text']],
  n: [1],
  presence_penalty: [0],
  response_format: [{ type: 'text' }],
  stop: [[]],
  temperature: [1],
  tool_choice: ['auto', 'none'],
  top_logprobs: [0],
  top_p: [1],
  verbosity: ['medium'],
};

function findIgnoredFields(request: Fields): readonly IgnoredPart[] {
  return Object.entries(request).flatMap(([param, value]) => (isHarmless(param, value) ? [] : [{ param }]));
}

function isHarmless(name: string, value: unknown): boolean {
  if (acceptedFields.has(name) || harmlessFields.has(name) || value === null) return true;
  if (name === 'tools' || name === 'functions') return Array.isArray(value) && value.every(isPauseTool);
  const neutral = Object.hasOwn(neutralValues, name) ? neutralValues[name] : undefined;
  return neutral?.some((neutralValue) => JSON.stringify(neutralValue) === JSON.stringify(value)) === true;
}

/** Lists all messages before the last, and the ignored parts of the last. If the last answers a pause, lists none. */
function findIgnoredMessages(messages: readonly unknown[]): readonly IgnoredPart[] {
  if (readRole(messages.at(-1)) === 'tool') return [];
  const earlierMessages = messages.slice(0, -1).map((message, index) => {
    const role = readRole(message);
    const isInstruction = role === 'system' || role === 'developer';
    const description = isInstruction ? `a ${role} message` : 'a message before the last one';
    return { param: `messages[${index}]`, description };
  });
  return [...earlierMessages, ...findIgnoredInMessage(messages.at(-1), `messages[${messages.length - 1}]`)];
}

function findIgnoredInMessage(message: unknown, param: string): readonly IgnoredPart[] {
  if (!isObject(message) || message['role'] !== 'user') return [];
  const names = Object.keys(message).filter((name) => name !== 'role' && name !== 'content' && message[name] !== null);
  return [...names.map((name) => ({ param: `${param}.${name}` })), ...findNonTextParts(message, param)];
}

function findNonTextParts(message: unknown, param: string): readonly IgnoredPart[] {
  const content = isObject(message) ? message['content'] : undefined;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  return parts.flatMap((part, index) =>
    isText(part) ? [] : [{ param: `${param}.content[${index}]`, description: 'a part that is not text' }],
  );
}

/** Keeps a message's text. Drops a message of only other parts, because the service would refuse it. */
function keepText(message: unknown): readonly unknown[] {
  const parts: unknown = isObject(message) ? message['content'] : undefined;
  if (!isObject(message) || !Array.isArray(parts) || parts.every(isText)) return [message];
  return hasText(message) ? [{ ...message, content: parts.filter(isText) }] : [];
}

function hasText(message: unknown): boolean {
  const content = isObject(message) ? message['content'] : undefined;
  return !Array.isArray(content) || content.some(isText);
}

function isText(part: unknown): boolean {
  return isObject(part) && part['type'] === 'text';
}

function readRole(message: unknown): unknown {
  return isObject(message) ? message['role'] : undefined;
}

const maxListed = 10;

const lossyRemedy = 'Leave it out, or start the proxy with "lossy: allow".';
const textRemedy = 'Add text to the last message.';

function toErrorForm(ignored: readonly IgnoredPart[], remedy: string): ErrorForm {
  const parts = ignored.map(({ param, description }) => `"${param}"${description ? ` (${description})` : ''}`);
  const more = parts.length > maxListed ? ` and ${parts.length - maxListed} more` : '';
  const list = parts.slice(0, maxListed).join(', ');
  const message = `The service does not pass on ${list}${more}: it reads only the text of the last message, and no parameters. ${remedy}`;
  const [first] = ignored;
  const error = { message, type: 'invalid_request_error', param: first?.param ?? null, code: 'unsupported_parameter' };
  return { messages: { unsupported_parameter: message }, toError: () => ({ error }) };
}
