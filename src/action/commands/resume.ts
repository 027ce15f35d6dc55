// `command: resume`: reads a late answer to a parked question. Runs the intern after an allow, which it may use once.
import { describeError, ToolkitError } from '../../errors.ts';
import { claimByReaction, createComment, updateComment } from '../../github/comment/comments.ts';
import { buildMarker } from '../../github/comment/marker.ts';
import { readPullRequest } from '../../github/pull-request.ts';
import type { ResumeSettings } from '../../inputs/run-settings.ts';
import { connect } from '../../job/connect.ts';
import { readPolicySource } from '../../job/policy-source.ts';
import type { Circumstances, Claimed, Lost, Used } from '../../permission/grant.ts';
import { allow, claim, digestPause, endUnused, isForDigest, namesOtherId, redeem } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import type { AskPerson } from '../../run/pause.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { removeParked, updateQuestion } from '../comment/question.ts';
import { type GitHubAccess, openGitHub, type Trigger } from '../github-access.ts';
import { reportSkipped } from '../outcome.ts';
import { type FoundQuestion, type LateAnswer, readLateAnswer } from '../resume/late-answer.ts';
import type { ActionIo, TimedActionIo } from '../runner/io.ts';
import { runOnInternAction } from './run-on-intern.ts';

/** Ends green, as skipped, after any comment that is no late answer (docs/pull-requests.md, "A late answer"). */
export async function resumeAction(io: TimedActionIo, settings: ResumeSettings, trigger: Trigger): Promise<Conclusion> {
  const access = openGitHub(io, settings, trigger);
  const answer = await readLateAnswer(io, access, settings.commentTag);
  if (answer.is === 'skipped') return reportSkipped(io, answer);
  const job: ResumeJob = { io, settings, access, number: access.subject?.number ?? 0 };
  if (answer.is === 'refused') return refuse(job, answer.why);
  return answer.verb === 'reject' ? reject(job, answer) : resume(job, answer);
}

interface ResumeJob {
  readonly io: TimedActionIo;
  readonly settings: ResumeSettings;
  readonly access: GitHubAccess;
  readonly number: number;
}

type Answer = Extract<LateAnswer, { readonly is: 'answer' }>;

async function refuse({ io, settings, access, number }: ResumeJob, why: string): Promise<Conclusion> {
  const text = toMarkdown([{ type: 'paragraph', line: [`🚫 The answer does not count. ${why}`] }]);
  const body = `${buildMarker({ kind: 'new', tag: settings.commentTag })}\n${io.redactor.redact(text)}`;
  await createComment(access.github(), { number, body });
  return reportSkipped(io, { why: `The answer does not count. ${why}`, remedy: 'Nothing was sent.' });
}

async function reject(job: ResumeJob, { person, question }: Answer): Promise<Conclusion> {
  const isFirst = await claimByReaction(job.access.github(), question.questionComment.id);
  if (!isFirst) return refuse(job, 'Another answer came first.');
  await unpark(job, question, `${person} answered: reject.`);
  return reportSkipped(job.io, { why: `"${person}" rejected the question.`, remedy: 'Nothing was sent.' });
}

/** Claims the answer only after all checks, so that the person can repeat an answer that was refused. */
async function resume(job: ResumeJob, { person, answeredAt, question }: Answer): Promise<Conclusion> {
  const { io, access } = job;
  const { binding } = question.parked;
  const fixedFacts = await readFixedFacts(job);
  const readCircumstances = async () => ({ ...fixedFacts, ...(await readCurrentFacts(job)) });
  const now = { ...(await readCircumstances()), session: binding.session };
  const verdict = allow({ is: 'parked', binding }, { now, nowMs: io.clock.now() });
  if (verdict.is === 'refused') return refuse(job, verdict.why);
  const isFirst = await claimByReaction(access.github(), question.questionComment.id);
  const claimed = claim(verdict, isFirst);
  if (claimed.is === 'refused') return refuse(job, claimed.why);
  return runWithGrant(job, question, { claimed, person, answeredAt, readCircumstances });
}

