// Turns an agent's permission requests and forms into questions of the API, and answers into what the agent takes.
import { createHash } from 'node:crypto';
import { RE2JS } from 're2js';
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import { readCommand, isPlaceKnown, permissionFields } from '../../../agents/tool-call.ts';
import { type ElicitationField, type OptionKind, optionKinds } from '../../../contract/interaction.ts';
import { isAllowing, type Question } from '../intern.ts';
import type { ElicitationOutcome } from './connection.ts';
import type { AgentRequest } from './live-turn.ts';
import type { ElicitationRequest, PermissionRequest, Property, ToolCall } from './wire.ts';

interface PermissionContext {
  readonly call: ToolCall;
  readonly profile: AgentProfile;
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Undefined means cancelled. */
  readonly respond: (optionId: string | undefined) => void;
}

/** Returns undefined if no option can be offered: cancel the request then. */
export function toPermission(
  { options: written }: PermissionRequest,
  { call, profile, folder, signal, respond }: PermissionContext,
): AgentRequest | undefined {
  // Of several options of a kind, the first counts.
  const byKind = new Map(written.toReversed().map((option) => [option.kind, option]));
  // Answer "once" for an "always", and let the service remember it: an agent's own memory can't be seen.
  const offered = optionKinds.filter(
    (kind) => byKind.has(kind) && (kind !== 'allow_always' || byKind.has('allow_once')),
  );
  if (offered.length === 0) return undefined;
  const idOf = (...kinds: readonly OptionKind[]): string | undefined =>
    kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== undefined);
  const fields = permissionFields(call, profile, folder);
  const wholly = isWhollyKnown(call, profile) && isPlaceKnown(fields);
  const kinds = wholly ? offered : offered.filter((kind) => !kind.endsWith('_always'));
  if (kinds.length === 0) return undefined;
  const labels = kinds.map((kind) => [kind, byKind.get(kind)?.name ?? ''] as const).filter(([, label]) => label !== '');
  const scopes = labels.length === 0 ? undefined : Object.fromEntries(labels);
  const question: PermissionQuestion = { kind: 'permission', options: kinds, ...fields, scopes };
  return {
    question,
    standingKey: wholly ? standingKeyOf(question, call) : undefined,
    consent: { kind: 'chosen', option: byKind.has('allow_once') ? 'allow_once' : 'reject_once' },
    accepts: () => true,
    settle(answer) {
      if (answer === undefined) respond(undefined);
      else respond(isAllowing(answer) ? idOf('allow_once') : idOf('reject_once', 'reject_always'));
    },
    signal,
  };
}

type PermissionQuestion = Extract<Question, { kind: 'permission' }>;

/** Tells whether the call says all that it will do, so that an answer may hold for the same call again. */
function isWhollyKnown(call: ToolCall, profile: AgentProfile): boolean {
  if (call.isPartial === true) return false;
  const { kind, rawInput: raw } = call;
  // A tool may take no arguments, but a shell always takes a command.
  const hasInput = kind === 'execute' ? Object.keys(raw ?? {}).length > 0 : raw !== undefined && raw !== null;
  return hasInput || (call.locations ?? []).length > 0 || readCommand(call, profile).command !== undefined;
}

function standingKeyOf({ operation, command, cwd, paths }: PermissionQuestion, call: ToolCall): string {
  const { kind, name, title, rawInput, content } = call;
  const parts = [operation, command, cwd, paths, command === undefined ? title : undefined, rawInput, content];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return JSON.stringify([kind ?? null, name ?? null, digest]);
}

/** Returns undefined if the API can't ask it: decline the form then. */
export function toElicitation(
  request: ElicitationRequest,
  { signal, respond }: { readonly signal: AbortSignal; readonly respond: (outcome: ElicitationOutcome) => void },
): AgentRequest | undefined {
  if (request.mode !== 'form') return undefined;
  const { properties, required } = request.requestedSchema ?? {};
  const isRequired = (name: string): boolean => required?.includes(name) === true;
  const readable = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const check = checkOf(property);
    return check === undefined ? [] : [{ name, property, check }];
  });
  if (required?.some((name) => !readable.some((field) => field.name === name)) === true) return undefined;
  return {
    question: {
      kind: 'elicitation',
      message: request.message,
      fields: readable.map(({ name, property }) => toField(name, property, isRequired(name))),
    },
    standingKey: undefined,
    consent: undefined,
    accepts: (answer) =>
      answer.kind !== 'accepted' ||
      readable.every(({ name, check }) => !Object.hasOwn(answer.content, name) || check(answer.content[name])),
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
  const more = { options, title, description, minimum, maximum, minLength, maxLength, pattern, format };
  const known = Object.entries(more).filter(([, value]) => value !== undefined && value !== null);
  return { name, type, required, ...Object.fromEntries(known) };
}

type ValueCheck = (value: unknown) => boolean;

const formats: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['email', z.email()],
  ['uri', z.url()],
  ['date', z.iso.date()],
  ['date-time', z.iso.datetime({ offset: true })],
]);

/** Returns undefined if the API can't ask for it, or we can't check it. */
function checkOf({ type, minimum, maximum, minLength, maxLength, pattern, format }: Property): ValueCheck | undefined {
  if (type === 'boolean') return () => true;
  if (type === 'number' || type === 'integer') {
    return (value) => typeof value === 'number' && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  }
  if (type !== 'string') return undefined;
  const matches = pattern === undefined || pattern === null ? () => true : compile(pattern);
  if (matches === undefined) return undefined;
  const shape = formats.get(format ?? '');
  return (value) => {
    if (typeof value !== 'string') return false;
    // Count code points, as JSON Schema does.
    const characters = Array.from(value).length;
    const isInRange = characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity);
    return isInRange && matches(value) && (shape === undefined || shape.safeParse(value).success);
  };
}

/** Compiles by RE2, which matches in linear time. Returns undefined for a pattern that RE2 does not have. */
function compile(pattern: string): ((value: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern);
    return (value) => compiled.matcher(value).find();
  } catch {
    return undefined;
  }
}
