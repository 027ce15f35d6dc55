// One job: the real client from its credentials to what its run came to, on virtual time and over the virtual network.
import type { Clock } from '../../../src/clock.ts';
import { RunError, toToolkitError } from '../../../src/errors.ts';
import type { Fetch } from '../../../src/http/transport.ts';
import { connect } from '../../../src/job/connect.ts';
import { withinTime } from '../../../src/job/io.ts';
import { type Beginning, recordWarnings, runOnIntern } from '../../../src/job/run-on-intern.ts';
import type { Log } from '../../../src/log.ts';
import { unknownContext } from '../../../src/permission/decide/decide.ts';
import type { Policy } from '../../../src/permission/policy.ts';
import type { PauseOptions } from '../../../src/run/pause.ts';
import { type PendingQuestion, toToolCall } from '../../../src/run/question.ts';
import type { RunResult } from '../../../src/run/run.ts';
import { createRedactor } from '../../../src/secret.ts';
import type { RecordedEvent } from '../../../src/transcript/events.ts';
import { createRecorder } from '../../../src/transcript/recorder.ts';
import type { History } from '../history.ts';
import type { JobPlan } from '../scenario/job-plan.ts';
import { audience, baseUrl, federationPolicyId, internName, issuer } from '../service/deployment.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';

/** What a job did: two steps where the first left its question open for another. */
export interface JobRecord {
  readonly plan: JobPlan;
  readonly steps: readonly StepRecord[];
}

/** One step of a job. */
export interface StepRecord {
  /** The transcript. */
  readonly events: readonly RecordedEvent[];
  /** Undefined when the run could not begin, or when it has not ended. */
  readonly result: RunResult | undefined;
  /** Of the run, or why it could not begin. */
  readonly errorCode: string | null;
  readonly startedAtMs: number;
  /** Undefined while it goes on. */
  readonly endedAtMs: number | undefined;
}

/** What a job is made of. */
export interface JobOptions {
  readonly plan: JobPlan;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly fetch: Fetch;
  readonly policy: Policy;
  readonly history: History;
}

type GrowingStep = { -readonly [Field in keyof StepRecord]: StepRecord[Field] } & { readonly events: RecordedEvent[] };

/** Starts a job; what it does is added to the record as it goes. */
export function startJob(options: JobOptions): { readonly record: JobRecord; readonly over: Promise<void> } {
  const { plan, timeline } = options;
  const steps: GrowingStep[] = [];
  const cancel = new AbortController();
  if (plan.cancelAtMs !== undefined) {
    timeline.plan('client', plan.cancelAtMs, () => {
      options.history.log(plan.name, 'is cancelled');
      cancel.abort(new RunError('cancelled', 'The job was cancelled.'));
    });
  }
  const takeStep = async (beginning: Beginning): Promise<PendingQuestion | null> => {
    const step: GrowingStep = {
      events: [],
      result: undefined,
      errorCode: null,
      startedAtMs: timeline.now(),
      endedAtMs: undefined,
    };
    steps.push(step);
    try {
      step.result = await run(beginning, step.events, options, cancel.signal);
      step.errorCode = step.result.error?.code ?? null;
    } catch (error: unknown) {
      step.errorCode = toToolkitError(error).code;
    }
    step.endedAtMs = timeline.now();
    options.history.log(plan.name, `${step.result?.conclusion ?? 'failed'} ${step.errorCode ?? ''}`);
    return step.result?.pending ?? null;
  };
  const all = async (): Promise<void> => {
    const pending = await takeStep({ by: 'prompt', prompt: plan.prompt });
    if (pending !== null) await takeStep({ by: 'answer', reply: givenAnswer(pending) });
  };
  return { record: { plan, steps }, over: all() };
}

