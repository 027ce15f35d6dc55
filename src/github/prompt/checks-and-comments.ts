// Reads the comments on a pull request that existed at an event, and the failed checks of a commit.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';
import { type Comment, commentShape, listComments } from '../comment/comments.ts';
import { marksOwnComment } from '../comment/marker.ts';
import { existedAt } from '../subject.ts';
import { shownMarkdown, withoutInvisible } from './untrusted-text.ts';

export const reviewCommentsShape = z.array(z.looseObject({ ...commentShape.shape, path: z.string() }));

/** A page of check runs. Octokit's pagination returns only the list in `check_runs`. */
export const checkRunsShape = z.array(
  z.looseObject({
    id: z.int(),
    name: z.string(),
    conclusion: z.nullable(z.string()),
    output: z.looseObject({
      title: z.nullable(z.string()),
      summary: z.nullable(z.string()),
      text: z.nullable(z.string()),
      annotations_count: z.int(),
    }),
  }),
);

export const annotationsShape = z.array(
  z.looseObject({
    path: z.string(),
    start_line: z.int(),
    annotation_level: z.nullable(z.string()),
    message: z.nullable(z.string()),
  }),
);

/**
 * Lists the newest first, so that a cut drops the oldest. Leaves out all with our marker. `leftOut` counts those that are
 * missing because they were written or edited after the event.
 */
export async function readConversation(github: GitHub, number: number, eventTime: string | undefined) {
  const onLines = github.list(({ pulls }) => pulls.listReviewComments, { pull_number: number }, reviewCommentsShape);
  const comments: readonly PlacedComment[] = [
    ...(await Array.fromAsync(listComments(github, { issue_number: number }))),
    ...(await Array.fromAsync(onLines)),
  ];
  const others = comments.filter(({ body }) => !marksOwnComment(body));
  const existing = others.filter(({ created_at, updated_at }) => existedAt(eventTime, created_at, updated_at));
  const newestFirst = existing.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return { text: (await Array.fromAsync(newestFirst, toText)).join('\n\n'), leftOut: others.length - existing.length };
}

type PlacedComment = Comment & { readonly path?: string };

async function toText({ user, author_association, created_at, body, path }: PlacedComment): Promise<string> {
  const where = path === undefined ? '' : `, on ${path}`;
  const who = `${user?.login ?? 'a deleted account'} (${author_association ?? 'unknown'})`;
  return `${withoutInvisible(`${who}, ${created_at}${where}`)}:\n${await shownMarkdown(body)}`;
}

/** Conclusions that count as failed (GitHub docs, "List check runs for a Git reference"). */
const failures: ReadonlySet<string | null> = new Set(['failure', 'timed_out', 'action_required', 'startup_failure']);

export async function readFailedChecks(github: GitHub, sha: string): Promise<string> {
  const texts: string[] = [];
  const runs = github.list(({ checks }) => checks.listForRef, { ref: sha }, checkRunsShape);
  for await (const { id, name: check, conclusion, output } of runs) {
    if (!failures.has(conclusion)) continue;
    const annotations = output.annotations_count === 0 ? [] : await readAnnotations(github, id);
    const { title, summary, text } = output;
    // Render each Markdown part alone: an unclosed HTML comment would hide the parts after it.
    const parts = [
      ...[`Check "${check}": ${conclusion}`, title ?? ''].map(withoutInvisible),
      await shownMarkdown(summary ?? ''),
      await shownMarkdown(text ?? ''),
      ...annotations.map(withoutInvisible),
    ];
    texts.push(parts.filter((part) => part !== '').join('\n'));
  }
  return texts.length === 0 ? 'No check of this commit failed.' : texts.join('\n\n');
}

async function readAnnotations(github: GitHub, checkRun: number): Promise<readonly string[]> {
  const place = { check_run_id: checkRun, per_page: 50 };
  const annotations = await github.json(({ checks }) => checks.listAnnotations, place, annotationsShape);
  return annotations.map(({ path: file, start_line, annotation_level, message }) => {
    return `${file}:${start_line}: ${annotation_level ?? 'notice'}: ${message ?? ''}`;
  });
}
