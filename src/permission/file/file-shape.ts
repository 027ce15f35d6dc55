// The whole policy file: the one definition behind the loader and the JSON Schema.

import { changeRules } from '../change/judge.ts';
import { type RunContext, unknownContext } from '../context.ts';
import { type ChangeTest, changeAnswers, defaultBudget, type PolicyTest, type TestStep } from '../policy.ts';
import type { Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';
import { changeBudgetFields, changeEntryShape, changeShape } from './changes-shape.ts';
import { contextShape } from './context-shape.ts';
import { answerShape, guardShape, questionShape, reservedIds, ruleShape } from './entry-shapes.ts';
import { type Mapped, mapping, optional, required } from './mapping.ts';
import {
  converted,
  count,
  fail,
  type JsonSchema,
  list,
  named,
  placed,
  plainOf,
  type Reader,
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

const budget = mapping(
  {
    answers: optional(count('"answers"', `Answers a run may send at most; ${defaultBudget.answers} when left out.`)),
    allows: optional(count('"allows"', `Permissions a run may get at most; ${defaultBudget.allows} when left out.`)),
    rejects_in_a_row: optional(
      count(
        '"rejects_in_a_row"',
        `Rejects in a row; one more stops the run. ${defaultBudget.rejects_in_a_row} when left out.`,
      ),
    ),
    same_pause: optional(
      count('"same_pause"', `The same pause; once more stops the run. ${defaultBudget.same_pause} when left out.`),
    ),
    ...changeBudgetFields,
  },
  { what: '"budget"', about: 'What one run may spend at most.' },
);

const expectShape = placed(
  mapping(
    {
      answer: required(answerShape),
      rule: required(text('"rule" of "expect"', 'The id that decides, or default, or malformed.')),
    },
    { what: '"expect"', about: 'Both must hold. The answer is what is sent, or the canned answer, or stop, or ask.' },
  ),
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
  context: optional(named('context', contextShape)),
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

/** A test with its pauses as one list, before its ids are compared. */
interface RawTest {
  readonly name: string;
  readonly at: Place;
  readonly context: RunContext;
  readonly steps: readonly RawStep[];
  readonly change?: ChangeTest | undefined;
}

type RawStep = Mapped<typeof stepFields>;

function rawTest(test: Mapped<typeof testFields>, reader: Reader): RawTest | undefined {
  if (test.change !== undefined) return changeTest(test, test.change, reader);
  const steps = stepsOf(test, reader);
  return steps && { name: test.name, at: test.at, context: test.context ?? unknownContext, steps };
}

function changeTest(
  { name, at, context = unknownContext, pause, pauses, expect }: Mapped<typeof testFields>,
  change: Omit<ChangeTest, 'expect'>,
  reader: Reader,
): RawTest | undefined {
  if (pause !== undefined || pauses !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "change" or a pause. Delete one.');
  if (expect === undefined) return fail(reader, at, 'missing-key', 'The test has no "expect". Add it.');
  const { answer: written, rule } = expect.value;
  const answer = changeAnswers.find((each) => each === written);
  if (answer === undefined)
    return fail(
      reader,
      expect.value.places.get('answer') ?? expect.at,
      'invalid-value',
      `The "answer" to a change is ${changeAnswers.map((each) => `"${each}"`).join(', ')}.`,
    );
  const expected = { at: expect.at, answer, rule };
  return { name, at, context, steps: [], change: { ...change, expect: expected } };
}

function stepsOf(test: Mapped<typeof testFields>, reader: Reader): readonly RawStep[] | undefined {
  const { at, pause, expect, pauses } = test;
  if (pauses === undefined) {
    if (pause !== undefined && expect !== undefined) return [{ at, places: test.places, pause, expect }];
    const both = '"pause" and "expect", or "pauses", or "change" and "expect"';
    const lacks = pause !== undefined ? '"expect"' : expect !== undefined ? '"pause"' : both;
    return fail(reader, at, 'missing-key', `The test has no ${lacks}. Add it.`);
  }
  if (pause !== undefined || expect !== undefined)
    return fail(reader, at, 'invalid-value', 'A test has either "pause" with "expect", or "pauses". Delete one.');
  if (pauses.length === 0)
    return fail(reader, at, 'invalid-value', '"pauses" is empty, so the test shows nothing. Add a pause.');
  const after = afterStop(pauses);
  if (after === undefined) return pauses;
  return fail(
    reader,
    after.at,
    'invalid-value',
    'The run has ended with the pause before this one. Delete this one, or make it a separate test.',
  );
}

/** A run that stopped or asked has no further pause (docs/policy.md, "Tests in the file"). */
function afterStop(steps: readonly RawStep[]): RawStep | undefined {
  const last = steps.findIndex(({ expect: { value } }) => value.answer === 'stop' || value.answer === 'ask');
  return last === -1 ? undefined : steps[last + 1];
}

const testShape = converted(
  mapping(testFields, { what: 'The test', about: 'A fresh run with its pauses.', schema: testSchema }),
  rawTest,
);

const fields = {
  version: required(version),
  default: optional(
    word('"default"', ['reject', 'stop'], 'What happens to a permission that nothing matches; reject when left out.'),
  ),
  budget: optional(budget),
  guards: optional(list('"guards"', named('guard', guardShape), 'Can only refuse; checked first; any match wins.')),
  rules: optional(list('"rules"', named('rule', ruleShape), 'Decide about permissions; the first match decides.')),
  questions: optional(
    list('"questions"', named('question', questionShape), 'Decide about all other pauses; the first match decides.'),
  ),
  changes: optional(
    list('"changes"', named('change', changeEntryShape), 'Decide about changed files; the first match decides.'),
  ),
  tests: optional(
    list('"tests"', named('test', testShape), 'Run before every prompt; a test that fails stops the step.'),
  ),
};

/** A file as read, before its ids are compared. */
export type PolicyFile = Mapped<typeof fields>;

/** The whole file (docs/policy.md, "In five minutes"). */
export const fileShape: Shape<PolicyFile> = mapping(fields, {
  what: 'The policy',
  about: 'A permission policy of intern-action.',
  check: agreesOnIds,
});

function agreesOnIds(file: PolicyFile, reader: Reader): void {
  const { guards = [], rules = [], questions = [], changes = [], tests = [] } = file;
  const pauseIds = [...guards, ...rules, ...questions];
  const ids = new Set<string>();
  for (const entry of [...pauseIds, ...changes]) {
    if (ids.has(entry.id)) {
      fail(
        reader,
        entry.places.get('id') ?? entry.at,
        'duplicate-id',
        `The id "${entry.id}" is taken. Ids are unique over guards, rules, questions and changes.`,
      );
    }
    ids.add(entry.id);
  }
  const known = new Set([...pauseIds.map(({ id }) => id), ...reservedIds]);
  for (const { expect } of tests.flatMap(({ steps }) => steps)) {
    const at = expect.value.places.get('rule') ?? expect.at;
    knows(known, { rule: expect.value.rule, at, lists: 'guard, rule or question' }, reader);
  }
  const knownOfChanges = new Set([...changes.map(({ id }) => id), ...changeRules]);
  for (const { expect } of tests.flatMap(({ change }) => change ?? [])) {
    knows(knownOfChanges, { ...expect, lists: 'entry of "changes"' }, reader);
  }
}

function knows(
  known: ReadonlySet<string>,
  { rule, at, lists }: { readonly rule: string; readonly at: Place; readonly lists: string },
  reader: Reader,
): void {
  if (!known.has(rule)) fail(reader, at, 'unknown-id', `No ${lists} has the id ${JSON.stringify(rule)}.`);
}

/** A test of the file. */
export function testOf({ steps, ...test }: RawTest): PolicyTest {
  return { ...test, steps: steps.map(stepOf) };
}

function stepOf({ at, pause, expect: { at: expectAt, value } }: RawStep): TestStep {
  return { at, pause, expect: { at: expectAt, answer: value.answer, rule: value.rule } };
}

/**
 * The content of `intern-policy.schema.json` (docs/policy.md, "The policy commands"). Draft 7, because that is what editors know. It
 * says what a file looks like; that ids are unique, patterns compile and no character is invisible, only the loader says.
 */
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
