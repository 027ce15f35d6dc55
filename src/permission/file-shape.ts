// How the whole policy file is written: the one definition behind the loader and the JSON Schema.

import { unknownContext } from './context.ts';
import { contextShape } from './context-shape.ts';
import { answerShape, guardShape, questionShape, reservedIds, ruleShape } from './entry-shapes.ts';
import type { Json } from './json.ts';
import { type Mapped, mapping, optional, required } from './mapping.ts';
import { defaultBudget, type PolicyTest, type TestStep } from './policy.ts';
import {
  anything,
  count,
  fail,
  type JsonSchema,
  list,
  named,
  type Placed,
  placed,
  type Reader,
  type Shape,
  text,
  word,
  wrongType,
} from './shape.ts';

const version: Shape<1> = {
  read(node, reader) {
    if (node.type === 'plain' && node.value === 1) return 1;
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
  },
  { what: '"budget"', about: 'What one run may spend at most.' },
);

const expect = placed(
  mapping(
    {
      answer: required(answerShape),
      rule: required(text('"rule" of "expect"', 'The id that decides, or default, or malformed.')),
    },
    { what: '"expect"', about: 'Both must hold. The answer is what is sent, or the canned answer, or stop, or ask.' },
  ),
);

const pause: Shape<Json> = {
  read(node, reader) {
    return node.type === 'map'
      ? anything.read(node, reader)
      : wrongType(reader, node, '"pause"', 'the arguments of the pause as a mapping');
  },
  schema: () => ({ type: 'object', description: 'The arguments of the pause.' }),
};

const step = mapping(
  { pause: required(pause), expect: required(expect) },
  { what: 'The pause', about: 'One pause, and what has to come of it.' },
);

const testFields = {
  name: required(text('"name" of a test', 'What the test shows.')),
  context: optional(named('context', contextShape)),
  pause: optional(pause),
  expect: optional(expect),
  pauses: optional(list('"pauses"', step, 'Several pauses of one run, in order.')),
};

const testSchema: JsonSchema = {
  oneOf: [
    { required: ['pause', 'expect'], properties: { pauses: false } },
    { required: ['pauses'], properties: { pause: false, expect: false } },
  ],
};

function hasPauses(test: Mapped<typeof testFields>, reader: Reader): boolean {
  const single = test.pause !== undefined || test.expect !== undefined;
  if (test.pauses === undefined) {
    if (test.pause !== undefined && test.expect !== undefined) return true;
    const lacks = single ? (test.pause === undefined ? '"pause"' : '"expect"') : '"pause" and "expect", or "pauses"';
    fail(reader, test.at, 'missing-key', `The test has no ${lacks}. Add it.`);
    return false;
  }
  if (single)
    fail(reader, test.at, 'invalid-value', 'A test has either "pause" with "expect", or "pauses". Delete one.');
  else if (test.pauses.length === 0)
    fail(reader, test.at, 'invalid-value', '"pauses" is empty, so the test shows nothing. Add a pause.');
  else return endsAtStop(test.pauses, reader);
  return false;
}

/** A run that stopped or asked has no further pause (design, "Tests in the file"). */
function endsAtStop(
  steps: readonly Mapped<{ expect: { shape: typeof expect; required: true } }>[],
  reader: Reader,
): boolean {
  const last = steps.findIndex(({ expect: { value } }) => value.answer === 'stop' || value.answer === 'ask');
  const after = last === -1 ? undefined : steps[last + 1];
  if (after === undefined) return true;
  fail(
    reader,
    after.at,
    'invalid-value',
    'The run has ended with the pause before this one. Delete this one, or make it a test of its own.',
  );
  return false;
}

const testShape = mapping(testFields, {
  what: 'The test',
  about: 'A fresh run with its pauses.',
  check: hasPauses,
  schema: testSchema,
});

const fields = {
  version: required(version),
  default: optional(
    word('"default"', ['reject', 'stop'], 'What happens to a permission that nothing matches; reject when left out.'),
  ),
  budget: optional(budget),
  guards: optional(list('"guards"', named('guard', guardShape), 'Can only refuse; looked at first; any match wins.')),
  rules: optional(list('"rules"', named('rule', ruleShape), 'Decide about permissions; the first match decides.')),
  questions: optional(
    list('"questions"', named('question', questionShape), 'Decide about all other pauses; the first match decides.'),
  ),
  tests: optional(
    list('"tests"', named('test', testShape), 'Run before every prompt; a test that fails stops the step.'),
  ),
};

/** A file as read, before its ids are compared. */
export type PolicyFile = Mapped<typeof fields>;

/** The whole file (design, "Shape"). */
export const fileShape: Shape<PolicyFile> = mapping(fields, {
  what: 'The policy',
  about: 'A permission policy of intern-action.',
  check: agreesOnIds,
});

function agreesOnIds(file: PolicyFile, reader: Reader): boolean {
  const before = reader.problems.length;
  const ids = new Set<string>();
  for (const entry of [...(file.guards ?? []), ...(file.rules ?? []), ...(file.questions ?? [])]) {
    if (ids.has(entry.id)) {
      fail(
        reader,
        entry.places.get('id') ?? entry.at,
        'duplicate-id',
        `The id "${entry.id}" is taken. Ids are unique over guards, rules and questions.`,
      );
    }
    ids.add(entry.id);
  }
  for (const each of (file.tests ?? []).flatMap((test) => expectsOf(test))) {
    const { rule } = each.value;
    if (ids.has(rule) || reservedIds.includes(rule)) continue;
    fail(
      reader,
      each.value.places.get('rule') ?? each.at,
      'unknown-id',
      `No guard, rule or question has the id ${JSON.stringify(rule)}.`,
    );
  }
  return reader.problems.length === before;
}

type RawTest = Mapped<typeof testFields>;
type RawExpect = Placed<
  Mapped<{ answer: { shape: typeof answerShape; required: true }; rule: { shape: Shape<string>; required: true } }>
>;

function expectsOf(test: RawTest): readonly RawExpect[] {
  if (test.pauses !== undefined) return test.pauses.map((each) => each.expect);
  return test.expect === undefined ? [] : [test.expect];
}

/** A test of the file with its pauses as one list. */
export function testOf(test: RawTest): PolicyTest {
  const single =
    test.pause === undefined || test.expect === undefined
      ? []
      : [{ at: test.at, pause: test.pause, expect: test.expect }];
  const steps = (test.pauses ?? single).map(
    (each): TestStep => ({
      at: each.at,
      pause: each.pause,
      expect: { at: each.expect.at, answer: each.expect.value.answer, rule: each.expect.value.rule },
    }),
  );
  return { name: test.name, at: test.at, context: test.context ?? unknownContext, steps };
}
