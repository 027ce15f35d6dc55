// Defines the shapes of guards, rules, questions and changes, and of the parts that tests share with them.
import { changeRules } from '../change/judge.ts';
import { compileReach } from '../change/reach.ts';
import { limitPlace } from '../match/place.ts';
import type { CannedAnswer, ChangedFile, ChangeEntry, Guard, Question, Rule } from '../policy.ts';
import { changeStatuses, changeVerbs, guardVerbs, isAllowing, questionVerbs, ruleVerbs } from '../policy.ts';
import type { Position } from '../text/position.ts';
import { matchShape, whenShape } from './conditions-shape.ts';
import { pathGlob } from './forms.ts';
import {
  converted,
  count,
  fail,
  failWrongType,
  flag,
  list,
  type Mapped,
  mapping,
  named,
  oneOrMore,
  optional,
  type Reader,
  type Shape,
  string,
  text,
  word,
} from './shape.ts';

export const reservedIds: readonly string[] = ['default', 'malformed'];

const idPattern = /^[a-z0-9][a-z0-9-]*$/u;

const idSchema = {
  pattern: idPattern.source,
  not: { enum: reservedIds },
  description: 'Names the entry in decisions and tests; unique in the file.',
};

const id = converted(string('"id"', idSchema, 'a string; put it in quotes'), (value, reader, { at }) => {
  const isWellFormed = idPattern.test(value);
  if (isWellFormed && !reservedIds.includes(value)) return value;
  const message = isWellFormed
    ? `The id "${value}" is reserved. Choose another.`
    : `The id ${JSON.stringify(value)} is not allowed. Use a-z, 0-9 and "-", and begin with a letter or digit.`;
  return fail(reader, at, 'invalid-value', message);
});

const commonFields = { id, when: optional(named('when', whenShape), []) };
const reason = optional(text('"reason"', 'Why, for the log and the summary.'), null);
const limit = optional(count('"limit"', 'How many times a run may use this entry.'));

// `then` is a key of the file and a keyword of JSON Schema; linters take an object with it for a promise.
// oxlint-disable-next-line unicorn/no-thenable -- as said above
const thenKey = 'then';

const alwaysVerbs = ['allow-always', 'reject-always'];
const alwaysNeedsReason = {
  check(entry: { readonly at: Position; readonly then: string; readonly reason: string | null }, reader: Reader): void {
    if (!alwaysVerbs.includes(entry.then) || entry.reason !== null) return;
    const message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
    fail(reader, entry.at, 'missing-key', message);
  },
  schema: { if: { properties: { [thenKey]: { enum: alwaysVerbs } } }, [thenKey]: { required: ['reason'] } },
};

export const guardShape: Shape<Guard> = converted(
  mapping(
    {
      ...commonFields,
      match: named('guardMatch', matchShape('guard')),
      [thenKey]: word('"then" of a guard', guardVerbs, 'The verb: guards only refuse.'),
      reason,
    },
    { what: 'The guard', about: 'Can only refuse; checked first.', ...alwaysNeedsReason },
  ),
  ({ then: verb, ...guard }) => ({ ...guard, verb }),
);

export const ruleShape: Shape<Rule> = converted(
  mapping(
    {
      ...commonFields,
      match: named('ruleMatch', matchShape('rule')),
      [thenKey]: word('"then" of a rule', ruleVerbs, 'What is done.'),
      reason,
      limit,
    },
    { what: 'The rule', about: 'The first rule that matches decides.', ...alwaysNeedsReason },
  ),
  ({ then: verb, ...rule }) => ({ ...rule, verb, placeLimits: isAllowing(verb) ? limitPlace(rule.match) : undefined }),
);