async function runWithGrant(job: ResumeJob, question: FoundQuestion, grant: LateGrant): Promise<Conclusion> {
  const { io, settings, access } = job;
  const { person } = grant;
  const tracker = trackGrant(io, grant);
  try {
    await unpark(job, question, `${person} answered: allow. The intern is told.`);
    const start = { beginning: { by: 'prompt' as const, prompt: toPrompt(question) }, wrapAsker: tracker.wrapAsker };
    const sessionId = question.parked.binding.session;
    return await runOnInternAction(io, { ...settings, sessionId, start }, access);
  } finally {
    const outcome = tracker.end();
    const remark =
      outcome.is === 'used' ? 'The intern has used it.' : `The permission was not used, and is lost. ${outcome.why}`;
    if (outcome.is === 'lost') io.log.warning(`${person}: ${remark}`);
    await updateQuestionComment(job, question, `${person} answered: allow. ${remark}`);
  }
}

async function unpark(job: ResumeJob, question: FoundQuestion, text: string): Promise<void> {
  const { access } = job;
  const body = removeParked(question.stickyBody, question.parked.code);
  await updateComment(access.github(), { id: question.stickyComment.id, body });
  await updateQuestionComment(job, question, text);
}

function updateQuestionComment(
  { io, settings, access, number }: ResumeJob,
  { questionComment, stickyComment, parked }: FoundQuestion,
  text: string,
): Promise<void> {
  const place = { io, access, number, tag: settings.commentTag, sticky: stickyComment.id };
  const mark = { code: parked.code, state: 'decided', until: parked.binding.untilMs } as const;
  return updateQuestion(place, questionComment, { mark, text });
}

function toPrompt({ parked }: FoundQuestion): string {
  const pause = readPause(parked.arguments);
  const operation = 'error' in pause ? undefined : pause.operation;
  const suffix = typeof operation === 'string' ? `: ${JSON.stringify(operation)}` : '';
  return `A permission that you asked for in this session, and that nobody answered in time, is given now${suffix}. It holds once, and only for exactly the same request. Ask for it again with the same arguments, and go on with your work.`;
}

interface LateGrant {
  readonly claimed: Claimed;
  readonly person: string;
  readonly answeredAt: string;
  readonly readCircumstances: () => Promise<Omit<Circumstances, 'session'>>;
}

export function trackGrant({ clock, signal }: ActionIo, { claimed, person, answeredAt, readCircumstances }: LateGrant) {
  let grant: Claimed | Used | Lost = claimed;
  const tryRedeem = async (unused: Claimed, digest: string, session: string): Promise<Claimed | Used | Lost> => {
    try {
      const now = { ...(await readCircumstances()), session };
      return redeem(unused, digest, { now, nowMs: clock.now() });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ToolkitError)) throw error;
      return { is: 'lost', why: `It is not known whether anything has changed since: ${describeError(error)}` };
    }
  };
  return {
    wrapAsker:
      (ask: AskPerson | undefined): AskPerson =>
      async (request) => {
        const { question, decision, answeredBy } = request;
        const { pause } = decision;
        const ids = [question.toolCall.id, question.sessionId];
        const digest = pause === null || namesOtherId(pause, ids) ? '' : digestPause(pause); // '' fits no grant
        if (grant.is !== 'claimed' || !isForDigest(grant, digest)) return ask?.(request);
        grant = await tryRedeem(grant, digest, question.sessionId);
        if (grant.is !== 'used') return ask?.(request);
        answeredBy?.(person);
        return { grantReason: `Allowed on the pull request at ${answeredAt}, after the question was parked.` };
      },
    end: () => endUnused(grant),
  };
}

async function readCurrentFacts({ io, settings, access, number }: ResumeJob) {
  const { event, github } = access;
  const log = { ...io.log, info: io.log.debug }; // the run itself logs which policy it has
  const { facts } = await readPolicySource({ ...io, ...settings, log, event, github });
  const { head, base, state, draft } = await readPullRequest(github(), number);
  const currentState: Circumstances['state'] = state !== 'open' ? 'closed' : draft === true ? 'draft' : 'ready';
  return { head: head.sha, base: base.ref, state: currentState, policy: facts.digest };
}

async function readFixedFacts({ io, settings }: ResumeJob) {
  const { client } = await connect(io, settings);
  const { id } = await findRunningIntern({ ...io, ...settings, client });
  return { intern: id, approvalMode: settings.approvalMode, service: new URL(settings.baseUrl).origin };
}
