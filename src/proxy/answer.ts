// The service's answer on its way to the client: relays it as it arrives, reads its usage, and masks the bearer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Secret } from '../secret.ts';
import { keptOfAnswer } from './headers.ts';
import { type AnswerObserver, type ReadUsage, tellOnce, type UsageReader } from './usage.ts';

const nothing = Buffer.alloc(0);

/** Masks the bearer in a stream of bytes: holds back a tail that may be its beginning. */
export function createByteMask(bearer: string) {
  const needle = Buffer.from(bearer, 'latin1');
  let held: Buffer = nothing;
  return {
    push(piece: Buffer) {
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

/** Masks each bearer. Returns where the last one ends. */
function fill(bytes: Buffer, needle: Buffer): number {
  let end = 0;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) {
    end = at + needle.length;
    bytes.fill('*', at, end);
  }
  return end;
}

/** Returns where the longest tail begins that could be the start of a bearer; without one, the length of `bytes`. */
function openEnd(bytes: Buffer, needle: Buffer, from: number): number {
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
  /** Masked in the headers, and in the body unless that is a stream. */
  readonly bearer: Secret;
}

const done = Buffer.from('[DONE]');

/** Returns a reader of the usage so far, or undefined if the answer is no stream that reports it. */
export function relayAnswer(
  { answer, response, bearer }: RelayedAnswer,
  observer: AnswerObserver,
  readerOf?: (type: string, isStream: boolean) => UsageReader | undefined,
): (() => ReadUsage) | undefined {
  const type = answer.headers['content-type'] ?? '';
  const isStream = /^text\/event-stream\b/i.test(type);
  const reader = readerOf?.(type, isStream);
  const mask = isStream ? undefined : createByteMask(bearer.reveal());
  const tell = tellOnce(observer);
  const settle = (): ReadUsage => tell(() => reader?.read() ?? {});
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
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete) observer.onBroken(settle());
  });
  return isStream && reader !== undefined ? settle : undefined;
}

/** Joins what is written in one turn of the event loop: a write of one word costs as much as a write of all. */
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
      if (pieces.length > 0) response.end(take());
      else response.end();
    },
  };
}

export function headersForClient({ rawHeaders }: IncomingMessage, bearer: string): string[] {
  return keptOfAnswer(rawHeaders).map((text) => maskText(text, bearer));
}
