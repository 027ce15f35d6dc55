// How `path` is written in the file.
import { pathTest } from '../../match/forms/path.ts';
import { flawOfPathGlob } from '../../text/path.ts';
import type { Form } from '../form.ts';
import { allOf, fail, type Reader, stringOf, wrongType } from '../shape.ts';
import type { TreeNode } from '../tree.ts';

/** `{ path: "src/**" }`, or a list of globs. */
export const pathForm: Form = {
  key: 'path',
  whyNotHere: ({ place, values }) =>
    place === 'when' || values === 'texts'
      ? '"path" stands in "match", over a text or a list of texts from the arguments.'
      : undefined,
  read(node, { options, reader }) {
    const nodes = node.type === 'list' ? node.items : [node];
    if (nodes.length === 0) return wrongType(reader, node, `The path of ${options.what}`, 'at least one path glob');
    const globs = allOf(nodes.map((each) => readGlob(each, options.what, reader)));
    return globs === undefined ? undefined : pathTest(globs);
  },
  schema: () => ({
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
    description: 'A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.',
  }),
};

function readGlob(node: TreeNode, what: string, reader: Reader): string | undefined {
  const pattern = stringOf(node);
  if (pattern === undefined) return wrongType(reader, node, `The path of ${what}`, 'a string');
  const flaw = flawOfPathGlob(pattern);
  if (flaw === undefined) return pattern;
  return fail(reader, node.at, 'invalid-pattern', `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
}
