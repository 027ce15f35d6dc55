// A chat response as event-stream text: chunks, keepalive comments, the final chunk and `[DONE]`.
import { chunkObject, doneMarker, type Usage } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';
import { provideInputSuffix } from '../../contract/interaction.ts';
import type { Sink } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';

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
  const { sink, clock, id, serviceName, sessionId, keepaliveMs } = options;
  const created = Math.floor(clock.now() / 1000);
  const placeholderModel = `${serviceName}/intern`;
  let lastWriteMs = clock.now();
  let isOpen = true;

  // A model is reported once or twice in a response; its chunks all begin alike.
  let headModel: string | null | undefined;
  let head = '';
  const headOf = (model: string | null): string => {
    if (model !== headModel) {
      headModel = model;
      const fields = JSON.stringify({ id, object: chunkObject, created, model: model ?? placeholderModel });
      head = `data: ${fields.slice(0, -1)},"choices":[`;
    }
    return head;
  };
  const deltaChunk = (model: string | null, delta: string): string =>
    `${headOf(model)}{"index":0,"delta":${delta},"finish_reason":null}]}\n\n`;
  // An intern that says the same again and again has it encoded once.
  let lastText: string | undefined;
  let lastModel: string | null = null;
  let lastChunk = '';
  const textChunk = (text: string, model: string | null): string => {
    if (text !== lastText || model !== lastModel) {
      lastChunk = deltaChunk(model, `{"content":${JSON.stringify(text)}}`);
      lastText = text;
      lastModel = model;
    }
    return lastChunk;
  };
  const finishChunk = (model: string | null, reason: string, error?: ChatError): string => {
    const tail = error === undefined ? '' : `,"error":${JSON.stringify(error)}`;
    return `${headOf(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
  };
  const finalChunk = (model: string | null, usage: Usage | null): string =>
    `${headOf(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`;

  const write = (text: string): boolean => {
    lastWriteMs = clock.now();
    return sink.write(text);
  };
  const end = (text: string): void => {
    isOpen = false;
    cancelKeepalive();
    sink.end(`${text}data: ${doneMarker}\n\n`);
  };

  // Looks after the silence instead of being set anew by each of a hundred chunks a second.
  const watchSilence = (): void => {
    if (!isOpen) return;
    const silentMs = clock.now() - lastWriteMs;
    if (silentMs >= keepaliveMs) write(': keepalive\n\n');
    cancelKeepalive = clock.setTimer(silentMs >= keepaliveMs ? keepaliveMs : keepaliveMs - silentMs, watchSilence);
  };
  let cancelKeepalive = clock.setTimer(keepaliveMs, watchSilence);

  return {
    role: (model) => write(deltaChunk(model, '{"role":"assistant","content":""}')),
    text: (text, model) =>
      write(
        inPieces(text)
          .map((piece) => textChunk(piece, model))
          .join(''),
      ),
    reasoning: (text, model) =>
      write(
        inPieces(text)
          .map((piece) => deltaChunk(model, `{"reasoning":${JSON.stringify(piece)}}`))
          .join(''),
      ),
    stop: (model, usage) => end(finishChunk(model, 'stop') + finalChunk(model, usage)),
    pause(model, question) {
      const call = {
        index: 0,
        id: question.toolCallId,
        type: 'function',
        function: { name: `${serviceName}${provideInputSuffix}`, arguments: question.arguments },
      };
      const asked = deltaChunk(model, JSON.stringify({ tool_calls: [call] }));
      end(asked + finishChunk(model, 'tool_calls') + finalChunk(model, null));
    },
    fail: (error, usage) => end(finishChunk(null, 'error', error) + finalChunk(null, usage)),
    abandon() {
      isOpen = false;
      cancelKeepalive();
    },
  };
}

// No client has to hold more than this at once, however much an intern says.
const longestPiece = 64 * 1024;

/** A text in pieces for one chunk each; no character is cut in two. */
function inPieces(text: string): readonly string[] {
  if (text.length <= longestPiece) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + longestPiece;
    const isPair = /[\ud800-\udbff]/.test(text.charAt(end - 1));
    pieces.push(text.slice(start, isPair ? end - 1 : end));
    start = isPair ? end - 1 : end;
  }
  return pieces;
}
