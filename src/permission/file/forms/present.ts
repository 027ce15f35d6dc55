// How `present` is written in the file.
import { presentTest } from '../../match/forms/present.ts';
import type { Form } from '../form.ts';
import { plainOf, wrongType } from '../shape.ts';

/** `{ present: true }` */
export const presentForm: Form = {
  key: 'present',
  whyNotHere: ({ place }) =>
    place === 'when' ? 'A key of "when" is never missing; ask for the word "unknown".' : undefined,
  insteadUnderNot: 'Write "present" with the other value.',
  read(node, { reader }) {
    const present = plainOf(node);
    if (typeof present === 'boolean') return presentTest(present);
    return wrongType(reader, node, '"present"', 'true or false');
  },
  schema: () => ({ type: 'boolean', description: 'Whether the field is there.' }),
};
