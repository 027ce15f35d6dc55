// What an intern of the tests says in a review: an answer with a block of findings.

/** Lines of a pull request that a finding can be about: `src/range.ts` has 2, 3 and 6 added, and 4 removed on the old side. */
export const rangePatch = '@@ -1,4 +1,6 @@\n one\n+two\n+three\n four\n five\n-six\n+sechs';

/** The word that the service puts in for that of the run. */
export const runWord = '{{review_word}}';

/** A finding as an intern writes it. */
export function entry(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    path: 'src/range.ts',
    line: 2,
    severity: 'major',
    title: 'It never ends',
    body: 'The bound is **open**.',
    ...more,
  };
}

/** An answer with a block at its end. */
export function reviewAnswer(findings: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string {
  const verdict = findings.length === 0 ? 'pass' : 'changes';
  const block = { version: 1, run: runWord, verdict, summary: 'Read.', findings, ...more };
  return `I read it all.\n\n\`\`\`intern-findings\n${JSON.stringify(block)}\n\`\`\`\n`;
}
