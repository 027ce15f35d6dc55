// The text of docs/intern-run-v1.schema.json, from the schema that `interns verify` reads with.
import { predicateJsonSchema } from '../../src/provenance/predicate.ts';

/** The JSON Schema of what is said of a run, as it is committed. */
export function runSchema(): string {
  return `${JSON.stringify(predicateJsonSchema(), null, 2)}\n`;
}
