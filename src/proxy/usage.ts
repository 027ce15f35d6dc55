// Reads the tokens and cost of an answer while it passes. Estimates them for a model that reports none.
import * as z from 'zod/mini';
import { type Usage, usage } from '../contract/chat.ts';
import { isObject, parseJson } from '../json.ts';
import { type TokenCount, toCount, type UsageForm } from '../models/provider.ts';
import type { RequestEntry } from './account.ts';

type AnswerUsage = NonNullable<RequestEntry['usage']>;

/** Empty if the service reports no usage; `unfinished` until the final chunk, which carries the usage. */
export type UsageFields = Pick<RequestEntry, 'usage' | 'estimated' | 'unfinished'>;

export interface UsageReader {
  push(piece: Buffer): void;
  read(): UsageFields;
}

export interface AnswerObserver {
  /** Called before the client can know that the answer is complete. */
  readonly onUsage: (usage: AnswerUsage) => void;
  readonly onEnd: (usage: UsageFields, status: number) => void;
  /** The service broke off or sent invalid bytes, while the response is still open. */
  readonly onBroken: (usage: UsageFields) => void;
}

/** Returns a function that reads the usage until it is complete, and then remembers it. It calls `onUsage` at most once. */
export function createReporter({ onUsage }: AnswerObserver): (readUsage: () => UsageFields) => UsageFields {
  let usageSoFar: UsageFields = { unfinished: true };
  return (readUsage) => {
    if (usageSoFar.unfinished !== true) return usageSoFar;
    usageSoFar = readUsage();
    if (usageSoFar.usage !== undefined) onUsage(usageSoFar.usage);
    return usageSoFar;
  };
}

export function createInternUsageReader(type: string, isStream: boolean): UsageReader | undefined {
  if (isStream) return createStreamUsageReader();
  return /^application\/json\b/i.test(type) ? createDocumentUsageReader() : undefined;
}

/** How much to keep of a stream's end, and for models also of its beginning: the short chunks there carry the usage. */
const streamWindowBytes = 16 * 1024;
/** How much to keep of the end of a document, where its usage is, after the text. */
const documentWindowBytes = 1024 * 1024;

/** Reads the usage from the final chunk (docs/service-api.md, "Stream rules", 2). */
export function createStreamUsageReader(): UsageReader {
  const window = createWindow(streamWindowBytes);
  return {
    push: window.push,
    read() {
      // Split at line feeds only: a client's session id may contain U+2028, which a pattern with the flag `m` splits at.
      const lines = window.tail().toString().split('\n');
      const chunks = lines
        .filter((line) => line.startsWith('data:') && emptyChoices.test(line))
        .map((line) => parseJson(line.slice('data:'.length)));
      const final = chunks.flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
      return final === undefined ? { unfinished: true } : toUsage(final.usage);
    },
  };
}

/** Matches a line that may be the final chunk. No other line is parsed. */
const emptyChoices = /"choices" ?: ?\[ ?\]/;
const finalChunk = z.looseObject({ choices: z.tuple([]), usage: z.optional(z.nullable(usage)) });

export function createDocumentUsageReader(): UsageReader {
  const window = createWindow(documentWindowBytes);
  return { push: window.push, read: () => toUsage(documentWithUsage.safeParse(parseDocument(window)).data?.usage) };
}

const documentWithUsage = z.looseObject({ usage: z.optional(z.nullable(usage)) });

export function toUsage(value: Usage | null | undefined): UsageFields {
  if (value === null || value === undefined) return {};
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total, cost } = value;
  const tokens = { prompt_tokens: toCount(input), completion_tokens: toCount(output), total_tokens: toCount(total) };
  return { usage: { ...tokens, cost: toCount(cost) } };
}

/** Reads the usage that a model reports, and estimates it for a model that reports none. */
export function createModelUsageReader(form: UsageForm, request: Buffer, isStream: boolean): UsageReader {
  const window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes);
  let events = 0; // each has about one token
  return {
    push(piece) {
      window.push(piece);
      if (!isStream) return;
      for (let at = piece.indexOf('data:'); at >= 0; at = piece.indexOf('data:', at + 1)) events += 1;
    },
    read() {
      const count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
      // Usage of zero counts as none.
      if (count !== undefined && count.input + count.output > 0) return { usage: toAnswerUsage(count) };
      const input = isStream ? readStreamBegin(form, window).input : 0;
      const output = isStream ? events : estimateDocumentTokens(window);
      return estimateUsage(request, output, { input, cost: count?.cost ?? 0 });
    },
  };
}

