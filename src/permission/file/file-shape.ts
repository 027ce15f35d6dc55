// The whole policy file: the one definition behind the loader and the JSON Schema.

import { changeRules } from '../change/judge.ts';
import { unknownContext } from '../context.ts';
import { type Budget, changeAnswers, defaultBudget, defaultChangeBudget, type PolicyTest } from '../policy.ts';
import type { Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';
import { changeBudgetFields, changeEntryShape, changeShape } from './changes-shape.ts';
import { contextShape } from './conditions-shape.ts';
import { answerShape, guardShape, questionShape, reservedIds, ruleShape } from './entry-shapes.ts';
import {
  converted,
  count,
  fail,
  type JsonSchema,
  list,
  type Mapped,
  mapping,
  named,
  optional,
  plainOf,
  type Reader,
  required,
  type Shape,
  text,
  toJson,
  word,
  wrongType,
} from './shape.ts';

const version: Shape<1> = {
  read(node, reader) {
    if (plainOf(node) === 1) return 1;
    return wrongType(reader, node, '"version"', 'the number 1');
  },
  schema: () => ({ const: 1, description: 'The version of this format.' }),
};

function budgetField(name: keyof Budget, about: string) {
  return optional(count(`"${name}"`, `${about} ${defaultBudget[name]} when left out.`), defaultBudget[name]);
}

const budget = mapping(
  {
    answers: budgetField('answers', 'Answers a run may send at most;'),
    allows: budgetField('allows', 'Permissions a run may get at most;'),
    rejects_in_a_row: budgetField('rejects_in_a_row', 'Rejects in a row; one more stops the run.'),
    same_pause: budgetField('same_pause', 'The same pause; once more stops the run.'),
    ...changeBudgetFields,
  },
  { what: '"budget"', about: 'What one run may spend at most.' },
);

const expectShape = mapping(
  {
    answer: required(answerShape),
    rule: required(text('"rule" of "expect"', 'The id that decides, or default, or malformed.')),
  },
  { what: '"expect"', about: 'Both must hold. The answer is what is sent, or the canned answer, or stop, or ask.' },
);

const pauseShape: Shape<Json> = {
  read(node, reader) {
    return node.type === 'map'
      ? toJson(node)
      : wrongType(reader, node, '"pause"', 'the arguments of the pause as a mapping');
  },
  schema: () => ({ type: 'object', description: 'The arguments of the pause.' }),
};

const stepFields = { pause: required(pauseShape), expect: required(expectShape) };
const step = mapping(stepFields, { what: 'The pause', about: 'One pause, and its expected answer.' });

const testFields = {
  name: required(text('"name" of a test', 'What the test shows.')),
  context: optional(named('context', contextShape), unknownContext),
  pause: optional(pauseShape),
  expect: optional(expectShape),
  pauses: optional(list('"pauses"', step, 'Several pauses of one run, in order.')),
  change: optional(changeShape),
};

const testSchema: JsonSchema = {
  oneOf: [
    { required: ['pause', 'expect'], properties: { pauses: false, change: false } },
    { required: ['pauses'], properties: { pause: false, expect: false, change: false } },
    { required: ['change', 'expect'], properties: { pause: false, pauses: false } },
  ],
};

type ReadTest = Mapped<typeof testFields>;
type ReadStep = Mapped<typeof stepFields>;

interface TestOfFile extends PolicyTest {
  readonly steps: readonly ReadStep[];
}

function testOf(test: ReadTest, reader: Reader): TestOfFile | undefined {
  const { name, at, context, change } = test;
  if (change !== undefined) {
    const expect = expectOfChange(test, reader);
    return expect && { name, at, context, steps: [], change: { ...change, expect } };
  }
  const steps = stepsOf(test, reader);
  return steps && { name, at, context, steps };
}

function expectOfChange({ at, pause, pauses, expect }: ReadTest, reader: Reader) {
  if (pause !== undefined || pauses !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "change" or a pause. Delete one.');
  if (expect === undefined) return fail(reader, at, 'missing-key', 'The test has no "expect". Add it.');
  const answer = changeAnswers.find((each) => each === expect.answer);
  if (answer !== undefined) return { at: expect.at, answer, rule: expect.rule };
  const message = `The "answer" to a change is ${changeAnswers.map((each) => `"${each}"`).join(', ')}.`;
  return fail(reader, expect.places.get('answer') ?? expect.at, 'invalid-value', message);
}

function stepsOf(test: ReadTest, reader: Reader): readonly ReadStep[] | undefined {
  const { at, places, pause, expect, pauses } = test;
  if (pauses === undefined) {
    if (pause !== undefined && expect !== undefined) return [{ at, places, pause, expect }];
    const both = '"pause" and "expect", or "pauses", or "change" and "expect"';
    const lacks = pause !== undefined ? '"expect"' : expect !== undefined ? '"pause"' : both;
    return fail(reader, at, 'missing-key', `The test has no ${lacks}. Add it.`);
  }
  if (pause !== undefined || expect !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "pause" with "expect", or "pauses". Delete one.');
  if (pauses.length === 0)
    return fail(reader, at, 'invalid-value', '"pauses" is empty, so the test shows nothing. Add a pause.');
  // A run that stopped or asked has no further pause (docs/policy.md, "Tests in the file").
  const last = pauses.findIndex(({ expect: { answer } }) => answer === 'stop' || answer === 'ask');
  const after = last === -1 ? undefined : pauses[last + 1];
  if (after === undefined) return pauses;
  const message = 'The run has ended with the pause before this one. Delete this one, or make it a separate test.';
  return fail(reader, after.at, 'invalid-value', message);
}

const testShape = converted(
  mapping(testFields, { what: 'The test', about: 'A fresh run with its pauses.', schema: testSchema }),
  testOf,
);

const fields = {
  version: required(version),
  default: optional(
    word('"default"', ['reject', 'stop'], 'What happens to a permission that nothing matches; reject when left out.'),
    'reject',
  ),
  budget: optional(budget, { ...defaultBudget, ...defaultChangeBudget }),
  guards: optional(list('"guards"', named('guard', guardShape), 'Can only refuse; checked first; any match wins.'), []),
  rules: optional(list('"rules"', named('rule', ruleShape), 'Decide about permissions; the first match decides.'), []),
  questions: optional(
    list('"questions"', named('question', questionShape), 'Decide about all other pauses; the first match decides.'),
    [],
  ),
  changes: optional(
    list('"changes"', named('change', changeEntryShape), 'Decide about changed files; the first match decides.'),
  ),
  tests: optional(
    list('"tests"', named('test', testShape), 'Run before every prompt; a test that fails stops the step.'),
    [],
  ),
};

export type PolicyFile = Mapped<typeof fields>;

export const fileShape: Shape<PolicyFile> = mapping(fields, {
  what: 'The policy',
  about: 'A permission policy of intern-action.',
  check: agreesOnIds,
});

function agreesOnIds(file: PolicyFile, reader: Reader): void {
  const { guards, rules, questions, changes = [], tests } = file;
  const pauseIds = [...guards, ...rules, ...questions];
  const ids = new Set<string>();
  for (const { id, at, places } of [...pauseIds, ...changes]) {
    const message = `The id "${id}" is taken. Ids are unique over guards, rules, questions and changes.`;
    if (ids.has(id)) fail(reader, places.get('id') ?? at, 'duplicate-id', message);
    ids.add(id);
  }
  const ofPauses = new Set([...pauseIds.map(({ id }) => id), ...reservedIds]);
  const ofChanges = new Set([...changes.map(({ id }) => id), ...changeRules]);
  const unknownId = (at: Place, id: string, lists: string): undefined =>
    fail(reader, at, 'unknown-id', `No ${lists} has the id ${JSON.stringify(id)}.`);
  for (const { steps, change } of tests) {
    for (const { expect } of steps) {
      if (!ofPauses.has(expect.rule))
        unknownId(expect.places.get('rule') ?? expect.at, expect.rule, 'guard, rule or question');
    }
    if (change !== undefined && !ofChanges.has(change.expect.rule))
      unknownId(change.expect.at, change.expect.rule, 'entry of "changes"');
  }
}

/** In draft 7, which editors support. The loader alone checks ids, patterns and invisible characters. */
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
