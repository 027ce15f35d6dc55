// Whatever a policy says: where nobody knows the folder or a path, no entry allows, and a guard on a place refuses.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, seed } from '../../support/seed.ts';
import { decideOnce, permission, policyOf } from '../policies.ts';

const texts = ['src/a.ts', '.', '/etc/passwd', 'unknown', './unknown', 'npm test', 'x'];
const text = fc.constantFrom(...texts);
const words = (one: string): string => JSON.stringify(one);

const matcher = fc.oneof(
  text.map(words),
  text.map((one) => `[${words(one)}, "y"]`),
  text.map((one) => `{ not: ${words(one)} }`),
  text.map((one) => `{ has: ${words(one)} }`),
  fc.constantFrom('{ glob: "**" }', '{ path: "**" }', '{ re2: "[^q]*" }', '{ present: true }', '{ present: false }'),
  fc.constantFrom('{ not: { glob: "/etc/**" } }', '{ any: ["unknown", { glob: "*" }] }'),
);
const places = ['"/cwd"', '"/paths"', '"/inside"', '"/outside"', '"/inside/0"', '"/paths/1"', '"/outside/0"'];
const keys = [
  ...places,
  'tool',
  'command',
  'operation',
  '"/command"',
  '"/title"',
  '"/env"',
  '"/arguments"',
  '"/tool_kind"',
];
const match = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...keys), matcher), { selector: ([key]) => key, maxLength: 4 })
  .map((conditions) => ['kind: permission', ...conditions.map(([key, one]) => `${key}: ${one}`)].join(', '));
const rule = fc.tuple(match, fc.constantFrom('allow', 'allow-always', 'reject', 'ask'), fc.boolean());

const list = fc.array(text, { maxLength: 2 });
const unknown = fc.oneof(
  fc.record({ cwd: fc.constant('unknown'), inside: list, paths: list }, { requiredKeys: ['cwd'] }),
  fc.record(
    {
      outside: fc.oneof(
        fc.constant('unknown'),
        list.map((rest) => [...rest, 'unknown']),
      ),
      inside: list.map((rest) => [...rest, './unknown']),
      paths: list,
      cwd: text,
    },
    { requiredKeys: ['outside'] },
  ),
);
const call = fc.constantFrom(
  { operation: 'shell command: npm test', command: 'npm test' },
  { operation: 'shell' },
  { operation: 'fs.write', tool_kind: 'edit' },
  { operation: 'fs.read', tool_kind: 'read', title: 'x' },
  { operation: 'other', arguments: { x: 'y' } },
);
const options = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];

test('no policy allows what happens at a place that nobody knows', { timeout: 600_000 }, async () => {
  let allowed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 4 }), call, unknown, async (rules, what, where) => {
      const entries = rules.map(
        ([conditions, then, isLimited], index) =>
          `  - { id: r${index}, match: { ${conditions} }, then: ${then}, reason: x${isLimited ? ', limit: 3' : ''} }`,
      );
      const policy = await policyOf(`rules:\n${entries.join('\n')}\n`).catch(() => undefined);
      fc.pre(policy !== undefined);
      expect(decideOnce(policy, permission({ ...what, ...where, options })).outcome).not.toBe('allow');
      if (decideOnce(policy, permission({ ...what, options })).outcome === 'allow') allowed += 1;
    }),
    { numRuns: runs(2_000), seed },
  );
  expect(allowed, 'the same at a plain place').toBeGreaterThan(100);
});

test('every guard on a place refuses it', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), matcher, call, unknown, async (key, condition, what, where) => {
      const guards = `guards:\n  - { id: g, match: { ${key}: ${condition} }, then: reject }\n`;
      const policy = await policyOf(`${guards}rules:\n  - { id: r, match: { kind: permission }, then: allow }\n`).catch(
        () => undefined,
      );
      fc.pre(policy !== undefined);
      const { rule: decider } = decideOnce(policy, permission({ ...what, ...where, options }));
      // The folder of a call is known where only one of its paths is not.
      if (key !== '"/cwd"' || where.cwd === 'unknown') expect(decider).toBe('g');
    }),
    { numRuns: runs(1_000), seed },
  );
});
