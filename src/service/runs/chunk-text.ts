// Chunks of a chat response as text, each encoded as rarely as can be.
import { chunkObject, type Usage } from '../../contract/chat.ts';
import type { ChatError } from '../../contract/errors.ts';

/** What all chunks of a response have in common. */
export interface ChunkTextOptions {
  /** Completion id. */
  readonly id: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly serviceName: string;
  readonly sessionId: string;
}

/** Makes the events of one response (docs/service-api.md, "Chat chunk"). `model` null stands for the service's own name. */
export interface ChunkText {
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
export function createChunkText({ id, created, serviceName, sessionId }: ChunkTextOptions): ChunkText {
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

/** What each piece of a text becomes, in a row; no character is cut in two. */
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
