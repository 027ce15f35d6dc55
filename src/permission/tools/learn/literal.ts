// Writes a pause as conditions that match only it and pauses that ask for the same, or says why that can't be done.
import { canonicalJson, isList, isObject, type Json, type JsonObject, ownField } from '../../../json.ts';
import { whyAmbiguous } from '../../match/place.ts';
import type { Pause } from '../../pause.ts';
import { hasInvisible, showValue } from '../../text/invisible.ts';
import {
  hasUnwritable,
  listToolFields,
  quote,
  toYamlText,
  unwritable,
  writeAbsence,
  writeFieldConditions,
  writeNameConditions,
} from '../fields.ts';

export interface WrittenPause {
  /** Equal for pauses that match the same conditions, even if the work folder or the agent's name of the tool differs. */
  readonly key: string;
  readonly isPermission: boolean;
  readonly tool: string | undefined;
  readonly command: string | undefined;
  /** Conditions on kind, tool and message, as lines of a policy. */
  readonly otherConditions: readonly string[];
  readonly fieldConditions: readonly string[];
  /** Fields that need no further condition. The rule demands that other fields seen with the tool are missing. */
  readonly settledFields: readonly string[];
  /** A pause for the tests that are written with the rule. */
  readonly example: JsonObject;
  /** The command, tool or question. */
  readonly title: string;
  /** The title and files, safe to show. */
  readonly label: string;
}

const maxCommand = 1000;

export const redacted = '***';

export function writePause(pause: Pause): WrittenPause | { readonly error: string } {
  if (canonicalJson(pause.arguments).includes(redacted)) {
    return { error: 'it contains ***, which may stand for a secret whose value is unknown' };
  }
  if (pause.kind !== 'permission') return writeQuestion(pause);
  const { tool, command } = pause;
  if (typeof tool !== 'string') return { error: 'it names no tool' };
  if (hasUnwritable(tool) || hasUnwritable(command ?? '')) return { error: unwritable };
  if ((command ?? '').length > maxCommand) return { error: `its command has more than ${maxCommand} characters` };
  const ambiguity = whyAmbiguous(pause);
  if (ambiguity !== undefined) return { error: ambiguity };
  const allFields = listToolFields(pause.arguments);
  const isInside = isInsideWorkFolder(pause.arguments);
  const needsNoToolName = (tool === 'shell' && command !== undefined) || (isInside && fileTools.has(tool));
  // Leave out paths that differ between machines: the pause has them in `inside` too, relative to the work folder.
  const isLeftOut = (name: string): boolean =>
    (isInside && machineFields.has(name)) || (needsNoToolName && name === agentToolName);
  const fields = allFields.filter(([name]) => !isLeftOut(name));
  const writtenFields = writeFieldConditions(fields);
  if ('error' in writtenFields) return writtenFields;
  // Without a command and fields, only the message can tell what a pause is about.
  const needsMessage = command === undefined && fields.length === 0;
  const message = needsMessage ? writeMessageCondition(pause.arguments) : [];
  if (message === undefined) return { error: 'its message cannot be written down' };
  return {
    key: canonicalJson(['permission', tool, command ?? null, Object.fromEntries(fields), message]),
    isPermission: true,
    tool,
    command,
    otherConditions: ['kind: permission', `tool: ${toYamlText(tool)}`, ...message],
    fieldConditions: isInside ? [...writtenFields.conditions, writeAbsence('outside')] : writtenFields.conditions,
    settledFields: [...allFields.map(([name]) => name), ...(isInside ? ['outside'] : [])],
    example: makeExample(pause, fields, needsMessage),
    title: command ?? tool,
    label: showValue(command ?? [tool, ...listFiles(pause)].join(' ')),
  };
}

/** The agent's own name of its tool. OpenCode sends it to its hook alone, so a rule with it would not hold elsewhere. */
const agentToolName = 'tool_name';

const fileTools: ReadonlySet<string> = new Set(['fs.read', 'fs.write']);

function listFiles({ tool, arguments: args }: Pause): readonly string[] {
  const inside = ownField(args, 'inside');
  return fileTools.has(tool ?? '') && isList(inside) ? inside.filter((file) => typeof file === 'string') : [];
}

/** Fields that contain the path of the work folder. */
const machineFields: ReadonlySet<string> = new Set(['cwd', 'paths']);

function isInsideWorkFolder(args: JsonObject): boolean {
  const inside = ownField(args, 'inside');
  const mayBeOutside = ownField(args, 'outside') !== undefined || ownField(args, 'cwd') === 'unknown';
  return isList(inside) && inside.length > 0 && !mayBeOutside;
}

function writeMessageCondition(args: JsonObject): readonly string[] | undefined {
  const message = ownField(args, 'message');
  if (message === undefined) return ['message: { present: false }'];
  if (typeof message !== 'string' || hasUnwritable(message)) return undefined;
  return [`message: ${quote(message)}`];
}

function makeExample(pause: Pause, fields: readonly (readonly [string, Json])[], needsMessage: boolean): JsonObject {
  const { tool, command, arguments: args } = pause;
  const message = ownField(args, 'message');
  return {
    kind: 'permission',
    operation: tool === 'shell' && command !== undefined ? `shell command: ${command}` : (tool ?? null),
    ...(tool !== 'shell' && command !== undefined ? { command } : {}),
    ...(needsMessage && message !== undefined ? { message } : {}),
    ...Object.fromEntries(fields),
    options: ['allow_once', 'reject_once'],
  };
}

function writeQuestion({ kind, arguments: args }: Pause): WrittenPause | { readonly error: string } {
  const message = ownField(args, 'message');
  if (typeof message !== 'string') return { error: 'the question has no message' };
  if (hasUnwritable(message) || hasInvisible(kind ?? '')) return { error: unwritable };
  const fields = ownField(args, 'fields');
  const list = isList(fields) ? fields : [];
  const names = list.map((field) => (isObject(field) ? (ownField(field, 'name') ?? null) : null));
  const conditions = writeNameConditions(names);
  if ('error' in conditions) return conditions;
  const kindCondition = `kind: ${kind === undefined ? '{ present: false }' : toYamlText(kind)}`;
  return {
    key: canonicalJson(['question', kind ?? null, message, names]),
    isPermission: false,
    tool: undefined,
    command: undefined,
    otherConditions: [kindCondition, `message: ${quote(message)}`],
    fieldConditions: conditions.conditions,
    settledFields: [],
    example: { ...(kind === undefined ? {} : { kind }), message, ...(fields === undefined ? {} : { fields }) },
    title: message,
    label: showValue(message),
  };
}
