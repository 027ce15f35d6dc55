// Chunks, streams and interns as a service sends them.
import type { Intern } from '../../src/contract/interns.ts';

/** What {@link chunk} may be given. */
export interface ChunkOptions {
  readonly delta?: Readonly<Record<string, unknown>>;
  readonly finish_reason?: string | null;
  readonly more?: Readonly<Record<string, unknown>>;
}

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_767_323_045, model: 'service/intern' };

/** A chunk with one choice, as the data of an event. */
export function chunk({ delta = {}, finish_reason = null, more = {} }: ChunkOptions): string {
  return JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason }], ...more });
}

/** A piece of the intern's text. */
export function textChunk(content: string): string {
  return chunk({ delta: { content } });
}

/** The chunk that a response finishes with. */
export function finishChunk(finish_reason: string, more: Readonly<Record<string, unknown>> = {}): string {
  return chunk({ finish_reason, more });
}

/** The chunk without choices. */
export function finalChunk(session_id: string | null = 'session-1', usage: unknown = null): string {
  return JSON.stringify({ ...head, choices: [], session_id, usage });
}

/** The chunk that asks. */
export function pauseChunk(id: string, args: unknown, name = 'service.provide_input'): string {
  const called = { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) };
  return chunk({ delta: { tool_calls: [{ index: 0, id, type: 'function', function: called }] } });
}

/** The error of an error chunk. */
export function chatErrorOf(code: number, reason?: string, more: Readonly<Record<string, unknown>> = {}): object {
  const metadata = reason === undefined ? {} : { metadata: { reason, ...more } };
  return { code, message: `It failed with ${code}.`, ...metadata };
}

/** A whole response that says something and stops. */
export function finishedResponse(text: string, session_id = 'session-1', usage: unknown = null): readonly string[] {
  return [textChunk(text), finishChunk('stop'), finalChunk(session_id, usage), '[DONE]'];
}

/** Data strings as the text of an event stream. */
export function eventStream(data: readonly string[]): string {
  return data.map((one) => `data: ${one}\n\n`).join('');
}

/** A 200 with an event stream. */
export function streamResponse(data: readonly string[]): Response {
  return new Response(eventStream(data), { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

/** An intern of the list, running unless told otherwise. */
export function internOf(given: Partial<Intern> = {}): Intern {
  return {
    id: 'intern-1',
    name: 'reviewer',
    description: null,
    instructions: null,
    model: null,
    status: 'running',
    last_failure_message: null,
    progress: null,
    hostname: null,
    workspace_id: '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11',
    vault_id: null,
    attached_vault_id: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...given,
  };
}
