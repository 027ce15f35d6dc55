// A permission policy as read: budgets, entries, and the tests of the file.

import type { RunContext } from './context.ts';
import type { Conditions } from './match/conditions.ts';
import type { Json } from './text/json.ts';
import type { Place } from './text/place.ts';

export const guardVerbs = ['reject', 'reject-always', 'stop'] as const;

export const ruleVerbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always'] as const;

export const questionVerbs = ['reject', 'stop', 'ask'] as const;

export const changeVerbs = ['allow', 'reject', 'stop'] as const;

/** The fate of a file (docs/changes.md, "What counts as a change"). */
export const changeStatuses = ['added', 'modified', 'removed'] as const;

export type ChangeStatus = (typeof changeStatuses)[number];

export type RuleVerb = (typeof ruleVerbs)[number];

export function isAllowing(verb: RuleVerb): boolean {
  return verb === 'allow' || verb === 'allow-always';
}

export type ListName = 'guards' | 'rules' | 'questions';

export interface Entry extends Conditions {
  readonly id: string;
  /** Place where the entry begins. */
  readonly at: Place;
  /** Places of its keys. */
  readonly places: ReadonlyMap<string, Place>;
  readonly reason: string | null;
}

/** Can only refuse. */
export interface Guard extends Entry {
  readonly verb: (typeof guardVerbs)[number];
}

/** Decides about permissions. */
export interface Rule extends Entry {
  readonly verb: RuleVerb;
  readonly limit: number | undefined;
}

/** The answer to a question (docs/policy.md, "Questions"): a string, or a mapping of field name to value. */
export type CannedAnswer = string | { readonly [field: string]: string | number | boolean };

/** Decides about pauses that are not permissions. */
export interface Question extends Entry {
  readonly limit: number | undefined;
  /** Either a canned answer, or a verb. */
  readonly verb: (typeof questionVerbs)[number] | undefined;
  readonly answer: CannedAnswer | undefined;
}

/** Decides about changed files; has no `match`. */
export interface ChangeEntry extends Entry {
  readonly verb: (typeof changeVerbs)[number];
  /** Path globs, as in the file. */
  readonly globs: readonly string[];
  readonly reach: PathReach;
  readonly statuses: readonly ChangeStatus[];
  /** For `allow`: also takes contents that are not text. */
  readonly binary: boolean;
  readonly limit: number | undefined;
}

/** Tells how globs reach a path; `guarded`: they cover the path, but do not spell a guarded name in it. */
export type PathReach = (path: string) => 'covered' | 'guarded' | 'not';

/** Bounds the changes of a run (docs/changes.md, "In the policy"). */
export interface ChangeBudget {
  readonly files: number;
  readonly bytes: number;
  readonly lines: number;
}

export const defaultChangeBudget: ChangeBudget = { files: 20, bytes: 262_144, lines: 1_000 };

/** The largest change budget that a policy may set. */
export const maxChangeBudget = { files: 100, bytes: 1_048_576, lines: 100_000 } as const;

/** A changed file, as far as a policy judges it. */
export interface ChangedFile {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly bytes: number;
  /** Lines added and removed. */
  readonly lines: number;
  /** The content is not text. */
  readonly binary: boolean;
}

export interface ChangeTest extends ChangedFile {
  readonly expect: { readonly at: Place; readonly answer: ChangeAnswer; readonly rule: string };
}

/** The fate of a change; `left` stands for left behind. */
export const changeAnswers = ['taken', 'left', 'stop'] as const;

export type ChangeAnswer = (typeof changeAnswers)[number];

/** Bounds the spending of a run (docs/policy.md, "How a pause is decided"). */
export interface Budget {
  readonly answers: number;
  readonly allows: number;
  readonly rejects_in_a_row: number;
  readonly same_pause: number;
}

export const defaultBudget: Budget = { answers: 40, allows: 15, rejects_in_a_row: 4, same_pause: 3 };

export interface TestStep {
  readonly at: Place;
  readonly pause: Json;
  readonly expect: { readonly at: Place; readonly answer: CannedAnswer; readonly rule: string };
}

/** A test of the file: a fresh run (docs/policy.md, "Tests in the file"). */
export interface PolicyTest {
  readonly name: string;
  readonly at: Place;
  readonly context: RunContext;
  /** Empty if the test is about a change. */
  readonly steps: readonly TestStep[];
  readonly change?: ChangeTest | undefined;
}

/** A valid permission policy. */
export interface Policy {
  /** Name of the file, for messages. */
  readonly source: string;
  readonly default: 'reject' | 'stop';
  readonly budget: Budget;
  readonly guards: readonly Guard[];
  readonly rules: readonly Rule[];
  readonly questions: readonly Question[];
  /** Undefined if the file has no `changes`: then no change is taken. */
  readonly changes: readonly ChangeEntry[] | undefined;
  readonly changeBudget: ChangeBudget;
  readonly tests: readonly PolicyTest[];
}

/** The policy if no file is at the default place: rejects everything (docs/policy.md, "How a pause is decided"). */
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
};
