// The first lines of a report on a run: what came of it, and what needs attention.
import { oneLine } from '../log.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import { conclusionSigns } from './conclusion.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

/** Characters of an error's message, and of a name or id, that are shown. */
export const maxMessage = 4_000;
export const maxName = 500;

const maxRemarks = 10;
const sessionCharacters = 12;

/** The status line: intern, conclusion, mode, duration, and the session as far as it takes to tell it apart. */
export function toStatus({ start, conclusion, session_id, first_at, last_at }: RunRecord): Block {
  const ended = conclusion ?? 'failed';
  const intern = start === null ? 'Intern' : `Intern ${shorten(oneLine(start.intern_name), maxName)}`;
  const facts: Line[] = [
    ...(start === null ? [] : [[`mode ${start.approval_mode}`]]),
    ...(first_at === null || last_at === null ? [] : [[duration(Date.parse(last_at) - Date.parse(first_at))]]),
    ...(session_id === null ? [] : [[`session ${beginning(oneLine(session_id))}`]]),
  ];
  return { type: 'status', line: [`${conclusionSigns[ended]} ${intern}: ${ended}`], facts };
}

/** What needs attention: the error, what was rejected, and what was remarked on the way. */
export function toAlerts({ error, pauses, remarks }: RunRecord): readonly Block[] {
  const caution: Block[] =
    error === null
      ? []
      : [{ type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] }];
  const rejected = pauses.filter(({ decisions }) => decisions.at(-1)?.outcome === 'reject').length;
  const undone: Block = {
    type: 'alert',
    kind: 'WARNING',
    line: [
      `${rejected} of ${pauses.length} requests ${rejected === 1 ? 'was' : 'were'} rejected: part of the work may be undone.`,
    ],
  };
  const more = remarks.length - maxRemarks;
  const said = [...remarks.slice(0, maxRemarks), ...(more > 0 ? [`${more} more warnings are in the log.`] : [])];
  return [
    ...caution,
    ...(rejected === 0 ? [] : [undone]),
    ...said.map((remark): Block => ({ type: 'alert', kind: 'WARNING', line: [shorten(remark, maxMessage)] })),
  ];
}

/** A time that a run took, for people. */
export function duration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function beginning(id: string): string {
  const characters = Array.from(id);
  return characters.length <= sessionCharacters ? id : `${characters.slice(0, sessionCharacters).join('')}…`;
}
