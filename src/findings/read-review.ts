// Reads an intern's review: the verdict and findings in the fenced block of its answer.
import * as z from 'zod/mini';
import { parseJson } from '../json.ts';
import { blockName, cutText, readFinding } from './contract.ts';
import { bySeverity, maxBody, maxFindings, verdictWords } from './finding.ts';
import type { Review } from './review.ts';
import { separateBlocks } from './top-level-blocks.ts';

const maxBlockBytes = 256 * 1024;

/** Accepts any findings, because each is checked alone. Ignores unknown keys. */
const blockShape = z.object({
  version: z.literal(1),
  run: z.string(),
  verdict: z.enum(verdictWords),
  summary: z._default(z.nullable(z.string()), null),
  findings: z.array(z.unknown()),
});

/** `problem` is a sentence whose subject is the answer ("It has no block …"). */
export type ReadReview = { readonly review: Review } | { readonly problem: string };

/** Reads only a block with the random word of this run, because the intern may quote one from the reviewed code. */
export function readReview(answer: string, word: string): ReadReview {
  const candidates = new Set(separateBlocks(answer).blocks.filter((block) => belongsToRun(block, word)));
  const [block, second] = candidates;
  if (block === undefined) {
    return { problem: `It has no block "${blockName}" with the word "${word}" at its top level.` };
  }
  if (second !== undefined) return { problem: `It has ${candidates.size} blocks "${blockName}" that differ.` };
  const bytes = Buffer.byteLength(block);
  if (bytes > maxBlockBytes) {
    return { problem: `Its block "${blockName}" has ${bytes} bytes; at most ${maxBlockBytes} are read.` };
  }
  return readBlock(parseJson(block));
}

export function unreadableReview(problem: string): Review {
  return { internVerdict: 'unsure', summary: '', findings: [], leftOut: undefined, unreadable: 0, problem };
}

export function readFindings(entries: readonly unknown[]): Pick<Review, 'findings' | 'leftOut' | 'unreadable'> {
  const results = entries.map(readFinding);
  const worstFirst = results.filter((finding) => finding !== undefined).toSorted(bySeverity);
  const byLinesAndTitle = Map.groupBy(worstFirst, ({ path, line, end_line, side, title }) => {
    return JSON.stringify([path, line, end_line, side, title]);
  });
  const readable = [...byLinesAndTitle.values()].flatMap(([first]) => first ?? []);
  const surplus = readable.slice(maxFindings);
  const worst = surplus[0]?.severity;
  return {
    findings: readable.slice(0, maxFindings),
    leftOut: worst === undefined ? undefined : { count: surplus.length, worst },
    unreadable: results.filter((finding) => finding === undefined).length,
  };
}

/** Accepts the word anywhere in a block that is not JSON, so that its problem can be reported. */
function belongsToRun(block: string, word: string): boolean {
  if (!block.includes(word)) return false;
  const json = parseJson(block);
  return typeof json !== 'object' || json === null || !('run' in json) || json['run'] === word;
}

function readBlock(json: unknown): ReadReview {
  if (json === undefined) return { problem: `Its block "${blockName}" is no JSON.` };
  const read = blockShape.safeParse(json);
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    const where = at === '' ? '' : `, at "${at}"`;
    return { problem: `Its block "${blockName}" is not as it was asked for${where}.` };
  }
  const { verdict, summary, findings } = read.data;
  const opinion = { internVerdict: verdict, summary: cutText((summary ?? '').trim(), maxBody), problem: undefined };
  return { review: { ...opinion, ...readFindings(findings) } };
}
