// What is left out of a policy before it is read for one pause never decides about it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/json.ts';
import { startDecisions, unknownContext } from '../../../src/permission/decide/decide.ts';
import { readPolicyTree } from '../../../src/permission/file/file-shape.ts';
import { narrow } from '../../../src/permission/file/narrow.ts';
import { jsonToTree } from '../../../src/permission/file/tree.ts';
import { readPause } from '../../../src/permission/pause.ts';
import type { Policy } from '../../../src/permission/policy.ts';

const texts = fc.constantFrom('permission', 'shell', 'a', 'b', 'a b', 'fs.write');
const maybe = <T extends Json>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const matcher: fc.Arbitrary<Json> = fc.oneof(
  texts,
  fc.array(texts, { minLength: 1, maxLength: 2 }),
  fc.record({ glob: fc.constantFrom('*', 'a*', 'fs.*') }),
  fc.record({ not: texts }),
  fc.record({ present: fc.boolean() }),
);
const match = fc
  .record({
    kind: maybe(fc.constantFrom<Json>('permission', ['permission', 'a'], 'a')),
    tool: maybe(matcher),
    command: maybe(matcher),
    operation: maybe(fc.oneof(matcher, fc.constant(null))),
    '/x': maybe(matcher),
  })
  .map(bare)
  .filter((conditions) => Object.keys(conditions).length > 0);
const pause = fc
  .record({
    kind: fc.constantFrom('permission', 'a'),
    operation: maybe(fc.oneof(texts, fc.constantFrom(null, 'shell command: a', 'shell command: a b'))),
    options: fc.constant(['allow_once', 'reject_once']),
    x: maybe(fc.oneof(texts, fc.array(texts))),
  })
  .map(bare);

function bare(object: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

const verbs = fc.constantFrom('reject', 'stop', 'ask', 'allow');
const rules = fc.array(fc.record({ match, verb: verbs }), { maxLength: 6 });

/** An entry as the file has it. */
const entry = (id: string, conditions: JsonObject, verb: string): JsonObject =>
  JSON.parse(JSON.stringify({ id, match: conditions, verb }).replace(/"verb":(?="[a-z]+"\}$)/, '"then":'));

async function policyOf(json: Json): Promise<Policy | undefined> {
  const reading = await readPolicyTree(jsonToTree(json), 'policy.yml');
  return 'policy' in reading ? reading.policy : undefined;
}

test('a pause is decided the same by the entries that are left', async () => {
  const seen = { left: 0, all: 0 };
  await fc.assert(
    fc.asyncProperty(rules, rules, pause, async (guards, listed, asked) => {
      const json = {
        version: 1,
        guards: guards.map((one, index) => entry(`g${index}`, one.match, 'reject')),
        rules: listed.map((one, index) => entry(`r${index}`, one.match, one.verb)),
      };
      const whole = await policyOf(json);
      const text = JSON.stringify(asked);
      const read = readPause(text);
      if (whole === undefined || 'error' in read) return;
      const narrowed = await policyOf(narrow(json, read));
      if (narrowed === undefined) throw new Error('What is left is no policy.');
      const decided = [whole, narrowed].map((policy) => {
        const { rule, outcome, answer, reason } = startDecisions(policy, unknownContext).decide({
          toolCallId: 'x',
          arguments: text,
        });
        return { rule, outcome, answer, reason };
      });
      expect(decided[1]).toEqual(decided[0]);
      seen.all += whole.guards.length + whole.rules.length;
      seen.left += narrowed.guards.length + narrowed.rules.length;
    }),
    { numRuns: 500 },
  );
  expect(seen.left).toBeLessThan(seen.all * 0.8);
});
