// Tells the intern how to report findings, and reads a finding from its answer.
import * as z from 'zod/mini';
import { type Finding, maxBody, maxTitle, severities } from './finding.ts';

export const blockName = 'intern-findings';

/** Builds the end of a prompt. `word` is the random word of the run (docs/review.md, "What the intern is told"). */
export function toContract(word: string): string {
  return `Write your answer for people. Then end it with one fenced code block, which a program reads. Open its fence with \`\`\`${blockName} at the beginning of a line, outside of any list, quote or other block:

\`\`\`${blockName}
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

export function toRepairPrompt(word: string, problem: string): string {
  return `Your answer can't be used as it is: ${problem} Send the block again, whole, and nothing else. Do no other work.\n\n${toContract(word)}`;
}

/** The longest path that Linux allows (PATH_MAX). */
const maxPathLength = 4_096;

const lineNumber = z.int().check(z.gte(1));
const optionalString = z._default(z.nullable(z.string()), null);

/** Accepts null in optional fields, and ignores unknown keys. A title needs a visible character. */
const findingShape = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(maxPathLength)),
  line: lineNumber,
  end_line: z._default(z.nullable(lineNumber), null),
  side: z._default(z.nullable(z.enum(['new', 'old'])), null),
  severity: z.enum(severities),
  title: z.string().check(z.regex(/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u)),
  body: optionalString,
  suggestion: optionalString,
});

export function readFinding(entry: unknown): Finding | undefined {
  const result = findingShape.safeParse(entry);
  if (!result.success) return undefined;
  const { path, line: first, end_line: last, side, severity, title, body, suggestion } = result.data;
  const end_line = last ?? first;
  if (end_line < first) return undefined;
  return {
    path,
    line: first,
    side: side ?? 'new',
    severity,
    title: cutText(title.trim().replace(/\s+/g, ' '), maxTitle),
    body: cutText((body ?? '').trim(), maxBody),
    ...(suggestion === null ? {} : { suggestion }),
    end_line,
  };
}

export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
