// What the transcript of a job says happened is what the service says happened.
import type { SentRequest } from '../history.ts';
import { intruderPrompt } from '../job/intruder.ts';
import type { JobRecord, StepRecord } from '../job/job.ts';
import type { Simulated } from '../simulation.ts';
import type { Invariant } from './invariant.ts';
import { livesOf } from './run-lives.ts';
import { type StreamWords, wordsOf } from './streams.ts';

/** Agreement of both sides. */
export const agreementInvariants: readonly Invariant[] = [
  { name: 'the transcript has the words of the intern', check: eachJob(checkWords) },
  { name: 'the transcript has all that the run has said', check: eachJob(checkReply) },
  { name: 'the transcript has the questions of the intern', check: eachJob(checkQuestions) },
  { name: 'the answer that was taken is the one that was decided', check: checkDecisions },
  { name: 'the intern does what it was answered', check: checkObedience },
  { name: 'a run that finished for the job finished at the service', check: eachJob(checkConclusion) },
  { name: 'the usage in the transcript is what the service counted', check: eachJob(checkUsage) },
  { name: 'the transcript has the requests that were answered', check: eachJob(checkRequests) },
  { name: 'the journal has what was decided', check: checkJournal },
];

function eachJob(check: (job: JobRecord, simulated: Simulated) => string | undefined): Invariant['check'] {
  return (simulated) =>
    simulated.jobs.flatMap((job) => {
      const problem = check(job, simulated);
      return problem === undefined ? [] : [`${job.plan.name}: ${problem}`];
    });
}

/** Whether the last step of a job finished. */
export function hasFinished({ steps }: JobRecord): boolean {
  return steps.at(-1)?.result?.conclusion === 'finished';
}

/** The responses whose streams a job has begun to read, as the service wrote them. */
function responsesOf({ plan }: JobRecord, { history }: Simulated): readonly StreamWords[] {
  return history.requests
    .filter(
      ({ from, status, chat, fault }) => from === plan.name && chat !== undefined && status === 200 && fault !== '200',
    )
    .flatMap(({ id }) => history.streams.filter(({ requestId }) => requestId === id))
    .map(wordsOf);
}

const allEvents = ({ steps }: JobRecord): StepRecord['events'] => steps.flatMap(({ events }) => events);

function checkWords(job: JobRecord, simulated: Simulated): string | undefined {
  const heard = textOf(job);
  const said = responsesOf(job, simulated)
    .map(({ text }) => text)
    .join('');
  if (hasFinished(job) ? heard === said : said.startsWith(heard)) return undefined;
  return `it heard "${heard}", and the intern said "${said}"`;
}

/** What an intern says while nobody listens is told with the answer. */
function checkReply(job: JobRecord, { history }: Simulated): string | undefined {
  const session = job.steps.at(-1)?.result?.record.session_id;
  if (!hasFinished(job) || job.plan.sessionId === 'shared') return undefined;
  const said = livesOf(history)
    .filter(({ sessionId, prompt }) => sessionId === session && prompt !== intruderPrompt)
    .map(({ states }) => states.at(-1)?.reply ?? '')
    .join('');
  const heard = textOf(job);
  return heard === said ? undefined : `it heard "${heard}", and its runs have said "${said}"`;
}

function textOf(job: JobRecord): string {
  return allEvents(job)
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('');
}

function checkQuestions(job: JobRecord, simulated: Simulated): string | undefined {
  const heard = allEvents(job).flatMap((event) =>
    event.type === 'pause' ? [`${event.tool_call_id} ${event.arguments}`] : [],
  );
  const asked = responsesOf(job, simulated).flatMap((response) =>
    response.asked === undefined ? [] : [`${response.asked.id} ${response.asked.arguments}`],
  );
  const isSame = heard.every((question, index) => question === asked[index]);
  return isSame && (heard.length === asked.length || !hasFinished(job))
    ? undefined
    : `it heard ${JSON.stringify(heard)}, and was asked ${JSON.stringify(asked)}`;
}

/** Requests that answered a question, as the service decided. */
function takenAnswers({ history }: Simulated): readonly SentRequest[] {
  return history.verdicts
    .filter(({ decision }) => decision === 'answered')
    .flatMap(({ requestId }) => history.requests[requestId - 1] ?? []);
}

