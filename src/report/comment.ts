// The comment on a pull request: during the run, with a question for a person, and at the end.
import type { RunRecord } from '../transcript/run-record.ts';
import { nameOf } from './ending.ts';
import { toSpan } from './facts.ts';
import { toPauses } from './pauses.ts';
import { alert, type Block, blocks, code as codeBlock, heading, paragraph } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toMarkdown } from './render/markdown.ts';
import type { ShownPause } from './shown-pause.ts';
import { suggestionsFor } from './suggestions.ts';
import { type SummaryOptions, toSummary } from './summary.ts';

/** GitHub accepts 65,536 characters; the rest is for other parts of the comment. */
const maxReportBytes = 60_000;
const shortReportBytes = 10_000;

export interface RunningState {
  readonly record: RunRecord;
  readonly elapsedMs: number;
  readonly question: PersonQuestion | undefined;
}

export interface PersonQuestion {
  readonly shown: ShownPause;
  readonly code: string;
  /** The words before the code, such as `/allow`. */
  readonly commands: readonly string[];
  readonly untilMs: number;
  readonly reason: string | null;
  /** Why the last answer did not fit the question. */
  readonly refusal: string | undefined;
}

export function toRunningComment({ record, elapsedMs, question }: RunningState): string {
  const status = heading(toState(nameOf(record), question), [[`running for ${toSpan(elapsedMs)}`]]);
  return toMarkdown(blocks(status, question && toQuestion(question), toPauses(record, 20, suggestionsFor)));
}

function toState(name: string, question: PersonQuestion | undefined): string {
  if (question === undefined) return `⏳ ${name} is working`;
  const isPermission = question.commands.some((command) => command.startsWith('/allow'));
  return isPermission ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
}

interface FinalCommentOptions extends Pick<SummaryOptions, 'render' | 'lead'> {
  /** Set after GitHub refused the longer report as too long. */
  readonly isShort: boolean;
  /** Bytes of the other parts of the comment. */
  readonly besides?: number;
}

/** Leaves out the reasoning. Shows the text, whatever level the log has. */
export function toFinalComment(record: RunRecord, { render, lead, isShort, besides = 0 }: FinalCommentOptions): string {
  const maxBytes = isShort ? shortReportBytes : maxReportBytes - besides;
  return toSummary(record, 'full', { render, suggest: suggestionsFor, lead, maxBytes, withReasoning: false });
}

export function toFailedComment(message: string): string {
  return toMarkdown([heading('❌ The run did not start'), alert('CAUTION', shorten(message, 4_000))]);
}

function toQuestion({ shown, code, commands, untilMs, reason, refusal }: PersonQuestion): readonly Block[] {
  const until = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
  const how = ' If you have write permission, write a comment that is nothing but one of these lines:';
  return blocks(
    refusal !== undefined && alert('CAUTION', `The last answer did not fit. ${refusal}`),
    codeBlock(shown.question.join('\n')),
    shown.more.length > 0 && [paragraph('With these arguments:'), codeBlock(shown.more.join('\n'))],
    reason !== null && paragraph(`Why a person is asked: ${reason}`),
    paragraph({ strong: `Answer by ${until}.` }, how),
    codeBlock(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join('\n')),
  );
}
