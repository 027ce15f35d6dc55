// Reads an intern's review: the verdict and findings in the fenced block of its answer.
import * as z from 'zod/mini';
import { parseJson } from '../json.ts';
import { blockName, cutText, readFinding } from './contract.ts';
import { compareSeverity, maxBody, maxFindings } from './finding.ts';
import type { Review } from './review.ts';
import { separateBlocks } from './top-level-blocks.ts';
import { verdictWords } from './verdict.ts';

const maxBlockBytes = 256 * 1024;

/** Accepts anything as a finding, because each one is checked by itself later. Ignores unknown keys. */
const blockShape = z.object({
  version: z.literal(1),
  run: z.string(),
  verdict: z.enum(verdictWords),
  summary: z._default(z.nullable(z.string()), null),
  findings: z.array(z.unknown()),
});

/** `problem` is a sentence that calls the answer "it" ("It has no block …"). */
export type ReadReview = { readonly review: Review } | { readonly problem: string };

/** Reads only a block with the run's random word, because the intern may quote another block from the reviewed code. */
export function readReview(answer: string, word: string): ReadReview {
  const candidates = new Set(separateBlocks(answer).blocks.filter((block) => belongsToRun(block, word)));
  const [block, otherBlock] = candidates;
  if (block === undefined) {
    return { problem: `It has no block "${blockName}" with the word "${word}" at its top level.` };
  }
  if (otherBlock !== undefined) return { problem: `It has ${candidates.size} blocks "${blockName}" that differ.` };
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
  const worstFirst = results.filter((finding) => finding !== undefined).toSorted(compareSeverity);
  const byLinesAndTitle = Map.groupBy(worstFirst, ({ path, line, end_line, side, title }) => {
    return JSON.stringify([path, line, end_line, side, title]);
  });
  const distinct = [...byLinesAndTitle.values()].flatMap(([first]) => first ?? []);
  const surplus = distinct.slice(maxFindings);
  const worst = surplus[0]?.severity;
  return {
    findings: distinct.slice(0, maxFindings),
    leftOut: worst === undefined ? undefined : { count: surplus.length, worst },
    unreadable: results.filter((finding) => finding === undefined).length,
  };
}

/** In a block that is not a JSON object with `run`, accepts the word anywhere, so that its problem can be reported. */
function belongsToRun(block: string, word: string): boolean {
  if (!block.includes(word)) return false;
  const json = parseJson(block);
  return typeof json !== 'object' || json === null || !('run' in json) || json['run'] === word;
}

function readBlock(json: unknown): ReadReview {
  if (json === undefined) return { problem: `Its block "${blockName}" is not JSON.` };
  const parsed = blockShape.safeParse(json);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    const where = path === '' ? '' : `, at "${path}"`;
    return { problem: `Its block "${blockName}" does not have the required form${where}.` };
  }
  const { verdict, summary, findings } = parsed.data;
  const judgment = { internVerdict: verdict, summary: cutText((summary ?? '').trim(), maxBody), problem: undefined };
  return { review: { ...judgment, ...readFindings(findings) } };
}
