// The body of the review on a pull request: the verdict, and every finding that has no thread.
import type { PlacedFinding, ReviewOutcome } from '../../findings/review.ts';
import type { Block } from '../render/blocks.ts';
import { toMarkdown } from '../render/markdown.ts';
import { toFateCounts } from './fate-counts.ts';
import { isTooLong, tooLong } from './suggestion.ts';
import { toBodyBlocks } from './thread-text.ts';
import { toPlace, verdictWords, whyUnsure } from './words.ts';

/** A review as its body tells it. */
export interface ReviewTextFacts {
  readonly outcome: Pick<ReviewOutcome, 'verdict' | 'review' | 'head' | 'rows' | 'remarks'>;
  /** From 1. */
  readonly round: number;
  /** Findings that have no thread, the worst first. */
  readonly unthreaded: readonly PlacedFinding[];
}

/** GitHub takes 65,536 characters; the first line has its place between. */
const maxBytes = 60_000;

/** The Markdown of a review's body; one line where nothing is new. */
export function toReviewText({ outcome, round, unthreaded }: ReviewTextFacts): string {
  const { verdict, review, head, rows, remarks } = outcome;
  const facts: Block = { type: 'quiet', lines: [[`Round ${round} · commit `, { code: head?.slice(0, 12) ?? '' }]] };
  const verdictLine = `${verdictWords[verdict]}.`;
  if (rows.length === 0 && verdict === 'pass') {
    return toMarkdown([{ type: 'paragraph', line: [{ strong: verdictLine }, ' Nothing new.'] }, facts]);
  }
  const unsure = verdict === 'unsure' ? [whyUnsure(outcome)] : [];
  const alerts = [...unsure, ...remarks].map((words) => ({ type: 'alert', kind: 'WARNING', line: [words] }) as const);
  const opening = toMarkdown([
    { type: 'paragraph', line: [{ strong: verdictLine }, ` ${toFateCounts(rows)}`] },
    ...(review.summary === '' ? [] : [{ type: 'prose', text: review.summary } as const]),
    ...alerts,
  ]);
  return [opening, ...withinBytes(unthreaded.map(toEntry)), toMarkdown([facts])].join('\n');
}

/** A finding without a thread, folded. */
function toEntry({ finding }: PlacedFinding): string {
  const summary = [{ strong: finding.severity }, ' ', { code: toPlace(finding) }, ` ${finding.title}`] as const;
  return toMarkdown([{ type: 'details', summary, blocks: [...toBodyBlocks(finding), ...suggestionOf(finding)] }]);
}

/** In a review's body nothing can be committed by a click. */
function suggestionOf(finding: PlacedFinding['finding']): readonly Block[] {
  if (finding.suggestion === undefined) return [];
  return [isTooLong(finding) ? tooLong : { type: 'code', text: finding.suggestion }];
}

function withinBytes(entries: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const entry of entries) {
    bytes += Buffer.byteLength(entry) + 1;
    if (bytes > maxBytes) break;
    kept.push(entry);
  }
  const left = entries.length - kept.length;
  return left === 0
    ? kept
    : [...kept, toMarkdown([{ type: 'quiet', lines: [[`${left} more are in the job summary.`]] }])];
}
