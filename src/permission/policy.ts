// Defines a valid permission policy: budgets, entries, and the tests of the file.
import type { Json } from '../json.ts';
import type { RunContext } from './context.ts';
import type { Conditions } from './match/conditions.ts';
import type { Position } from './text/position.ts';

export const guardVerbs = ['reject', 'reject-always', 'stop'] as const;

export const ruleVerbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always'] as const;

export const questionVerbs = ['reject', 'stop', 'ask'] as const;

export const changeVerbs = ['allow', 'reject', 'stop'] as const;

/** As in docs/changes.md, "What counts as a change". */
export const changeStatuses = ['added', 'modified', 'removed'] as const;

export type ChangeStatus = (typeof changeStatuses)[number];

export type RuleVerb = (typeof ruleVerbs)[number];

export function isAllowing(verb: RuleVerb): boolean {
  return verb === 'allow' || verb === 'allow-always';
}

export function listPolicyEntries({ guards, rules, questions, changes = [] }: Policy): readonly Entry[] {
  return [...guards, ...rules, ...questions, ...changes];
}

export interface Entry extends Conditions {
  readonly id: string;
  readonly at: Position;
  readonly positions: ReadonlyMap<string, Position>;
  readonly reason: string | null;
}

export interface Guard extends Entry {
  readonly verb: (typeof guardVerbs)[number];
}

export interface Rule extends Entry {
  readonly verb: RuleVerb;
  readonly limit: number | undefined;
}

export type CannedAnswer = string | { readonly [field: string]: string | number | boolean };

export interface Question extends Entry {
  readonly limit: number | undefined;
  readonly verb: (typeof questionVerbs)[number] | undefined;
  readonly answer: CannedAnswer | undefined;
}

export interface ChangeEntry extends Entry {
  readonly verb: (typeof changeVerbs)[number];
  readonly globs: readonly string[];
  readonly reach: PathReach;
  readonly statuses: readonly ChangeStatus[];
  /** Set if an `allow` also takes contents that are not text. */
  readonly binary: boolean;
  readonly limit: number | undefined;
}

/** `guarded`: the path has a name from change/guarded.ts, and the globs cover that name only by wildcards. */
export type PathReach = (path: string) => 'covered' | 'guarded' | 'not';

/** As in docs/changes.md, "In the policy". */
export const defaultChangeBudget = { files: 20, bytes: 262_144, lines: 1_000 };

export const maxChangeBudget = { files: 100, bytes: 1_048_576, lines: 100_000 } as const;

export interface ChangedFile {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly bytes: number;
  /** Lines that were added or removed. */
  readonly lines: number;
  readonly binary: boolean;
}

export interface ChangeTest extends ChangedFile {
  readonly expect: { readonly at: Position; readonly answer: ChangeAnswer; readonly rule: string };
}

/** `left` is for "left behind". */
export const changeAnswers = ['taken', 'left', 'stop'] as const;

export type ChangeAnswer = (typeof changeAnswers)[number];

export const defaultBudget = { answers: 40, allows: 15, rejects_in_a_row: 4, same_pause: 3 };

/** As in docs/policy.md, "How a pause is decided". */
export type Budget = Readonly<typeof defaultBudget>;

export interface TestStep {
  readonly at: Position;
  readonly pause: Json;
  readonly expect: { readonly at: Position; readonly answer: CannedAnswer; readonly rule: string };
}

/** As in docs/policy.md, "Tests in the file". */
export interface PolicyTest {
  readonly name: string;
  readonly at: Position;
  readonly context: RunContext;
  readonly steps: readonly TestStep[];
  readonly change?: ChangeTest | undefined;
}

/** A valid permission policy. */
export interface Policy {
  /** The name of the file, for messages. */
  readonly source: string;
  readonly default: 'reject' | 'stop';
  readonly budget: Budget;
  readonly guards: readonly Guard[];
  readonly rules: readonly Rule[];
  readonly questions: readonly Question[];
  /** Undefined if the file has no `changes`: no change is taken then. */
  readonly changes: readonly ChangeEntry[] | undefined;
  readonly changeBudget: Readonly<typeof defaultChangeBudget>;
  readonly tests: readonly PolicyTest[];
  /** Characters outside ASCII that a reader of the file sees, because they are not written as escapes. */
  readonly shownSigns?: ReadonlySet<string>;
}

/** The policy when no file is at the default place: rejects everything (docs/policy.md, "How a pause is decided"). */
export const rejectEverything: Policy = {
  source: 'no policy file',
  default: 'reject',
  budget: defaultBudget,
  guards: [],
  rules: [],
  questions: [],
  changes: undefined,
  changeBudget: defaultChangeBudget,
  tests: [],
  shownSigns: new Set(),
};
