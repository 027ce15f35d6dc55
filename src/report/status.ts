// The first lines of a report on a run: what came of it, and what needs attention.
import { oneLine } from '../log.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import { toEnding } from './ending.ts';
import { toCost } from './facts.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toSpan } from './span.ts';

/** Characters of an error's message that are shown. */
export const maxMessage = 4_000;

const maxRemarks = 10;
const sessionCharacters = 12;

/** The heading: what came of the run; below it mode, duration, cost, and the session as far as it takes to tell it apart. */
export function toStatus(record: RunRecord): Block {
  const { start, session_id, first_at, last_at, usage } = record;
  const facts: Line[] = [
    ...(start === null ? [] : [[`${start.approval_mode} mode`]]),
    ...(first_at === null || last_at === null ? [] : [[toSpan(Date.parse(last_at) - Date.parse(first_at))]]),
    ...(typeof usage?.cost === 'number' ? [[toCost(usage.cost)]] : []),
    ...(session_id === null ? [] : [[`session ${beginning(oneLine(session_id))}`]]),
  ];
  return { type: 'heading', line: [toEnding(record)], facts };
}

/** What needs attention: the error, and what was remarked on the way. What was rejected stands in the heading. */
export function toAlerts({ error, remarks }: RunRecord): readonly Block[] {
  const caution: Block[] =
    error === null
      ? []
      : [{ type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] }];
  const more = remarks.length - maxRemarks;
  const rest = more === 1 ? 'One more warning is in the log.' : `${more} more warnings are in the log.`;
  const said = [...remarks.slice(0, maxRemarks), ...(more > 0 ? [rest] : [])];
  return [
    ...caution,
    ...said.map((remark): Block => ({ type: 'alert', kind: 'WARNING', line: [shorten(remark, maxMessage)] })),
  ];
}

function beginning(id: string): string {
  const characters = Array.from(id);
  return characters.length <= sessionCharacters ? id : `${characters.slice(0, sessionCharacters).join('')}…`;
}
