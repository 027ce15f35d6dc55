// The job summary of a run: status, answer, pauses, usage, reasoning, facts, and how to go on.
import type { ToolkitError } from '../errors.ts';
import type { BoundedTextValue } from '../run/bounded-text.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { Block, Line } from './blocks.ts';
import { conclusionSigns } from './conclusion.ts';
import { keepEnds, shorten } from './cut.ts';
import { toMarkdown } from './markdown.ts';
import type { ShownLevel } from './shown-level.ts';

/** GitHub drops a step's summary that is larger than 1024 KiB whole, so ours stays below. */
const maxSummaryBytes = 1000 * 1024;

/** Characters of an error's message, and of a name or id, that are shown. */
const maxMessage = 4_000;
const maxName = 500;

/** How much of a run is shown when it is too much: characters of text, rows of a table. */
interface Extent {
  readonly characters: number;
  readonly rows: number;
}

const extents: readonly Extent[] = [400_000, 150_000, 50_000, 10_000, 2_000].map((characters) => ({
  characters,
  rows: characters / 200,
}));

/** The job summary of a run as Markdown of at most 1000 KiB; what is left out of it is said. */
export function toSummary(record: RunRecord, level: ShownLevel): string {
  let markdown = '';
  for (const extent of extents) {
    markdown = toMarkdown(toSummaryBlocks(record, level, extent));
    if (Buffer.byteLength(markdown) <= maxSummaryBytes) return markdown;
  }
  return markdown;
}

/** The blocks of a run's summary. */
export function toSummaryBlocks(
  record: RunRecord,
  level: ShownLevel,
  extent: Extent = { characters: 400_000, rows: 2_000 },
): readonly Block[] {
  if (level === 'none') return [toStatus(record)];
  const full = level === 'full';
  return [
    toStatus(record),
    ...toFacts(record),
    ...toError(record),
    ...(full ? toAnswer(record.text, extent) : []),
    ...toPauses(record, extent),
    ...toUsage(record),
    ...(full ? toReasoning(record.reasoning, extent) : []),
    ...toPolicy(record),
    ...toContinuation(record),
  ];
}

/** The summary of a step that failed before its run began: what happened and, where the exchange was refused, the claims. */
export function toFailureSummary(error: ToolkitError): string {
  const claims = error.data.unverifiedClaims ?? [];
  const rows = claims.map(({ name, value }): Line[] => [
    [{ code: name }],
    [value === undefined ? 'absent' : { code: shorten(value, maxName) }],
  ]);
  const table: Block[] = [
    { type: 'paragraph', line: ['Claims of the subject token (unverified): compare them with the federation policy.'] },
    { type: 'table', header: ['Claim', 'Value'], rows },
  ];
  return toMarkdown([
    { type: 'heading', line: [`${conclusionSigns.failed} The run did not start`] },
    { type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] },
    ...(rows.length === 0 ? [] : table),
    ...(error.data.remarks ?? []).map((remark): Block => ({ type: 'alert', kind: 'NOTE', line: [remark] })),
  ]);
}

function toStatus({ start, conclusion }: RunRecord): Block {
  const ended = conclusion ?? 'failed';
  const intern = start === null ? 'Intern' : `Intern ${shorten(start.intern_name, maxName)}`;
  return { type: 'heading', line: [`${conclusionSigns[ended]} ${intern}: ${ended}`] };
}

function toFacts({ start, model, session_id, first_at, last_at }: RunRecord): readonly Block[] {
  const facts: Line[] = [
    ...(start === null ? [] : [['mode ', { strong: start.approval_mode }]]),
    ...(first_at === null || last_at === null ? [] : [[`${seconds(first_at, last_at)} s`]]),
    ...(model === null ? [] : [['model ', { code: shorten(model, maxName) }]]),
    ...(session_id === null ? [] : [['session ', { code: shorten(session_id, maxName) }]]),
  ];
  const line = facts.flatMap((fact, index) => (index === 0 ? fact : [' · ', ...fact]));
  return line.length === 0 ? [] : [{ type: 'paragraph', line }];
}