function readStreamCount(form: UsageForm, window: Window): TokenCount | undefined {
  const endFields = listUsages(window.tail(), form.isSplit ? '"message_delta"' : '').at(-1);
  if (endFields === undefined) return undefined;
  // Take the larger count: both are cumulative, and either event may lack one.
  const [begin, end] = [readStreamBegin(form, window), form.read(endFields)];
  return { input: Math.max(begin.input, end.input), output: Math.max(begin.output, end.output), cost: end.cost };
}

function readStreamBegin(form: UsageForm, window: Window): TokenCount {
  const [fields = {}] = form.isSplit ? listUsages(window.head(), '"message_start"') : [];
  return form.read(fields);
}

/** Lists the usages in the lines that contain the name of the event. Leaves out a last line that is not complete. */
function listUsages(bytes: Buffer, eventName = '') {
  const lines = bytes.toString().split('\n').slice(0, -1);
  return lines
    .filter((line) => line.includes(eventName))
    .map(findLastUsage)
    .filter(isObject);
}

function readDocumentCount(form: UsageForm, window: Window): TokenCount | undefined {
  const document = parseDocument(window);
  const fields = isObject(document) ? document['usage'] : undefined;
  return isObject(fields) ? form.read(fields) : undefined;
}

function toAnswerUsage({ input, output, cost }: TokenCount): AnswerUsage {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, cost };
}

/** `told`: what the answer did report: the input at its beginning, or a cost without tokens. */
export function estimateUsage(request: Buffer, output: number, told = { input: 0, cost: 0 }) {
  const input = Math.max(told.input, estimateTokens(request));
  return { usage: toAnswerUsage({ input, output, cost: told.cost }), estimated: true } as const;
}

const bytesPerToken = 4;
/** About what models count for a picture or file. */
const tokensPerAttachment = 2_000;
const attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;

function estimateTokens(body: Buffer): number {
  const attachments = body.toString('latin1').match(attachment) ?? [];
  const textBytes = body.length - attachments.join('').length;
  return Math.ceil(textBytes / bytesPerToken) + tokensPerAttachment * attachments.length;
}

function estimateDocumentTokens(window: Window): number {
  const tokens = estimateTokens(window.tail());
  // The window lacks a larger document's beginning: count at least its size.
  return window.isWhole() ? tokens : Math.max(tokens, Math.ceil(window.size() / bytesPerToken));
}

type Window = ReturnType<typeof createWindow>;

/** Keeps whole pieces: at least the first `headBytes` and the last `tailBytes`. */
function createWindow(tailBytes: number, headBytes = 0) {
  const head: Buffer[] = [];
  const tail: Buffer[] = [];
  let size = 0;
  let tailSize = 0;
  return {
    push(piece: Buffer) {
      if (size < headBytes) head.push(piece);
      size += piece.length;
      tail.push(piece);
      tailSize += piece.length;
      while (tail[0] !== undefined && tailSize - tail[0].length >= tailBytes) tailSize -= tail.shift()?.length ?? 0;
    },
    size: () => size,
    isWhole: () => size <= tailBytes,
    head: () => Buffer.concat(head),
    tail: () => Buffer.concat(tail),
  };
}

/** Returns only the usage of a document that is larger than its window. */
function parseDocument(window: Window): unknown {
  const text = window.tail().toString();
  return window.isWhole() ? parseJson(text) : { usage: findLastUsage(text) };
}

/** Finds the last object named "usage". Matches none inside a string, where a backslash precedes each quote. */
function findLastUsage(text: string): unknown {
  const last = [...text.matchAll(shallowUsage)].at(-1);
  if (last?.[1] === undefined) return undefined;
  const end = text.slice(last.index);
  return openings.some((opening) => parseJson(opening + end) !== undefined) ? parseJson(last[1]) : undefined;
}

/** Beginnings of objects that may hold the usage. A deeper one may be the client's, in tools that an event repeats. */
const openings = ['{', '{"response":{', '{"choices":[{'] as const;

/** Matches a usage with at most 20 objects in it, one level deep. */
const shallowUsage = /"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g;
