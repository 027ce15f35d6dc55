// The beginning of a run: a prompt, or the answer to a question that an earlier step left open.
import { maxPromptCharacters } from '../contract/limits.ts';
import { InputError } from '../errors.ts';
import type { AnswerSettings } from '../inputs/answer-settings.ts';
import type { PromptSettings } from '../inputs/run-settings.ts';
import type { Log } from '../log.ts';
import { toToolCall } from '../run/response.ts';
import type { GivenAnswer, RunOptions, RunResult } from '../run/run.ts';
import { runAnswer, runPrompt } from '../run/run.ts';
import { input, worded } from '../wording.ts';
import type { Workspace } from './workspace.ts';
import { readTextOf } from './workspace.ts';

/** The beginning of a run. */
export type Beginning =
  | { readonly by: 'prompt'; readonly prompt: string }
  | { readonly by: 'answer'; readonly given: GivenAnswer };

/**
 * The prompt from its input or file, or the answer.
 *
 * @throws {InputError} `input_invalid`: the prompt file can't be read, is no UTF-8, or is empty; `input_missing`: the prompt is empty
 */
export async function readBeginning(
  settings: PromptSettings | AnswerSettings,
  workspace: Workspace,
  log: Log,
): Promise<Beginning> {
  if (settings.command === 'answer') return { by: 'answer', given: toGivenAnswer(settings) };
  const { prompt: setting } = settings;
  const prompt = setting.from === 'input' ? setting.text : await readPromptFile(setting.path, workspace);
  refuseEmpty(prompt);
  if (prompt.length > maxPromptCharacters) {
    log.warning(
      `The prompt has ${prompt.length} characters. Deployments of the service take ${maxPromptCharacters}; it is sent as it is.`,
    );
  }
  return { by: 'prompt', prompt };
}

/** A prompt of white space says nothing, and the service takes no empty one (docs/service-api.md, "Chat request body"). */
function refuseEmpty(prompt: string): void {
  if (prompt.trim() !== '') return;
  throw new InputError('input_missing', worded`${input('prompt')} is empty. Say what the intern is to do.`, {
    source: 'prompt',
  });
}

/**
 * Runs what has begun to its end.
 *
 * @throws {InputError} `input_missing`: the prompt is empty
 */
export async function beginRun(beginning: Beginning, options: RunOptions): Promise<RunResult> {
  switch (beginning.by) {
    case 'prompt':
      refuseEmpty(beginning.prompt); // placeholders may have left nothing
      return runPrompt({ ...options, prompt: beginning.prompt });
    case 'answer':
      return runAnswer({ ...options, sessionId: beginning.given.sessionId, given: beginning.given });
    default:
      return beginning satisfies never;
  }
}

function toGivenAnswer({ question, answer }: AnswerSettings): GivenAnswer {
  const { tool_call_id, session_id, call } = question;
  const toolCall = call && toToolCall({ tool_call_id, ...call });
  return { sessionId: session_id, toolCallId: tool_call_id, toolCall, answer };
}

async function readPromptFile(given: string, workspace: Workspace): Promise<string> {
  const text = await readTextOf('prompt-file', given, workspace);
  if (text.trim() !== '') return text;
  throw new InputError('input_invalid', worded`${input('prompt-file')} is "${given}", which is empty.`, {
    source: 'prompt-file',
  });
}
