// The form `shell` in the file: `only` in rules, `any` in guards.

import { type CommandPattern, compileCommandPattern } from '../shell/pattern.ts';
import type { Form, MatcherPlace } from './form.ts';
import { unknownKey } from './mapping.ts';
import { allOf, fail, type Reader, stringOf, wrongType } from './shape.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

type Direction = 'only' | 'any';

/** `{ shell: { only: [npm test] } }` */
export const shellForm: Form = {
  key: 'shell',
  whyNotHere: ({ place, values }) =>
    (place === 'guard' || place === 'rule') && values !== 'texts'
      ? undefined
      : '"shell" stands in the "match" of rules and guards, over a text.',
  insteadUnderNot: 'Write a guard with "any", or a rule with "only".',
  read(node, { options, reader }) {
    const direction = directionAt(options.place);
    if (node.type !== 'map') return wrongType(reader, node, '"shell"', `{ ${direction}: [patterns] }`);
    const [entry, second] = node.entries;
    if (entry === undefined || second !== undefined) {
      return fail(reader, node.at, 'invalid-value', `"shell" needs exactly the key "${direction}" here.`);
    }
    if (entry.key !== direction) return otherKey(entry, options.place, reader);
    const patterns = readPatterns(entry.value, direction, reader);
    return patterns === undefined ? undefined : reader.engines.shell?.(direction, patterns);
  },
  schema({ place }) {
    const direction = directionAt(place);
    return {
      type: 'object',
      properties: { [direction]: { type: 'array', items: { type: 'string' }, minItems: 1 } },
      required: [direction],
      additionalProperties: false,
      description:
        direction === 'any'
          ? 'Some command of the text is covered by a pattern, or what runs cannot be determined.'
          : 'The text is literal commands joined by && || ; or |, and every one is covered by a pattern.',
    };
  },
};

function directionAt(place: MatcherPlace): Direction {
  return place === 'guard' ? 'any' : 'only';
}

function otherKey(entry: TreeEntry, place: MatcherPlace, reader: Reader): undefined {
  const direction = directionAt(place);
  if (entry.key !== 'only' && entry.key !== 'any') return unknownKey(entry, [direction], '"shell"', reader);
  const why =
    direction === 'any'
      ? 'a guard asks "any", so that nothing slips by'
      : 'a rule asks "only", so that nothing rides along';
  const message = `"${entry.key}" does not stand in a ${place}: ${why}. Write "${direction}".`;
  return fail(reader, entry.at, 'invalid-value', message);
}

function readPatterns(node: TreeNode, direction: Direction, reader: Reader): readonly CommandPattern[] | undefined {
  if (node.type !== 'list' || node.items.length === 0)
    return wrongType(reader, node, `"${direction}"`, 'a list of at least one pattern');
  return allOf(node.items.map((item) => readPattern(item, reader)));
}

function readPattern(node: TreeNode, reader: Reader): CommandPattern | undefined {
  const source = stringOf(node);
  if (source === undefined) return wrongType(reader, node, 'A pattern', 'a string');
  const pattern = compileCommandPattern(source);
  if (!('error' in pattern)) return pattern;
  const message = `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`;
  return fail(reader, node.at, 'invalid-pattern', message);
}
