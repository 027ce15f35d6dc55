// Defines pauses and their answers. A pause is the JSON in `function.arguments` of a `….provide_input` tool call.
import * as z from 'zod/mini';
import { flag, optionalText, text, textOrNull } from './values.ts';

export { provideInputSuffix } from './words.ts';

/** The four option kinds of a permission request (docs/service-api.md, "Pauses"). */
export const optionKinds = ['allow_once', 'allow_always', 'reject_once', 'reject_always'] as const;

export type OptionKind = (typeof optionKinds)[number];

/** Abandons the operation; the run continues (docs/service-api.md, "Pauses"). */
export const cancelAnswer = 'cancel';

/** One field of a question (docs/service-api.md, "Pauses"). */
export const elicitationField = z.looseObject({
  name: text,
  /** `string`, `number`, `integer` or `boolean`; fields of other types are kept but never answered. */
  type: optionalText,
  required: z.optional(flag),
  options: z.optional(z.array(z.unknown())),
});

export type ElicitationField = z.infer<typeof elicitationField>;

/** Keeps unknown values of `kind` and `options`, which nothing acts on (docs/service-api.md, "Pauses"). */
export const interactionArguments = z.looseObject({
  kind: optionalText,
  operation: z.optional(textOrNull),
  options: z.optional(z.array(text)),
  message: optionalText,
  fields: z.optional(z.array(elicitationField)),
});

/** The JSON answer to a question (docs/service-api.md, "Pauses"). */
export const elicitationAnswer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), content: z.record(text, z.unknown()) }),
  z.strictObject({ action: z.literal('decline') }),
  z.strictObject({ action: z.literal('cancel') }),
]);