function checkDecisions(simulated: Simulated): readonly string[] {
  return takenAnswers(simulated).flatMap(({ id, from, chat }) => {
    const job = simulated.jobs.find(({ plan }) => plan.name === from);
    const { toolCallId, content } = chat?.answer ?? { toolCallId: '', content: '' };
    if (job === undefined) return [`${from} answered question ${toolCallId} in request #${id}`];
    const decided = allEvents(job).flatMap((event) =>
      event.type === 'decision' && event.tool_call_id === toolCallId ? [event.answer] : [],
    );
    // The step that answers a question of an earlier one was given its answer.
    const isGiven = job.steps[0]?.result?.pending?.tool_call_id === toolCallId;
    return isGiven || decided.includes(content)
      ? []
      : [`question ${toolCallId} took "${content}", and ${from} decided ${JSON.stringify(decided)}`];
  });
}

function checkObedience({ history, ...simulated }: Simulated): readonly string[] {
  return takenAnswers({ history, ...simulated }).flatMap(({ id, chat }) => {
    const { toolCallId, content } = chat?.answer ?? { toolCallId: '', content: '' };
    const question = history.stored.find(({ pending }) => pending?.toolCallId === toolCallId)?.pending?.question;
    const stream = history.streams.find(({ requestId, isEnded }) => requestId === id && isEnded);
    if (question?.kind !== 'permission' || stream === undefined || question.operation === null) return [];
    const { text, finish } = wordsOf(stream);
    const word = content.startsWith('allow') ? 'allowed' : 'rejected';
    const number = question.operation.split(' ')[1];
    return finish === 'error' || text.includes(`${word} ${number} `)
      ? []
      : [`the answer "${content}" to "${question.operation}" made the intern say "${text}"`];
  });
}

function checkConclusion(job: JobRecord, { history }: Simulated): string | undefined {
  if (!hasFinished(job)) return undefined;
  const session = job.steps.at(-1)?.result?.record.session_id;
  const run = livesOf(history).findLast(({ sessionId, prompt }) => sessionId === session && prompt !== intruderPrompt);
  const state = run?.states.at(-1)?.state;
  return state === 'finished' ? undefined : `it finished, and its run ${run?.runId} is ${state}`;
}

function checkUsage(job: JobRecord, { history }: Simulated): string | undefined {
  if (!hasFinished(job)) return undefined;
  const told = allEvents(job).reduce((sum, event) => sum + (event.type === 'usage' ? (event.usage.cost ?? 0) : 0), 0);
  const session = job.steps.at(-1)?.result?.record.session_id;
  const counted = livesOf(history)
    .filter(({ sessionId, prompt }) => sessionId === session && prompt !== intruderPrompt)
    .reduce((sum, { states }) => sum + (states.at(-1)?.usage?.cost ?? 0), 0);
  // In a session that several jobs share the sums are those of all.
  if (job.plan.sessionId === 'shared' || Math.abs(told - counted) < 1e-9) return undefined;
  return `it was told of ${told} USD, and the service counted ${counted}`;
}

const routeNames = { identity: 'identity', keys: 'keys', token: 'exchange', list: 'list', chat: 'chat' } as const;

function checkRequests(job: JobRecord, { history, scenario }: Simulated): string | undefined {
  const told = allEvents(job).flatMap((event) => (event.type === 'request' ? [`${event.route} ${event.status}`] : []));
  const answered = history.requests
    .filter(({ from, status }) => from === job.plan.name && status !== undefined)
    .map(({ route, status }) => `${routeNames[route]} ${status}`);
  const isPart = isSubsequence(told, answered);
  // A document whose body is cut is no answer.
  const mayLack = scenario.weather === 'rough' || job.plan.cancelAtMs !== undefined;
  return isPart && (mayLack || told.length === answered.length)
    ? undefined
    : `it tells of ${told.join(', ')}; answered were ${answered.join(', ')}`;
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  for (const one of part) {
    const at = whole.indexOf(one, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}

function checkJournal({ history, journal }: Simulated): readonly string[] {
  const last = new Map(history.verdicts.map(({ requestId, decision }) => [requestId, decision]));
  const noted = [...last.values()].toSorted().join(', ');
  const written = journal
    .map(({ decision }) => decision)
    .filter((decision) => decision !== 'received')
    .toSorted()
    .join(', ');
  return noted === written ? [] : [`the journal has ${written}; decided was ${noted}`];
}
