// The tokens of a request to a model: as its answer tells them, else an estimate, so that no cap is without effect.
import { isObject, parseJson } from '../../json.ts';
import { countOf, type TokenCount, type UsageForm } from '../../models/provider.ts';
import { type AnswerUsage, keepEnd, type UsageReader, usageAtEnd } from '../answer.ts';

/** The event with the usage stands at an end of the stream, and has a few hundred characters. */
const keptBytes = 16 * 1024;
/** Keeps the end of a larger document: the usage stands behind the text. */
const maxDocumentBytes = 1024 * 1024;

const bytesPerToken = 4;
/** A picture or file of a usual size, as models count it. */
const tokensPerAttachment = 2_000;
const attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;

function estimateTokens(body: Buffer): number {
  let inAttachments = 0;
  let attachments = 0;
  for (const { 0: found } of body.toString('latin1').matchAll(attachment)) {
    inAttachments += found.length;
    attachments += 1;
  }
  return Math.ceil((body.length - inAttachments) / bytesPerToken) + tokensPerAttachment * attachments;
}

/** Estimates a request that was not answered to the end, with so many tokens received. */
export function estimatedUsage(request: Buffer, received: number): AnswerUsage {
  const promptTokens = estimateTokens(request);
  const totalTokens = promptTokens + received;
  return { promptTokens, completionTokens: received, totalTokens, cost: 0, isEstimated: true };
}

/** Reads the tokens of an answer while it passes; estimates those that it does not report. */
export function modelUsage(form: UsageForm, request: Buffer, isStream: boolean): UsageReader {
  const window = isStream ? createWindow(keptBytes) : createWindow(maxDocumentBytes);
  let events = 0;
  let size = 0;
  return {
    push(piece) {
      window.push(piece);
      size += piece.length;
      if (isStream) events += countEvents(piece);
    },
    read() {
      const told = isStream ? streamCount(form, window) : documentCount(form, window.tail().toString(), size);
      if (told === undefined)
        return estimatedUsage(
          request,
          isStream
            ? events
            : Math.max(estimateTokens(window.tail()), size > maxDocumentBytes ? Math.ceil(size / bytesPerToken) : 0),
        );
      const { input, output, cost } = told;
      return { promptTokens: input, completionTokens: output, totalTokens: input + output, cost };
    },
  };
}

interface Window {
  push(piece: Buffer): void;
  head(): Buffer;
  tail(): Buffer;
}

function createWindow(bytes: number): Window {
  const first: Buffer[] = [];
  const last: Buffer[] = [];
  let firstSize = 0;
  let lastSize = 0;
  return {
    push(piece) {
      if (firstSize < keptBytes) {
        first.push(piece);
        firstSize += piece.length;
      }
      last.push(piece);
      lastSize += piece.length;
      lastSize = keepEnd(last, lastSize, bytes);
    },
    head: () => Buffer.concat(first),
    tail: () => Buffer.concat(last),
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
  if (!form.isSplit) return last.length === 0 ? undefined : form.read(last.at(-1)?.usage ?? {});
  const end = last.findLast(({ line }) => line.includes('"message_delta"'))?.usage;
  if (end === undefined) return undefined;
  const begin = usages(window.head()).find(({ line }) => line.includes('"message_start"'))?.usage ?? {};
  // The last event repeats what it knows better; both are sums since the beginning.
  const counts = [form.read(begin), form.read(end)];
  const most = (field: 'input' | 'output'): number => Math.max(...counts.map((one) => one[field]));
  return { input: most('input'), output: most('output'), cost: 0 };
}

/** Reads the usage of each event; within a text, its quotes would follow a backslash. */
function usages(stretch: Buffer) {
  const lines = stretch.toString().split('\n');
  return lines.flatMap((line) => {
    const usage = line.includes('"usage"') ? usageIn(line) : undefined;
    return usage === undefined ? [] : [{ line, usage }];
  });
}

/** Finds the last object `usage` of a text that may be cut at its front. */
function usageIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const usage = usageAtEnd(text);
  return isObject(usage) ? usage : undefined;
}

function documentCount(form: UsageForm, text: string, size: number): TokenCount | undefined {
  const whole = size <= maxDocumentBytes ? parseJson(text) : undefined;
  const usage = isObject(whole) ? whole['usage'] : usageIn(text);
  if (!isObject(usage)) return undefined;
  const told = form.read(usage);
  // Embeddings have only an input; a usage of nothing is none.
  return told.input + told.output > 0 || countOf(usage['total_tokens']) > 0 ? told : undefined;
}
