// A chat response as event-stream text: chunks, keepalive comments, the final chunk and `[DONE]`.
import { doneMarker, type Usage } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';
import { provideInputSuffix } from '../../contract/interaction.ts';
import type { Sink } from '../http/message.ts';
import type { CancelTimer, Clock } from '../time/clock.ts';
import { createChunkText } from './chunk-text.ts';

/** How a response is told apart and kept alive. */
export interface ChatStreamOptions {
  readonly sink: Sink;
  readonly clock: Clock;
  /** Completion id, constant for the response. */
  readonly id: string;
  /** The service's own name, as in `service.provide_input`. */
  readonly serviceName: string;
  readonly sessionId: string;
  readonly keepaliveMs: number;
}

/** A question as it is streamed. */
export interface StreamedQuestion {
  readonly toolCallId: string;
  /** JSON of the arguments. */
  readonly arguments: string;
}

/**
 * Writes one response (docs/service-api.md, "Chat chunk" and "Stream rules"). Each of `stop`, `pause` and `fail` ends it: finish
 * chunk, final chunk and `[DONE]` leave in one write, and the response ends in the same tick.
 *
 * `model` is the one that the intern reported, or null where the chunk's event carries none.
 */
export interface ChatStream {
  role(model: string | null): boolean;
  text(text: string, model: string | null): boolean;
  reasoning(text: string, model: string | null): boolean;
  stop(model: string | null, usage: Usage | null): void;
  pause(model: string | null, question: StreamedQuestion): void;
  fail(error: ChatError, usage: Usage | null): void;
  /** No more keepalives: the reader has gone. */
  abandon(): void;
}

/** A stream that has written nothing yet; keepalives start now. */
export function createChatStream(options: ChatStreamOptions): ChatStream {
  const { sink, clock, serviceName, keepaliveMs } = options;
  const chunk = createChunkText({ ...options, created: Math.floor(clock.now() / 1000) });
  let lastWriteMs = clock.now();
  const write = (text: string): boolean => {
    lastWriteMs = clock.now();
    return sink.write(text);
  };
  const stopKeepalive = keepAlive({ clock, keepaliveMs, lastWriteMs: () => lastWriteMs, write });
  const end = (text: string): void => {
    stopKeepalive();
    sink.end(`${text}data: ${doneMarker}\n\n`);
  };
  return {
    role: (model) => write(chunk.delta(model, '{"role":"assistant","content":""}')),
    text: (text, model) => write(chunk.text(text, model)),
    reasoning: (text, model) => write(chunk.reasoning(text, model)),
    stop: (model, usage) => end(chunk.finish(model, 'stop') + chunk.final(model, usage)),
    pause(model, question) {
      const call = {
        index: 0,
        id: question.toolCallId,
        type: 'function',
        function: { name: `${serviceName}${provideInputSuffix}`, arguments: question.arguments },
      };
      const asked = chunk.delta(model, JSON.stringify({ tool_calls: [call] }));
      end(asked + chunk.finish(model, 'tool_calls') + chunk.final(model, null));
    },
    fail: (error, usage) => end(chunk.finish(null, 'error', error) + chunk.final(null, usage)),
    abandon: stopKeepalive,
  };
}

interface KeepaliveOptions {
  readonly clock: Clock;
  readonly keepaliveMs: number;
  readonly lastWriteMs: () => number;
  readonly write: (text: string) => void;
}

/** Writes a comment after each silence. @returns ends it */
function keepAlive({ clock, keepaliveMs, lastWriteMs, write }: KeepaliveOptions): CancelTimer {
  let isOpen = true;
  // Looks after the silence instead of being set anew by each of a hundred chunks a second.
  const watchSilence = (): void => {
    if (!isOpen) return;
    const silentMs = clock.now() - lastWriteMs();
    if (silentMs >= keepaliveMs) write(': keepalive\n\n');
    cancel = clock.setTimer(silentMs >= keepaliveMs ? keepaliveMs : keepaliveMs - silentMs, watchSilence);
  };
  let cancel = clock.setTimer(keepaliveMs, watchSilence);
  return () => {
    isOpen = false;
    cancel();
  };
}
