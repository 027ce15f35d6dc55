// Finds the entry that decides a pause: guards first, then rules or questions, then the default.

import type { RunContext } from '../context.ts';
import type { TraceEntry } from '../decision.ts';
import { isMatched, judge } from '../match/conditions.ts';
import type { MatchMode } from '../match/tests.ts';
import type { Pause } from '../pause.ts';
import type { Entry, Guard, Policy, Question, Rule } from '../policy.ts';

export type Deciding =
  | { readonly list: 'guards'; readonly entry: Guard }
  | { readonly list: 'rules'; readonly entry: Rule }
  | { readonly list: 'questions'; readonly entry: Question }
  | { readonly list: 'default' };

export interface Evaluation {
  readonly deciding: Deciding;
  /** Made on demand, because it costs more than the decision. */
  trace(): readonly TraceEntry[];
}

const notReached = 'not reached';

/** A pause of any other kind, or of none, is a question. */
export function isPermission(pause: Pause): boolean {
  return pause.kind === 'permission';
}

export function evaluate(policy: Policy, pause: Pause, context: RunContext): Evaluation {
  const deciding = findDeciding(policy, pause, context);
  return { deciding, trace: () => traceTo(deciding, policy, pause, context) };
}

function findDeciding(policy: Policy, pause: Pause, context: RunContext): Deciding {
  const matched = (mode: MatchMode) => (entry: Entry) => isMatched(entry, pause, context, mode);
  const guard = policy.guards.find(matched('guard'));
  if (guard !== undefined) return { list: 'guards', entry: guard };
  if (isPermission(pause)) {
    const rule = policy.rules.find(matched('rule'));
    return rule === undefined ? { list: 'default' } : { list: 'rules', entry: rule };
  }
  const question = policy.questions.find(matched('rule'));
  return question === undefined ? { list: 'default' } : { list: 'questions', entry: question };
}

function traceTo(deciding: Deciding, policy: Policy, pause: Pause, context: RunContext): readonly TraceEntry[] {
  const list = isPermission(pause) ? 'rules' : 'questions';
  const entries = [
    ...policy.guards.map((entry) => ({ entry, list: 'guards', mode: 'guard' }) as const),
    ...policy[list].map((entry) => ({ entry, list, mode: 'rule' }) as const),
  ];
  const found =
    deciding.list === 'default' ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry);
  const trace: TraceEntry[] = entries.map(({ entry, list: name, mode }, index) =>
    index > found
      ? { id: entry.id, list: name, matched: false, because: notReached }
      : { id: entry.id, list: name, ...judge(entry, pause, context, mode) },
  );
  const byDefault = deciding.list === 'default';
  const because = byDefault ? `no guard and no ${isPermission(pause) ? 'rule' : 'question'} matches` : notReached;
  return [...trace, { id: 'default', list: 'default', matched: byDefault, because }];
}