/** What a later job answers to a question that was left open; that this is an answer it knows from the arguments. */
function givenAnswer(pending: PendingQuestion): Extract<Beginning, { by: 'answer' }>['reply'] {
  const isPermission = pending.arguments.includes('"kind":"permission"');
  const answer = isPermission ? 'allow_once' : JSON.stringify({ action: 'accept', content: { text: 'An answer' } });
  const { session_id: sessionId, tool_call_id: toolCallId } = pending;
  return { sessionId, toolCallId, toolCall: toToolCall(pending), answer };
}

function run(
  beginning: Beginning,
  events: RecordedEvent[],
  options: JobOptions,
  signal: AbortSignal,
): Promise<RunResult> {
  const { plan, policy, history, fetch, timeline, random } = options;
  const clock = createJobClock(timeline, random, plan.skewMs);
  const redactor = createRedactor();
  const recorder = createRecorder({ clock, redactor });
  recorder.observe((event) => {
    events.push(event);
    const { at: _, ...shown } = event;
    // Which policy decided is the same in every run, and its trace is long.
    history.log(
      plan.name,
      event.type === 'decision' ? `decision ${event.answer} for ${event.tool_call_id}` : JSON.stringify(shown),
    );
  });
  const plain = createJobLog(plan.name, history, redactor.add);
  const isAnswer = beginning.by === 'answer';
  return withinTime({ clock, signal }, plan.timeoutMs, (timed) => {
    const io = { ...timed, ...world(), fetch, log: plain, redactor };
    const settings = { idleTimeoutMs: plan.idleTimeoutMs, baseUrl, credentials };
    return runOnIntern({
      ...plan,
      ...timed,
      log: recordWarnings(plain, recorder),
      recorder,
      redactor,
      intern: internName,
      beginning,
      onPause: isAnswer ? 'resolve' : plan.onPause,
      failOnReject: false,
      policy,
      facts: { path: null, commit: null, digest: null },
      context: unknownContext,
      askPerson: askPerson(clock, plan),
      connect: (onRequest) => connect(io, settings, onRequest),
    });
  });
}

/** A person answers after a while, or nobody does: then the time for the answer goes by. */
function askPerson(clock: Clock, { personMs }: JobPlan): PauseOptions['askPerson'] {
  return async ({ question, signal }) => {
    const leftMs = Math.max(0, question.answerUntil - clock.monotonic());
    await clock.sleep(Math.min(leftMs, personMs ?? leftMs), signal);
    return personMs === undefined || personMs >= leftMs ? undefined : 'allow';
  };
}

const credentials = {
  by: 'exchange',
  federationPolicyId,
  audience,
  isAudienceDefault: false,
  subjectToken: { from: 'ci' },
  apiKey: undefined,
} as const;

/** A job of GitHub Actions without files or programs. */
function world() {
  const nothing = (): Promise<never> => Promise.reject(new Error('A simulated job has no files and no programs.'));
  return {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: '/nowhere',
      RUNNER_TEMP: '/nowhere',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request-token',
    },
    cwd: '/nowhere',
    readFile: nothing,
    files: 'workspace',
    execute: nothing,
  } as const;
}

/** The clock of a job's machine: its wall clock may be wrong, what it measures is not. */
function createJobClock(timeline: Timeline, random: Random, skewMs: number): Clock {
  const startedAtMs = timeline.now();
  return {
    now: () => timeline.now() + skewMs,
    monotonic: () => timeline.now() - startedAtMs,
    random: () => random.below(1_000) / 1_000,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const fail = (): void => {
          callOff();
          reject(signal?.reason);
        };
        const callOff = timeline.plan('client', ms, () => {
          signal?.removeEventListener('abort', fail);
          resolve();
        });
        if (signal?.aborted === true) fail();
        else signal?.addEventListener('abort', fail, { once: true });
      }),
  };
}

function createJobLog(name: string, history: History, mask: Log['mask']): Log {
  const tell = (level: string) => (message: string) => history.log(name, `${level}: ${message}`);
  return {
    debug() {},
    info: tell('info'),
    notice: tell('notice'),
    warning: tell('warning'),
    error: tell('error'),
    mask,
  };
}
