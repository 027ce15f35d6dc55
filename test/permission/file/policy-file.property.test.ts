// Policy files of any text: a policy that the published schema takes too, or problems with their places; never anything else.
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDecisions, unknownContext } from '../../../src/permission/decide/decide.ts';
import { policyJsonSchema } from '../../../src/permission/file/file-shape.ts';
import { loadPolicy, type Policy, readPolicy } from '../../../src/permission/file/policy-file.ts';
import { starterPolicy } from '../../../src/permission/tools/starter.ts';
import { almost, hostileJsonText, hostileText } from '../../support/hostile.ts';
import { runs, seed } from '../../support/seed.ts';

const validate = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(policyJsonSchema());

const example = `version: 1
default: reject
budget: { answers: 20, rejects_in_a_row: 3 }
guards:
  - { id: no-secrets, match: { operation: { glob: "**/*.pem" } }, then: reject }
rules:
  - { id: list, match: { kind: permission, operation: ls }, then: allow, limit: 3 }
  - { id: tests, match: { kind: permission, operation: { re2: "npm (?:test|run lint)" } }, then: allow }
questions:
  - { id: colour, match: { message: Which colour? }, answer: { colour: red } }
`;
const texts = [example, starterPolicy];
const file = fc.oneof(
  { weight: 4, arbitrary: almost(parse(example)).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(30), hostileText).map(splice) },
  hostileJsonText,
  hostileText,
);

function splice([text, from, length, inserted]: readonly [string, number, number, string]): string {
  const at = from % (text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + length);
}

test('the examples are policies, so that what is near them may be one', async () => {
  for (const text of texts) expect(await readPolicy(text, 'policy')).toHaveProperty('policy');
});

test('any text is a policy that the schema takes, or has problems with their places in it', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const reading = await readPolicy(text, 'policy');
      if ('policy' in reading) {
        taken += 1;
        expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
        expect(reading.policy.default).not.toBe('allow');
        return;
      }
      expect(reading.problems.length).toBeGreaterThan(0);
      const lines = text.split(/\r\n|[\r\n]/).length;
      for (const { line, column, message } of reading.problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).not.toBe('');
      }
      await expect(loadPolicy(text, 'policy')).rejects.toMatchObject({ name: 'PolicyError', code: 'policy_invalid' });
    }),
    { numRuns: runs(1_000), seed },
  );
  expect(taken).toBeGreaterThan(runs(1_000) / 50);
});

test('any bytes are a policy or have problems', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), async (bytes) => {
      const reading = await readPolicy(bytes, 'policy');
      if ('problems' in reading) expect(reading.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(2_000), seed },
  );
});

test('no pause, whatever its arguments, is allowed unless a rule that allows is named for it', async () => {
  const { policy } = (await readPolicy(example, 'policy')) as { readonly policy: Policy };
  const pause = { kind: 'permission', operation: 'ls', options: ['allow_once', 'reject_once', 'allow_always'] };
  const given = fc.oneof(
    almost(pause).map((value) => JSON.stringify(value)),
    hostileJsonText,
    hostileText,
  );
  const operations = new Set(['ls', 'npm test', 'npm run lint']);
  let allowed = 0;
  fc.assert(
    fc.property(given, (text) => {
      const { outcome, answer, rule } = startDecisions(policy, unknownContext).decide({
        toolCallId: 'call-1',
        arguments: text,
      });
      if (outcome !== 'allow') return;
      allowed += 1;
      const { kind, operation, options } = JSON.parse(text);
      expect([kind, operations.has(operation), options.includes(answer)]).toEqual(['permission', true, true]);
      expect(answer).toBe('allow_once');
      expect(['list', 'tests']).toContain(rule);
    }),
    { numRuns: runs(10_000), seed },
  );
  expect(allowed).toBeGreaterThan(runs(10_000) / 50);
});
