// What a job can count on (docs/reliability.md, "Rules").
import { interactionDeadlineMs } from '../../../src/contract/limits.ts';
import type { SentRequest } from '../history.ts';
import type { JobRecord } from '../job/job.ts';
import type { Simulated } from '../simulation.ts';
import { hasFinished } from './agreement.ts';
import type { Invariant } from './invariant.ts';

/** Promises of the client. */
export const jobInvariants: readonly Invariant[] = [
  { name: 'a run always ends within its limits', check: checkLimits },
  { name: 'a prompt never starts two runs', check: checkStarts },
  { name: 'a prompt is sent again only where it started nothing', check: checkResent },
  { name: 'a run survives what it promises to survive', check: checkSurvival },
  { name: 'nothing is sent again before its time', check: checkRetryAfter },
  { name: 'no answer is sent after its time', check: checkLateAnswers },
  { name: 'no access token is sent that has expired', check: checkTokens },
  { name: 'a question that a cancelled job leaves open is rejected', check: checkAbandoned },
];

/** A cancelled job may take so long to reject its open question. */
const abandonMs = 2_500;
const slackMs = 100;
/** An answer is sent so long before the deadline of its question, or not at all. */
const answerMarginMs = 20_000;

function checkLimits({ jobs, isHanging }: Simulated): readonly string[] {
  const late = jobs.flatMap(({ plan, steps }) =>
    steps.flatMap(({ startedAtMs, endedAtMs }, index) => {
      const limitMs = startedAtMs + plan.timeoutMs;
      const cancelMs = Math.max(
        startedAtMs,
        (steps[0]?.startedAtMs ?? 0) + (plan.cancelAtMs ?? Number.POSITIVE_INFINITY),
      );
      const lastMs = Math.min(limitMs, cancelMs) + abandonMs + slackMs;
      if (endedAtMs === undefined) return [`step ${index + 1} of ${plan.name} has not ended`];
      return endedAtMs <= lastMs ? [] : [`step ${index + 1} of ${plan.name} ended ${endedAtMs - lastMs} ms too late`];
    }),
  );
  return isHanging ? ['a job waits for what never comes', ...late] : late;
}

function checkStarts({ jobs, history }: Simulated): readonly string[] {
  const sent = jobs.flatMap(({ steps }) =>
    steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'prompt' ? [event.text] : []))),
  );
  return [...new Set(sent)].flatMap((prompt) => {
    const starts = history.begun.filter((run) => run.prompt === prompt).length;
    const times = sent.filter((text) => text === prompt).length;
    return starts <= times ? [] : [`"${prompt}" was sent ${times} times by its jobs, and started ${starts} runs`];
  });
}

const startedNothing: ReadonlySet<number> = new Set([401, 409, 429, 502, 503]);

/** The requests of a job that are about the same thing, with the one before each. */
function repeated(
  { plan }: JobRecord,
  { history }: Simulated,
): readonly { readonly before: SentRequest; readonly again: SentRequest }[] {
  const own = history.requests.filter(({ from }) => from === plan.name);
  return own.flatMap((again, index) => {
    const same = ({ route, chat }: SentRequest): boolean =>
      route === again.route &&
      chat?.prompt === again.chat?.prompt &&
      chat?.answer?.toolCallId === again.chat?.answer?.toolCallId &&
      chat?.answer?.content === again.chat?.answer?.content;
    const before = own.slice(0, index).findLast(same);
    return before === undefined ? [] : [{ before, again }];
  });
}

function checkResent(simulated: Simulated): readonly string[] {
  return simulated.jobs.flatMap((job) =>
    repeated(job, simulated)
      .filter(({ again }) => again.chat?.prompt !== undefined && again.chat.prompt === job.plan.prompt)
      .filter(({ before }) => !startedNothing.has(before.status ?? 0) && before.failure !== 'ECONNREFUSED')
      .map(
        ({ before, again }) =>
          `#${again.id} is the prompt of #${before.id}, which had ${before.status ?? before.failure}`,
      ),
  );
}

