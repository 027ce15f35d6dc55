// Writes a chat response as an event stream: chunks, keepalive comments, the final chunk and `[DONE]`.
import { chunkObject, doneMarker, type Usage } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';
import { provideInputSuffix } from '../../contract/interaction.ts';
import type { Sink } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';
import { watchSilence } from '../time/silence.ts';

interface ChatStreamOptions {
  readonly sink: Sink;
  readonly clock: Clock;
  readonly id: string;
  readonly serviceName: string;
  readonly sessionId: string;
  readonly keepaliveMs: number;
}

type Model = string | null;

/** `stop`, `pause` and `fail` write the end at once, in the same tick (docs/service-api.md, "Stream rules"). */
export function createChatStream(options: ChatStreamOptions) {
  const { sink, clock, serviceName, keepaliveMs } = options;
  const encode = createChunkEncoder(options, Math.floor(clock.now() / 1000));
  const write = (text: string): boolean => {
    // Once is enough for all writes of a tick: reading the clock for each of a hundred chunks costs more than writing them.
    if (sink.isFlushed()) silence.reportActivity();
    return sink.write(text);
  };
  const silence = watchSilence(clock, keepaliveMs, () => write(': keepalive\n\n'));
  const end = (text: string): void => {
    silence.stop();
    sink.end(`${text}data: ${doneMarker}\n\n`);
  };
  return {
    role: (model: Model) => write(encode.delta(model, '{"role":"assistant","content":""}')),
    text: (text: string, model: Model) => write(encode.text(text, model)),
    reasoning: (text: string, model: Model) => write(encode.reasoning(text, model)),
    stop: (model: Model, usage: Usage | null) => end(encode.finish(model, 'stop') + encode.final(model, usage)),
    pause(model: Model, toolCallId: string, questionJson: string): void {
      const call = {
        index: 0,
        id: toolCallId,
        type: 'function',
        function: { name: `${serviceName}${provideInputSuffix}`, arguments: questionJson },
      };
      const pause = encode.delta(model, JSON.stringify({ tool_calls: [call] }));
      end(pause + encode.finish(model, 'tool_calls') + encode.final(model, null));
    },
    fail: (error: ChatError, usage: Usage | null) =>
      end(encode.finish(null, 'error', error) + encode.final(null, usage)),
    abandon: silence.stop,
  };
}

function createChunkEncoder({ id, serviceName, sessionId }: ChatStreamOptions, createdSeconds: number) {
  const defaultModel = `${serviceName}/intern`;
  // Cache the beginning of the chunks: within a response, the model changes once or twice.
  let headModel: Model | undefined;
  let head = '';
  const getHead = (model: Model): string => {
    if (model !== headModel) {
      headModel = model;
      const fields = JSON.stringify({ id, object: chunkObject, created: createdSeconds, model: model ?? defaultModel });
      head = `data: ${fields.slice(0, -1)},"choices":[`;
    }
    return head;
  };
  const delta = (model: Model, json: string): string =>
    `${getHead(model)}{"index":0,"delta":${json},"finish_reason":null}]}\n\n`;
  // Cache the last chunk, for interns that repeat a text.
  let lastText: string | undefined;
  let lastModel: Model = null;
  let lastChunk = '';
  return {
    delta,
    text(text: string, model: Model): string {
      if (text !== lastText || model !== lastModel) {
        lastChunk = encodeInPieces(text, (piece) => delta(model, `{"content":${JSON.stringify(piece)}}`));
        lastText = text;
        lastModel = model;
      }
      return lastChunk;
    },
    reasoning: (text: string, model: Model) =>
      encodeInPieces(text, (piece) => delta(model, `{"reasoning":${JSON.stringify(piece)}}`)),
    finish(model: Model, reason: string, error?: ChatError): string {
      const tail = error === undefined ? '' : `,"error":${JSON.stringify(error)}`;
      return `${getHead(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
    },
    final: (model: Model, usage: Usage | null) =>
      `${getHead(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`,
  };
}

const longestPiece = 64 * 1024;

/** Encodes a text in pieces, so that no client has to hold a longer chunk. Splits no surrogate pair. */
function encodeInPieces(text: string, encode: (piece: string) => string): string {
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
