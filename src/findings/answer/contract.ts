// The contract with the intern: how a prompt ends that asks for findings, and what is asked when the answer breaks it.
import { maxBody, maxTitle } from '../finding.ts';
import { severities } from '../severity.ts';

/** The word behind the fence of the block. */
export const blockInfo = 'intern-findings';

/** The ending of a prompt that asks for findings (docs/review.md, "What the intern is told"); `word` is the random word of the run. */
export function toContract(word: string): string {
  return `Write your answer for people. Then end it with one fenced code block, which a program reads. Open its fence with \`\`\`${blockInfo} at the beginning of a line, outside of any list, quote or other block:

\`\`\`${blockInfo}
{ "version": 1, "run": "${word}", "verdict": "changes", "summary": "One sentence for people.",
  "findings": [
    { "path": "src/range.ts", "line": 12, "end_line": 14, "side": "new", "severity": "major",
      "title": "One line: what is wrong", "body": "Why it matters, in Markdown.", "suggestion": "what lines 12 to 14 should be" } ] }
\`\`\`

- The block is one JSON object. "version" is 1 and "run" is "${word}".
- "verdict" is "pass", "changes", or "unsure" when you could not review everything. Without a finding, "findings" is [].
- "path" is a changed file, written as in the diff. "line" and "end_line" are numbers of lines that the diff shows, together in one hunk. "side" is "new" (the default), or "old" for removed lines. Leave "end_line" out for a single line.
- "severity" is ${severities.map((severity) => `"${severity}"`).join(', ')}: the worst first.
- "title" has at most ${maxTitle} characters, "body" at most ${maxBody}.
- "suggestion" replaces exactly these lines. Leave it out unless it is complete.`;
}

/** The one prompt that is sent when the block is missing or wrong. */
export function toRepairPrompt(word: string, problem: string): string {
  return `Your answer can't be used as it is: ${problem} Send the block again, whole, and nothing else. Do no other work.\n\n${toContract(word)}`;
}
