// Runs a prompt for users of the library: sends it, decides the pauses, returns the result.
import type { Client } from '../client/client.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { ApprovalMode } from '../contract/chat.ts';
import { withinTime } from '../job/io.ts';
import { recordWarnings, runOnIntern } from '../job/run-on-intern.ts';
import { type Log, silentLog } from '../log.ts';
import { askUndecided } from '../permission/decide/ask-undecided.ts';
import { type PersonWish, type RunContext, unknownContext } from '../permission/decide/decide.ts';
import type { Policy } from '../permission/file/policy-file.ts';
import type { Pause } from '../permission/pause.ts';
import { rejectEverything } from '../permission/policy.ts';
import type { AskedQuestion } from '../run/pause.ts';
import { defaultMaxPauses } from '../run/question.ts';
import type { RunResult } from '../run/run.ts';
import { createRedactor, type Redactor } from '../secret.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import { createRecorder } from '../transcript/recorder.ts';

/** Decides a pause that the policy leaves undecided. Undefined rejects it; a question without fields stops the run. */
export type DecidePause = (pause: Pause) => PersonWish | undefined | Promise<PersonWish | undefined>;

/** A prompt to one intern, and the rules and functions that decide its pauses. */
export interface RunInternOptions {
  readonly client: Client;
  /** Name or id; both match exactly. */
  readonly intern: string;
  readonly prompt: string;
  /** Default `manual`: the intern asks before privileged tools. */
  readonly approvalMode?: ApprovalMode | undefined;
  /** 1 to 256 characters. Continues this session, or starts it if the intern does not know the id. */
  readonly sessionId?: string | undefined;
  /** A permission policy; default: none, so that `decide` gets every pause. */
  readonly policy?: Policy | undefined;
  /** Facts of the run for the policy; default: all unknown. */
  readonly context?: RunContext | undefined;
  /** Decides what the policy leaves undecided; default: the policy's own `default`, and nobody answers an `ask`. */
  readonly decide?: DecidePause | undefined;
  /** Receives every event as it happens, without secrets that `redactor` knows. */
  readonly onEvent?: ((event: RecordedEvent) => void) | undefined;
  /** Longest time of the run in milliseconds; default 30 minutes. */
  readonly timeoutMs?: number | undefined;
  /** Longest wait for an intern that is being provisioned, in milliseconds; default 5 minutes. */
  readonly waitForInternMs?: number | undefined;
  /** More pauses than this fail the run; default 50. */
  readonly maxPauses?: number | undefined;
  /** Concludes a run as `rejected` if anything in it was rejected; default false. */
  readonly failOnReject?: boolean | undefined;
  /** Concludes a run without an answer as `ended`, with the error `answer_empty`; default true. */
  readonly requireAnswer?: boolean | undefined;
  readonly redactor?: Redactor | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs one prompt to its end, across pauses (docs/service-api.md, "Chat run"). A failure of service, intern or policy
 * after the beginning does not throw: `error` of the result says why the run did not finish.
 *
 * @throws {ApiError} before the run begins: `intern_unknown`, `intern_ambiguous`, `intern_not_running`, `api_refused`,
 *   `api_unreachable`, `api_malformed`; {InputError} `prompt_has_secret`, `input_missing`
 */
export async function runIntern(options: RunInternOptions): Promise<RunResult> {
  const { client, decide, onEvent, policy = rejectEverything, clock = systemClock } = options;
  const { timeoutMs = 30 * 60_000, signal = new AbortController().signal, redactor = createRedactor() } = options;
  // Don't ask again if the answer did not fit the pause: `decide` would only repeat its answer.
  const askOnce = async ({ decision: { pause }, refusal }: AskedQuestion): Promise<PersonWish | undefined> => {
    return refusal !== undefined || pause === null ? undefined : decide?.(pause);
  };
  const recorder = createRecorder({ clock, redactor });
  if (onEvent !== undefined) recorder.observe(onEvent);
  return withinTime({ clock, signal }, timeoutMs, (job) =>
    runOnIntern({
      ...job,
      log: recordWarnings(options.log ?? silentLog, recorder),
      recorder,
      redactor,
      intern: options.intern,
      waitForInternMs: options.waitForInternMs ?? 5 * 60_000,
      beginning: { by: 'prompt', prompt: options.prompt },
      sessionId: options.sessionId,
      approvalMode: options.approvalMode ?? 'manual',
      onPause: 'resolve',
      onTimeout: 'fail',
      maxPauses: options.maxPauses ?? defaultMaxPauses,
      failOnReject: options.failOnReject ?? false,
      requireAnswer: options.requireAnswer ?? true,
      policy: decide === undefined ? policy : askUndecided(policy),
      facts: { path: null, commit: null, digest: null },
      context: options.context ?? unknownContext,
      askPerson: decide === undefined ? undefined : askOnce,
      connect: () => Promise.resolve({ client }),
    }),
  );
}
