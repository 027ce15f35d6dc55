// Shapes of `changes` in the file, of its budget, and of a test's `change`.
import { changeRules } from '../change/judge.ts';
import { toReach } from '../change/reach.ts';
import {
  type ChangedFile,
  type ChangeEntry,
  changeStatuses,
  changeVerbs,
  defaultChangeBudget,
  maxChangeBudget,
} from '../policy.ts';
import { idShape, limitField, reasonField, thenKey, whenField } from './entry-shapes.ts';
import { readPathGlob } from './forms.ts';
import {
  allOf,
  converted,
  count,
  fail,
  flag,
  type Mapped,
  mapping,
  optional,
  type Reader,
  required,
  type Shape,
  text,
  word,
  wrongType,
} from './shape.ts';

export const changeBudgetFields = {
  files: budgetField('files', 'Changed files that a run may hand over at most'),
  bytes: budgetField('bytes', 'Bytes of their new contents at most'),
  lines: budgetField('lines', 'Lines that they add and remove at most'),
};

function budgetField(name: keyof typeof maxChangeBudget, about: string) {
  const words = `${about}; ${defaultChangeBudget[name]} when left out.`;
  return optional(count(`"${name}"`, words, { most: maxChangeBudget[name] }), defaultChangeBudget[name]);
}

const globs: Shape<readonly string[]> = {
  read(node, reader) {
    if (node.type !== 'list' || node.items.length === 0)
      return wrongType(reader, node, '"paths"', 'a list of at least one path glob');
    return allOf(node.items.map((item) => readPathGlob(item, 'A glob of "paths"', reader)));
  },
  schema: () => ({
    type: 'array',
    items: { type: 'string' },
    minItems: 1,
    description: 'Paths from the root: * and ? stay within a segment, ** is any number of segments.',
  }),
};

const status = word('"status"', changeStatuses, 'What happened to the file.');

const statuses: Shape<readonly ChangeEntry['statuses'][number][]> = {
  read(node, reader) {
    if (node.type === 'list' && node.items.length > 0)
      return allOf(node.items.map((item) => status.read(item, reader)));
    const one = status.read(node, reader);
    return one === undefined ? undefined : [one];
  },
  schema: (defs) => ({
    anyOf: [status.schema(defs), { type: 'array', items: status.schema(defs), minItems: 1 }],
    description: 'Left out, an allow takes added and modified files, and the other verbs match all.',
  }),
};

const entryFields = {
  id: required(idShape),
  when: whenField,
  paths: required(globs),
  status: optional(statuses),
  binary: optional(flag('"binary"', 'For allow: takes contents that are no text too.'), false),
  [thenKey]: required(word('"then" of a change', changeVerbs, 'Taken, left behind, or nothing is taken.')),
  reason: reasonField,
  limit: limitField,
};

function fits(entry: Mapped<typeof entryFields>, reader: Reader): void {
  if (changeRules.some((rule) => rule === entry.id)) {
    fail(reader, entry.at, 'invalid-value', `The id "${entry.id}" is reserved among changes. Choose another.`);
  }
  const at = entry.places.get('binary');
  if (at !== undefined && entry.then !== 'allow') {
    fail(reader, at, 'invalid-value', '"binary" stands beside "then: allow": the other verbs match any content.');
  }
}

export const changeEntryShape: Shape<ChangeEntry> = converted(
  mapping(entryFields, {
    what: 'The change',
    about: 'The first entry that matches a changed file decides about it.',
    check: fits,
  }),
  ({ then: verb, paths, status: taken, ...entry }) => ({
    ...entry,
    match: [],
    verb,
    globs: paths,
    reach: toReach(paths, verb),
    statuses: taken ?? (verb === 'allow' ? ['added', 'modified'] : changeStatuses),
  }),
);

const changeFields = {
  path: required(text('"path" of a change', 'The path of the file, from the root.')),
  status: optional(status, 'modified'),
  bytes: optional(count('"bytes"', 'Size of the new content; 0 when left out.', { least: 0 }), 0),
  lines: optional(count('"lines"', 'Lines added and removed; 0 when left out.', { least: 0 }), 0),
  binary: optional(flag('"binary"', 'The content is no text.'), false),
};

export const changeShape: Shape<ChangedFile> = converted(
  mapping(changeFields, { what: 'The change', about: 'A changed file.' }),
  ({ path, status: fate, bytes, lines, binary }) => ({ path, status: fate, bytes, lines, binary }),
);
