// Stops the main step's proxy. If the main step was killed or failed, does what it left undone: ends its agents, writes
// its commit status, and rejects its open question, because the intern would wait for the answer.
import { describeError } from '../../errors.ts';
import type { ServiceSettings } from '../../inputs/service-settings.ts';
import { readActionInputs } from '../../inputs/settings.ts';
import { connect } from '../../job/connect.ts';
import { withinTime } from '../../job/io.ts';
import { parseJson } from '../../json.ts';
import { startDecisions, unknownContext } from '../../permission/decide/decide.ts';
import { rejectEverything } from '../../permission/policy.ts';
import { toToolCall } from '../../run/question.ts';
import { settleUnwrittenStatus } from '../findings/review-status.ts';
import { endAgents } from '../local/saved-agents.ts';
import { stopProxy } from '../proxy/stop.ts';
import { type OpenQuestion, openQuestion } from '../run/open-question.ts';
import type { ActionIo } from '../runner/io.ts';
import { runStep } from '../runner/step.ts';
import { readSavedState } from '../saved-state.ts';

const timeoutMs = 20_000;

export async function runPostStep(): Promise<void> {
  await runStep(async (io) => {
    await runPost(io);
    return true;
  });
}

/** Only warns of a failure: the main step decides the job's result. */
export async function runPost(io: ActionIo): Promise<void> {
  const savedProxy = readSavedState(io.env, 'proxy');
  if (savedProxy !== undefined) await stopProxy(io, savedProxy);
  const savedAgents = readSavedState(io.env, 'agents');
  if (savedAgents !== undefined) endAgents(io, savedAgents);
  const savedStatus = readSavedState(io.env, 'review_status');
  if (savedStatus !== undefined) await settleUnwrittenStatus(io, savedStatus);
  const savedQuestion = readSavedState(io.env, 'open_question');
  if (savedQuestion === undefined) return;
  const question = openQuestion.safeParse(parseJson(savedQuestion)).data;
  if (question === undefined) {
    io.log.warning("A question of the intern may stay open until its deadline: its saved state can't be read.");
    return;
  }
  try {
    const settings = readActionInputs(io.getInput);
    if (!('baseUrl' in settings)) return; // a local service, if any, ended with the step
    await rejectQuestion(io, settings, question);
    io.log.notice('The step ended while a question of the intern was open. It has now been rejected.');
  } catch (error) {
    io.log.warning(`A question of the intern stays open until its deadline: ${describeError(error)}`);
  }
}

async function rejectQuestion(io: ActionIo, settings: ServiceSettings, question: OpenQuestion): Promise<void> {
  const decisions = startDecisions(rejectEverything, unknownContext);
  const { answer } = decisions.decide({ toolCallId: question.tool_call_id, arguments: question.arguments });
  if (answer === null) throw new Error('there is no answer that would reject it');
  const { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question;
  const answerOptions = { internId, sessionId, toolCallId, toolCall: toToolCall(question), answer };
  await withinTime(io, timeoutMs, async (job) => {
    const { client } = await connect(job, settings);
    // The first event shows that the service took the answer. Leaving the loop then cancels the run.
    for await (const _ of client.answer({ ...answerOptions, signal: job.signal })) break;
  });
}
