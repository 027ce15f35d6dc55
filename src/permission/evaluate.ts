// Which entry of a policy a pause comes to: guards, then rules or questions, then what holds without a match.
import type { Pause } from './arguments.ts';
import { judge } from './conditions.ts';
import type { RunContext } from './context.ts';
import type { Entry, Guard, ListName, Policy, Question, Rule } from './policy.ts';

/** One line of an explanation: an entry of a list, and why it matched or did not. */
export interface TraceEntry {
  readonly id: string;
  readonly list: ListName | 'default';
  readonly matched: boolean;
  readonly because: string;
}

/** The entry that decides. */
export type Deciding =
  | { readonly list: 'guards'; readonly entry: Guard }
  | { readonly list: 'rules'; readonly entry: Rule }
  | { readonly list: 'questions'; readonly entry: Question }
  | { readonly list: 'default' };

/** What decides about a pause, and the way there. */
export interface Evaluation {
  readonly deciding: Deciding;
  readonly trace: readonly TraceEntry[];
}

const notReached = 'not reached';

/** Whether a pause asks for permission; every other kind, a missing one included, is a question. */
export function isPermission(pause: Pause): boolean {
  return pause.kind === 'permission';
}

/** Find what decides (design, "Rules of evaluation", 1): any guard, else the first rule or question, else the default. */
export function evaluate(policy: Policy, pause: Pause, context: RunContext): Evaluation {
  const trace: TraceEntry[] = [];
  const look = <E extends Entry>(list: ListName, entries: readonly E[], done: boolean): E | undefined => {
    let found: E | undefined;
    for (const entry of entries) {
      const reached = !done && found === undefined;
      const verdict = reached
        ? judge(entry, pause, context, list === 'guards' ? 'guard' : 'rule')
        : { matched: false, because: notReached };
      trace.push({ id: entry.id, list, ...verdict });
      if (verdict.matched) found = entry;
    }
    return found;
  };
  const deciding = decidingEntry(policy, pause, look);
  const byDefault = deciding.list === 'default';
  trace.push({
    id: 'default',
    list: 'default',
    matched: byDefault,
    because: byDefault ? whyDefault(pause) : notReached,
  });
  return { deciding, trace };
}

function decidingEntry(
  policy: Policy,
  pause: Pause,
  look: <E extends Entry>(list: ListName, entries: readonly E[], done: boolean) => E | undefined,
): Deciding {
  const guard = look('guards', policy.guards, false);
  const done = guard !== undefined;
  if (isPermission(pause)) {
    const rule = look('rules', policy.rules, done);
    if (rule !== undefined) return { list: 'rules', entry: rule };
  } else {
    const question = look('questions', policy.questions, done);
    if (question !== undefined) return { list: 'questions', entry: question };
  }
  return guard === undefined ? { list: 'default' } : { list: 'guards', entry: guard };
}

function whyDefault(pause: Pause): string {
  return isPermission(pause) ? 'no guard and no rule matches' : 'no guard and no question matches';
}
