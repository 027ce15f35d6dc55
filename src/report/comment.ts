// Writes the comment of a run on a pull request: while it runs, with a question for a person, and at its end.
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

/** Leaves room for other parts of the comment: GitHub accepts 65,536 characters. */
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
  /** Commands without the code of the question, such as `/allow`. */
  readonly commands: readonly string[];
  readonly untilMs: number;
  readonly reason: string | null;
  readonly refusal: string | undefined;
}

export function toRunningComment({ record, elapsedMs, question }: RunningState): string {
  const status = heading(toTitle(nameOf(record), question), [[`running for ${toSpan(elapsedMs)}`]]);
  return toMarkdown(blocks(status, question && toQuestionBlocks(question), toPauses(record, 20, suggestionsFor)));
}

function toTitle(name: string, question: PersonQuestion | undefined): string {
  if (question === undefined) return `⏳ ${name} is working`;
  const isPermission = question.commands.some((command) => command.startsWith('/allow'));
  return isPermission ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
}

interface FinalCommentOptions extends Pick<SummaryOptions, 'render' | 'lead'> {
  /** Set after GitHub refused the longer report. */
  readonly isShort: boolean;
  /** The bytes that other parts of the comment take. */
  readonly extra?: number;
}

/** Shows the intern's text, even if the log does not, but never its reasoning. */
export function toFinalComment(record: RunRecord, { render, lead, isShort, extra = 0 }: FinalCommentOptions): string {
  const maxBytes = isShort ? shortReportBytes : maxReportBytes - extra;
  return toSummary(record, 'full', { render, suggest: suggestionsFor, lead, maxBytes, withReasoning: false });
}

export function toFailedComment(message: string): string {
  return toMarkdown([heading('❌ The run did not start'), alert('CAUTION', shorten(message, 4_000))]);
}

function toQuestionBlocks({ shown, code, commands, untilMs, reason, refusal }: PersonQuestion): readonly Block[] {
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
