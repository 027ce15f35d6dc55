// One request as a line for people: when, what, how it was answered and why.
import { oneLine } from '../../log.ts';
import type { JournalEntry } from '../control/journal.ts';

// A claim of a subject token may be long; the journal has all of it.
const longestLine = 400;

/** A request that is over, for a terminal: `12:00:00 GET /api/v1/interns 401 no bearer`. */
export function toRequestLine({ at, method, path, status, decision, reason }: JournalEntry): string {
  // The refusals of some routes are named by their status.
  const said = decision === String(status) ? [reason] : [decision, reason];
  const why = said.filter((part) => part !== null).join(': ');
  const line = oneLine(`${at.slice(11, 19)} ${method} ${path} ${status ?? 'unanswered'} ${why}`.trimEnd());
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
