// The usage in an answer, read from its end alone: what passes is neither decoded nor parsed, but for the final chunk.
import * as z from 'zod/mini';
import { usage } from '../contract/chat.ts';
import { parseJson } from '../json.ts';

/** Tokens and cost of one answer; what the service does not tell is 0. */
export interface AnswerUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** USD. */
  readonly cost: number;
}

/** What an answer says of its usage; `unfinished`: a stream without its final chunk says nothing. */
export type ReadUsage = AnswerUsage | 'none' | 'unfinished';

/** Looks on while an answer passes. */
export interface UsageReader {
  push(piece: Buffer): void;
  /** What was said, as far as the answer has come. */
  read(): ReadUsage;
}

/** The final chunk has a usage of a few hundred characters, and stands before the end of the stream. */
const keptBytes = 16 * 1024;
/** A document with more is no answer of an intern. */
const maxDocumentBytes = 1024 * 1024;

/** A line that may be the final chunk; no other need be parsed. */
const finalLine = /^data: ?(\{.*"choices" ?: ?\[ ?\].*)$/gm;

const withUsage = z.looseObject({ usage: z.optional(z.nullable(usage)) });
const finalChunk = z.looseObject({ choices: z.tuple([]), usage: z.optional(z.nullable(usage)) });

/** The usage of an event stream (docs/service-api.md, "Stream rules", 2). */
export function streamUsage(): UsageReader {
  const tail: Buffer[] = [];
  let size = 0;
  return {
    push(piece) {
      tail.push(piece);
      size += piece.length;
      for (let [first] = tail; first !== undefined && size - first.length >= keptBytes; [first] = tail) {
        size -= first.length;
        tail.shift();
      }
    },
    read() {
      const chunks = [...Buffer.concat(tail).toString().matchAll(finalLine)].map(([, data = '']) => parseJson(data));
      const last = chunks.flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
      return last === undefined ? 'unfinished' : toUsage(last.usage);
    },
  };
}

/** The usage of a JSON document. */
export function documentUsage(): UsageReader {
  let pieces: Buffer[] = [];
  let size = 0;
  return {
    push(piece) {
      size += piece.length;
      if (size <= maxDocumentBytes) pieces.push(piece);
      else pieces = [];
    },
    read() {
      if (size > maxDocumentBytes) return 'none';
      const document = withUsage.safeParse(parseJson(Buffer.concat(pieces).toString()));
      return document.success ? toUsage(document.data.usage) : 'none';
    },
  };
}

function toUsage(said: z.infer<typeof usage> | null | undefined): ReadUsage {
  if (said === null || said === undefined) return 'none';
  return {
    promptTokens: count(said.prompt_tokens),
    completionTokens: count(said.completion_tokens),
    totalTokens: count(said.total_tokens),
    cost: count(said.cost),
  };
}

/** A number that adds up: nobody gets money back. */
function count(value: number | null | undefined): number {
  return value !== null && value !== undefined && value > 0 && Number.isFinite(value) ? value : 0;
}
