// The failed checks of a commit, as one text: what each says of itself, and its annotations.
import type { GitHub } from '../api/rest.ts';
import { annotationsShape, checkRunsShape } from '../api/shapes.ts';
import type { Repository } from '../subject.ts';
import { shownMarkdown, withoutInvisible } from './untrusted-text.ts';

/** Conclusions of a check that has something to mend (GitHub docs, "List check runs for a Git reference"). */
const failures: ReadonlySet<string | null> = new Set(['failure', 'timed_out', 'action_required', 'startup_failure']);

/** The failed checks of a commit; says so when there is none. */
export async function readFailedChecks(github: GitHub, repository: Repository, sha: string): Promise<string> {
  const { owner, name } = repository;
  const texts: string[] = [];
  const place = { owner, repo: name, ref: sha, per_page: 100 };
  const pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.checks.listForRef, place), checkRunsShape);
  for await (const page of pages) {
    for (const { id, name: check, conclusion, output } of page) {
      if (!failures.has(conclusion)) continue;
      const annotations = output.annotations_count === 0 ? [] : await readAnnotations(github, repository, id);
      const { title, summary, text } = output;
      // Each by itself: a comment that one leaves open hides nothing of the next. Summary and text are Markdown.
      const parts = [
        ...[`Check "${check}": ${conclusion}`, title ?? ''].map(withoutInvisible),
        await shownMarkdown(summary ?? ''),
        await shownMarkdown(text ?? ''),
        ...annotations.map(withoutInvisible),
      ];
      texts.push(parts.filter((part) => part !== '').join('\n'));
    }
  }
  return texts.length === 0 ? 'No check of this commit failed.' : texts.join('\n\n');
}

async function readAnnotations(
  github: GitHub,
  { owner, name }: Repository,
  checkRun: number,
): Promise<readonly string[]> {
  const place = { owner, repo: name, check_run_id: checkRun, per_page: 50 };
  const annotations = await github.json(({ rest }) => rest.checks.listAnnotations(place), annotationsShape);
  return annotations.map(({ path: file, start_line, annotation_level, message }) => {
    return `${file}:${start_line}: ${annotation_level ?? 'notice'}: ${message ?? ''}`;
  });
}
