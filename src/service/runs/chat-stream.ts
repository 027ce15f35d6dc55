// A chat response as event-stream text: chunks, keepalive comments, the final chunk and `[DONE]`.
import { chunkObject, doneMarker, type Usage } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';
import { provideInputSuffix } from '../../contract/interaction.ts';
import type { Sink } from '../http/message.ts';
import type { CancelTimer, Clock } from '../time/clock.ts';

interface ChatStreamOptions {
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
interface StreamedQuestion {
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
      const pause = chunk.delta(model, JSON.stringify({ tool_calls: [call] }));
      end(pause + chunk.finish(model, 'tool_calls') + chunk.final(model, null));
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

/** Values that all chunks of a response share. */
interface ChunkTextOptions {
  /** Completion id. */
  readonly id: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly serviceName: string;
  readonly sessionId: string;
}

/** Makes the events of one response (docs/service-api.md, "Chat chunk"). `model` null stands for the service's own name. */
interface ChunkText {
  /** A chunk with this JSON as its delta. */
  delta(model: string | null, json: string): string;
  /** One chunk, or as many as it takes: no client has to hold a longer piece than 65,536 characters at once. */
  text(text: string, model: string | null): string;
  /** The same for reasoning. */
  reasoning(text: string, model: string | null): string;
  finish(model: string | null, reason: string, error?: ChatError): string;
  final(model: string | null, usage: Usage | null): string;
}

/** The chunks of one response. */
function createChunkText({ id, created, serviceName, sessionId }: ChunkTextOptions): ChunkText {
  const placeholderModel = `${serviceName}/intern`;
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
  const delta = (model: string | null, json: string): string =>
    `${headOf(model)}{"index":0,"delta":${json},"finish_reason":null}]}\n\n`;
  // An intern that says the same again and again has it encoded once.
  let lastText: string | undefined;
  let lastModel: string | null = null;
  let lastChunk = '';
  return {
    delta,
    text(text, model) {
      if (text !== lastText || model !== lastModel) {
        lastChunk = inPieces(text, (piece) => delta(model, `{"content":${JSON.stringify(piece)}}`));
        lastText = text;
        lastModel = model;
      }
      return lastChunk;
    },
    reasoning: (text, model) => inPieces(text, (piece) => delta(model, `{"reasoning":${JSON.stringify(piece)}}`)),
    finish(model, reason, error) {
      const tail = error === undefined ? '' : `,"error":${JSON.stringify(error)}`;
      return `${headOf(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
    },
    final: (model, usage) =>
      `${headOf(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`,
  };
}

const longestPiece = 64 * 1024;

/** Encodes a text piece by piece; no character is cut in two. */
function inPieces(text: string, encode: (piece: string) => string): string {
  if (text.length <= longestPiece) return encode(text);
  let encoded = '';
  for (let start = 0; start < text.length; ) {
    const end = start + longestPiece;
    const isPairCut = /[\ud800-\udbff]/.test(text.charAt(end - 1));
    const piece = text.slice(start, isPairCut ? end - 1 : end);
    encoded += encode(piece);
    start += piece.length;
  }
  return encoded;
}
