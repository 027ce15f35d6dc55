// Runs the tests of a policy file: pauses and changes have to get the expected answer, by the expected rule.
import { canonicalJson, isObject, type Json } from '../../json.ts';
import { judgeChange } from '../change/judge.ts';
import { fitAnswer } from '../decide/canned-answer.ts';
import { type PermissionDecision, startDecisions } from '../decide/decide.ts';
import type { CannedAnswer, ChangeTest, Entry, Policy, PolicyTest, TestStep } from '../policy.ts';
import type { Position } from '../text/position.ts';

export interface TestFailure extends Position {
  readonly name: string;
  /** The number of the pause in the test, from 1; null if the test is about a change. */
  readonly pause: number | null;
  readonly message: string;
}

export function runTests(policy: Policy): readonly TestFailure[] {
  return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
}

/** Lists the entries whose deletion no test notices. Only meaningful if all tests pass. */
export function findSurvivors(policy: Policy) {
  return (['guards', 'rules', 'questions', 'changes'] as const).flatMap((list) => {
    const entries: readonly Entry[] = policy[list] ?? [];
    const survives = (entry: Entry): boolean => {
      const mutant = { ...policy, [list]: entries.filter((each) => each !== entry) };
      return policy.tests.every((test) => runTest(mutant, test) === undefined);
    };
    return entries.filter(survives).map(({ id, positions, at }) => ({ id, list, ...(positions.get('id') ?? at) }));
  });
}

function runTest(policy: Policy, test: PolicyTest): TestFailure | undefined {
  if (test.change !== undefined) return runChangeTest(policy, test, test.change);
  const decisions = startDecisions(policy, test.context);
  for (const [index, step] of test.steps.entries()) {
    const decision = decisions.decide({ toolCallId: `pause-${index + 1}`, arguments: JSON.stringify(step.pause) });
    if (decision.rule === step.expect.rule && isExpected(decision, step)) continue;
    return { name: test.name, ...step.expect.at, pause: index + 1, message: explainFailure(decision, step) };
  }
  return undefined;
}

function runChangeTest(policy: Policy, { name, context }: PolicyTest, change: ChangeTest): TestFailure | undefined {
  const { at, answer, rule } = change.expect;
  const verdict = judgeChange(policy, change, context);
  if (verdict.answer === answer && verdict.rule === rule) return undefined;
  const why = verdict.trace.find(({ id }) => id === rule && id !== verdict.rule)?.because;
  const hint = why === undefined ? '' : ` "${rule}": ${why}.`;
  const actual = `"${verdict.answer}" from rule "${verdict.rule}": ${verdict.reason}`;
  return { name, ...at, pause: null, message: `Expected "${answer}" from rule "${rule}", but got ${actual}.${hint}` };
}

function isExpected(decision: PermissionDecision, step: TestStep): boolean {
  const { answer } = step.expect;
  if (decision.outcome === 'stop' || decision.outcome === 'ask') return answer === decision.outcome;
  if (answer === 'stop' || answer === 'ask' || decision.answer === null) return false;
  return (
    decision.answer === answer || (decision.outcome === 'answer' && isSameAnswer(answer, decision.answer, step.pause))
  );
}

function isSameAnswer(canned: CannedAnswer, answer: string, pause: Json): boolean {
  const fitted = isObject(pause) ? fitAnswer(canned, pause) : { error: 'not an object' };
  if ('error' in fitted) return false;
  // A mapping may have its fields in any order.
  const sorted = (text: string): string => canonicalJson(JSON.parse(text));
  return fitted.text === answer || (typeof canned !== 'string' && sorted(fitted.text) === sorted(answer));
}

function explainFailure(decision: PermissionDecision, step: TestStep): string {
  const { answer, rule } = step.expect;
  const actual = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`;
  const why = decision.trace.find((entry) => entry.id === rule)?.because;
  const reason = decision.reason === null ? '' : ` ${decision.reason}`;
  const hint = rule !== decision.rule && why !== undefined ? ` "${rule}": ${why}.` : '';
  return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${actual}.${reason}${hint}`;
}
