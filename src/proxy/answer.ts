// The answer of the service on its way to the client: as it comes, its usage read in passing, the proxy's own bearer taken out.

import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Usage } from '../contract/chat.ts';
import { usage } from '../contract/chat.ts';
import { parseJson } from '../json.ts';
import type { Secret } from '../secret.ts';
import { keptOfAnswer } from './headers.ts';

/** Tokens and cost of one answer; 0 where the service does not report them. */
export interface AnswerUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** USD. */
  readonly cost: number;
  /** The answer reported no tokens. */
  readonly isEstimated?: true;
}

/** `unfinished`: a stream without its final chunk reports none. */
export type ReadUsage = AnswerUsage | 'none' | 'unfinished';

/** Watches an answer as it passes. */
export interface UsageReader {
  push(piece: Buffer): void;
  /** Reads the usage from what has come so far. */
  read(): ReadUsage;
}

/** The final chunk has a usage of a few hundred characters, and stands before the end of the stream. */
const keptBytes = 16 * 1024;
/** Keeps the end of a larger document: the usage stands behind the text. */
const maxDocumentBytes = 1024 * 1024;

/** Marks a line that may be the final chunk; no other need be parsed. */
const noChoices = /"choices" ?: ?\[ ?\]/;

const withUsage = z.looseObject({ usage: z.optional(z.nullable(usage)) });
const finalChunk = z.looseObject({ choices: z.tuple([]), usage: z.optional(z.nullable(usage)) });

/** Reads the usage of an event stream (docs/service-api.md, "Stream rules", 2). */
export function streamUsage(): UsageReader {
  const tail: Buffer[] = [];
  let size = 0;
  return {
    push(piece) {
      tail.push(piece);
      size += piece.length;
      size = keepEnd(tail, size);
    },
    read() {
      // Splits at line feeds alone: a client may put U+2028, which ends a line for a pattern, into its session's id.
      const lines = Buffer.concat(tail).toString().split('\n');
      const chunks = lines
        .filter((line) => line.startsWith('data:') && noChoices.test(line))
        .map((line) => parseJson(line.slice('data:'.length)));
      const last = chunks.flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
      return last === undefined ? 'unfinished' : toUsage(last.usage);
    },
  };
}

/** Drops pieces from the front while so many bytes are left; returns the size that is left. */
export function keepEnd(pieces: Buffer[], size: number, most = keptBytes): number {
  let left = size;
  for (let [first] = pieces; first !== undefined && left - first.length >= most; [first] = pieces) {
    left -= first.length;
    pieces.shift();
  }
  return left;
}

export function documentUsage(): UsageReader {
  const pieces: Buffer[] = [];
  let size = 0;
  let isWhole = true;
  return {
    push(piece) {
      size += piece.length;
      isWhole &&= size <= maxDocumentBytes;
      pieces.push(piece);
      if (!isWhole) size = keepEnd(pieces, size);
    },
    read() {
      const text = Buffer.concat(pieces).toString();
      const document = withUsage.safeParse(isWhole ? parseJson(text) : { usage: usageAtEnd(text) });
      return document.success ? toUsage(document.data.usage) : 'none';
    },
  };
}

/** Finds the last object `usage` in the end of a document. Within a text its quotes would follow a backslash. */
export function usageAtEnd(end: string): unknown {
  const found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
  return found === undefined ? undefined : parseJson(found);
}

export function toUsage(said: Usage | null | undefined): AnswerUsage | 'none' {
  if (said === null || said === undefined) return 'none';
  return {
    promptTokens: count(said.prompt_tokens),
    completionTokens: count(said.completion_tokens),
    totalTokens: count(said.total_tokens),
    cost: count(said.cost),
  };
}

/** Ignores negative numbers: nobody gets money back. */
function count(value: number | null | undefined): number {
  return value !== null && value !== undefined && value > 0 && Number.isFinite(value) ? value : 0;
}

/** Masks bytes that come in pieces; holds back what may be the beginning of a bearer. */
interface ByteMask {
  push(piece: Buffer): Buffer;
  /** Returns the bytes that were held back. */
  end(): Buffer;
}

const none = Buffer.alloc(0);

export function createByteMask(bearer: string): ByteMask {
  const needle = Buffer.from(bearer, 'latin1');
  let held: Buffer = none;
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

interface RelayObserver {
  /** Called before the client can know that its answer is whole. */
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
  response.writeHead(answer.statusCode ?? 502, headersForClient(answer, bearer.reveal()));
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
    observer.onEnd(told);
  });
  answer.on('error', () => {}); // "close" comes with it
  answer.on('close', () => {
    if (answer.complete) return;
    observer.onCut(settle());
    response.destroy();
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

const nothing = Buffer.alloc(0);

/** Reads the usage of a service of interns. */
export function usageOfInterns(type: string, isStream: boolean): UsageReader | undefined {
  if (isStream) return streamUsage();
  return /^application\/json\b/i.test(type) ? documentUsage() : undefined;
}

/** Takes the bearer that was sent out of the headers. */
export function headersForClient({ rawHeaders }: IncomingMessage, bearer: string): string[] {
  return keptOfAnswer(rawHeaders).map((text) => maskText(text, bearer));
}
