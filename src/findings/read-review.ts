// Reads the review in an answer: the block of this run, with its verdict and findings.
import * as z from 'zod/mini';
import { parseJson } from '../json.ts';
import { blockInfo, cutText, readFinding } from './contract.ts';
import { bySeverity, maxBody, maxFindings, verdictWords } from './finding.ts';
import type { Review } from './review.ts';
import { takeBlocksApart } from './top-level-blocks.ts';

const maxBlockBytes = 256 * 1024;

/** Leaves the findings to be read one by one, and ignores keys that it does not know. */
const blockShape = z.object({
  version: z.literal(1),
  run: z.string(),
  verdict: z.enum(verdictWords),
  summary: z._default(z.nullable(z.string()), null),
  findings: z.array(z.unknown()),
});

/** `problem` is a sentence about the answer. */
export type ReadReview = { readonly review: Review } | { readonly problem: string };

/** Counts only a block with the word of this run: the intern may quote another from a text under review. */
export function readReview(answer: string, word: string): ReadReview {
  const ours = new Set(takeBlocksApart(answer).blocks.filter((block) => isOfRun(block, word)));
  const [block, another] = ours;
  if (block === undefined) {
    return { problem: `It has no block "${blockInfo}" with the word "${word}" at its top level.` };
  }
  if (another !== undefined) return { problem: `It has ${ours.size} blocks "${blockInfo}" that differ.` };
  const bytes = Buffer.byteLength(block);
  if (bytes > maxBlockBytes) {
    return { problem: `Its block "${blockInfo}" has ${bytes} bytes; at most ${maxBlockBytes} are read.` };
  }
  return readBlock(parseJson(block));
}

export function noReview(problem: string): Review {
  return { said: 'unsure', summary: '', findings: [], leftOut: undefined, unreadable: 0, problem };
}

export function readFindings(entries: readonly unknown[]): Pick<Review, 'findings' | 'leftOut' | 'unreadable'> {
  const read = entries.map(readFinding);
  const worstFirst = read.filter((finding) => finding !== undefined).toSorted(bySeverity);
  const byLinesAndTitle = Map.groupBy(worstFirst, ({ path, line, end_line, side, title }) => {
    return JSON.stringify([path, line, end_line, side, title]);
  });
  const readable = [...byLinesAndTitle.values()].flatMap(([first]) => first ?? []);
  const rest = readable.slice(maxFindings);
  const worst = rest[0]?.severity;
  return {
    findings: readable.slice(0, maxFindings),
    leftOut: worst === undefined ? undefined : { count: rest.length, worst },
    unreadable: read.filter((finding) => finding === undefined).length,
  };
}

/** Looks for the word anywhere in a block that is no JSON. */
function isOfRun(block: string, word: string): boolean {
  if (!block.includes(word)) return false;
  const json = parseJson(block);
  return typeof json !== 'object' || json === null || !('run' in json) || json['run'] === word;
}

function readBlock(json: unknown): ReadReview {
  if (json === undefined) return { problem: `Its block "${blockInfo}" is no JSON.` };
  const read = blockShape.safeParse(json);
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    const where = at === '' ? '' : `, at "${at}"`;
    return { problem: `Its block "${blockInfo}" is not as it was asked for${where}.` };
  }
  const { verdict, summary, findings } = read.data;
  const said = { said: verdict, summary: cutText((summary ?? '').trim(), maxBody), problem: undefined };
  return { review: { ...said, ...readFindings(findings) } };
}
