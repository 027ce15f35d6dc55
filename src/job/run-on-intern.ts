// Runs an intern: the part that the action, the command line and the library share.
import type { Client } from '../client/client.ts';
import { maxPromptCharacters } from '../contract/limits.ts';
import { InputError, toToolkitError } from '../errors.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { AnswerSettings, PromptSettings } from '../inputs/run-settings.ts';
import { invalid, missing } from '../inputs/values.ts';
import type { Log } from '../log.ts';
import type { RunContext } from '../permission/context.ts';
import type { Decisions } from '../permission/decision.ts';
import type { Policy } from '../permission/policy.ts';
import { type FindInternOptions, findRunningIntern } from '../run/find-intern.ts';
import { toToolCall } from '../run/question.ts';
import { endRun, type Reply, type RunOptions, type RunResult, runAnswer, runPrompt } from '../run/run.ts';
import type { Redactor } from '../secret.ts';
import type { PolicyFacts, StartFacts } from '../transcript/events.ts';
import { type Recorder, toRequestEvent } from '../transcript/recorder.ts';
import { input, worded } from '../wording.ts';
import { readTextInput, type Workspace } from './workspace.ts';

export interface InternRunOptions
  extends Omit<RunOptions, 'client' | 'internId' | 'startDecisions'>,
    Pick<FindInternOptions, 'intern' | 'workspaceId'> {
  readonly beginning: Beginning;
  readonly policy: Policy;
  readonly facts: PolicyFacts;
  readonly redactor: Redactor;
  /** Absent in the library, whose client has the URL. */
  readonly baseUrl?: string;
  readonly startFacts?: StartFacts;
  readonly context: RunContext;
  readonly onFirstPause?: (() => Promise<void>) | undefined;
  /** Must call `onRequest` for every request that was answered. */
  readonly connect: (onRequest: (request: AnsweredRequest) => void) => Promise<{ readonly client: Client }>;
}

/** Throws a {@link ToolkitError}, which it records, if the run could not begin; later only what an observer throws. */
export async function runOnIntern(options: InternRunOptions): Promise<RunResult> {
  const { recorder, beginning, policy, facts, context, approvalMode, baseUrl, startFacts } = options;
  try {
    const { client } = await options.connect((request) => recorder.record(toRequestEvent(request)));
    refuseSecrets(options);
    const intern = await findRunningIntern({ ...options, client });
    const service = baseUrl === undefined ? undefined : new URL(baseUrl).origin;
    const startFields = { intern_id: intern.id, intern_name: intern.name, approval_mode: approvalMode };
    recorder.record({ type: 'start', ...startFields, policy: facts, context, service, ...startFacts });
    const startDecisions = async (): Promise<Decisions> => {
      const [decide] = await Promise.all([import('../permission/decide/decide.ts'), options.onFirstPause?.()]);
      return decide.startDecisions(policy, context);
    };
    return await beginRun(beginning, { ...options, client, internId: intern.id, startDecisions });
  } catch (thrown) {
    const error = toToolkitError(thrown);
    endRun(recorder, { conclusion: 'failed', error, pending: null });
    throw error;
  }
}

/** Refuses a secret in the prompt, because whoever runs the intern would get it. */
function refuseSecrets({ beginning, redactor }: InternRunOptions): void {
  if (beginning.by !== 'prompt' || redactor.redact(beginning.prompt) === beginning.prompt) return;
  const message =
    'The prompt holds a secret of this job: a key or a token that the log masks. Nothing was sent. Take it out of the text or file that the prompt comes from.';
  throw new InputError('prompt_has_secret', message, { source: 'prompt' });
}

export type Beginning =
  | { readonly by: 'prompt'; readonly prompt: string }
  | { readonly by: 'answer'; readonly reply: Reply };

/** Throws {@link InputError} `input_invalid` for the file, or `input_missing`. */
export async function readBeginning(
  settings: PromptSettings | AnswerSettings,
  workspace: Workspace,
  log: Log,
): Promise<Beginning> {
  if (settings.command === 'answer') {
    const { tool_call_id: toolCallId, session_id: sessionId, call } = settings.question;
    const toolCall = call && toToolCall({ tool_call_id: toolCallId, ...call });
    return { by: 'answer', reply: { sessionId, toolCallId, toolCall, answer: settings.answer } };
  }
  const { prompt: setting } = settings;
  const prompt = setting.from === 'input' ? setting.text : await readPromptFile(setting.path, workspace);
  refuseEmpty(prompt);
  if (prompt.length > maxPromptCharacters) {
    log.warning(
      `The prompt has ${prompt.length} characters, but deployments of the service take at most ${maxPromptCharacters}. It is sent as it is.`,
    );
  }
  return { by: 'prompt', prompt };
}

/** Refuses an empty prompt here, as the service would (docs/service-api.md, "Chat request body"). */
function refuseEmpty(prompt: string): void {
  if (prompt.trim() !== '') return;
  throw missing('prompt', worded`${input('prompt')} is empty. Say what the intern should do.`);
}

export async function beginRun(beginning: Beginning, options: RunOptions): Promise<RunResult> {
  if (beginning.by === 'answer') {
    return runAnswer({ ...options, sessionId: beginning.reply.sessionId, reply: beginning.reply });
  }
  refuseEmpty(beginning.prompt); // placeholders may have left it empty
  return runPrompt({ ...options, prompt: beginning.prompt });
}

async function readPromptFile(path: string, workspace: Workspace): Promise<string> {
  const text = await readTextInput('prompt-file', path, workspace);
  if (text.trim() !== '') return text;
  throw invalid('prompt-file', worded`${input('prompt-file')} is "${path}", which is empty.`);
}

export function recordWarnings(log: Log, recorder: Recorder): Log {
  return {
    ...log,
    warning(message) {
      log.warning(message);
      recorder.record({ type: 'remark', message });
    },
  };
}
