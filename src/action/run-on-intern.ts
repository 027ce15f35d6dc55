// A prompt or an answer: from the job's identity to a finished run, on one screen.
import { createClient } from '../client/client.ts';
import { visibilityOf } from '../github/event.ts';
import type { AnswerSettings } from '../inputs/answer-settings.ts';
import type { PromptSettings } from '../inputs/prompt-settings.ts';
import { holdBearer } from '../job/bearer.ts';
import { beginRun, readBeginning } from '../job/beginning.ts';
import { startDeadline } from '../job/deadline.ts';
import { createTranscriptFile, openWorkspace } from '../job/workspace.ts';
import { startDecisions } from '../permission/decide/decide.ts';
import { logEvents } from '../report/live-log.ts';
import { toShownLevel } from '../report/shown-level.ts';
import { findRunningIntern } from '../run/find-intern.ts';
import type { AnsweredRequest, Conclusion } from '../transcript/events.ts';
import { toRequestEvent, toStartEvent } from '../transcript/events.ts';
import { createRecorder } from '../transcript/recorder.ts';
import { askOnPullRequest } from './comment/ask-person.ts';
import { openComment } from './comment/run-comment.ts';
import { whyNotStart } from './gate.ts';
import { openGitHub } from './github-access.ts';
import { keepOpenQuestion } from './open-question.ts';
import { recordFailure, reportRun, reportSkipped } from './outcome.ts';
import { fillBeginning } from './prompt.ts';
import { collectRemarks } from './remarks.ts';
import { readRunPolicy } from './run-policy.ts';
import { readEvent } from './runner/event.ts';
import type { ActionIo } from './runner/io.ts';

/** Runs the action on an intern, to the conclusion of the run. */
export async function runOnIntern(outer: ActionIo, settings: PromptSettings | AnswerSettings): Promise<Conclusion> {
  const remarks = collectRemarks(outer.log);
  const io = { ...outer, log: remarks.log };
  const access = openGitHub(io, settings, await readEvent(io));
  const refusal = await whyNotStart(io, settings, access);
  if (refusal !== undefined) return reportSkipped(io, refusal);

  const workspace = openWorkspace(io);
  const beginning = await fillBeginning(await readBeginning(settings, workspace, io.log), access);
  const { policy, facts, context } = await readRunPolicy(io, settings, access, workspace);
  const level = toShownLevel(settings.transcript, visibilityOf(access.event));
  const transcript = createTranscriptFile(settings.transcriptFile, workspace);
  const comment = await openComment(io, settings, access);
  const observers = [transcript.write, logEvents(io.log, level), keepOpenQuestion(io)];
  const recorder = createRecorder({ ...io, observers: comment ? [...observers, comment.observe] : observers });
  remarks.recordIn(recorder);
  const deadline = startDeadline(settings.timeoutMs, io.clock, io.signal);
  const stages = { ...io, ...settings, signal: deadline.signal };
  try {
    const onRequest = (request: AnsweredRequest): void => recorder.record(toRequestEvent(request));
    const bearer = await holdBearer({ ...stages, ...workspace, onRequest });
    const client = createClient({ ...stages, ...bearer, onRequest });
    const intern = await findRunningIntern({ ...stages, client });
    recorder.record(toStartEvent(intern, settings.approvalMode, facts, context));
    comment?.follow(recorder);

    const decisions = startDecisions(policy, context);
    const askPerson = askOnPullRequest(io, access, comment);
    const sessionId = settings.sessionFromComment ? comment?.sessionId : settings.sessionId;
    const run = { client, internId: intern.id, decisions, recorder, deadline: deadline.at, askPerson, sessionId };
    const result = await beginRun(beginning, { ...stages, ...run });
    await reportRun(io, result, level, transcript.path);
    await comment?.finish(result.record);
    return result.conclusion;
  } catch (error) {
    await comment?.fail(error);
    throw recordFailure(io, recorder, transcript.path, error);
  } finally {
    deadline.clear();
    transcript.close();
  }
}
