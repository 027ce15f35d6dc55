// A pause as lines for the person who decides about it: all of its arguments, and nothing in them can hide.

import type { Pause } from '../../permission/pause.ts';
import { readPause } from '../../permission/pause.ts';
import type { Json } from '../../permission/text/json.ts';
import { isList, isObject } from '../../permission/text/json.ts';
import { spellOut } from './spelled-text.ts';

/** How much room there is. */
export interface ShownPauseOptions {
  /** Columns of a line, at least 20. */
  readonly columns: number;
  /** What takes more lines than this is not whole. */
  readonly maxLines: number;
  /** Top-level arguments that the caller shows in another way. */
  readonly skip?: readonly string[];
  /** Takes secrets out of a text before it is laid out; a line that is wrapped would hide them from it. */
  readonly redact?: (text: string) => string;
}

/** The lines of a pause. */
export interface ShownPause {
  /** What is asked: the command, the operation or the message. */
  readonly asked: readonly string[];
  /** Every other argument, under its name; a value within another one under its path, as `env.PATH` or `paths[0]`. */
  readonly more: readonly string[];
  /** Whether all of it stands in these lines. What does not is asked of nobody (docs/cli.md, "What you are asked"). */
  readonly whole: boolean;
}

/** Options that say nothing more than what a person can answer. */
const knownOptions: ReadonlySet<string> = new Set(['allow_once', 'allow_always', 'reject_once', 'reject_always']);

/**
 * The arguments of a pause in lines (docs/service-api.md, "Pauses"). Each line begins with two columns that the arguments
 * can't reach: blank where a value begins, `⏎` after a line feed (`⏎×60` after sixty), `↪` where a long line goes on. Runs of spaces
 * are counted (`␣×400`), and what can't be seen is written as `\u{200b}`. A pause that can't be read is not whole.
 */
export function toShownPause(argumentsText: string, options: ShownPauseOptions): ShownPause {
  const pause = readPause(argumentsText);
  if ('error' in pause) return { asked: [], more: [], whole: false };
  const { redact = (text: string) => text, columns, maxLines, skip = [] } = options;
  const isPermission = pause.kind === 'permission';
  const spell = (text: string): readonly string[] => spellOut(redact(text), { columns, isCode: isPermission });
  const { name, text } = askedOf(pause);
  const left = Object.entries(pause.arguments).filter(
    ([key]) => key !== name && !skip.includes(key) && !isSaid(key, pause),
  );
  const asked = spell(text);
  const more = left.flatMap(([key, value]) =>
    flatten(nameOf(key), value).flatMap((entry) => spell(`${entry.path}: ${entry.text}`)),
  );
  if (asked.length + more.length <= maxLines) return { asked, more, whole: true };
  const shownAsked = asked.slice(0, maxLines);
  return { asked: shownAsked, more: more.slice(0, maxLines - shownAsked.length), whole: false };
}

/** The argument that stands first. */
function askedOf({ command, operation, tool, arguments: all }: Pause): {
  readonly name: string;
  readonly text: string;
} {
  // Only "shell command: …" has its own word for the tool: there the operation says the command and nothing else.
  if (command !== undefined) return { name: tool === operation ? 'command' : 'operation', text: command };
  if (typeof operation === 'string') return { name: 'operation', text: operation };
  const { message } = all;
  return typeof message === 'string'
    ? { name: 'message', text: message }
    : { name: '', text: '(it does not say what)' };
}

/** Whether an argument is said already, or by how the question is put. */
function isSaid(key: string, { command, options }: Pause): boolean {
  if (key === 'command') return command !== undefined;
  return key === 'kind' || (key === 'options' && options.every((option) => knownOptions.has(option)));
}

interface Entry {
  readonly path: string;
  readonly text: string;
}

function flatten(path: string, value: Json): readonly Entry[] {
  if (isList(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
  if (isObject(value)) {
    const fields = Object.entries(value);
    if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${nameOf(key)}`, each));
  }
  return [{ path, text: typeof value === 'string' && value !== '' ? value : JSON.stringify(value) }];
}

/** A name that could be taken for something else is quoted. */
function nameOf(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
