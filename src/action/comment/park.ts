// Parks a question that nobody answered in time: what a later answer is bound to, and where it is kept.
import type { OwnComment } from '../../github/comment/comments.ts';
import { maxParked, type ParkedQuestion, withParked } from '../../github/comment/parked.ts';
import type { PermissionDecision } from '../../permission/decision.ts';
import { digestOfPause, namesOther } from '../../permission/grant.ts';
import type { Question } from '../../run/response.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { ActionIo } from '../runner/io.ts';
import { parkedBytes } from './body.ts';
import type { RunComment } from './written-comment.ts';

/** A question to be parked. */
export interface Parking {
  readonly question: Question;
  /** The decision that asked. */
  readonly decision: PermissionDecision;
  readonly code: string;
  /** The question's own comment: without one nothing could claim an answer. */
  readonly asked: OwnComment | undefined;
  /** Head of the pull request when the question was asked. */
  readonly head: string;
  /** Branch that it goes into. */
  readonly base: string;
  readonly untilMs: number;
  readonly record: RunRecord;
}

/** Bytes of a comment that a parked question may take, so that all of them fit beside a report. */
const maxBytes = 5_000;

/** Keeps a question on the sticky comment; false, with the reason in the log, where a late answer could not be taken. */
export function parkQuestion({ log, redactor }: ActionIo, comment: RunComment, parking: Parking): boolean {
  const parked = toParked(parking);
  const why =
    typeof parked === 'string'
      ? parked
      : redactor.redact(JSON.stringify(parked)) !== JSON.stringify(parked)
        ? 'it holds a secret of this job'
        : parkedBytes([parked]) > maxBytes
          ? 'it is too long to be kept'
          : undefined;
  if (typeof parked === 'string' || why !== undefined) {
    log.notice(`Nobody answered in time, and the question is not parked: ${why}.`);
    return false;
  }
  const before = comment.parked();
  comment.keep(withParked(before, parked));
  if (before.length === maxParked)
    log.notice(`At most ${maxParked} questions are parked: the oldest is no longer parked.`);
  log.notice(`Nobody answered in time. The question is parked until ${new Date(parking.untilMs).toISOString()}.`);
  return true;
}

function toParked({ question, decision, code, asked, head, base, untilMs, record }: Parking): ParkedQuestion | string {
  const { start } = record;
  const { pause } = decision;
  if (pause === null || pause.kind !== 'permission' || !pause.options.includes('allow_once')) {
    return 'only a permission that can be allowed once is';
  }
  if (namesOther(pause, [question.toolCall.id, question.sessionId])) return 'its ids are not its own';
  if (asked === undefined) return 'it has no comment of its own';
  if (start?.service === undefined) return 'it is not known which service asks';
  return {
    code,
    comment: asked.id,
    arguments: question.toolCall.function.arguments,
    binding: {
      digest: digestOfPause(pause),
      policy: start.policy.digest,
      head,
      base,
      intern: start.intern_id,
      approvalMode: start.approval_mode,
      service: start.service,
      session: question.sessionId,
      untilMs,
    },
  };
}
