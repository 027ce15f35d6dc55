// What an intern said, as separate messages: a question that is answered begins a new one.
import type { RunRecord } from './run-record.ts';

/**
 * The record with a blank line in its text where a question parted it, unless a line ends there: a heading or a block that the
 * next message begins with would be none behind the last words of the one before. What comes behind the head of a very long text
 * stays as it is.
 */
export function messagesApart(record: RunRecord): RunRecord {
  const { head } = record.text;
  let apart = '';
  let from = 0;
  for (const end of record.message_ends) {
    if (end <= from || end >= head.length || head[end - 1] === '\n' || head[end] === '\n') continue;
    apart += `${head.slice(from, end)}\n\n`;
    from = end;
  }
  return { ...record, text: { ...record.text, head: apart + head.slice(from) }, message_ends: [] };
}
