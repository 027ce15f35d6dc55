// The text of docs/intern-changes-v1.schema.json, from the schema that the second job reads with.
import { changesFileSchema } from '../../src/changes/changes-file.ts';

/** The JSON Schema of a file of changes, as it is committed. */
export function changesSchema(): string {
  return `${JSON.stringify(changesFileSchema(), null, 2)}\n`;
}
