// How `in` is written in the file: the same as a list of values without braces.
import { valuesTest } from '../../match/forms/values.ts';
import type { Form } from '../form.ts';
import { plainSchema, plainValues } from '../plain-values.ts';
import { wrongType } from '../shape.ts';

/** `{ in: [push, release] }` */
export const inForm: Form = {
  key: 'in',
  whyNotHere: () => undefined,
  read(node, { options, reader }) {
    if (node.type !== 'list') return wrongType(reader, node, '"in"', 'a list of values');
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : valuesTest(values);
  },
  schema: ({ values }) => ({
    type: 'array',
    items: plainSchema(values),
    minItems: 1,
    description: 'Any of these.',
  }),
};
