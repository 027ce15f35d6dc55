// How `has` is written in the file.
import { hasTest } from '../../match/forms/has.ts';
import type { Form } from '../form.ts';
import { plainSchemas, plainValues } from '../plain-values.ts';

/** `{ has: dependencies }`, or a list of values. */
export const hasForm: Form = {
  key: 'has',
  whyNotHere: ({ values }) =>
    values === 'texts' || values === 'any' ? undefined : 'It is never a list; write the value itself.',
  read(node, { options, reader }) {
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : hasTest(values);
  },
  schema: ({ values }) => ({ description: 'A list with one of these.', anyOf: [...plainSchemas(values)] }),
};
