// How `glob` is written in the file.
import { globTest } from '../../match/forms/glob.ts';
import { compileGlob } from '../../text/glob.ts';
import type { Form } from '../form.ts';
import { fail, stringOf, wrongType } from '../shape.ts';

/** `{ glob: "fs.*" }` */
export const globForm: Form = {
  key: 'glob',
  whyNotHere: ({ values }) => (values === 'flag' ? 'It is true, false or "unknown"; write one of them.' : undefined),
  read(node, { options, reader }) {
    const source = stringOf(node);
    if (source === undefined) return wrongType(reader, node, `The glob of ${options.what}`, 'a string');
    const glob = compileGlob(source);
    if (glob !== undefined) return globTest(glob);
    const message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`;
    return fail(reader, node.at, 'invalid-pattern', message);
  },
  schema: () => ({
    type: 'string',
    description: '* is any run of characters, ? is one, a backslash escapes. The whole value.',
  }),
};
