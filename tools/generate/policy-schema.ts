// The text of intern-policy.schema.json, from the definition that the loader reads with.
import { policyJsonSchema } from '../../src/permission/file/file-shape.ts';

/** The JSON Schema of a permission policy file, as it is committed. */
export function policySchema(): string {
  return `${JSON.stringify(policyJsonSchema(), null, 2)}\n`;
}
