// Threads of ours as the memory of a pull request has them.

import type { ChangedFile } from '../../../src/findings/diff.ts';
import { locate } from '../../../src/findings/diff.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import { digestText, toFingerprint } from '../../../src/findings/fingerprint.ts';
import type { OwnThread } from '../../../src/github/review/memory.ts';

/** A thread with this finding, open and silent but for `more`; `file` is the one that has its lines. */
export function ownThread(finding: Finding, more: Partial<OwnThread> = {}, file?: ChangedFile): OwnThread {
  const { path, side, line, end_line, severity, title } = finding;
  const placement = locate(finding, new Map(file === undefined ? [] : [[path, file]]));
  const inDiff = placement.in === 'diff';
  const fingerprint = inDiff ? toFingerprint(placement, side) : '0'.repeat(32);
  const text = inDiff ? digestText(placement.lines, side) : '0'.repeat(32);
  const place = { tag: 'intern', head: 'a'.repeat(40), fingerprint, text, path, side, line, end_line };
  return {
    id: `PRRT_${title}`,
    url: `https://github.example/${title}`,
    marker: { kind: 'finding', ...place, severity, title },
    severity,
    answeredSeverity: undefined,
    isResolved: false,
    resolvedBy: undefined,
    lastAnswer: undefined,
    commenters: [],
    ...more,
  };
}
