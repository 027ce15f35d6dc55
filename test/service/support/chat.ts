// Chat requests, and responses read strictly: every event one `data:` line or a comment, nothing else.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type ChatChunk, chatChunk } from '../../../src/contract/chat.ts';
import { chatErrorBody } from '../../../src/contract/errors.ts';
import type { Service } from '../../../src/service/index.ts';
import { internId, secrets, sendJson } from './service.ts';

/** What a prompt may set. */
export interface PromptOptions {
  readonly text?: string;
  readonly mode?: 'manual' | 'self-drive';
  readonly session?: string;
  readonly bearer?: string;
  readonly intern?: string;
}

/** Sends a prompt. */
export function prompt(
  service: Service,
  { text = 'hello', mode = 'self-drive', session, bearer = secrets.standard, intern = internId }: PromptOptions = {},
): Promise<Response> {
  const body = { messages: [{ role: 'user', content: text }], stream: true, approval_mode: mode, session_id: session };
  return sendJson(service, 'POST', `/interns/${intern}/chat/completions`, body, bearer);
}

/** Answers a question. */
export function answer(
  service: Service,
  question: { readonly session: string; readonly toolCallId: string },
  content: string,
  bearer: string = secrets.standard,
): Promise<Response> {
  const body = {
    messages: [{ role: 'tool', tool_call_id: question.toolCallId, content }],
    stream: true,
    session_id: question.session,
  };
  return sendJson(service, 'POST', `/interns/${internId}/chat/completions`, body, bearer);
}

/** A response that was read to its end. */
export interface ReadChat {
  readonly text: string;
  readonly reasoning: string;
  readonly chunks: readonly ChatChunk[];
  readonly finishReason: string | undefined;
  readonly finalChunk: ChatChunk;
  /** The question of a paused run. */
  readonly question: { readonly session: string; readonly toolCallId: string; readonly arguments: unknown };
}

/** Reads a response to its end and checks what every response has: role, one finish chunk, final chunk, `[DONE]`. */
export async function readChat(response: Response): Promise<ReadChat> {
  const body = await response.text();
  expect(response.status, body).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(body.endsWith('\n\n')).toBe(true);
  const data = body
    .slice(0, -2)
    .split('\n\n')
    .filter((event) => event !== ': keepalive')
    .map((event) => {
      expect(event).toMatch(/^data: [^\n]+$/);
      return event.slice('data: '.length);
    });
  expect(data.at(-1)).toBe('[DONE]');
  const chunks = data.slice(0, -1).map((text) => chatChunk.parse(JSON.parse(text)));
  const finalChunk = chunks.at(-1);
  if (finalChunk === undefined) throw new Error('no chunks');
  const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta));
  const reasons = chunks
    .flatMap(({ choices }) => choices.map((choice) => choice.finish_reason))
    .filter((reason) => reason !== null);
  expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' });
  expect(reasons).toHaveLength(1);
  expect(finalChunk.choices).toEqual([]);
  const call = deltas.flatMap((delta) => delta.tool_calls ?? [])[0];
  return {
    text: deltas.map((delta) => delta.content ?? '').join(''),
    reasoning: deltas.map((delta) => delta.reasoning ?? '').join(''),
    chunks,
    finishReason: reasons[0],
    finalChunk,
    question: {
      session: finalChunk.session_id ?? '',
      toolCallId: call?.id ?? '',
      arguments: call === undefined ? undefined : JSON.parse(call.function.arguments),
    },
  };
}

/** Reads a response until it has said this, and no further. */
export async function untilSaid({ body }: Response, text: string): Promise<void> {
  let said = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += part;
    if (said.includes(text)) return;
  }
  throw new Error(`The response ended before it said ${text}.`);
}

/** Reads a refusal of the chat route. */
export async function readRefusal(
  response: Response,
): Promise<{ readonly status: number; readonly reason: string | undefined; readonly retryable: boolean | undefined }> {
  const { error } = chatErrorBody.parse(await response.json());
  expect(error.code).toBe(response.status);
  return { status: response.status, reason: error.metadata?.reason, retryable: error.metadata?.retryable };
}

/** A body as a plain object. */
export async function readObject(response: Response): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await response.json());
}
