// A question of an intern, as the arguments of its tool call and as the answers that it accepts.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  cancelAnswer,
  elicitationAnswer,
  elicitationField,
  type OptionKind,
  optionKinds,
} from '../../contract/interaction.ts';
import { parseJson } from '../../json.ts';

/** Details that a real agent tells of what it wants to do, for the policy (docs/local-service.md, "What a real agent asks"). */
const permissionDetails = {
  command: z.optional(z.string()),
  cwd: z.optional(z.string()),
  title: z.optional(z.string()),
  tool_kind: z.optional(z.string()),
  tool_name: z.optional(z.string()),
  paths: z.optional(z.array(z.string())),
  inside: z.optional(z.array(z.string())),
  outside: z.optional(z.array(z.string())),
  env: z.optional(z.unknown()),
  url: z.optional(z.string()),
  arguments: z.optional(z.unknown()),
  scopes: z.optional(z.record(z.string(), z.string())),
};

const permissionQuestion = z.object({
  kind: z.literal('permission'),
  operation: z.nullable(z.string()),
  options: z.array(z.enum(optionKinds)),
  ...permissionDetails,
});

const elicitationQuestion = z.object({
  kind: z.literal('elicitation'),
  message: z.string(),
  fields: z.array(elicitationField),
});

/** A question as it is kept while the run is paused; its JSON is the arguments of the tool call (docs/service-api.md, "Pauses"). */
export const question = z.discriminatedUnion('kind', [permissionQuestion, elicitationQuestion]);

/** A question of an intern. */
export type Question = z.infer<typeof question>;

/** An answer that the question accepts. */
export type Answer =
  | { readonly kind: 'chosen'; readonly option: OptionKind }
  | { readonly kind: 'accepted'; readonly content: Readonly<Record<string, unknown>> }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled' };

/**
 * The content of a tool message as an answer to a question (docs/service-api.md, "Pauses").
 *
 * @returns undefined when the question does not accept it: 400 `bad_request`, and the run stays paused
 */
export function readAnswer(pending: Question, content: string): Answer | undefined {
  if (pending.kind === 'elicitation') return readElicitationAnswer(pending, content);
  if (content === cancelAnswer) return { kind: 'cancelled' };
  const option = pending.options.find((offered) => offered === content);
  return option === undefined ? undefined : { kind: 'chosen', option };
}

function readElicitationAnswer({ fields }: z.infer<typeof elicitationQuestion>, text: string): Answer | undefined {
  const answer = elicitationAnswer.safeParse(parseJson(text));
  if (!answer.success) return undefined;
  if (answer.data.action !== 'accept') return { kind: answer.data.action === 'decline' ? 'declined' : 'cancelled' };
  const { content } = answer.data;
  const isKnown = Object.keys(content).every((name) => fields.some((field) => field.name === name));
  return isKnown && fields.every((field) => fits(field, content)) ? { kind: 'accepted', content } : undefined;
}

function fits(field: z.infer<typeof elicitationField>, content: Readonly<Record<string, unknown>>): boolean {
  if (!Object.hasOwn(content, field.name)) return field.required !== true;
  const value = content[field.name];
  return hasType(value, field.type) && (field.options?.some((option) => isDeepStrictEqual(option, value)) ?? true);
}

function hasType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || typeof value === type;
}
