// The answer of the service on its way to the client: as it comes, no faster than the client takes it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Secret } from '../secret.ts';
import type { AnswerUsage, ReadUsage, UsageReader } from './answer-usage.ts';
import { documentUsage, streamUsage } from './answer-usage.ts';
import type { RawHeaders } from './headers.ts';
import { keptOfAnswer } from './headers.ts';
import type { ByteMask } from './mask.ts';
import { createByteMask, maskText } from './mask.ts';

/** An answer, and where it goes. */
export interface RelayedAnswer {
  readonly answer: IncomingMessage;
  readonly response: ServerResponse;
  /** The bearer that was sent: it is taken out of every answer that is not a stream. */
  readonly bearer: Secret;
  /** Looks on at an answer that may report tokens and cost; default: none does. */
  readonly readerOf?: ((type: string, isStream: boolean) => UsageReader | undefined) | undefined;
}

/** Receives usage and end of an answer. */
export interface RelayObserver {
  /** As soon as it is known, before the client can know that its answer is whole. */
  readonly onUsage: (usage: AnswerUsage) => void;
  readonly onEnd: (usage: ReadUsage) => void;
  /** The service broke off. */
  readonly onCut: (usage: ReadUsage) => void;
}

const done = Buffer.from('[DONE]');

/**
 * Passes an answer on. It ends when the response is closed; whoever closes that also ends the request.
 *
 * @returns what a stream has said of its usage so far; absent: it is no stream that could tell
 */
export function relayAnswer(
  { answer, response, bearer, readerOf }: RelayedAnswer,
  observer: RelayObserver,
): (() => ReadUsage) | undefined {
  const type = answer.headers['content-type'] ?? '';
  const isStream = /^text\/event-stream\b/i.test(type);
  const reader = readerOf?.(type, isStream);
  const mask: ByteMask | undefined = isStream ? undefined : createByteMask(bearer.reveal());
  let said: ReadUsage | undefined;
  const settle = (): ReadUsage => {
    if (said !== undefined && said !== 'unfinished') return said;
    said = reader?.read() ?? 'none';
    if (typeof said === 'object') observer.onUsage(said);
    return said;
  };
  response.writeHead(answer.statusCode ?? 502, masked(keptOfAnswer(answer.rawHeaders), bearer.reveal()));
  const writer = createTickWriter(response, () => answer.pause());
  answer.on('data', (piece: Buffer) => {
    reader?.push(piece);
    if (isStream && piece.includes(done)) settle();
    writer.write(mask === undefined ? piece : mask.push(piece));
  });
  response.on('drain', () => answer.resume());
  answer.on('end', () => {
    const usage = settle();
    if (mask !== undefined) writer.write(mask.end());
    writer.end();
    observer.onEnd(usage);
  });
  answer.on('error', () => {}); // "close" comes with it
  answer.on('close', () => {
    if (answer.complete) return;
    observer.onCut(settle());
    response.destroy();
  });
  return isStream && reader !== undefined ? settle : undefined;
}

/** Writes to a response, all of a tick at once. */
export interface TickWriter {
  write(piece: Buffer): void;
  end(): void;
}

/**
 * The service writes a chunk for each word, and many arrive together: each written on its own would cost as much as all of
 * them. What came is written before the next look at the network.
 */
export function createTickWriter(response: ServerResponse, onFull: () => void): TickWriter {
  let pieces: Buffer[] = [];
  const take = (): Buffer => {
    const [only = nothing, ...more] = pieces;
    const whole = more.length === 0 ? only : Buffer.concat(pieces);
    pieces = [];
    return whole;
  };
  const flush = (): void => {
    if (pieces.length > 0 && !response.write(take())) onFull();
  };
  // The headers leave with the first bytes of the body where those came with them, else on their own.
  setImmediate(() => {
    if (!response.destroyed && !response.writableEnded) response.flushHeaders();
  });
  return {
    write(piece) {
      if (piece.length === 0) return;
      if (pieces.push(piece) === 1) process.nextTick(flush);
    },
    end() {
      if (pieces.length > 0) response.end(take());
      else response.end();
    },
  };
}

const nothing = Buffer.alloc(0);

/** Reads the usage of a service of interns. */
export function usageOfInterns(type: string, isStream: boolean): UsageReader | undefined {
  if (isStream) return streamUsage();
  return /^application\/json\b/i.test(type) ? documentUsage() : undefined;
}

export function masked(headers: RawHeaders, bearer: string): string[] {
  return headers.map((text) => maskText(text, bearer));
}
