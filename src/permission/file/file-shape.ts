// Defines the shape of a policy file. Reads it from a tree, without the YAML library, and describes it as JSON Schema.
import type { Json } from '../../json.ts';
import { changeRules } from '../change/judge.ts';
import { unknownContext } from '../context.ts';
import { type Automaton, matchWhole } from '../match/automaton.ts';
import type { Re2 } from '../match/regex.ts';
import { changeAnswers, defaultBudget, defaultChangeBudget, maxChangeBudget, type Policy } from '../policy.ts';
import { type Position, sortUnique } from '../text/position.ts';
import { contextShape } from './conditions-shape.ts';
import {
  answerShape,
  changeEntryShape,
  changeShape,
  guardShape,
  questionShape,
  reservedIds,
  ruleShape,
} from './entry-shapes.ts';
import {
  converted,
  count,
  fail,
  failWrongType,
  type JsonSchema,
  list,
  listQuoted,
  type Mapped,
  mapping,
  named,
  optional,
  plain,
  type Reader,
  type Shape,
  text,
  toJson,
  word,
} from './shape.ts';
import type { Problem, TreeEntry, TreeNode } from './tree.ts';

const versionSchema = { const: 1, description: 'The version of this format.' };

const defaults = { ...defaultBudget, ...defaultChangeBudget };

function budgetField(name: keyof typeof defaults, about: string, most?: number) {
  return optional(count(`"${name}"`, `${about} ${defaults[name]} when left out.`, { most }), defaults[name]);
}

const budgetShape = mapping(
  {
    answers: budgetField('answers', 'Answers a run may send at most;'),
    allows: budgetField('allows', 'Permissions a run may get at most;'),
    rejects_in_a_row: budgetField('rejects_in_a_row', 'Rejects in a row; one more stops the run.'),
    same_pause: budgetField('same_pause', 'The same pause; once more stops the run.'),
    files: budgetField('files', 'Changed files that a run may hand over at most;', maxChangeBudget.files),
    bytes: budgetField('bytes', 'Bytes of their new contents at most;', maxChangeBudget.bytes),
    lines: budgetField('lines', 'Lines that they add and remove at most;', maxChangeBudget.lines),
  },
  { what: '"budget"', about: 'What one run may spend at most.' },
);

const expectShape = mapping(
  {
    answer: answerShape,
    rule: text('"rule" of "expect"', 'The id that decides, or default, or malformed.'),
  },
  { what: '"expect"', about: 'Both must hold. The answer is what is sent, or the canned answer, or stop, or ask.' },
);

const pauseShape: Shape<Json> = {
  read: (node, reader) =>
    node.type === 'map'
      ? toJson(node)
      : failWrongType(reader, node, '"pause"', 'the arguments of the pause as a mapping'),
  schema: () => ({ type: 'object', description: 'The arguments of the pause.' }),
};

const stepShape = mapping(
  { pause: pauseShape, expect: expectShape },
  { what: 'The pause', about: 'One pause, and its expected answer.' },
);

const testFields = {
  name: text('"name" of a test', 'What the test shows.'),
  context: optional(named('context', contextShape), unknownContext),
  pause: optional(pauseShape),
  expect: optional(expectShape),
  pauses: optional(list('"pauses"', stepShape, { description: 'Several pauses of one run, in order.' })),
  change: optional(changeShape),
};

type ReadTest = Mapped<typeof testFields>;

const testSchema: JsonSchema = {
  oneOf: [
    { required: ['pause', 'expect'], properties: { pauses: false, change: false } },
    { required: ['pauses'], properties: { pause: false, expect: false, change: false } },
    { required: ['change', 'expect'], properties: { pause: false, pauses: false } },
  ],
};

const testShape = converted(
  mapping(testFields, { what: 'The test', about: 'A fresh run with its pauses.', schema: testSchema }),
  (test, reader) => {
    const { name, at, context, change } = test;
    if (change === undefined) {
      const steps = toSteps(test, reader);
      return steps && { name, at, context, steps };
    }
    const expect = toChangeExpect(test, reader);
    return expect && { name, at, context, steps: [], change: { ...change, expect } };
  },
);

