// The answer of the service on its way to the client: as it comes, its usage read in passing, the proxy's own bearer taken out.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Secret } from '../secret.ts';
import { keptOfAnswer } from './headers.ts';
import { type AnswerObserver, type ReadUsage, tellOnce, type UsageReader } from './usage.ts';

/** Masks bytes that come in pieces; holds back what may be the beginning of a bearer. */
interface ByteMask {
  push(piece: Buffer): Buffer;
  /** Returns the bytes that were held back. */
  end(): Buffer;
}

const nothing = Buffer.alloc(0);

export function createByteMask(bearer: string): ByteMask {
  const needle = Buffer.from(bearer, 'latin1');
  let held: Buffer = nothing;
  return {
    push(piece) {
      const whole = held.length === 0 ? piece : Buffer.concat([held, piece]);
      const end = fill(whole, needle);
      const open = openEnd(whole, needle, end);
      held = whole.subarray(open);
      return whole.subarray(0, open);
    },
    end: () => held,
  };
}

export function maskText(text: string, bearer: string): string {
  return text.length < bearer.length ? text : text.replaceAll(bearer, '*'.repeat(bearer.length));
}

/** Fills every whole bearer with asterisks; returns the end of the last. */
function fill(bytes: Buffer, needle: Buffer): number {
  let end = 0;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) {
    end = at + needle.length;
    bytes.fill('*', at, end);
  }
  return end;
}

/** Finds the longest end of the bytes that could be the start of a bearer; returns their length without one. */
function openEnd(bytes: Buffer, needle: Buffer, from: number): number {
  const [first = 0] = needle;
  const earliest = Math.max(from, bytes.length - needle.length + 1);
  for (let at = bytes.indexOf(first, earliest); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (bytes.compare(needle, 0, bytes.length - at, at) === 0) return at;
  }
  return bytes.length;
}

interface RelayedAnswer {
  readonly answer: IncomingMessage;
  readonly response: ServerResponse;
  /** Removed from every answer that is not a stream. */
  readonly bearer: Secret;
  /** Reads tokens and cost of an answer; default: none. */
  readonly readerOf?: ((type: string, isStream: boolean) => UsageReader | undefined) | undefined;
}

const done = Buffer.from('[DONE]');

/**
 * Passes an answer on. It ends when the response is closed; whoever closes that also ends the request.
 *
 * @returns what a stream has said of its usage so far; absent: it is no stream that could tell
 */
export function relayAnswer(
  { answer, response, bearer, readerOf }: RelayedAnswer,
  observer: AnswerObserver,
): (() => ReadUsage) | undefined {
  const type = answer.headers['content-type'] ?? '';
  const isStream = /^text\/event-stream\b/i.test(type);
  const reader = readerOf?.(type, isStream);
  const mask: ByteMask | undefined = isStream ? undefined : createByteMask(bearer.reveal());
  const tell = tellOnce(observer);
  const settle = (): ReadUsage => tell(() => reader?.read() ?? 'none');
  const { statusCode: status = 502 } = answer;
  response.writeHead(status, headersForClient(answer, bearer.reveal()));
  const writer = createTickWriter(response, () => answer.pause());
  answer.on('data', (piece: Buffer) => {
    reader?.push(piece);
    if (isStream && piece.includes(done)) settle();
    writer.write(mask === undefined ? piece : mask.push(piece));
  });
  response.on('drain', () => answer.resume());
  answer.on('end', () => {
    const told = settle();
    if (mask !== undefined) writer.write(mask.end());
    writer.end();
    observer.onEnd(told, status);
  });
  answer.on('error', () => {}); // "close" comes with it
  answer.on('close', () => {
    if (!answer.complete) observer.onBroken(settle());
  });
  return isStream && reader !== undefined ? settle : undefined;
}

/**
 * The service writes a chunk for each word, and many arrive together: each written on its own would cost as much as all of
 * them. What came is written before the next look at the network.
 */
export function createTickWriter(response: ServerResponse, onFull: () => void) {
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
  // The headers leave with the first bytes of the body if those came with them, else on their own.
  setImmediate(() => {
    if (!response.destroyed && !response.writableEnded) response.flushHeaders();
  });
  return {
    write(piece: Buffer): void {
      if (piece.length === 0) return;
      if (pieces.push(piece) === 1) process.nextTick(flush);
    },
    end() {
      if (pieces.length > 0) response.end(take());
      else response.end();
    },
  };
}

/** Takes the bearer that was sent out of the headers. */
export function headersForClient({ rawHeaders }: IncomingMessage, bearer: string): string[] {
  return keptOfAnswer(rawHeaders).map((text) => maskText(text, bearer));
}
