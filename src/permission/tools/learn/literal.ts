// Writes a pause as conditions that only the same pause satisfies.

import { canonicalJson, isList, isObject, type Json, type JsonObject, ownField } from '../../../json.ts';
import { whyAmbiguous } from '../../match/place.ts';
import type { Pause } from '../../pause.ts';
import { hasInvisible, showValue } from '../../text/invisible.ts';
import { absent, fieldConditions, hasUnwritable, nameConditions, unwritable, yamlText } from '../fields.ts';

export interface Literal {
  /** The same for pauses that the conditions can't tell apart. */
  readonly key: string;
  readonly isPermission: boolean;
  readonly tool: string | undefined;
  readonly command: string | undefined;
  /** What is matched beside {@link command} and {@link fields}. */
  readonly named: readonly string[];
  readonly fields: readonly string[];
  /** The names of the fields that conditions look into, or that another field implies. */
  readonly fieldNames: readonly string[];
  readonly example: JsonObject;
  readonly title: string;
  readonly label: string;
}

const maxCommand = 1000;

/** What a recording has in place of a secret. */
export const redacted = '***';

const notFields = new Set(['kind', 'operation', 'options', 'message', 'command']);

export function literalOf(pause: Pause): Literal | { readonly error: string } {
  if (canonicalJson(pause.arguments).includes(redacted)) {
    return { error: 'the transcript shows *** in place of a secret, and nobody knows what stood there' };
  }
  if (pause.kind !== 'permission') return questionOf(pause);
  const { tool, command } = pause;
  if (typeof tool !== 'string') return { error: 'it names no tool' };
  if (hasUnwritable(tool) || hasUnwritable(command ?? '')) return { error: unwritable };
  if ((command ?? '').length > maxCommand) return { error: `its command has more than ${maxCommand} characters` };
  const untold = whyAmbiguous(pause);
  if (untold !== undefined) return { error: untold };
  const all = otherFields(pause.arguments);
  const isInside = liesInside(pause.arguments);
  // "/inside" is the same wherever the work folder is, on this machine or in a job.
  const isNamedEnough = (tool === 'shell' && command !== undefined) || (isInside && ofFiles.has(tool));
  const isTold = (name: string): boolean =>
    (isInside && ofOneMachine.has(name)) || (isNamedEnough && name === nameOfTool);
  const fields = all.filter(([name]) => !isTold(name));
  const written = fieldConditions(fields);
  if ('error' in written) return written;
  // Without a command and fields, only the message can tell what a pause is about.
  const silent = command === undefined && fields.length === 0;
  const message = silent ? messageCondition(pause.arguments) : [];
  if (message === undefined) return { error: 'its message cannot be written down' };
  return {
    key: canonicalJson(['permission', tool, command ?? null, Object.fromEntries(fields), message]),
    isPermission: true,
    tool,
    command,
    named: ['kind: permission', `tool: ${yamlText(tool)}`, ...message],
    fields: isInside ? [...written.conditions, absent('outside')] : written.conditions,
    fieldNames: [...all.map(([name]) => name), ...(isInside ? ['outside'] : [])],
    example: exampleOf(pause, fields, silent),
    title: command ?? tool,
    label: showValue(command ?? [tool, ...filesOf(pause)].join(' ')),
  };
}

/** The agent's own name of its tool: it adds nothing to a command or a file, and OpenCode tells only its hook. */
const nameOfTool = 'tool_name';

const ofFiles: ReadonlySet<string> = new Set(['fs.read', 'fs.write']);

function filesOf({ tool, arguments: args }: Pause): readonly string[] {
  const inside = ownField(args, 'inside');
  return ofFiles.has(tool ?? '') && isList(inside) ? inside.filter((file) => typeof file === 'string') : [];
}

/** Fields that contain the path of the work folder. */
const ofOneMachine: ReadonlySet<string> = new Set(['cwd', 'paths']);

function liesInside(args: JsonObject): boolean {
  const inside = ownField(args, 'inside');
  return (
    isList(inside) &&
    inside.length > 0 &&
    ownField(args, 'outside') === undefined &&
    ownField(args, 'cwd') !== 'unknown'
  );
}

export function otherFields(args: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(args).filter(([name]) => !notFields.has(name));
}

function messageCondition(args: JsonObject): readonly string[] | undefined {
  const message = ownField(args, 'message');
  if (message === undefined) return ['message: { present: false }'];
  if (typeof message !== 'string' || hasUnwritable(message)) return undefined;
  return [`message: ${JSON.stringify(message)}`];
}

function exampleOf(pause: Pause, fields: readonly (readonly [string, Json])[], withMessage: boolean): JsonObject {
  const { tool, command, arguments: args } = pause;
  const message = ownField(args, 'message');
  return {
    kind: 'permission',
    operation: tool === 'shell' && command !== undefined ? `shell command: ${command}` : (tool ?? null),
    ...(tool !== 'shell' && command !== undefined ? { command } : {}),
    ...(withMessage && message !== undefined ? { message } : {}),
    ...Object.fromEntries(fields),
    options: ['allow_once', 'reject_once'],
  };
}

function questionOf({ kind, arguments: args }: Pause): Literal | { readonly error: string } {
  const message = ownField(args, 'message');
  if (typeof message !== 'string') return { error: 'the question has no message' };
  if (hasUnwritable(message) || hasInvisible(kind ?? '')) return { error: unwritable };
  const asked = ownField(args, 'fields');
  const names = isList(asked) ? asked.map((field) => (isObject(field) ? (ownField(field, 'name') ?? null) : null)) : [];
  const conditions = nameConditions(names);
  if ('error' in conditions) return conditions;
  return {
    key: canonicalJson(['question', kind ?? null, message, names]),
    isPermission: false,
    tool: undefined,
    command: undefined,
    named: [
      `kind: ${kind === undefined ? '{ present: false }' : yamlText(kind)}`,
      `message: ${JSON.stringify(message)}`,
    ],
    fields: conditions.conditions,
    fieldNames: [],
    example: { ...(kind === undefined ? {} : { kind }), message, ...(asked === undefined ? {} : { fields: asked }) },
    title: message,
    label: showValue(message),
  };
}
