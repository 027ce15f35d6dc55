// How a matcher is written, as JSON Schema.

import type { MatcherOptions } from './form.ts';
import { forms } from './forms.ts';
import { plainSchemas } from './plain-values.ts';
import type { JsonSchema } from './shape.ts';

/** Which matcher is described. */
export interface MatcherSchemaOptions extends Pick<MatcherOptions, 'place' | 'values'> {
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

function bracesSchemas(options: MatcherSchemaOptions, defs: Map<string, JsonSchema>): readonly JsonSchema[] {
  const { place, values, negated } = options;
  const within = () => matcherSchema({ place, values, negated: true }, defs);
  const missing =
    place === 'guard' && !negated ? { missing: { const: 'match', description: 'Match a missing field too.' } } : {};
  return forms
    .filter((form) => form.whyNotHere(options) === undefined && !(negated && form.insteadUnderNot !== undefined))
    .map((form) => ({
      type: 'object',
      properties: { [form.key]: form.schema({ place, values, within }), ...missing },
      required: [form.key],
      additionalProperties: false,
    }));
}
