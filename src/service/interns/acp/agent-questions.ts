// Converts an agent's permission requests and forms into questions of the API, and the answers into responses to the agent.
import { createHash } from 'node:crypto';
import { RE2JS } from 're2js';
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import { isPlaceKnown, readCommand, readPermissionFields } from '../../../agents/tool-call.ts';
import { type ElicitationField, type OptionKind, optionKinds } from '../../../contract/interaction.ts';
import { orUndefined } from '../../../errors.ts';
import { isAllowing, type Question } from '../intern.ts';
import type { ElicitationOutcome } from './connection.ts';
import type { AgentRequest } from './turn/live-turn.ts';
import type { ElicitationRequest, PermissionRequest, Property, ToolCall } from './wire.ts';

interface PermissionContext {
  readonly call: ToolCall;
  readonly profile: AgentProfile;
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Undefined means cancelled. */
  readonly respond: (optionId: string | undefined) => void;
}

/** Returns undefined if no option can be offered. The caller then cancels the request. */
export function toPermission(
  { options: agentOptions }: PermissionRequest,
  { call, profile, folder, signal, respond }: PermissionContext,
): AgentRequest | undefined {
  // Of several options of a kind, the first counts.
  const byKind = new Map(agentOptions.toReversed().map((option) => [option.kind, option]));
  // For "allow_always", the agent is told "allow_once", and the service remembers: the agent's memory can't be inspected.
  const availableKinds = optionKinds.filter(
    (kind) => byKind.has(kind) && (kind !== 'allow_always' || byKind.has('allow_once')),
  );
  if (availableKinds.length === 0) return undefined;
  const findOptionId = (...kinds: readonly OptionKind[]): string | undefined =>
    kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== undefined);
  const fields = readPermissionFields(call, profile, folder);
  const isFullyKnown = isCallComplete(call, profile) && isPlaceKnown(fields);
  const kinds = isFullyKnown ? availableKinds : availableKinds.filter((kind) => !kind.endsWith('_always'));
  if (kinds.length === 0) return undefined;
  const labels = kinds.map((kind) => [kind, byKind.get(kind)?.name ?? ''] as const).filter(([, label]) => label !== '');
  const scopes = labels.length === 0 ? undefined : Object.fromEntries(labels);
  const question: PermissionQuestion = { kind: 'permission', options: kinds, ...fields, scopes };
  return {
    question,
    standingKey: isFullyKnown ? createStandingKey(question, call) : undefined,
    selfDriveAnswer: { kind: 'chosen', option: byKind.has('allow_once') ? 'allow_once' : 'reject_once' },
    accepts: () => true,
    settle(answer) {
      if (answer === undefined) respond(undefined);
      else respond(isAllowing(answer) ? findOptionId('allow_once') : findOptionId('reject_once', 'reject_always'));
    },
    signal,
  };
}

type PermissionQuestion = Extract<Question, { kind: 'permission' }>;

/** Tells whether the call says all that it will do, so that an answer may also apply to the same call later. */
function isCallComplete(call: ToolCall, profile: AgentProfile): boolean {
  if (call.isPartial === true) return false;
  const { kind, rawInput: raw } = call;
  // A tool may take no arguments, but a shell always takes a command.
  const hasInput = kind === 'execute' ? Object.keys(raw ?? {}).length > 0 : raw !== undefined && raw !== null;
  return hasInput || (call.locations ?? []).length > 0 || readCommand(call, profile).command !== undefined;
}

function createStandingKey({ operation, command, cwd, paths, links }: PermissionQuestion, call: ToolCall): string {
  const { kind, name, title, rawInput, content } = call;
  const parts = [operation, command, cwd, paths, links, command === undefined ? title : undefined, rawInput, content];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return JSON.stringify([kind ?? null, name ?? null, digest]);
}

/** Returns undefined if the API can't show the form. The caller then declines it. */
export function toElicitation(
  request: ElicitationRequest,
  { signal, respond }: { readonly signal: AbortSignal; readonly respond: (outcome: ElicitationOutcome) => void },
): AgentRequest | undefined {
  if (request.mode !== 'form') return undefined;
  const { properties, required } = request.requestedSchema ?? {};
  const isRequired = (name: string): boolean => required?.includes(name) === true;
  const checkableFields = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const check = toCheck(property);
    return check === undefined ? [] : [{ name, property, check }];
  });
  if (required?.some((name) => !checkableFields.some((field) => field.name === name)) === true) return undefined;
  return {
    question: {
      kind: 'elicitation',
      message: request.message,
      fields: checkableFields.map(({ name, property }) => toField(name, property, isRequired(name))),
    },
    standingKey: undefined,
    selfDriveAnswer: undefined,
    accepts: (answer) =>
      answer.kind !== 'accepted' ||
      checkableFields.every(({ name, check }) => !Object.hasOwn(answer.content, name) || check(answer.content[name])),
    settle(answer) {
      if (answer?.kind === 'accepted') respond({ action: 'accept', content: answer.content });
      else respond({ action: answer?.kind === 'declined' ? 'decline' : 'cancel' });
    },
    signal,
  };
}

function toField(name: string, property: Property, required: boolean): ElicitationField {
  const { type, oneOf, minimum, maximum, minLength, maxLength, pattern, format, title, description } = property;
  const options = oneOf?.map((option) => option.const) ?? property.enum ?? undefined;
  const optionalFields = { options, title, description, minimum, maximum, minLength, maxLength, pattern, format };
  const presentFields = Object.entries(optionalFields).filter(([, value]) => value !== undefined && value !== null);
  return { name, type, required, ...Object.fromEntries(presentFields) };
}

type ValueCheck = (value: unknown) => boolean;

const formats: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['email', z.email()],
  ['uri', z.url()],
  ['date', z.iso.date()],
  ['date-time', z.iso.datetime({ offset: true })],
]);

/** Returns undefined if the API has no field of this type, or RE2 can't use its pattern. Ignores unknown formats. */
function toCheck({ type, minimum, maximum, minLength, maxLength, pattern, format }: Property): ValueCheck | undefined {
  if (type === 'boolean') return () => true;
  if (type === 'number' || type === 'integer') {
    return (value) => typeof value === 'number' && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  }
  if (type !== 'string') return undefined;
  const matches = pattern === undefined || pattern === null ? () => true : compile(pattern);
  if (matches === undefined) return undefined;
  const formatSchema = formats.get(format ?? '');
  return (value) => {
    if (typeof value !== 'string') return false;
    // Count code points, as JSON Schema does.
    const characters = Array.from(value).length;
    const isInRange = characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity);
    return isInRange && matches(value) && (formatSchema === undefined || formatSchema.safeParse(value).success);
  };
}

/** Compiles with RE2, which matches in linear time. Returns undefined if RE2 does not support the pattern. */
function compile(pattern: string): ((value: string) => boolean) | undefined {
  const compiled = orUndefined(() => RE2JS.compile(pattern));
  return compiled && ((value) => compiled.matcher(value).find());
}
