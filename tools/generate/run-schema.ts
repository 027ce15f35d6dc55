// The text of docs/intern-run-v1.schema.json, from the schema that `interns verify` reads with.
import * as z from 'zod/mini';
import { predicate } from '../../src/provenance/predicate.ts';
import { predicateType } from '../../src/provenance/predicate-words.ts';

/** The JSON Schema of what is said of a run, as it is committed. */
export function runSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(predicate, { target: 'draft-2020-12', io: 'input' });
  const $id = predicateType.replace(/\.md$/, '.schema.json');
  return `${JSON.stringify({ $schema, $id, title: 'What is said of a run of an intern', ...schema }, null, 2)}\n`;
}
