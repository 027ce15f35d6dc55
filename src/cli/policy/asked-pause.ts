// The pause that `interns policy explain` is asked about, and what is known of the run.
import { InputError } from '../../errors.ts';
import { type RunContext, unknownContext } from '../../permission/context.ts';
import type { Json } from '../../permission/text/json.ts';
import { readContext } from '../../permission/tools/replay.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import type { ParsedCommand } from '../command.ts';

/** The file, and the arguments of the pause: as JSON, or a shell command with all options. */
export function readAsked({ words: [file, command], value }: ParsedCommand): {
  readonly file: string;
  readonly pause: string;
} {
  const pause = value('pause');
  if (pause !== undefined) {
    if (command === undefined) return { file: file ?? defaultPolicyPath, pause };
    const message = `Both --pause and the command "${command}" are given. Leave one out.`;
    throw new InputError('input_conflict', message, { source: 'pause' });
  }
  if (file === undefined || command === undefined) {
    const message = `Give the file and the command: interns policy explain ${file === undefined ? defaultPolicyPath : JSON.stringify(file)} "npm test". For any other pause, give its arguments as JSON with --pause.`;
    throw new InputError('input_missing', message, { source: 'pause' });
  }
  const offered = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  return {
    file,
    pause: JSON.stringify({ kind: 'permission', operation: `shell command: ${command}`, options: offered }),
  };
}

/** What is known of the run: by `--context`, and by the flags that win over it. */
export function readAskedContext({ has, value }: ParsedCommand): RunContext {
  const context = readGiven(value('context'));
  const event = value('event');
  const permission = value('actor');
  return {
    ...context,
    event: event ?? context.event,
    ref: value('ref') ?? context.ref,
    // Of an event that is named it is known whether it comes from a fork: that is said by --fork.
    fork: has('fork') || (event === undefined ? context.fork : false),
    actor: permission === undefined ? context.actor : { ...context.actor, permission, type: 'User' },
  };
}

function readGiven(text: string | undefined): RunContext {
  if (text === undefined) return unknownContext;
  const read = readContext(parseJson(text));
  if ('error' in read) throw new InputError('input_invalid', `--context: ${read.error}`, { source: 'context' });
  return read.context;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('input_invalid', '--context is not JSON.', { source: 'context' });
  }
}