function toChangeExpect({ at, pause, pauses, expect }: ReadTest, reader: Reader) {
  if (pause !== undefined || pauses !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "change" or a pause. Delete one.');
  if (expect === undefined) return fail(reader, at, 'missing-key', 'The test has no "expect". Add it.');
  const answer = changeAnswers.find((each) => each === expect.answer);
  if (answer !== undefined) return { ...expect, answer };
  const message = `The "answer" to a change is ${listQuoted(changeAnswers)}.`;
  return fail(reader, expect.positions.get('answer') ?? expect.at, 'invalid-value', message);
}

function toSteps({ at, positions, pause, expect, pauses }: ReadTest, reader: Reader) {
  if (pauses === undefined) {
    if (pause !== undefined && expect !== undefined) return [{ at, positions, pause, expect }];
    const isEmpty = pause === undefined && expect === undefined;
    const missingKey = pause === undefined ? '"pause"' : '"expect"';
    const missingKeys = isEmpty ? '"pause" and "expect", or "pauses", or "change" and "expect"' : missingKey;
    return fail(reader, at, 'missing-key', `The test has no ${missingKeys}. Add it.`);
  }
  if (pause !== undefined || expect !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "pause" with "expect", or "pauses". Delete one.');
  if (pauses.length === 0)
    return fail(reader, at, 'invalid-value', '"pauses" is empty, so the test shows nothing. Add a pause.');
  // After a stop or an `ask`, a run has no further pause (docs/policy.md, "Tests in the file").
  const endIndex = pauses.findIndex(({ expect: { answer } }) => answer === 'stop' || answer === 'ask');
  const stepAfterEnd = endIndex === -1 ? undefined : pauses[endIndex + 1];
  if (stepAfterEnd === undefined) return pauses;
  const message = 'The run has ended with the pause before this one. Delete this one, or make it a separate test.';
  return fail(reader, stepAfterEnd.at, 'invalid-value', message);
}

const policyFields = {
  version: plain('"version"', 'the number 1', versionSchema, (value) => value === 1),
  default: optional(
    word('"default"', ['reject', 'stop'], 'What happens to a permission that nothing matches; reject when left out.'),
    'reject',
  ),
  budget: optional(budgetShape, defaults),
  guards: optional(entriesShape('guard', guardShape, 'Can only refuse; checked first; any match wins.'), []),
  rules: optional(entriesShape('rule', ruleShape, 'Decide about permissions; the first match decides.'), []),
  questions: optional(
    entriesShape('question', questionShape, 'Decide about all other pauses; the first match decides.'),
    [],
  ),
  changes: optional(entriesShape('change', changeEntryShape, 'Decide about changed files; the first match decides.')),
  tests: optional(entriesShape('test', testShape, 'Run before every prompt; a test that fails stops the step.'), []),
};

function entriesShape<T>(name: string, shape: Shape<T>, description: string): Shape<readonly T[]> {
  return list(`"${name}s"`, named(name, shape), { description });
}

const fileShape = mapping(policyFields, {
  what: 'The policy',
  about: 'A permission policy of intern-action.',
  check: checkIds,
});

function checkIds(file: Mapped<typeof policyFields>, reader: Reader): void {
  const { guards, rules, questions, changes = [], tests } = file;
  const pauseEntries = [...guards, ...rules, ...questions];
  const ids = new Set<string>();
  for (const { id, at, positions } of [...pauseEntries, ...changes]) {
    const message = `The id "${id}" is taken. Ids are unique over guards, rules, questions and changes.`;
    if (ids.has(id)) fail(reader, positions.get('id') ?? at, 'duplicate-id', message);
    ids.add(id);
  }
  const pauseRuleIds = new Set([...pauseEntries.map((entry) => entry.id), ...reservedIds]);
  const changeRuleIds = new Set([...changes.map((entry) => entry.id), ...changeRules]);
  const checkKnown = (rule: string, knownIds: ReadonlySet<string>, entryNames: string, at: Position): void => {
    if (!knownIds.has(rule)) fail(reader, at, 'unknown-id', `No ${entryNames} has the id ${JSON.stringify(rule)}.`);
  };
  for (const { steps, change } of tests) {
    for (const { expect } of steps) {
      checkKnown(expect.rule, pauseRuleIds, 'guard, rule or question', expect.positions.get('rule') ?? expect.at);
    }
    if (change !== undefined) checkKnown(change.expect.rule, changeRuleIds, 'entry of "changes"', change.expect.at);
  }
}

/** Uses draft 7, which editors support. Reading checks more than this schema, such as unique ids and valid patterns. */
export function policyJsonSchema(): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const root = fileShape.schema(definitions);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Permission policy of intern-action',
    ...root,
    definitions: Object.fromEntries(definitions),
  };
}

export type PolicyReading = { readonly policy: Policy } | { readonly problems: readonly Problem[] };

/** Automata by their `re2` pattern. */
export type Automata = ReadonlyMap<string, Automaton>;

/** Loads RE2 and the Bash grammar only if the tree has keys that need them. */
export async function readPolicyTree(root: TreeNode, source: string, automata?: Automata): Promise<PolicyReading> {
  const keys = new Set(listEntries(root).map(({ key }) => key));
  const [loadedRe2, shell] = await Promise.all([
    keys.has('re2') ? (reuseRe2(root, automata) ?? import('../match/regex.ts').then(({ re2 }) => re2)) : undefined,
    keys.has('shell') ? import('../match/shell-test.ts').then((module) => module.shellTest) : undefined,
  ]);
  const reader: Reader = { problems: [], re2: loadedRe2, shell };
  const file = fileShape.read(root, reader);
  if (file === undefined) return { problems: sortUnique(reader.problems) };
  const { guards, rules, questions, changes, tests } = file;
  const { answers, allows, rejects_in_a_row, same_pause, files, bytes, lines } = file.budget;
  const budget = { answers, allows, rejects_in_a_row, same_pause };
  const changeBudget = { files, bytes, lines };
  return { policy: { source, default: file.default, budget, guards, rules, questions, changes, changeBudget, tests } };
}

function reuseRe2(root: TreeNode, automata: Automata | undefined): Re2 | undefined {
  if (!listPatterns(root).every((pattern) => automata?.has(pattern))) return undefined;
  return (pattern) => {
    const automaton = automata?.get(pattern);
    return automaton === undefined ? { error: 'it is not among the kept patterns' } : matchWhole(automaton);
  };
}

export function listPatterns(root: TreeNode): readonly string[] {
  return listEntries(root).flatMap(({ key, value }) =>
    key === 're2' && value.type === 'plain' ? [String(value.value)] : [],
  );
}

function listEntries(node: TreeNode, entries: TreeEntry[] = []): readonly TreeEntry[] {
  if (node.type === 'list') for (const item of node.items) listEntries(item, entries);
  if (node.type !== 'map') return entries;
  for (const entry of node.entries) {
    entries.push(entry);
    listEntries(entry.value, entries);
  }
  return entries;
}
