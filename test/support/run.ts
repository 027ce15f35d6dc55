// A run against scripted responses, with decisions that the test makes.
import type { FinishEvent } from '../../src/client/chat.ts';
import { type ClientOptions, createClient } from '../../src/client/client.ts';
import type { Decisions, PermissionDecision, PermissionRequest } from '../../src/permission/decide/decide.ts';
import type { PauseOptions } from '../../src/run/pause.ts';
import type { RunOptions } from '../../src/run/run.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import type { RecordedEvent } from '../../src/transcript/events.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { finalChunk, finishChunk, pauseChunk, streamResponse } from './chat.ts';
import { handClock } from './clock.ts';
import { recordLog } from './log.ts';
import { type Scripted, scriptedFetch } from './responses.ts';

/** A decision to send an answer; null stops the run. */
export function decisionOf(answer: string | null, more: Partial<PermissionDecision> = {}): PermissionDecision {
  const verb = answer === null ? 'stop' : answer.startsWith('allow') ? 'allow' : 'reject';
  return {
    pause: null,
    kind: 'permission',
    operation: 'shell',
    place: undefined,
    verb,
    answer,
    outcome: verb,
    rule: 'made-up',
    reason: null,
    trace: [],
    ladder: null,
    budgets: '',
    ...more,
  };
}

/** A call of one of the functions of {@link Decisions}. */
export interface DecisionCall {
  readonly called: keyof Decisions;
  readonly request: PermissionRequest;
}

type Scriptable = Exclude<keyof Decisions, 'counts'>;

/** Decisions that the test has made, each function's in order; the last one of each stands for all that follow. */
export function scriptedDecisions(
  script: Partial<Readonly<Record<Scriptable, readonly PermissionDecision[]>>>,
): Decisions & { readonly calls: readonly DecisionCall[] } {
  const calls: DecisionCall[] = [];
  const next = (called: Scriptable, request: PermissionRequest): PermissionDecision => {
    const made = script[called] ?? [];
    const count = calls.filter((call) => call.called === called).length;
    calls.push({ called, request });
    const decision = made[Math.min(count, made.length - 1)];
    if (decision === undefined) throw new Error(`The test has made no decision for ${called}.`);
    return decision;
  };
  return {
    calls,
    decide: (request) => next('decide', request),
    nobodyAnswered: (request) => next('nobodyAnswered', request),
    personAnswered: (request) => next('personAnswered', request),
    refused: (request) => next('refused', request),
    counts() {
      throw new Error('The test has made no counts.');
    },
  };
}

/** A response that asks for permission. */
export function pausedResponse(id = 'call-1', args: unknown = { kind: 'permission', operation: 'shell' }): Response {
  return streamResponse([pauseChunk(id, args), finishChunk('tool_calls'), finalChunk('session-1'), '[DONE]']);
}

/** The options of a run, and what it leaves behind. */
export function runOf(
  script: readonly Scripted[],
  { decisions: given, ...more }: Partial<RunOptions & Pick<PauseOptions, 'decisions'>> = {},
  client: Partial<ClientOptions> = {},
) {
  const clock = handClock();
  const log = recordLog();
  const fetch = scriptedFetch(...script);
  const events: RecordedEvent[] = [];
  const recorder = createRecorder({ clock, redactor: createRedactor() });
  recorder.observe((event) => events.push(event));
  const decisions = scriptedDecisions({
    decide: [decisionOf('allow_once')],
    nobodyAnswered: [decisionOf('reject_once')],
    refused: [decisionOf('reject_once'), decisionOf(null)],
  });
  const bearer = async (): Promise<Secret> => new Secret('key-1');
  const options: RunOptions = {
    client: createClient({ baseUrl: 'https://service.example/v1', bearer, fetch, clock, ...client }),
    internId: 'intern-1',
    startDecisions: async () => given ?? decisions,
    deadline: clock.monotonic() + 1_800_000,
    recorder,
    clock,
    log,
    approvalMode: 'manual',
    waitForInternMs: 300_000,
    onPause: 'resolve',
    onTimeout: 'fail',
    maxPauses: 50,
    failOnReject: false,
    ...more,
  };
  const bodies = (): readonly Body[] => fetch.sent.map(({ body }) => JSON.parse(body ?? 'null'));
  return { options, clock, log, fetch, events, decisions, bodies };
}

/** A chat request as it was sent. */
export interface Body {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly session_id?: string;
  readonly approval_mode?: string;
}

/** A finish event. */
export function finishOf(more: Partial<FinishEvent> = {}): FinishEvent {
  return {
    type: 'finish',
    finish_reason: 'stop',
    session_id: 'session-1',
    usage: null,
    model: 'service/intern',
    error: undefined,
    done: true,
    ...more,
  };
}
