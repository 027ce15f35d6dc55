// How `re2` is written in the file.
import { re2Test } from '../../match/forms/re2.ts';
import type { Form } from '../form.ts';
import { fail, stringOf, wrongType } from '../shape.ts';

/** `{ re2: "v[0-9]+" }` */
export const re2Form: Form = {
  key: 're2',
  whyNotHere: ({ values }) => (values === 'flag' ? 'It is true, false or "unknown"; write one of them.' : undefined),
  read(node, { options, reader }) {
    const pattern = stringOf(node);
    if (pattern === undefined) return wrongType(reader, node, `The re2 of ${options.what}`, 'a string');
    const matches = reader.engines.re2?.compile(pattern);
    if (typeof matches === 'function') return re2Test(pattern, matches);
    const why = matches?.error ?? 'the library is not loaded';
    const message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
    return fail(reader, node.at, 'invalid-pattern', message);
  },
  schema: () => ({ type: 'string', description: 'RE2 syntax. The whole value.' }),
};
