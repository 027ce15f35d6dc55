// What a comment on a pull request says: while the run goes on, what is asked of a person, and at the end.
import type { RunRecord } from '../transcript/run-record.ts';
import { toPauses } from './pauses.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toMarkdown } from './render/markdown.ts';
import type { RenderRichText } from './rich/rich-text.ts';
import type { ShownPause } from './shown-pause.ts';
import { duration, maxName } from './status.ts';
import { toSummary } from './summary.ts';

/** GitHub takes at most 65,536 characters; what the comment has besides this fits between. */
const maxReportBytes = 60_000;
/** Where GitHub says that even that is too long. */
const shortReportBytes = 10_000;

/** A run while it goes on. */
export interface RunningState {
  readonly record: RunRecord;
  readonly elapsedMs: number;
  /** What a person is asked. */
  readonly asked: AskedPerson | undefined;
}

/** A question to a person, and the ways to answer. */
export interface AskedPerson {
  /** All that is asked, in lines. */
  readonly shown: ShownPause;
  /** The answer's code. */
  readonly code: string;
  /** Commands without the code, for example `/allow`. */
  readonly commands: readonly string[];
  /** Until when an answer counts, epoch milliseconds. */
  readonly untilMs: number;
  /** Reason of the rule that asks. */
  readonly reason: string | null;
  /** Why the last answer did not fit. */
  readonly refusal: string | undefined;
}

/** The comment while the run goes on: state, elapsed time, decisions so far, and what is asked. */
export function toRunningComment({ record, elapsedMs, asked }: RunningState): string {
  const intern = record.start === null ? 'The intern' : `Intern ${shorten(record.start.intern_name, maxName)}`;
  const line: Line = [asked === undefined ? `⏳ ${intern} is working` : `✋ ${intern} waits for an answer`];
  return toMarkdown([
    { type: 'status', line, facts: [[duration(elapsedMs)]] },
    ...(asked === undefined ? [] : toQuestion(asked)),
    ...toPauses(record, 20),
  ]);
}

/** The comment at the end: the report without the reasoning. Its text is there whatever level the log has. */
export function toFinalComment(record: RunRecord, render: RenderRichText, isShort: boolean): string {
  const maxBytes = isShort ? shortReportBytes : maxReportBytes;
  return toSummary(record, 'full', { render, maxBytes, withReasoning: false });
}

/** The comment of a run that did not begin. */
export function toFailedComment(message: string): string {
  return toMarkdown([
    { type: 'status', line: ['❌ The run did not start'], facts: [] },
    { type: 'alert', kind: 'CAUTION', line: [shorten(message, 4_000)] },
  ]);
}

function toQuestion({ shown, code, commands, untilMs, reason, refusal }: AskedPerson): readonly Block[] {
  const until = `${new Date(untilMs).toISOString().slice(11, 19)} UTC`;
  const refused: Block = { type: 'alert', kind: 'CAUTION', line: [`The last answer did not fit. ${refusal ?? ''}`] };
  return [
    {
      type: 'alert',
      kind: 'WARNING',
      line: [`A person has to decide by ${until}${reason === null ? '.' : `: ${reason}`}`],
    },
    ...(refusal === undefined ? [] : [refused]),
    { type: 'paragraph', line: ['The intern asks:'] },
    { type: 'code', text: shown.asked.join('\n') },
    ...(shown.more.length === 0 ? [] : toMore(shown.more)),
    {
      type: 'paragraph',
      line: ['To answer, write a comment that is nothing but one of these lines (it takes write permission):'],
    },
    { type: 'code', text: commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join('\n') },
  ];
}

function toMore(lines: readonly string[]): readonly Block[] {
  return [
    { type: 'paragraph', line: ['With it goes:'] },
    { type: 'code', text: lines.join('\n') },
  ];
}
