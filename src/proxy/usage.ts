// The tokens and cost of an answer, read while it passes: as the service reports them, or estimated for a model.
import * as z from 'zod/mini';
import { type Usage, usage } from '../contract/chat.ts';
import { isObject, parseJson } from '../json.ts';
import { countOf, type TokenCount, type UsageForm } from '../models/provider.ts';
import type { RequestEntry } from './account.ts';

type AnswerUsage = NonNullable<RequestEntry['usage']>;

/** Empty if the service reports no usage; `unfinished` before the final chunk, which has it. */
export type ReadUsage = Pick<RequestEntry, 'usage' | 'estimated' | 'unfinished'>;

export interface UsageReader {
  push(piece: Buffer): void;
  read(): ReadUsage;
}

export interface AnswerObserver {
  /** Called before the client can know that the answer is complete. */
  readonly onUsage: (usage: AnswerUsage) => void;
  readonly onEnd: (usage: ReadUsage, status: number) => void;
  /** The service broke off or sent invalid bytes, while the response is still open. */
  readonly onBroken: (usage: ReadUsage) => void;
}

/** Calls `onUsage` once, as soon as the usage is known. Returns what is known so far. */
export function tellOnce({ onUsage }: AnswerObserver): (read: () => ReadUsage) => ReadUsage {
  let said: ReadUsage = { unfinished: true };
  return (read) => {
    if (said.unfinished !== true) return said;
    said = read();
    if (said.usage !== undefined) onUsage(said.usage);
    return said;
  };
}

/** How much of a stream is kept: the chunk with the usage has a few hundred characters, at the beginning or the end. */
const keptBytes = 16 * 1024;
/** How much of a document is kept: its end, where the usage follows the text. */
const maxDocumentBytes = 1024 * 1024;

type Window = ReturnType<typeof createWindow>;

/** Keeps the beginning of what arrives, and of its end at least `bytes` bytes. */
function createWindow(bytes: number, headBytes = 0) {
  const first: Buffer[] = [];
  const last: Buffer[] = [];
  let size = 0;
  let kept = 0;
  return {
    push(piece: Buffer) {
      if (size < headBytes) first.push(piece);
      size += piece.length;
      last.push(piece);
      kept += piece.length;
      for (let [oldest] = last; oldest !== undefined && kept - oldest.length >= bytes; [oldest] = last) {
        kept -= oldest.length;
        last.shift();
      }
    },
    get size() {
      return size;
    },
    head: () => Buffer.concat(first),
    tail: () => Buffer.concat(last),
  };
}

function documentIn(window: Window): unknown {
  const text = window.tail().toString();
  return window.size <= maxDocumentBytes ? parseJson(text) : { usage: usageAtEnd(text) };
}

/** Reads the usage from the end of a document. In a text, a backslash would precede the quotes. */
function usageAtEnd(end: string): unknown {
  const found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
  return found === undefined ? undefined : parseJson(found);
}

/** Fits a line that may be the final chunk; no other line is parsed. */
const noChoices = /"choices" ?: ?\[ ?\]/;

const withUsage = z.looseObject({ usage: z.optional(z.nullable(usage)) });
const finalChunk = z.looseObject({ choices: z.tuple([]), usage: z.optional(z.nullable(usage)) });

/** Follows docs/service-api.md, "Stream rules", 2. */
export function streamUsage(): UsageReader {
  const window = createWindow(keptBytes);
  return {
    push: window.push,
    read() {
      // Split at line feeds only: a client's session id may contain U+2028, at which a pattern would split too.
      const lines = window.tail().toString().split('\n');
      const chunks = lines
        .filter((line) => line.startsWith('data:') && noChoices.test(line))
        .map((line) => parseJson(line.slice('data:'.length)));
      const last = chunks.flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
      return last === undefined ? { unfinished: true } : toUsage(last.usage);
    },
  };
}

