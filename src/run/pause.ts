// Answers the question of a pause: lets the policy or a person decide, and sends the answer in a new request.
import type { ChatEvent } from '../client/chat.ts';
import type { Client } from '../client/client.ts';
import { ApiError, describeError, PolicyError } from '../errors.ts';
import { type RetryOptions, withRetry } from '../http/retry.ts';
import type { Decisions, PermissionDecision, PermissionRequest, PersonWish } from '../permission/decide/decide.ts';
import { toGranted } from '../permission/decision.ts';
import type { DecidedBy } from '../transcript/events.ts';
import type { Recorder } from '../transcript/recorder.ts';
import type { Question } from './question.ts';
import { judgeAnswerRepeat } from './repeat.ts';
import { type FollowedResponse, followResponse } from './response.ts';

export interface AskedQuestion {
  readonly question: Question;
  readonly decision: PermissionDecision;
  /** Why the person's last answer did not count. */
  readonly refusal: string | undefined;
  readonly answeredBy?: (login: string) => void;
  readonly signal: AbortSignal | undefined;
}

/** The reason why nobody was asked, for example that the question could not be shown whole. */
type NotAsked = { readonly notAskedReason: string };

/** The reason to record if a person granted one use of the same request before this run. */
type EarlierGrant = { readonly grantReason: string };

/** Resolves to undefined if nobody answered in time. */
export type AskPerson = (asked: AskedQuestion) => Promise<PersonWish | NotAsked | EarlierGrant | undefined>;

/** No request is repeated after `deadline`. */
export interface PauseOptions extends Omit<RetryOptions, 'what' | 'maxAttempts'> {
  readonly client: Client;
  readonly internId: string;
  readonly decisions: Decisions;
  readonly askPerson?: AskPerson | undefined;
  readonly recorder: Pick<Recorder, 'record'>;
}

interface OpenPause extends PauseOptions {
  readonly question: Question;
  readonly request: PermissionRequest;
}

const abandonMs = 2500;

/**
 * Decides a question, sends the answer, and follows the response (docs/service-api.md, "Stream rules", 3). Rejects an
 * open question if the job is cancelled, so that the intern need not wait.
 *
 * @throws {PolicyError} `policy_stopped`: no answer is sent, and the service cancels the run at the question's deadline
 */
export async function resolvePause(question: Question, options: PauseOptions): Promise<FollowedResponse> {
  const { decisions, signal } = options;
  const request = { toolCallId: question.toolCall.id, arguments: question.toolCall.function.arguments };
  const pause = { ...options, question, request };
  const policyDecision = decisions.decide(request);
  let isOpen = true;
  try {
    const choice = policyDecision.outcome === 'ask' ? await ask(pause, policyDecision) : byPolicy(policyDecision);
    return await giveAnswer(pause, choice, () => {
      isOpen = false;
    });
  } catch (error) {
    // A policy that stops the run leaves the question unanswered, whether the job was cancelled or not.
    const isAbandoned = signal?.aborted === true && isOpen && !(error instanceof PolicyError);
    if (isAbandoned) await abandon(pause, byNobody(decisions.nobodyAnswered(request)));
    throw error;
  }
}

interface Choice {
  readonly decision: PermissionDecision;
  readonly by: DecidedBy;
  readonly person?: string | undefined;
}

const byPolicy = (decision: PermissionDecision): Choice => ({ decision, by: 'policy' });
const byNobody = (decision: PermissionDecision): Choice => ({ decision, by: 'nobody' });

