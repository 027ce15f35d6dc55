// How `not` is written in the file.
import { notTest } from '../../match/forms/not.ts';
import type { Form } from '../form.ts';

/** `{ not: push }`, or any other matcher after the key. */
export const notForm: Form = {
  key: 'not',
  whyNotHere: () => undefined,
  read(node, { within }) {
    const test = within(node);
    return test === undefined ? undefined : notTest(test);
  },
  schema: ({ within }) => ({ description: 'Any other present value.', allOf: [within()] }),
};
