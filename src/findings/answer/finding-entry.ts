// One entry of a block of findings, or of a file of them: read whole, or not at all.
import * as z from 'zod/mini';
import type { Finding } from '../finding.ts';
import { maxBody, maxTitle } from '../finding.ts';
import { severities } from '../severity.ts';

/** Longer paths are no file's (Linux, PATH_MAX). */
const maxPath = 4_096;

const line = z.int().check(z.gte(1));
const text = z._default(z.nullable(z.string()), null);

/** An entry as it is written. What may be left out may be null as well; an unknown key is ignored. */
const entryShape = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(maxPath)),
  line,
  end_line: z._default(z.nullable(line), null),
  side: z._default(z.nullable(z.enum(['new', 'old'])), null),
  severity: z.enum(severities),
  title: z.string().check(z.regex(/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u)),
  body: text,
  suggestion: text,
});

/** The finding that an entry is; undefined where it can't be read. */
export function readFinding(entry: unknown): Finding | undefined {
  const read = entryShape.safeParse(entry);
  if (!read.success) return undefined;
  const { path, line: first, end_line, side, severity, title, body, suggestion } = read.data;
  const endLine = end_line ?? first;
  if (endLine < first) return undefined;
  return {
    path,
    line: first,
    endLine,
    side: side ?? 'new',
    severity,
    title: cutText(title.trim().replace(/\s+/g, ' '), maxTitle),
    body: cutText((body ?? '').trim(), maxBody),
    ...(suggestion === null ? {} : { suggestion }),
  };
}

/** A finding as an entry. */
export function toEntry({ endLine, ...finding }: Finding): z.input<typeof entryShape> {
  return { ...finding, end_line: endLine };
}

/** At most this many characters, the last of them a mark where something was cut. */
export function cutText(words: string, length: number): string {
  if (words.length <= length) return words;
  return `${words.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