export const answerShape: Shape<CannedAnswer> = {
  read(node, reader) {
    if (node.type === 'plain' && typeof node.value === 'string') return node.value;
    if (node.type !== 'map')
      return failWrongType(reader, node, '"answer"', 'a string in quotes, or a mapping of field name to value');
    if (node.entries.length === 0)
      return fail(reader, node.at, 'invalid-value', '"answer" names no field. Name at least one.');
    const problemCount = reader.problems.length;
    const fields: Record<string, string | number | boolean> = Object.create(null);
    for (const { key, value } of node.entries) {
      const what = `The field ${JSON.stringify(key)} of "answer"`;
      if (value.type === 'plain' && value.value !== null) fields[key] = value.value;
      else failWrongType(reader, value, what, 'a string, a number, true or false');
    }
    return reader.problems.length > problemCount ? undefined : fields;
  },
  schema: () => ({
    anyOf: [
      { type: 'string' },
      { type: 'object', minProperties: 1, additionalProperties: { type: ['string', 'number', 'boolean'] } },
    ],
    description: 'For a question with one field or none: a string. Otherwise a mapping of field name to value.',
  }),
};

const questionFields = {
  ...commonFields,
  match: named('questionMatch', matchShape('question')),
  answer: optional(answerShape),
  [thenKey]: optional(word('"then" of a question', questionVerbs, 'The verb, in place of an answer.')),
  reason,
  limit,
};

function checkAnswerOrThen({ at, answer, then: verb }: Mapped<typeof questionFields>, reader: Reader): void {
  if (answer !== undefined && verb !== undefined)
    fail(reader, at, 'invalid-value', 'A question has either "answer" or "then". Delete one.');
  if (answer === undefined && verb === undefined)
    fail(reader, at, 'missing-key', 'The question has neither "answer" nor "then". Add one.');
}

export const questionShape: Shape<Question> = converted(
  mapping(questionFields, {
    what: 'The question',
    about: 'Decides about pauses that are not permissions; the first that matches.',
    check: checkAnswerOrThen,
    schema: { oneOf: [{ required: ['answer'] }, { required: ['then'] }] },
  }),
  ({ then: verb, ...question }) => ({ ...question, verb }),
);

const globsShape = list(
  '"paths"',
  pathGlob('A glob of "paths"'),
  {
    minItems: 1,
    description: 'Paths from the root: * and ? stay within a segment, ** is any number of segments.',
  },
  'a list of at least one path glob',
);

const statusShape = word('"status"', changeStatuses, 'What happened to the file.');

const statusesShape = oneOrMore(
  '"status"',
  statusShape,
  'If left out, an allow takes added and modified files, and the other verbs match all.',
);

const changeFields = {
  ...commonFields,
  paths: globsShape,
  status: optional(statusesShape),
  binary: optional(flag('"binary"', 'For allow: also takes contents that are not text.'), false),
  [thenKey]: word('"then" of a change', changeVerbs, 'Take the file, leave it behind, or take nothing.'),
  reason,
  limit,
};

function checkChangeEntry(entry: Mapped<typeof changeFields>, reader: Reader): void {
  if (changeRules.some((rule) => rule === entry.id)) {
    fail(reader, entry.at, 'invalid-value', `The id "${entry.id}" is reserved among changes. Choose another.`);
  }
  const at = entry.positions.get('binary');
  if (at !== undefined && entry.then !== 'allow') {
    fail(reader, at, 'invalid-value', '"binary" belongs only to "then: allow": the other verbs match any content.');
  }
}

export const changeEntryShape: Shape<ChangeEntry> = converted(
  mapping(changeFields, {
    what: 'The change',
    about: 'The first entry that matches a changed file decides about it.',
    check: checkChangeEntry,
  }),
  ({ then: verb, paths, status: statuses, ...entry }) => ({
    ...entry,
    match: [],
    verb,
    globs: paths,
    reach: compileReach(paths, verb),
    statuses: statuses ?? (verb === 'allow' ? ['added', 'modified'] : changeStatuses),
  }),
);

export const changeShape: Shape<ChangedFile> = mapping(
  {
    path: text('"path" of a change', 'The path of the file, from the root.'),
    status: optional(statusShape, 'modified'),
    bytes: optional(count('"bytes"', 'Size of the new content; 0 when left out.', { least: 0 }), 0),
    lines: optional(count('"lines"', 'Lines added and removed; 0 when left out.', { least: 0 }), 0),
    binary: optional(flag('"binary"', 'The content is not text.'), false),
  },
  { what: 'The change', about: 'A changed file.' },
);
