// The JSON Schema of the predicate, made from the schema that `interns verify` reads with.
import * as z from 'zod/mini';
import { predicate } from './predicate.ts';
import { predicateType } from './predicate-words.ts';

/** The content of `docs/intern-run-v1.schema.json`. */
export function predicateJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(predicate, { target: 'draft-2020-12', io: 'input' });
  return {
    $schema,
    $id: predicateType.replace(/\.md$/, '.schema.json'),
    title: 'What is said of a run of an intern',
    ...schema,
  };
}
