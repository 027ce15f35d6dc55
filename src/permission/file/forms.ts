// The forms of a matcher in braces, as the file has them; `match/tests.ts` judges values by them.

import { globTest, hasTest, notTest, pathTest, presentTest, re2Test, valuesTest } from '../match/tests.ts';
import { compileGlob } from '../text/glob.ts';
import { flawOfPathGlob } from '../text/path.ts';
import { type Form, plainSchema, plainSchemas, plainValues } from './form.ts';
import { allOf, fail, plainOf, type Reader, stringOf, wrongType } from './shape.ts';
import { shellForm } from './shell-form.ts';
import type { TreeNode } from './tree.ts';

/** `{ glob: "fs.*" }` */
const globForm: Form = {
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

/** `{ re2: "v[0-9]+" }` */
const re2Form: Form = {
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

/** `{ path: "src/**" }`, or a list of globs. */
const pathForm: Form = {
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

/** `{ not: push }`, or any other matcher after the key. */
const notForm: Form = {
  key: 'not',
  whyNotHere: () => undefined,
  read(node, { within }) {
    const test = within(node);
    return test === undefined ? undefined : notTest(test);
  },
  schema: ({ within }) => ({ description: 'Any other present value.', allOf: [within()] }),
};

/** `{ present: true }` */
const presentForm: Form = {
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

/** `{ has: dependencies }`, or a list of values. */
const hasForm: Form = {
  key: 'has',
  whyNotHere: ({ values }) =>
    values === 'texts' || values === 'any' ? undefined : 'It is never a list; write the value itself.',
  read(node, { options, reader }) {
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : hasTest(values);
  },
  schema: ({ values }) => ({ description: 'A list with one of these.', anyOf: [...plainSchemas(values)] }),
};

/** `{ in: [push, release] }` */
const inForm: Form = {
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

/** Every form (docs/policy.md, "What can be matched"). */
export const forms: readonly Form[] = [globForm, re2Form, pathForm, notForm, presentForm, hasForm, inForm, shellForm];