function checkSurvival({ jobs, scenario: { weather } }: Simulated): readonly string[] {
  if (weather === 'rough') return [];
  return jobs
    .filter((job) => !hasFinished(job) && job.plan.cancelAtMs === undefined)
    .map(({ plan, steps }) => `${plan.name} did not finish: ${steps.at(-1)?.errorCode}`);
}

function checkRetryAfter(simulated: Simulated): readonly string[] {
  return simulated.jobs.flatMap((job) =>
    repeated(job, simulated).flatMap(({ before, again }) => {
      const earliestMs = (before.answeredAtMs ?? 0) + (before.retryAfterMs ?? 0);
      // A job that is cancelled has no time to wait: it rejects its open question at once.
      const isLastWord = job.plan.cancelAtMs !== undefined && again.chat?.answer !== undefined;
      return before.retryAfterMs === undefined || again.sentAtMs >= earliestMs || isLastWord
        ? []
        : [`#${again.id} was sent ${earliestMs - again.sentAtMs} ms before #${before.id} allowed it`];
    }),
  );
}

function checkLateAnswers(simulated: Simulated): readonly string[] {
  return simulated.jobs.flatMap((job) => {
    const own = simulated.history.requests.filter(({ from }) => from === job.plan.name);
    const lastMsOf = answerTimes(job);
    return repeated(job, simulated).flatMap(({ before, again }) => {
      const lastMs = lastMsOf.get(again.chat?.answer?.toolCallId ?? '');
      // An attempt may begin with a new access token.
      const begun = own.find(({ id, sentAtMs }) => id > before.id && sentAtMs >= (before.answeredAtMs ?? 0)) ?? again;
      // After a 401 it goes on with the attempt that it has begun.
      // A refused answer is followed by a reject, which is an answer of its own: it has until the question's deadline.
      const marginMs = before.status === 400 ? answerMarginMs : 0;
      return lastMs === undefined || before.status === 401 || begun.sentAtMs <= lastMs + marginMs
        ? []
        : [`#${again.id} answers again ${begun.sentAtMs - lastMs} ms too late`];
    });
  });
}

/** Until when each question that a job answers itself may be answered again, by its tool call. */
function answerTimes({ plan, steps }: JobRecord): ReadonlyMap<string, number> {
  const [first] = steps;
  if (first === undefined || first.result?.conclusion === 'paused') return new Map();
  return new Map(
    first.events.flatMap((event) => {
      if (event.type !== 'pause') return [];
      const askedAtMs = Date.parse(event.at) - plan.skewMs;
      return [[event.tool_call_id, askedAtMs + interactionDeadlineMs - answerMarginMs]];
    }),
  );
}

function checkTokens({ history }: Simulated): readonly string[] {
  return history.verdicts
    .filter(({ reason }) => reason === 'access token expired')
    .map(({ requestId }) => `#${requestId} had a token that had expired`);
}

function checkAbandoned({ jobs, history, scenario: { weather } }: Simulated): readonly string[] {
  if (weather === 'rough') return [];
  return jobs.flatMap(({ steps, plan }) =>
    steps.flatMap(({ events, errorCode, endedAtMs = 0 }) => {
      const last = history.requests.findLast(({ from }) => from === plan.name);
      const cancelledAtMs = (steps[0]?.startedAtMs ?? 0) + (plan.cancelAtMs ?? 0);
      // It has tried for as long as it may, or was told to wait longer.
      if (endedAtMs - cancelledAtMs > abandonMs - slackMs || last?.retryAfterMs !== undefined) return [];
      const at = events.findLastIndex(({ type }) => type === 'pause');
      const pause = events[at];
      if (errorCode !== 'cancelled' || pause?.type !== 'pause') return [];
      const isHeard = events.slice(at + 1).some(({ type }) => type === 'finish');
      const isGoneOn = events.slice(at + 1).some(({ type }) => type === 'text' || type === 'reasoning');
      const isTaken = history.verdicts.some(
        ({ requestId, decision }) =>
          decision === 'answered' && history.requests[requestId - 1]?.chat?.answer?.toolCallId === pause.tool_call_id,
      );
      return !isHeard || isGoneOn || isTaken ? [] : [`${plan.name} left question ${pause.tool_call_id} open`];
    }),
  );
}
