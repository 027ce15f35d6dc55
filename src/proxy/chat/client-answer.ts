// Answers a chat in the form that the client asked for: the service's stream, or one JSON document made from it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ChatEvent, createChatReader, type FinishEvent, readChunk } from '../../client/chat-events.ts';
import { type ChatChunk, chunkObject, doneMarker } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';
import { createTickWriter, maskText, toClientHeaders } from '../answer.ts';
import { filterHeaders } from '../headers.ts';

export interface AnswerPart {
  readonly type: 'text' | 'reasoning';
  readonly text: string;
}

export type ChatEnd = Pick<FinishEvent, 'finish_reason' | 'error' | 'session_id' | 'usage'>;

export interface ClientForm {
  pass(bytes: Buffer): void;
  /** Sets the fields that all chunks after a pause have. */
  setHead(head: ChunkHead): void;
  addAfterPause(part: AnswerPart): void;
  keepAlive(): void;
  /** Returns the status. @throws {StreamError} the passed bytes are not a chat, and nothing was sent to the client */
  end(chatEnd?: ChatEnd): number;
}

type ChunkHead = Pick<ChatChunk, 'id' | 'created' | 'model'>;

export function readData(bytes: Buffer): readonly string[] {
  const lines = bytes.toString().split('\n');
  return lines.flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trim()] : []));
}

/** @throws {StreamError} as {@link readChunk} does */
export function readHead(data: readonly string[]): ChunkHead {
  const { id, created, model } = readChunk(data[0] ?? '');
  return { id, created, model };
}

export function startStream(answer: IncomingMessage, response: ServerResponse, headers: string[]): ClientForm {
  response.writeHead(200, headers);
  const writer = createTickWriter(response, () => answer.pause());
  response.on('drain', () => answer.resume());
  let head: ChunkHead = { id: '', created: 0, model: '' };
  const write = (text: string): void => writer.write(Buffer.from(text));
  const writeChunk = (fields: Partial<ChatChunk>): void => {
    const { id, created, model } = head;
    write(`data: ${JSON.stringify({ id, object: chunkObject, created, model, ...fields })}\n\n`);
  };
  const toChoices = (delta: Readonly<Record<string, string>>, finish_reason: ChatEnd['finish_reason'] | null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  return {
    pass: writer.write,
    setHead(newHead) {
      head = newHead;
    },
    addAfterPause: ({ type, text }) =>
      writeChunk(toChoices(type === 'text' ? { content: text } : { reasoning: text }, null)),
    keepAlive: () => write(': keepalive\n\n'),
    end(chatEnd) {
      if (chatEnd !== undefined) {
        const { finish_reason, error, session_id, usage } = chatEnd;
        writeChunk({ ...toChoices({}, finish_reason), ...(error === undefined ? {} : { error }) });
        writeChunk({ choices: [], session_id, usage });
        write(`data: ${doneMarker}\n\n`);
      }
      writer.end();
      return 200;
    },
  };
}

/** Builds "The chat completion object" of the OpenAI API reference. */
export function createDocumentForm(answer: IncomingMessage, response: ServerResponse, bearer: string): ClientForm {
  const pieces: Buffer[] = [];
  const addedParts: AnswerPart[] = [];
  let head: ChunkHead | undefined;
  return {
    pass: (bytes) => void pieces.push(bytes),
    setHead(newHead) {
      head = newHead;
    },
    addAfterPause: (part) => void addedParts.push(part),
    keepAlive() {},
    end(chatEnd) {
      const data = readData(Buffer.concat(pieces));
      const reader = createChatReader();
      const events = [...reader.read(data)];
      const { status, body } = toAnswer(head ?? readHead(data), [...events, ...addedParts], chatEnd ?? reader.end());
      const text = Buffer.from(maskText(JSON.stringify(body), bearer));
      const contentHeaders = ['Content-Type', 'application/json', 'Content-Length', String(text.length)];
      const retryHeaders = status === 200 ? [] : ['x-should-retry', 'false'];
      const isKept = (name: string): boolean => !/^(?:content-.*|cache-control)$/.test(name);
      const headers = filterHeaders(toClientHeaders(answer, bearer), isKept);
      response.writeHead(status, [...headers, ...contentHeaders, ...retryHeaders]);
      response.end(text);
      return status;
    },
  };
}

function toAnswer(head: ChunkHead, events: readonly (ChatEvent | AnswerPart)[], chatEnd: ChatEnd) {
  const { finish_reason, error, session_id, usage } = chatEnd;
  if (error !== undefined) {
    const status = error.code >= 400 && error.code <= 599 ? error.code : 502;
    return { status, body: { error: markFinal(error), session_id } };
  }
  const [text, reasoning] = [joinText(events, 'text'), joinText(events, 'reasoning')];
  const toolCalls = events.flatMap((event) => (event.type === 'pause' ? [event.toolCall] : []));
  const calls = toolCalls.map(({ id, type = 'function', function: called }) => ({ id, type, function: called }));
  const message = {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    refusal: null,
    ...(reasoning === '' ? {} : { reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  const choices = [{ index: 0, message, logprobs: null, finish_reason }];
  const { id, created, model } = head;
  return { status: 200, body: { id, object: 'chat.completion', created, model, choices, usage, session_id } };
}

/** Marks the error as not retryable. A client that repeated the request by itself would run the intern twice. */
function markFinal(error: ChatError): ChatError {
  return { ...error, metadata: { reason: 'run_failed', ...error.metadata, retryable: false } };
}

function joinText(events: readonly (ChatEvent | AnswerPart)[], wantedType: AnswerPart['type']): string {
  return events.map((event) => (event.type === wantedType ? event.text : '')).join('');
}
