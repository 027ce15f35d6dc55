// Shapes of guards, rules and questions in the file.

import { plainPlace } from '../match/place.ts';
import {
  type CannedAnswer,
  type Guard,
  guardVerbs,
  isAllowing,
  type Question,
  questionVerbs,
  type Rule,
  ruleVerbs,
} from '../policy.ts';
import type { Place } from '../text/place.ts';
import { matchShape, whenShape } from './conditions-shape.ts';
import {
  converted,
  count,
  fail,
  type JsonSchema,
  type Mapped,
  mapping,
  named,
  optional,
  plainOf,
  type Reader,
  required,
  type Shape,
  stringOf,
  text,
  word,
  wrongType,
} from './shape.ts';
import type { MapNode } from './tree.ts';

export const reservedIds: readonly string[] = ['default', 'malformed'];

const idPattern = /^[a-z0-9][a-z0-9-]*$/u;

export const idShape: Shape<string> = {
  read(node, reader) {
    const value = stringOf(node);
    if (value === undefined) return wrongType(reader, node, '"id"', 'a string; put it in quotes');
    const isFormed = idPattern.test(value);
    if (isFormed && !reservedIds.includes(value)) return value;
    const message = isFormed
      ? `The id "${value}" is reserved. Choose another.`
      : `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`;
    return fail(reader, node.at, 'invalid-value', message);
  },
  schema: () => ({
    type: 'string',
    pattern: idPattern.source,
    not: { enum: reservedIds },
    description: 'Names the entry in decisions and tests; unique in the file.',
  }),
};

export const whenField = optional(named('when', whenShape), []);
export const reasonField = optional(text('"reason"', 'Why, for the log and the summary.'), null);
export const limitField = optional(count('"limit"', 'How often a run may use this entry at most.'));

// A key of the file and a keyword of JSON Schema; linters take an object with a literal `then` for a promise.
// oxlint-disable-next-line unicorn/no-thenable -- as said above
export const thenKey = 'then';

const always = ['allow-always', 'reject-always'];
const alwaysNeedsReason: JsonSchema = {
  if: { properties: { [thenKey]: { enum: always } } },
  [thenKey]: { required: ['reason'] },
};

function hasReason(
  entry: { readonly at: Place; readonly then: string; readonly reason: string | null },
  reader: Reader,
): void {
  if (!always.includes(entry.then) || entry.reason !== null) return;
  const message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
  fail(reader, entry.at, 'missing-key', message);
}

const guardFields = {
  id: required(idShape),
  when: whenField,
  match: required(named('guardMatch', matchShape('guard'))),
  [thenKey]: required(word('"then" of a guard', guardVerbs, 'The verb: guards only refuse.')),
  reason: reasonField,
};

const ruleFields = {
  id: required(idShape),
  when: whenField,
  match: required(named('ruleMatch', matchShape('rule'))),
  [thenKey]: required(word('"then" of a rule', ruleVerbs, 'What is done.')),
  reason: reasonField,
  limit: limitField,
};

export const answerShape: Shape<CannedAnswer> = {
  read(node, reader) {
    const value = stringOf(node);
    if (value !== undefined) return value;
    if (node.type !== 'map')
      return wrongType(reader, node, '"answer"', 'a string in quotes, or a mapping of field name to value');
    return readAnswerFields(node, reader);
  },
  schema: () => ({
    anyOf: [
      { type: 'string' },
      { type: 'object', minProperties: 1, additionalProperties: { type: ['string', 'number', 'boolean'] } },
    ],
    description: 'For a question with one field or none: a string. Otherwise a mapping of field name to value.',
  }),
};

function readAnswerFields(node: MapNode, reader: Reader): CannedAnswer | undefined {
  if (node.entries.length === 0)
    return fail(reader, node.at, 'invalid-value', '"answer" names no field. Name at least one.');
  const before = reader.problems.length;
  const fields: Record<string, string | number | boolean> = Object.create(null);
  for (const entry of node.entries) {
    const value = plainOf(entry.value);
    const what = `The field ${JSON.stringify(entry.key)} of "answer"`;
    if (value === undefined || value === null)
      wrongType(reader, entry.value, what, 'a string, a number, true or false');
    else fields[entry.key] = value;
  }
  return reader.problems.length > before ? undefined : fields;
}

const questionFields = {
  id: required(idShape),
  when: whenField,
  match: required(named('questionMatch', matchShape('question'))),
  answer: optional(answerShape),
  [thenKey]: optional(word('"then" of a question', questionVerbs, 'The verb, in place of an answer.')),
  reason: reasonField,
  limit: limitField,
};

function answersOrThen(question: Mapped<typeof questionFields>, reader: Reader): void {
  if ((question.answer === undefined) !== (question.then === undefined)) return;
  const both = question.answer !== undefined;
  const message = both
    ? 'A question has either "answer" or "then". Delete one.'
    : 'The question has neither "answer" nor "then". Add one.';
  fail(reader, question.at, both ? 'invalid-value' : 'missing-key', message);
}

export const guardShape: Shape<Guard> = converted(
  mapping(guardFields, {
    what: 'The guard',
    about: 'Can only refuse; checked first.',
    check: hasReason,
    schema: alwaysNeedsReason,
  }),
  ({ then: verb, ...guard }) => ({ ...guard, verb }),
);

export const ruleShape: Shape<Rule> = converted(
  mapping(ruleFields, {
    what: 'The rule',
    about: 'The first rule that matches decides.',
    check: hasReason,
    schema: alwaysNeedsReason,
  }),
  ({ then: verb, ...rule }) => ({ ...rule, verb, plain: isAllowing(verb) ? plainPlace(rule.match) : undefined }),
);

export const questionShape: Shape<Question> = converted(
  mapping(questionFields, {
    what: 'The question',
    about: 'Decides about pauses that are not permissions; the first that matches.',
    check: answersOrThen,
    schema: { oneOf: [{ required: ['answer'] }, { required: ['then'] }] },
  }),
  ({ then: verb, ...question }) => ({ ...question, verb }),
);