export function documentUsage(): UsageReader {
  const window = createWindow(maxDocumentBytes);
  return { push: window.push, read: () => toUsage(withUsage.safeParse(documentIn(window)).data?.usage) };
}

export function usageOfInterns(type: string, isStream: boolean): UsageReader | undefined {
  if (isStream) return streamUsage();
  return /^application\/json\b/i.test(type) ? documentUsage() : undefined;
}

export function toUsage(said: Usage | null | undefined): ReadUsage {
  if (said === null || said === undefined) return {};
  const [prompt_tokens, completion_tokens] = [countOf(said.prompt_tokens), countOf(said.completion_tokens)];
  return {
    usage: { prompt_tokens, completion_tokens, total_tokens: countOf(said.total_tokens), cost: countOf(said.cost) },
  };
}

const bytesPerToken = 4;
/** About what models count for a picture or file. */
const tokensPerAttachment = 2_000;
const attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;

function estimateTokens(body: Buffer): number {
  const attachments = body.toString('latin1').match(attachment) ?? [];
  const textBytes = attachments.reduce((left, one) => left - one.length, body.length);
  return Math.ceil(textBytes / bytesPerToken) + tokensPerAttachment * attachments.length;
}

function toCounts({ input, output, cost }: TokenCount): AnswerUsage {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, cost };
}

export function estimatedUsage(request: Buffer, output: number) {
  return { usage: toCounts({ input: estimateTokens(request), output, cost: 0 }), estimated: true } as const;
}

export function modelUsage(form: UsageForm, request: Buffer, isStream: boolean): UsageReader {
  const window = createWindow(isStream ? keptBytes : maxDocumentBytes, keptBytes);
  let events = 0;
  const estimateDocument = (): number => {
    const least = window.size > maxDocumentBytes ? Math.ceil(window.size / bytesPerToken) : 0;
    return Math.max(estimateTokens(window.tail()), least);
  };
  return {
    push(piece) {
      window.push(piece);
      if (isStream) events += countEvents(piece);
    },
    read() {
      const told = isStream ? streamCount(form, window) : documentCount(form, window);
      if (told === undefined) return estimatedUsage(request, isStream ? events : estimateDocument());
      return { usage: toCounts(told) };
    },
  };
}

const dataLine = Buffer.from('data:');

function countEvents(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(dataLine); at !== -1; at = piece.indexOf(dataLine, at + dataLine.length)) count += 1;
  return count;
}

function streamCount(form: UsageForm, window: Window): TokenCount | undefined {
  const last = usages(window.tail());
  if (!form.isSplit) return last.length === 0 ? undefined : form.read(last.at(-1)?.said ?? {});
  const end = last.findLast(({ line }) => line.includes('"message_delta"'))?.said;
  if (end === undefined) return undefined;
  const begin = usages(window.head()).find(({ line }) => line.includes('"message_start"'))?.said ?? {};
  // Take the larger of both counts: they are cumulative, and the last event may correct the first.
  const counts = [form.read(begin), form.read(end)];
  const most = (field: 'input' | 'output'): number => Math.max(...counts.map((one) => one[field]));
  return { input: most('input'), output: most('output'), cost: 0 };
}

function usages(stretch: Buffer) {
  const lines = stretch.toString().split('\n');
  return lines.flatMap((line) => {
    const said = line.includes('"usage"') ? usageAtEnd(line) : undefined;
    return isObject(said) ? [{ line, said }] : [];
  });
}

function documentCount(form: UsageForm, window: Window): TokenCount | undefined {
  const whole = documentIn(window);
  // If the document was cut at its beginning, the usage at its end is still there.
  const said = isObject(whole) ? whole['usage'] : usageAtEnd(window.tail().toString());
  if (!isObject(said)) return undefined;
  const told = form.read(said);
  // An embedding has only an input. Usage of zero counts as none.
  return told.input + told.output > 0 || countOf(said['total_tokens']) > 0 ? told : undefined;
}
