// The pages of threads that a review has just opened: GitHub's answer to the review does not name them.
import * as z from 'zod/mini';
import { describeError, ToolkitError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { GitHub } from '../api/rest.ts';
import type { Repository } from '../subject.ts';
import type { ThreadMarker } from './review-marker.ts';
import { readReviewMarker } from './review-marker.ts';
import type { NewThread } from './round.ts';

/** Where the review is. */
interface ReviewPlace {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly number: number;
  readonly log: Log;
}

/** "List comments for a pull request review" (GitHub docs). */
const commentsShape = z.array(z.looseObject({ body: z.string(), html_url: z.string() }));

/** The pages of new threads, by what their first comments keep. One that can't be found is missing. */
export async function readThreadUrls(
  threads: readonly NewThread[],
  review: number,
  { github, repository: { owner, name }, number, log }: ReviewPlace,
): Promise<ReadonlyMap<NewThread, string>> {
  const urls = new Map<string, string>();
  if (threads.length === 0) return new Map();
  try {
    const place = { owner, repo: name, pull_number: number, review_id: review, per_page: 100 };
    const pages = github.pages(
      ({ rest, paginate }) => paginate.iterator(rest.pulls.listCommentsForReview, place),
      commentsShape,
    );
    for await (const page of pages) {
      for (const { body, html_url } of page) {
        const marker = readReviewMarker(body);
        if (marker?.kind === 'finding') urls.set(keyOf(marker), html_url);
      }
    }
  } catch (error) {
    if (!(error instanceof ToolkitError)) throw error;
    log.debug(`The pages of the threads are not known: ${describeError(error)}`);
  }
  const known = threads.map((thread) => [thread, urls.get(keyOf(thread.marker))] as const);
  return new Map(known.flatMap(([thread, url]) => (url === undefined ? [] : [[thread, url] as const])));
}

/** A round opens no two threads of the same title on the same lines. */
function keyOf({ fingerprint, title }: ThreadMarker): string {
  return `${fingerprint} ${title}`;
}
