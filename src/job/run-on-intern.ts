// A run on an intern: the part that action, command line and library share.
import type { Client } from '../client/client.ts';
import { InputError, type ToolkitError, toToolkitError } from '../errors.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { RunContext } from '../permission/context.ts';
import type { Decisions } from '../permission/decision.ts';
import type { Policy } from '../permission/policy.ts';
import { type FindInternOptions, findRunningIntern } from '../run/find-intern.ts';
import type { RunOptions, RunResult } from '../run/run.ts';
import type { Redactor } from '../secret.ts';
import type { PolicyFacts, StartFacts } from '../transcript/events.ts';
import { type Recorder, toRequestEvent, toStartEvent } from '../transcript/recorder.ts';
import { type Beginning, beginRun } from './beginning.ts';

/** A run, and what whoever starts it brings. */
export interface InternRunOptions
  extends Omit<RunOptions, 'client' | 'internId' | 'startDecisions'>,
    Pick<FindInternOptions, 'intern' | 'workspaceId'> {
  readonly beginning: Beginning;
  readonly policy: Policy;
  /** Origin of the policy. */
  readonly facts: PolicyFacts;
  /** Knows the secrets of the job. */
  readonly redactor: Redactor;
  /** Address of the service; absent for a library's client, which knows. */
  readonly baseUrl?: string;
  /** Facts about the program and the pull request for the transcript. */
  readonly startFacts?: StartFacts;
  /** Facts for the policy. */
  readonly context: RunContext;
  /** Awaited before the first decision: loads what only a run with pauses needs. */
  readonly onFirstPause?: (() => Promise<void>) | undefined;
  /** The client; `onRequest` is to be told of each answered request. */
  readonly connect: (onRequest: (request: AnsweredRequest) => void) => Promise<{ readonly client: Client }>;
}

/**
 * Run on an intern to the end, across pauses (docs/service-api.md, "Chat run"). What service, intern or policy did is the result.
 *
 * @throws {ToolkitError} why the run could not begin; the record ends with it
 */
export async function runOnIntern(options: InternRunOptions): Promise<RunResult> {
  const { recorder, beginning, policy, facts, context, approvalMode, baseUrl, startFacts } = options;
  try {
    const { client } = await options.connect((request) => recorder.record(toRequestEvent(request)));
    refuseSecrets(options);
    const intern = await findRunningIntern({ ...options, client });
    const origin = baseUrl === undefined ? {} : { service: new URL(baseUrl).origin };
    recorder.record(toStartEvent(intern, approvalMode, facts, context, { ...origin, ...startFacts }));
    const startDecisions = async (): Promise<Decisions> => {
      const [decide] = await Promise.all([import('../permission/decide/decide.ts'), options.onFirstPause?.()]);
      return decide.startDecisions(policy, context);
    };
    return await beginRun(beginning, { ...options, client, internId: intern.id, startDecisions });
  } catch (thrown) {
    throw recordFailure(thrown, recorder);
  }
}

/** A file that the prompt is read from may not be what it seems: a secret in it would go to whoever runs the intern. */
function refuseSecrets({ beginning, redactor }: InternRunOptions): void {
  if (beginning.by !== 'prompt' || redactor.redact(beginning.prompt) === beginning.prompt) return;
  throw new InputError(
    'prompt_has_secret',
    'The prompt holds a secret of this job: a key or a token that the log masks. Nothing was sent. Take it out of the text or file that the prompt comes from.',
    { source: 'prompt' },
  );
}

/** Ends the record of a run that failed before it began, and gives the error. */
function recordFailure(thrown: unknown, recorder: Recorder): ToolkitError {
  const error = toToolkitError(thrown);
  recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
  recorder.record({ type: 'end', conclusion: 'failed', error_code: error.code });
  return error;
}
