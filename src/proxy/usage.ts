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

/** Returns a function that reads the usage until it is complete, then repeats it. It calls `onUsage` once. */
export function createReporter({ onUsage }: AnswerObserver): (readUsage: () => UsageFields) => UsageFields {
  let usageSoFar: UsageFields = { unfinished: true };
  return (readUsage) => {
    if (usageSoFar.unfinished !== true) return usageSoFar;
    usageSoFar = readUsage();
    if (usageSoFar.usage !== undefined) onUsage(usageSoFar.usage);
    return usageSoFar;
  };
}

/** Keeps this much of a stream's end, and for models of its beginning: the short chunks there have the usage. */
const streamWindowBytes = 16 * 1024;
/** Keeps this much of the end of a document, where its usage is, after the text. */
const documentWindowBytes = 1024 * 1024;

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
    get size() {
      return size;
    },
    head: () => Buffer.concat(head),
    tail: () => Buffer.concat(tail),
  };
}

/** Returns only the usage of a document that is larger than its window. */
function parseDocument(window: Window): unknown {
  const text = window.tail().toString();
  return window.size <= documentWindowBytes ? parseJson(text) : { usage: findLastUsage(text) };
}

/** Finds the last object named "usage", none inside a string: quotes there follow a backslash. */
function findLastUsage(text: string): unknown {
  // An object with at most 20 objects in it, one level deep.
  const shallowUsage = /"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g;
  const usageText = [...text.matchAll(shallowUsage)].at(-1)?.[1];
  return usageText === undefined ? undefined : parseJson(usageText);
}

/** Matches a line that may be the final chunk. No other line is parsed. */
const emptyChoices = /"choices" ?: ?\[ ?\]/;

const documentWithUsage = z.looseObject({ usage: z.optional(z.nullable(usage)) });
const finalChunk = z.looseObject({ choices: z.tuple([]), usage: z.optional(z.nullable(usage)) });

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

export function createDocumentUsageReader(): UsageReader {
  const window = createWindow(documentWindowBytes);
  return { push: window.push, read: () => toUsage(documentWithUsage.safeParse(parseDocument(window)).data?.usage) };
}

export function createInternUsageReader(type: string, isStream: boolean): UsageReader | undefined {
  if (isStream) return createStreamUsageReader();
  return /^application\/json\b/i.test(type) ? createDocumentUsageReader() : undefined;
}

export function toUsage(value: Usage | null | undefined): UsageFields {
  if (value === null || value === undefined) return {};
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total, cost } = value;
  const tokens = { prompt_tokens: toCount(input), completion_tokens: toCount(output), total_tokens: toCount(total) };
  return { usage: { ...tokens, cost: toCount(cost) } };
}

const bytesPerToken = 4;
/** About what models count for a picture or file. */
const tokensPerAttachment = 2_000;
const attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;

function estimateTokens(body: Buffer): number {
  const attachments = body.toString('latin1').match(attachment) ?? [];
  const textBytes = attachments.reduce((bytes, one) => bytes - one.length, body.length);
  return Math.ceil(textBytes / bytesPerToken) + tokensPerAttachment * attachments.length;
}

function toAnswerUsage({ input, output, cost }: TokenCount): AnswerUsage {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, cost };
}

export function estimateUsage(request: Buffer, output: number) {
  return { usage: toAnswerUsage({ input: estimateTokens(request), output, cost: 0 }), estimated: true } as const;
}

export function createModelUsageReader(form: UsageForm, request: Buffer, isStream: boolean): UsageReader {
  const window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes);
  let events = 0; // each has about one token
  const estimateOutputTokens = (): number => {
    // The window lacks a larger document's beginning: count at least its size.
    const minTokens = window.size > documentWindowBytes ? Math.ceil(window.size / bytesPerToken) : 0;
    return Math.max(estimateTokens(window.tail()), minTokens);
  };
  return {
    push(piece) {
      window.push(piece);
      if (isStream) events += countEvents(piece);
    },
    read() {
      const count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
      if (count === undefined) return estimateUsage(request, isStream ? events : estimateOutputTokens());
      return { usage: toAnswerUsage(count) };
    },
  };
}

const dataLine = Buffer.from('data:');

function countEvents(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(dataLine); at !== -1; at = piece.indexOf(dataLine, at + dataLine.length)) count += 1;
  return count;
}

function readStreamCount(form: UsageForm, window: Window): TokenCount | undefined {
  const lines = findUsageLines(window.tail());
  if (!form.isSplit) return lines.map(({ fields }) => form.read(fields)).at(-1);
  const endFields = lines.findLast(({ line }) => line.includes('"message_delta"'))?.fields;
  if (endFields === undefined) return undefined;
  const beginFields = findUsageLines(window.head()).find(({ line }) => line.includes('"message_start"'))?.fields ?? {};
  // Take the larger count: both are cumulative, and either event may lack one.
  const counts = [form.read(beginFields), form.read(endFields)];
  const largerCount = (field: 'input' | 'output'): number => Math.max(...counts.map((one) => one[field]));
  return { input: largerCount('input'), output: largerCount('output'), cost: 0 };
}

function findUsageLines(bytes: Buffer) {
  const lines = bytes.toString().split('\n');
  return lines.flatMap((line) => {
    const fields = line.includes('"usage"') ? findLastUsage(line) : undefined;
    return isObject(fields) ? [{ line, fields }] : [];
  });
}

function readDocumentCount(form: UsageForm, window: Window): TokenCount | undefined {
  const document = parseDocument(window);
  // A document that broke off can't be parsed, but may contain its usage.
  const fields = isObject(document) ? document['usage'] : findLastUsage(window.tail().toString());
  if (!isObject(fields)) return undefined;
  const count = form.read(fields);
  // Usage of zero counts as none. An embedding has only input tokens, or only a total.
  return count.input + count.output > 0 || toCount(fields['total_tokens']) > 0 ? count : undefined;
}
