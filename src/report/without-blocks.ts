// A run as it is shown: without the machine-readable blocks of its answer.
import { takeBlocksApart } from '../findings/top-level-blocks.ts';
import { messagesApart, type RunRecord } from '../transcript/run-record.ts';

/** Searches only the end of a very long text, where a block stands. */
export function withoutBlocks(record: RunRecord): RunRecord {
  const apart = messagesApart(record);
  const { head, tail, omitted } = apart.text;
  const text =
    omitted === 0
      ? { head: takeBlocksApart(head + tail).text, tail: '', omitted }
      : { head, tail: takeBlocksApart(tail).text, omitted };
  return { ...apart, text };
}
