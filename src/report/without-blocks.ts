// A run as it is shown: without the blocks of its answer that a program reads.
import { takeBlocksApart } from '../findings/top-level-blocks.ts';
import { messagesApart, type RunRecord } from '../transcript/run-record.ts';

/** The record with its text as people read it. Of a very long text only the end is looked through: a block stands there. */
export function withoutBlocks(record: RunRecord): RunRecord {
  const apart = messagesApart(record);
  const { head, tail, omitted } = apart.text;
  const text =
    omitted === 0
      ? { head: takeBlocksApart(head + tail).text, tail: '', omitted }
      : { head, tail: takeBlocksApart(tail).text, omitted };
  return { ...apart, text };
}
