// The same call at both doors: what the hook decides is what "policy explain" says of the pause, and what the intern of the same agent gets.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDecision, decideWithoutCounts } from '../../src/hook/judge.ts';
import { createEmptyCounts, type TurnCounts } from '../../src/hook/session-state.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { startDecisions } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { openBench, policy } from './bench.ts';
import { pausesOf } from './doors.ts';

const commands = fc.oneof(
  fc.constantFrom(
    'npm test',
    'git push',
    'rm x',
    'make',
    'npm test; rm x',
    'git push && rm x',
    'npm  test',
    '"npm" test',
  ),
  fc
    .array(
      fc.constantFrom('npm', 'test', 'git', 'push', 'rm', '-r', 'x', '$(x)', '|', ';', '&&', '>a', "'a b'", '\\'),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((words) => words.join(' ')),
);
const paths = fc
  .array(fc.constantFrom('src', 'a.ts', '..', '.', 'secret', 'x', 'none'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));
const calls = fc.oneof(
  fc.record({
    kind: fc.constant('execute' as const),
    command: commands,
    folder: fc.option(fc.constantFrom('src', '.', '..')),
  }),
  fc.record({ kind: fc.constantFrom('edit' as const, 'read' as const), path: paths }),
);
test('a call is decided the same at both doors', async () => {
  const bench = openBench();
  const read = await loadPolicy(policy, 'policy.yml');
  fc.assert(
    fc.property(fc.constantFrom('claude', 'codex', 'gemini', 'opencode'), calls, (host, call) => {
      const doors = pausesOf(call, host, bench);
      if (doors === undefined) return;
      const { hook: pause, intern } = doors;
      const hooked = decideWithoutCounts(read, pause);
      const explained = startDecisions(read, unknownContext).decide({ toolCallId: 'e', arguments: pause.arguments });
      const interned = decideWithoutCounts(read, intern);
      const told = ({ rule, outcome, place }: typeof hooked) => ({ rule, outcome, place });
      expect(told(hooked)).toEqual(told(explained));
      expect(told(hooked)).toEqual(told(interned));
    }),
    { numRuns: 500 },
  );
});

test('the calls of a turn, each decided by a process of its own, are allowed as those of one run', async () => {
  const rules = `version: 1
rules:
  - { id: a, match: { kind: permission, command: a }, then: allow, limit: 3 }
  - { id: b, match: { kind: permission, command: [b, c] }, then: allow }
  - { id: no, match: { kind: permission, command: no }, then: reject }
  - { id: ask, match: { kind: permission, command: who }, then: ask }
`;
  const some = fc.integer({ min: 1, max: 6 });
  const budgets = fc.record({ answers: some, allows: some, same_pause: some });
  const turns = fc.array(fc.constantFrom('a', 'b', 'c', 'no', 'who'), { minLength: 1, maxLength: 12 });
  const read = await loadPolicy(rules, 'policy.yml');
  fc.assert(
    fc.property(budgets, turns, (given, turn) => {
      const limited = { ...read, budget: { ...read.budget, ...given } };
      const run = startDecisions(limited, unknownContext);
      let kept: TurnCounts = createEmptyCounts('t');
      for (const [index, command] of turn.entries()) {
        const asked = {
          kind: 'permission',
          operation: `shell command: ${command}`,
          options: ['allow_once', 'reject_once'],
        };
        const pause = { arguments: JSON.stringify(asked), kind: 'execute' } as const;
        const decision = decideWithoutCounts(limited, pause);
        const inRun = run.decide({ toolCallId: `${index}`, arguments: pause.arguments });
        const { counts, usedUp } = countDecision(kept, { decision, pause, policy: limited });
        if (decision.outcome === 'allow') expect(usedUp === undefined).toBe(inRun.outcome === 'allow');
        if (usedUp !== undefined) expect([counts.spent, counts.entries]).toEqual([kept.spent, kept.entries]);
        // From here a person decides, and a job goes on without one.
        if (usedUp !== undefined || inRun.outcome !== decision.outcome) return;
        kept = JSON.parse(JSON.stringify(counts));
      }
    }),
    { numRuns: 500 },
  );
});
