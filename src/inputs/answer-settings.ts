// Settings of `command: answer`: which question, and the answer to send.
import { identifierLength, maxToolCallIdCharacters } from '../contract/limits.ts';
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import { exclude, type InputText, required } from './given.ts';
import { type RunSettings, readRunSettings } from './run-settings.ts';
import { badValue } from './values.ts';

/** A question that an earlier step left open, as its output `pending` has it. */
export interface PendingSetting {
  readonly tool_call_id: string;
  readonly session_id: string;
  /** Name and arguments as streamed; absent when only ids were given: then no tool call is echoed. */
  readonly call: { readonly name: string; readonly arguments: string } | undefined;
}

/** Everything that `command: answer` needs. */
export interface AnswerSettings extends RunSettings {
  readonly command: 'answer';
  readonly question: PendingSetting;
  readonly answer: string;
}

/** The settings of `command: answer`; `defaults` as in {@link readRunSettings}. */
export function readAnswerSettings(text: InputText, defaults: InputText): AnswerSettings {
  const settings = readRunSettings(text, defaults);
  const answer = required(text, 'answer', 'the answer as it is to be sent, for example "allow_once"');
  return { command: 'answer', ...settings, question: readQuestion(text), answer };
}

function readQuestion(text: InputText): PendingSetting {
  exclude(text, 'pending', 'tool-call-id');
  const pending = text('pending');
  if (pending !== undefined) {
    exclude(text, 'pending', 'session-id'); // the question says which session it belongs to
    return readPending(pending);
  }
  if (text('tool-call-id') === undefined) {
    throw new InputError(
      'input_missing',
      worded`Neither ${input('pending')} nor ${input('tool-call-id')} is given. Set ${input('pending')} to the output "pending" of the step that paused.`,
      { source: 'pending' },
    );
  }
  const toolCallId = required(text, 'tool-call-id', 'the id of the tool call that asks');
  if (toolCallId.length > maxToolCallIdCharacters) {
    throw badValue('tool-call-id', toolCallId, `Use at most ${maxToolCallIdCharacters} characters.`);
  }
  const sessionId = required(text, 'session-id', 'the session of the run that asks');
  return { tool_call_id: toolCallId, session_id: sessionId, call: undefined };
}

function readPending(value: string): PendingSetting {
  const use = 'Use the output "pending" of the step that paused, whole.';
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    throw badValue('pending', value, use);
  }
  const fields = new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : []);
  const field = (name: string, maxLength: number): string => {
    const found = fields.get(name);
    if (typeof found === 'string' && found !== '' && found.length <= maxLength) return found;
    throw badValue('pending', value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
  };
  const longest = 1024 * 1024;
  return {
    tool_call_id: field('tool_call_id', maxToolCallIdCharacters),
    session_id: field('session_id', identifierLength.max),
    call: { name: field('name', longest), arguments: field('arguments', longest) },
  };
}
