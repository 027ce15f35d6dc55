// A question of an agent, a form, as a question of the API, and what of its schema an answer is held to.
import { RE2JS } from 're2js';
import * as z from 'zod/mini';
import type { ElicitationField } from '../../../../contract/interaction.ts';
import type { Answer } from '../../question.ts';
import type { ElicitationOutcome } from '../protocol/connection.ts';
import type { ElicitationRequest, Property } from '../protocol/wire.ts';
import type { AgentRequest } from '../turn/turn-questions.ts';

interface ElicitationContext {
  readonly signal: AbortSignal;
  readonly respond: (outcome: ElicitationOutcome) => void;
}

/** Reads a form as a question; undefined where the API has no way to ask it, and the question has to be declined. */
export function toElicitation(
  request: ElicitationRequest,
  { signal, respond }: ElicitationContext,
): AgentRequest | undefined {
  if (request.mode !== 'form') return undefined;
  const { properties, required } = request.requestedSchema ?? {};
  const isRequired = (name: string): boolean => required?.includes(name) === true;
  const all = Object.entries(properties ?? {});
  const readable = all.flatMap(([name, property]) => {
    const check = checkOf(property);
    return check === undefined ? [] : [{ name, property, check }];
  });
  const hasLost = all.some(([name]) => isRequired(name) && !readable.some((field) => field.name === name));
  const hasUnknown = required?.some((name) => !all.some(([known]) => known === name)) === true;
  if (hasLost || hasUnknown) return undefined;
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
    settle: (answer) => respond(toOutcome(answer)),
    signal,
  };
}

function toOutcome(answer: Answer | undefined): ElicitationOutcome {
  if (answer?.kind === 'accepted') return { action: 'accept', content: answer.content };
  return { action: answer?.kind === 'declined' ? 'decline' : 'cancel' };
}

function toField(name: string, property: Property, required: boolean): ElicitationField {
  const { type, oneOf, minimum, maximum, minLength, maxLength, pattern, format, title, description } = property;
  const options = oneOf?.map((option) => option.const) ?? property.enum ?? undefined;
  const more = { title, description, minimum, maximum, minLength, maxLength, pattern, format };
  const known = Object.entries(more).filter(([, value]) => value !== undefined && value !== null);
  return { name, type, required, ...(options === undefined ? {} : { options }), ...Object.fromEntries(known) };
}

type ValueCheck = (value: unknown) => boolean;

const formats: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['email', z.email()],
  ['uri', z.url()],
  ['date', z.iso.date()],
  ['date-time', z.iso.datetime({ offset: true })],
]);

/** Checks a value beside its type and options; undefined where the API can't ask for it, or we can't check it. */
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
    // As JSON Schema counts them: code points.
    const characters = Array.from(value).length;
    const isInRange = characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity);
    return isInRange && matches(value) && (shape === undefined || shape.safeParse(value).success);
  };
}

/** An agent's pattern, in a language whose matching takes time in proportion to the text; undefined for one that is not in it. */
function compile(pattern: string): ((value: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern);
    return (value) => compiled.matcher(value).find();
  } catch {
    return undefined;
  }
}
