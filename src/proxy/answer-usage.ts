// The usage in an answer, read from its end alone: what passes is neither decoded nor parsed, but for the final chunk.
import * as z from 'zod/mini';
import { type Usage, usage } from '../contract/chat.ts';
import { parseJson } from '../json.ts';

/** Tokens and cost of one answer; what the service does not tell is 0. */
export interface AnswerUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** USD. */
  readonly cost: number;
  /** Nobody told the tokens. */
  readonly isEstimated?: true;
}

/** The usage that an answer reports; `unfinished`: a stream without its final chunk reports none. */
export type ReadUsage = AnswerUsage | 'none' | 'unfinished';

/** Looks on while an answer passes. */
export interface UsageReader {
  push(piece: Buffer): void;
  /** Reads the usage from as much of the answer as has come. */
  read(): ReadUsage;
}

/** The final chunk has a usage of a few hundred characters, and stands before the end of the stream. */
const keptBytes = 16 * 1024;
/** A larger document is cut down to its end: the usage stands behind the text. */
const maxDocumentBytes = 1024 * 1024;

/** Marks a line that may be the final chunk; no other need be parsed. */
const noChoices = /"choices" ?: ?\[ ?\]/;

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
      size = keepEnd(tail, size);
    },
    read() {
      // A line ends at its line feed alone: a client may put U+2028, which ends one for a pattern, into its session's id.
      const lines = Buffer.concat(tail).toString().split('\n');
      const chunks = lines
        .filter((line) => line.startsWith('data:') && noChoices.test(line))
        .map((line) => parseJson(line.slice('data:'.length)));
      const last = chunks.flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
      return last === undefined ? 'unfinished' : toUsage(last.usage);
    },
  };
}

/** Drops pieces from the front while enough of the end is left; gives the bytes that are. */
function keepEnd(pieces: Buffer[], size: number): number {
  let left = size;
  for (let [first] = pieces; first !== undefined && left - first.length >= keptBytes; [first] = pieces) {
    left -= first.length;
    pieces.shift();
  }
  return left;
}

/** The usage of a JSON document. */
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

/** Finds the last object `usage` in the end of a document. Within a text its quotes would stand behind a backslash. */
function usageAtEnd(end: string): unknown {
  const found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
  return found === undefined ? undefined : parseJson(found);
}

/** The usage that a final chunk has. */
export function toUsage(said: Usage | null | undefined): AnswerUsage | 'none' {
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
