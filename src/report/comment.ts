// Writes the comment of a run on a pull request: while it runs, with a question for a person, and at its end.
import type { RunRecord } from '../transcript/run-record.ts';
import { toInternName } from './ending.ts';
import { toSpan } from './facts.ts';
import { toPauses } from './pauses.ts';
import { alert, type Block, blocks, code as codeBlock, heading, paragraph } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toMarkdown } from './render/markdown.ts';
import type { ShownPause } from './shown-question.ts';
import { suggestRules } from './suggestions.ts';
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
  const status = heading(toTitle(toInternName(record), question), [[`running for ${toSpan(elapsedMs)}`]]);
  return toMarkdown(blocks(status, question && toQuestionBlocks(question), toPauses(record, 20, suggestRules)));
}

function toTitle(name: string, question: PersonQuestion | undefined): string {
  if (question === undefined) return `⏳ ${name} is working`;
  const isPermission = question.commands.some((command) => command.startsWith('/allow'));
  return isPermission ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
}

interface FinalOptions extends Pick<SummaryOptions, 'render' | 'lead'> {
  /** Set after GitHub refused the longer report. */
  readonly isShort: boolean;
  /** The bytes that other parts of the comment take. */
  readonly reserved?: number;
}

/** Shows the intern's text, even if the log does not, but never its reasoning. */
export function toFinalComment(record: RunRecord, { render, lead, isShort, reserved = 0 }: FinalOptions): string {
  const maxBytes = isShort ? shortReportBytes : maxReportBytes - reserved;
  return toSummary(record, 'full', { render, suggest: suggestRules, lead, maxBytes, showsReasoning: false });
}

export function toFailedComment(message: string): string {
  return toMarkdown([heading('❌ The run did not start'), alert('CAUTION', shorten(message, 4_000))]);
}

function toQuestionBlocks({ shown, code, commands, untilMs, reason, refusal }: PersonQuestion): readonly Block[] {
  const deadlineText = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
  const instruction = ' If you have write permission, write a comment that consists only of one of these lines:';
  return blocks(
    refusal !== undefined && alert('CAUTION', `The last answer is not valid. ${refusal}`),
    codeBlock(shown.question.join('\n')),
    shown.more.length > 0 && [paragraph('With these arguments:'), codeBlock(shown.more.join('\n'))],
    reason !== null && paragraph(`Why a person is asked: ${reason}`),
    paragraph({ strong: `Answer by ${deadlineText}.` }, instruction),
    codeBlock(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join('\n')),
  );
}
