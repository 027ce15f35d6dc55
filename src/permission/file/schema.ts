// The JSON Schema of the policy file, made from the definition that the loader reads with.
import { fileShape } from './file-shape.ts';
import type { JsonSchema } from './shape.ts';

/**
 * The content of `intern-policy.schema.json` (docs/policy.md, "The policy commands"). Draft 7, because that is what editors know. It
 * says what a file looks like; that ids are unique, patterns compile and no character is invisible, only the loader says.
 */
export function policyJsonSchema(): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const root = fileShape.schema(definitions);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Permission policy of intern-action',
    ...root,
    definitions: Object.fromEntries(definitions),
  };
}
