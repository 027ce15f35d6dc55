// Finds the entry that decides a pause: guards first, then rules or questions, then the default.

import type { RunContext } from '../context.ts';
import type { TraceEntry } from '../decision.ts';
import { isMatched, judge } from '../match/conditions.ts';
import type { MatchMode } from '../match/tests.ts';
import type { Pause } from '../pause.ts';
import type { CannedAnswer, Entry, Policy, RuleVerb } from '../policy.ts';

export interface Deciding {
  readonly list: TraceEntry['list'];
  readonly entry: {
    readonly id: string;
    readonly reason: string | null;
    /** Undefined for an answer. */
    readonly verb: RuleVerb | undefined;
    readonly answer?: CannedAnswer | undefined;
    readonly limit?: number | undefined;
  };
}

const notReached = 'not reached';

/** A pause of any other kind, or of none, is a question. */
export function isPermission(pause: Pause): boolean {
  return pause.kind === 'permission';
}

/** `trace` lists every entry with the reason; on demand, because it costs more than the decision. */
export function evaluate(policy: Policy, pause: Pause, context: RunContext) {
  const deciding = findDeciding(policy, pause, context);
  return { deciding, trace: () => traceTo(deciding, policy, pause, context) };
}

function findDeciding(policy: Policy, pause: Pause, context: RunContext): Deciding {
  const matched = (mode: MatchMode) => (entry: Entry) => isMatched(entry, pause, context, mode);
  const guard = policy.guards.find(matched('guard'));
  if (guard !== undefined) return { list: 'guards', entry: guard };
  const list = isPermission(pause) ? 'rules' : 'questions';
  const entry = policy[list].find(matched('rule'));
  if (entry !== undefined) return { list, entry };
  const verb = list === 'rules' ? policy.default : 'stop';
  return { list: 'default', entry: { id: 'default', reason: null, verb } };
}

function traceTo(deciding: Deciding, policy: Policy, pause: Pause, context: RunContext): readonly TraceEntry[] {
  const list = isPermission(pause) ? 'rules' : 'questions';
  const entries = [
    ...policy.guards.map((entry) => ({ entry, list: 'guards', mode: 'guard' }) as const),
    ...policy[list].map((entry) => ({ entry, list, mode: 'rule' }) as const),
  ];
  const byDefault = deciding.list === 'default';
  const found = byDefault ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry);
  const trace = entries.map(({ entry, list: name, mode }, index) => ({
    id: entry.id,
    list: name,
    ...(index > found ? { matched: false, because: notReached } : judge(entry, pause, context, mode)),
  }));
  const because = byDefault ? `no guard and no ${list === 'rules' ? 'rule' : 'question'} matches` : notReached;
  return [...trace, { id: 'default', list: 'default', matched: byDefault, because }];
}
