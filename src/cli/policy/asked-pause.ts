// The pause that `interns policy explain` explains, and what is known of the run.
import { InputError } from '../../errors.ts';
import { permissionLevels } from '../../github/permission.ts';
import { type RunContext, unknownContext, unknownWord } from '../../permission/context.ts';
import { events } from '../../permission/lint/events.ts';
import type { Json } from '../../permission/text/json.ts';
import { nearest } from '../../permission/text/nearest.ts';
import { readContext } from '../../permission/tools/replay.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import type { ParsedCommand } from '../command.ts';

/** The file, and the arguments of the pause: as JSON, or a shell command with all options. */
export function readAsked({ words, value }: ParsedCommand): { readonly file: string; readonly pause: string } {
  const { file, command } = readWords(words);
  const pause = value('pause');
  if (pause !== undefined) {
    if (command === undefined) return { file, pause };
    const message = `Both --pause and the command "${command}" are given. Leave one out.`;
    throw new InputError('input_conflict', message, { source: 'pause' });
  }
  if (command === undefined) {
    const named = file === defaultPolicyPath ? '' : `${JSON.stringify(file)} `;
    const message = `Give a shell command: interns policy explain ${named}"npm test". For any other pause, give its arguments as JSON with --pause.`;
    throw new InputError('input_missing', message, { source: 'pause' });
  }
  const offered = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  return {
    file,
    pause: JSON.stringify({ kind: 'permission', operation: `shell command: ${command}`, options: offered }),
  };
}

/** A word alone is the file where it ends as one; anything else alone is the command, for the default file. */
function readWords([first, second]: readonly string[]): {
  readonly file: string;
  readonly command: string | undefined;
} {
  if (first === undefined) return { file: defaultPolicyPath, command: undefined };
  if (second === undefined && !/\.ya?ml$/iu.test(first)) return { file: defaultPolicyPath, command: first };
  return { file: first, command: second };
}

/** What is known of the run: by `--context`, and by the flags that win over it. */
export function readAskedContext({ has, value }: ParsedCommand): RunContext {
  const context = readGiven(value('context'));
  const event = oneOf('event', [...events.keys()], value('event'));
  const permission = oneOf('actor', permissionLevels, value('actor'));
  return {
    ...context,
    // Only a pull request comes from a fork.
    event: event ?? (has('fork') && context.event === unknownWord ? 'pull_request' : context.event),
    ref: value('ref') ?? context.ref,
    // Of an event that is named it is known whether it comes from a fork: that is said by --fork.
    fork: has('fork') || (event === undefined ? context.fork : false),
    actor: permission === undefined ? context.actor : { ...context.actor, permission, type: 'User' },
  };
}

/** A word of a flag that takes only known ones: with a typing error the answer would be another run's. */
function oneOf(flag: string, known: readonly string[], word: string | undefined): string | undefined {
  if (word === undefined || word === unknownWord || known.includes(word)) return word;
  const near = nearest(word, known);
  const remedy = near === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  throw new InputError('input_invalid', `--${flag} is "${word}", which GitHub does not have. ${remedy}`, {
    source: flag,
  });
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
