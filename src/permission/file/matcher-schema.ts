// How a matcher is written, as JSON Schema.

import { unknownWord } from '../context.ts';
import type { Form, MatcherPlace, Values } from './matcher-forms.ts';
import type { JsonSchema } from './shape.ts';

/** Which matcher is described. */
export interface MatcherSchemaOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** The forms in braces that may stand there. */
  readonly forms: readonly Form[];
  /** Whether it stands under `not`. */
  readonly negated: boolean;
}

/** The JSON Schema of a matcher (docs/policy.md, "What can be matched"); it stands in `defs` once. */
export function matcherSchema(options: MatcherSchemaOptions, defs: Map<string, JsonSchema>): JsonSchema {
  const name = `${options.negated ? 'not-' : ''}${options.place}-${options.values}`;
  if (!defs.has(name)) {
    // The name is taken first: a negated matcher may hold itself.
    defs.set(name, {});
    defs.set(name, { anyOf: [...plainSchemas(options.values), ...bracesSchemas(options, defs)] });
  }
  return { $ref: `#/definitions/${name}` };
}

function plainSchemas(values: Values): readonly JsonSchema[] {
  return [valueSchemas[values], { type: 'array', items: valueSchemas[values], minItems: 1 }];
}

function bracesSchemas(options: MatcherSchemaOptions, defs: Map<string, JsonSchema>): readonly JsonSchema[] {
  const negated = options.forms.filter((form) => form !== 'shell' && form !== 'present');
  const content = contentSchemas(
    options,
    matcherSchema.bind(undefined, { ...options, forms: negated, negated: true }, defs),
  );
  const missing =
    options.place === 'guard' && !options.negated
      ? { missing: { const: 'match', description: 'Match a missing field too.' } }
      : {};
  return (options.negated ? negated : options.forms).map((form) => ({
    type: 'object',
    properties: { [form]: content[form](), ...missing },
    required: [form],
    additionalProperties: false,
  }));
}

function contentSchemas(
  { place, values }: MatcherSchemaOptions,
  negated: () => JsonSchema,
): Readonly<Record<Form, () => JsonSchema>> {
  const direction = place === 'guard' ? 'any' : 'only';
  return {
    glob: () => ({
      type: 'string',
      description: '* is any run of characters, ? is one, a backslash escapes. The whole value.',
    }),
    re2: () => ({ type: 'string', description: 'RE2 syntax. The whole value.' }),
    path: () => ({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
      description: 'A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.',
    }),
    not: () => ({ description: 'Any other present value.', allOf: [negated()] }),
    present: () => ({ type: 'boolean', description: 'Whether the field is there.' }),
    has: () => ({ description: 'A list with one of these.', anyOf: [...plainSchemas(values)] }),
    in: () => ({ type: 'array', items: valueSchemas[values], minItems: 1, description: 'Any of these.' }),
    shell: () => ({
      type: 'object',
      properties: { [direction]: { type: 'array', items: { type: 'string' }, minItems: 1 } },
      required: [direction],
      additionalProperties: false,
      description:
        direction === 'any'
          ? 'Some command of the text is covered by a pattern, or what runs can not be told.'
          : 'The text is literal commands joined by && || ; or |, and every one is covered by a pattern.',
    }),
  };
}

const valueSchemas: Readonly<Record<Values, JsonSchema>> = {
  text: { type: 'string' },
  texts: { type: 'string' },
  'text-or-null': { type: ['string', 'null'] },
  flag: { enum: [true, false, unknownWord] },
  any: { type: ['string', 'number', 'boolean', 'null'] },
};
