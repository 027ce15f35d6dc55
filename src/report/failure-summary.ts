// The job summary of a step that failed before its run began.
import type { ToolkitError } from '../errors.ts';
import { conclusionSigns } from './conclusion.ts';
import { maxName } from './ending.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toMarkdown } from './render/markdown.ts';
import { maxMessage } from './status.ts';

/** The summary of such a step: what happened and, where the exchange was refused, the claims. */
export function toFailureSummary(error: ToolkitError): string {
  const claims = error.data.unverifiedClaims ?? [];
  const rows = claims.map(({ name, value }): Line[] => [
    [{ code: name }],
    [value === undefined ? 'absent' : { code: shorten(value, maxName) }],
  ]);
  const table: Block[] = [
    { type: 'paragraph', line: ['Compare these claims of the subject token (unverified) with the federation policy.'] },
    { type: 'table', header: ['Claim', 'Value'], rows },
  ];
  return toMarkdown([
    { type: 'heading', line: [`${conclusionSigns.failed} ${headingOf(error)}`] },
    { type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] },
    ...(rows.length === 0 ? [] : table),
    ...(error.data.remarks ?? []).map((remark): Block => ({ type: 'alert', kind: 'NOTE', line: [remark] })),
  ]);
}

/** A file that can't be written may end a run that had begun. */
function headingOf({ code }: ToolkitError): string {
  return code === 'file_unwritable' ? 'The step failed' : 'The run did not start';
}
