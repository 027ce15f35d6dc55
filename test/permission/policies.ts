// Policies and pauses for the tests of this folder, written as short as they can be.
import {
  type Decisions,
  type PermissionDecision,
  type RunContext,
  startDecisions,
  unknownContext,
} from '../../src/permission/decide/decide.ts';
import { readPolicy } from '../../src/permission/file/policy-file.ts';
import type { Problem } from '../../src/permission/file/tree.ts';
import type { Policy } from '../../src/permission/policy.ts';

/** A policy from the text after `version: 1`. */
export async function policyOf(text: string): Promise<Policy> {
  const reading = await readPolicy(`version: 1\n${text}`, 'test.yml');
  if ('policy' in reading) return reading.policy;
  throw new Error(reading.problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`).join('\n'));
}

/** The problems of a whole file. */
export async function problemsOf(text: string | Uint8Array): Promise<readonly Problem[]> {
  const reading = await readPolicy(text, 'test.yml');
  return 'policy' in reading ? [] : reading.problems;
}

/** All four options of a permission. */
export const allOptions = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];

/** The arguments of a permission pause. */
export function permission(fields: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ kind: 'permission', operation: 'tool', options: ['allow_once', 'reject_once'], ...fields });
}

/** The arguments of a permission pause for a shell command. */
export function shell(command: string, options: readonly string[] = ['allow_once', 'reject_once']): string {
  return permission({ operation: `shell command: ${command}`, options });
}

/** The arguments of a question. */
export function question(fields: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ kind: 'elicitation', message: 'Which?', ...fields });
}

/** What a policy says to one pause in a fresh run. */
export function decideOnce(policy: Policy, args: string, context: Partial<RunContext> = {}): PermissionDecision {
  return startDecisions(policy, { ...unknownContext, ...context }).decide({ toolCallId: 'call', arguments: args });
}

/** `answer by rule` of a decision, which is what most tests ask. */
export function brief(decision: PermissionDecision): string {
  return `${decision.answer ?? decision.outcome} by ${decision.rule}`;
}

/** A run that gives each pause a tool call of its own. */
export function runOf(
  policy: Policy,
  context: Partial<RunContext> = {},
): { say(args: string): string; decisions: Decisions } {
  const decisions = startDecisions(policy, { ...unknownContext, ...context });
  let calls = 0;
  return {
    decisions,
    say(args) {
      calls += 1;
      return brief(decisions.decide({ toolCallId: `call-${calls}`, arguments: args }));
    },
  };
}

/** A policy with one rule whose `match` is given in flow style. */
export function ruleMatching(match: string): Promise<Policy> {
  return policyOf(`rules:\n  - id: the-rule\n    match: ${match}\n    then: allow\n`);
}

/** A policy that allows everything unless a guard with this `match` refuses. */
export function guardMatching(match: string): Promise<Policy> {
  return policyOf(
    `guards:\n  - id: the-guard\n    match: ${match}\n    then: reject\nrules:\n  - id: rest\n    match: { kind: permission }\n    then: allow\n`,
  );
}

/** A policy with one rule that allows when the run is as `when` says, in flow style. */
export function ruleWhen(when: string): Promise<Policy> {
  return policyOf(`rules:\n  - id: the-rule\n    when: ${when}\n    match: { kind: permission }\n    then: allow\n`);
}