function seconds(from: string, to: string): string {
  return ((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1);
}

function toError({ error }: RunRecord): readonly Block[] {
  if (error === null) return [];
  return [{ type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] }];
}

function toAnswer(text: BoundedTextValue, extent: Extent): readonly Block[] {
  if (text.head === '') return [];
  return toProse(text, extent.characters);
}

function toReasoning(text: BoundedTextValue, extent: Extent): readonly Block[] {
  if (text.head === '') return [];
  return [{ type: 'details', summary: ['Reasoning'], blocks: toProse(text, extent.characters / 4) }];
}

/** Text as prose; head and tail, when it is too long, and how much is missing between them. */
function toProse({ head, tail, omitted }: BoundedTextValue, characters: number): readonly Block[] {
  const kept = keepEnds(head + tail, characters);
  if (omitted + kept.omitted === 0) return [{ type: 'prose', text: kept.head }];
  const missing = omitted + kept.omitted;
  return [
    { type: 'prose', text: kept.head },
    { type: 'alert', kind: 'NOTE', line: [`${missing} characters are left out here. The transcript file has them.`] },
    { type: 'prose', text: kept.tail },
  ];
}

function toPauses({ pauses }: RunRecord, extent: Extent): readonly Block[] {
  const decisions = pauses.flatMap((pause) => pause.decisions);
  if (decisions.length === 0) return [];
  const shown = decisions.slice(0, extent.rows);
  const rows = shown.map(({ kind, operation, answer, outcome, rule, reason }): Line[] => [
    [{ code: shorten(operation ?? kind ?? 'question', 500) }],
    [`${signOf(outcome)} `, { code: shorten(answer ?? outcome, 200) }],
    [{ code: shorten(rule, 200) }],
    [shorten(reason ?? '', 500)],
  ]);
  const left = decisions.length - shown.length;
  const note: Block = { type: 'paragraph', line: [`${left} more decisions are in the transcript file.`] };
  return [{ type: 'table', header: ['Asked', 'Answer', 'Rule', 'Reason'], rows }, ...(left > 0 ? [note] : [])];
}

function signOf(outcome: string): string {
  if (outcome === 'allow' || outcome === 'answer') return '✅';
  return outcome === 'stop' ? '⛔' : '🚫';
}

function toUsage({ usage }: RunRecord): readonly Block[] {
  if (usage === null) return [];
  const { prompt_tokens, completion_tokens, total_tokens, cost } = usage;
  const counts = [
    ...(prompt_tokens === undefined ? [] : [`${prompt_tokens} tokens in`]),
    ...(completion_tokens === undefined ? [] : [`${completion_tokens} out`]),
    ...(total_tokens === undefined ? [] : [`${total_tokens} in all`]),
    ...(typeof cost === 'number' ? [`USD ${cost.toFixed(4)}`] : []),
  ];
  return counts.length === 0 ? [] : [{ type: 'paragraph', line: [{ strong: 'Usage' }, ` ${counts.join(', ')}`] }];
}

function toPolicy({ start }: RunRecord): readonly Block[] {
  if (start === null) return [];
  const { path, commit, digest } = start.policy;
  if (path === null) {
    return [{ type: 'paragraph', line: [{ strong: 'Permission policy' }, ' none: everything is rejected'] }];
  }
  const from: Line = commit === null ? [] : [' at commit ', { code: commit.slice(0, 12) }];
  const hash: Line = digest === null ? [] : [', SHA-256 ', { code: digest.slice(0, 12) }];
  return [
    {
      type: 'paragraph',
      line: [{ strong: 'Permission policy' }, ' ', { code: shorten(path, maxName) }, ...from, ...hash],
    },
  ];
}

function toContinuation({ session_id }: RunRecord): readonly Block[] {
  if (session_id === null) return [];
  return [
    {
      type: 'paragraph',
      line: [{ strong: 'To go on' }, ' set ', { code: `session-id: ${shorten(session_id, maxName)}` }],
    },
  ];
}
