// Relays the service's answer to the client as it arrives, reads its token usage, and masks the bearer, except in streams.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Secret } from '../secret.ts';
import { keepAnswerHeaders } from './headers.ts';
import { type AnswerObserver, createReporter, type UsageFields, type UsageReader } from './usage.ts';

export const emptyBuffer = Buffer.alloc(0);

/** Masks the bearer in a sequence of pieces. Holds back the end of a piece if the bearer may begin there. */
export function createByteMask(bearer: string) {
  const needle = Buffer.from(bearer, 'latin1');
  let heldBack: Buffer = emptyBuffer;
  return {
    push(piece: Buffer) {
      const whole = heldBack.length === 0 ? piece : Buffer.concat([heldBack, piece]);
      const end = maskAll(whole, needle);
      const partialAt = findPartial(whole, needle, end);
      heldBack = whole.subarray(partialAt);
      return whole.subarray(0, partialAt);
    },
    end: () => heldBack,
  };
}

export function maskText(text: string, bearer: string): string {
  return text.length < bearer.length ? text : text.replaceAll(bearer, '*'.repeat(bearer.length));
}

/** Masks each occurrence in place. Returns where the last one ends, or 0. */
function maskAll(bytes: Buffer, needle: Buffer): number {
  let end = 0;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) {
    end = at + needle.length;
    bytes.fill('*', at, end);
  }
  return end;
}

/** Returns where an unfinished bearer starts at the end of `bytes`, or the length of `bytes` if there is none. */
function findPartial(bytes: Buffer, needle: Buffer, from: number): number {
  const [first = 0] = needle;
  const earliest = Math.max(from, bytes.length - needle.length + 1);
  for (let at = bytes.indexOf(first, earliest); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (bytes.compare(needle, 0, bytes.length - at, at) === 0) return at;
  }
  return bytes.length;
}

export interface RelayedAnswer {
  readonly answer: IncomingMessage;
  readonly response: ServerResponse;
  /** Masked in the headers, and in a body that is not a stream. */
  readonly bearer: Secret;
}

/** Marks the end of a stream. No text in it can contain these bytes, because JSON escapes the line feed. */
const endMarker = Buffer.from('\ndata: [DONE]');

/** Returns a function that tells whether a piece has the end of a stream, or completes it. Copies nothing. */
export function createEndFinder(): (piece: Buffer) => boolean {
  let found = 0; // how many bytes of the marker stand at the end of the pieces so far
  return (piece) => {
    const length = Math.min(endMarker.length - found, piece.length);
    const goesOn = found > 0 && piece.compare(endMarker, found, found + length, 0, length) === 0;
    if (goesOn) found += length;
    if (found === endMarker.length || piece.includes(endMarker)) return true;
    if (goesOn && length === piece.length) return false;
    // Only the last line feed can begin a marker that the next piece continues.
    const start = piece.lastIndexOf('\n');
    const rest = start === -1 ? piece.length : piece.length - start;
    const begins = start !== -1 && rest < endMarker.length && piece.compare(endMarker, 0, rest, start) === 0;
    found = begins ? rest : 0;
    return false;
  };
}

export function isEventStream({ headers }: IncomingMessage): boolean {
  return /^text\/event-stream\b/i.test(headers['content-type'] ?? '');
}

/** Returns a function that reports the usage so far, if the usage is read. */
export function relayAnswer(
  { answer, response, bearer }: RelayedAnswer,
  observer: AnswerObserver,
  createReader?: (type: string, isStream: boolean) => UsageReader | undefined,
): (() => UsageFields) | undefined {
  const isStream = isEventStream(answer);
  const reader = createReader?.(answer.headers['content-type'] ?? '', isStream);
  const isAtEnd = createEndFinder();
  const mask = isStream ? undefined : createByteMask(bearer.reveal());
  const readAndReport = createReporter(observer);
  const reportUsageSoFar = (): UsageFields => readAndReport(() => reader?.read() ?? {});
  const { statusCode: status = 502 } = answer;
  response.writeHead(status, toClientHeaders(answer, bearer.reveal()));
  const writer = createTickWriter(response, () => answer.pause());
  answer.on('data', (piece: Buffer) => {
    reader?.push(piece);
    if (isStream && isAtEnd(piece)) reportUsageSoFar(); // before the client gets the end
    writer.write(mask === undefined ? piece : mask.push(piece));
  });
  response.on('drain', () => answer.resume());
  answer.on('end', () => {
    const usage = reportUsageSoFar();
    if (mask !== undefined) writer.write(mask.end());
    writer.end();
    observer.onEnd(usage, status);
  });
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete) observer.onBroken(reportUsageSoFar());
  });
  return reader === undefined ? undefined : reportUsageSoFar;
}

/** Joins the pieces of one turn of the event loop, because a small write costs as much as a large one. */
export function createTickWriter(response: ServerResponse, onFull: () => void) {
  let pieces: Buffer[] = [];
  const takeAll = (): Buffer => {
    const [first = emptyBuffer, ...rest] = pieces;
    const whole = rest.length === 0 ? first : Buffer.concat(pieces);
    pieces = [];
    return whole;
  };
  const flush = (): void => {
    if (pieces.length > 0 && !response.write(takeAll())) onFull();
  };
  // Send the headers with the first bytes of the body if those come in the same turn, else alone.
  setImmediate(() => {
    if (!response.destroyed && !response.writableEnded) response.flushHeaders();
  });
  return {
    write(piece: Buffer): void {
      if (piece.length === 0) return;
      if (pieces.push(piece) === 1) process.nextTick(flush);
    },
    end() {
      if (pieces.length > 0) response.end(takeAll());
      else response.end();
    },
  };
}

export function toClientHeaders({ rawHeaders }: IncomingMessage, bearer: string): string[] {
  return keepAnswerHeaders(rawHeaders).map((text) => maskText(text, bearer));
}
