// Hostile findings, through everything that reads, places, judges and shows them: none passes, and none acts on anybody.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runnerLog } from '../../../src/action/runner/log.ts';
import { linesOn, locate, mapByPath, numberOn, readPatch } from '../../../src/findings/diff.ts';
import { readFindingsFile, toFindingsFile } from '../../../src/findings/findings-file.ts';
import { readReview, unreadableReview } from '../../../src/findings/read-review.ts';
import { type PlacedFinding, type Review, toTally } from '../../../src/findings/review.ts';
import { toSarif } from '../../../src/findings/sarif.ts';
import { toVerdict } from '../../../src/findings/verdict.ts';
import { toAnnotations, toReviewBlocks } from '../../../src/report/findings-review.ts';
import { toBlobUrl } from '../../../src/report/findings-words.ts';
import { toOutputList } from '../../../src/report/outputs.ts';
import { toMarkdown } from '../../../src/report/render/markdown.ts';
import { createRedactor } from '../../../src/secret.ts';
import { toHtml } from '../../support/github-page.ts';
import { type HostileAnswer, hostileAnswers } from '../../support/hostile-findings.ts';
import { rangePatch } from '../../support/review.ts';
import { findWorkflowCommands } from '../../support/workflow-commands.ts';

const word = '0123456789ab';
const head = 'a'.repeat(40);
const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/app' };
const hunks = readPatch(rangePatch) ?? [];
const files = mapByPath([{ path: 'src/range.ts', status: 'modified', hunks }]);

function reviewOf({ answer }: HostileAnswer): Review {
  const read = readReview(answer.replaceAll('{{review_word}}', word), word);
  return 'review' in read ? read.review : unreadableReview(read.problem);
}

function placedOf({ findings }: Review): readonly PlacedFinding[] {
  return findings.map((finding) => ({ finding, placement: locate(finding, files) }));
}

function summaryOf(review: Review, placed: readonly PlacedFinding[]): string {
  const rows = placed.map(({ finding, placement }) => {
    const url = toBlobUrl(env, finding, { head });
    const link = url === undefined ? {} : { url };
    if (placement.in === 'diff') return { finding, fate: { is: 'new' as const }, ...link };
    return { finding, fate: { is: 'elsewhere' as const, why: placement.why }, ...link };
  });
  const verdict = toVerdict({ ...review, tally: toTally(review), failAt: 'major' });
  return toMarkdown(toReviewBlocks({ verdict, review, head, rows, remarks: [], reviewUrl: undefined }, 'full', 1_000));
}

afterEach(() => void vi.restoreAllMocks());

test('there are more than two hundred of them, each with a name of its own', () => {
  expect(hostileAnswers.length).toBeGreaterThan(200);
  expect(new Set(hostileAnswers.map(({ answer }) => answer)).size).toBeGreaterThan(200);
});

describe.each(hostileAnswers)('$name', (hostile) => {
  const review = reviewOf(hostile);
  const placed = placedOf(review);

  test('does not pass', () => {
    expect(toVerdict({ ...review, tally: toTally(review), failAt: 'major' })).not.toBe('pass');
  });

  test('has a place only on lines of the diff, and only in a file of the pull request', () => {
    const known = { new: new Set<number>(), old: new Set<number>() };
    for (const side of ['new', 'old'] as const) {
      for (const line of hunks.flatMap((hunk) => linesOn(side, hunk))) known[side].add(numberOn(side, line) ?? 0);
    }
    for (const { finding, placement } of placed) {
      if (placement.in !== 'diff') continue;
      expect(finding.path).toBe('src/range.ts');
      expect(placement.lines).toHaveLength(finding.end_line - finding.line + 1);
      for (const line of placement.lines) expect(known[finding.side]).toContain(numberOn(finding.side, line));
    }
  });

  test('shows nothing but words in the summary, with links of ours alone', () => {
    const html = toHtml(summaryOf(review, placed));
    const allowed =
      /^<\/?(?:h2|p|sub|code|strong|table|thead|tbody|tr|th|td|wbr|br|div|span|svg|path)(?: (?:class|viewBox|width|height|d|ariaHidden|aria-hidden|version|dir)="[^"]*")*>$/;
    const link = /^<a href="https:\/\/github\.com\/acme\/app\/blob\/a{40}\/[\w.~%/-]*#L\d+(?:-L\d+)?">$/;
    const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => !allowed.test(tag) && !link.test(tag) && tag !== '</a>')).toEqual([]);
    const words = html.replace(/<code>[\s\S]*?<\/code>/g, '').replaceAll(/<(?!wbr)[^>]*>/g, ' ');
    expect(words).not.toMatch(/@\w|(?:^|\W)#\d|www\.\w|:\/\//);
    expect(html.match(/<h2>/g)).toHaveLength(1);
  });

  test('makes annotations, and no other command', () => {
    let written = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
    const log = runnerLog(createRedactor());
    for (const annotation of toAnnotations(placed)) log.annotate(annotation);
    log.close();
    vi.restoreAllMocks();
    const commands = findWorkflowCommands(written);
    expect(commands.filter(({ name }) => !['error', 'warning', 'notice'].includes(name))).toEqual([]);
    expect(commands).toHaveLength(Math.min(placed.length, 10));
  });

  test('is written whole, and read again as it was', () => {
    const binding = { repository: 'acme/app', pull_request: 7, head, run_id: '1' };
    expect(readFindingsFile(toFindingsFile(binding, review), binding)).toEqual(review);
    const output: unknown = JSON.parse(toOutputList(review.findings));
    expect(Array.isArray(output) && output.length <= review.findings.length).toBe(true);
    expect(() => JSON.parse(toSarif(placed, { name: 'intern-action', version: '1' }))).not.toThrow();
  });
});