async function ask(pause: OpenPause, decision: PermissionDecision): Promise<Choice> {
  const { question, request, decisions, askPerson, clock, signal } = pause;
  if (askPerson === undefined) return byNobody(decisions.nobodyAnswered(request));
  let refusal: string | undefined;
  let person: string | undefined;
  const answeredBy = (login: string): void => {
    person = login;
  };
  while (clock.monotonic() < question.answerUntil) {
    const wish = await askPerson({ question, decision, refusal, answeredBy, signal });
    if (wish === undefined) break;
    if (typeof wish === 'object' && 'notAskedReason' in wish) {
      return byNobody({ ...decisions.nobodyAnswered(request), reason: wish.notAskedReason });
    }
    const isGrant = typeof wish === 'object' && 'grantReason' in wish;
    const answered = decisions.personAnswered(request, isGrant ? 'allow' : wish);
    if (!('error' in answered))
      return { decision: isGrant ? toGranted(answered, wish.grantReason) : answered, by: 'person', person };
    refusal = answered.error;
  }
  return byNobody(decisions.nobodyAnswered(request));
}

/** If the service refuses an answer, sends the policy's next one (docs/policy.md, "How a pause is decided"). */
async function giveAnswer(pause: OpenPause, firstChoice: Choice, onEvent: () => void): Promise<FollowedResponse> {
  const { question, request, decisions, log } = pause;
  const deadline = Math.min(question.answerUntil, pause.deadline);
  const follow = (events: AsyncIterable<ChatEvent>) => followResponse(events, { ...pause, onEvent });
  for (let choice = firstChoice; ; ) {
    try {
      return await sendAnswer('answer', { ...pause, deadline }, choice, follow);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'api_refused' && error.data.status === 400;
      if (!isRefused) throw error;
      log.warning(`The service refused the answer ${JSON.stringify(choice.decision.answer)}: ${error.message}`);
      choice = byPolicy(decisions.refused(request, choice.decision));
    }
  }
}

function sendAnswer<Result>(
  what: string,
  pause: OpenPause,
  choice: Choice,
  follow: (events: AsyncIterable<ChatEvent>) => Promise<Result>,
): Promise<Result> {
  const { client, internId, signal } = pause;
  const { sessionId, toolCall } = pause.question;
  const answer = recordDecision(pause, choice);
  const options = { internId, sessionId, toolCallId: toolCall.id, toolCall, answer, signal };
  return withRetry({ ...pause, what }, () => follow(client.answer(options)), judgeAnswerRepeat);
}

/** @throws {PolicyError} `policy_stopped`: the decision has no answer to send */
function recordDecision({ question, recorder }: OpenPause, { decision, by, person }: Choice): string {
  const { kind, operation, place, answer, rule, reason, outcome, verb, trace, ladder, budgets } = decision;
  const fields = { tool_call_id: question.toolCall.id, kind, operation, answer, rule, reason };
  const decider = person === undefined ? { decided_by: by } : { decided_by: by, person };
  const placeField = place === undefined ? {} : { place };
  recorder.record({ type: 'decision', ...fields, ...placeField, outcome, verb, ...decider, trace, ladder, budgets });
  if (answer !== null) return answer;
  const subject = operation === null ? `a question of kind "${kind ?? 'unknown'}"` : `"${operation}"`;
  const why = reason === null ? '' : `: ${reason.replace(/\.$/, '')}`;
  const message = `The permission policy stopped the run at ${subject} by rule "${rule}"${why}. The question stays unanswered, and the run is cancelled at its deadline.`;
  throw new PolicyError('policy_stopped', message, { reason: rule });
}

/** Rejects the question, with a signal of its own, because the job's has aborted. May renew the access token first. */
async function abandon(pause: OpenPause, choice: Choice): Promise<void> {
  const { clock, log } = pause;
  if (choice.decision.answer === null) return;
  const limits = { signal: AbortSignal.timeout(abandonMs), deadline: clock.monotonic() + abandonMs };
  try {
    await sendAnswer('reject', { ...pause, ...limits }, choice, async (events) => {
      for await (const _ of events) break; // the service accepted the answer; closing the stream cancels the run
    });
    log.info('The open question was rejected, because the run was cancelled.');
  } catch (error) {
    log.warning(`The open question could not be rejected: ${describeError(error)}`);
  }
}
