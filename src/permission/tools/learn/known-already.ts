// What a policy says already about a pause that was seen, so that nothing is learnt twice and nobody's word is overruled.
import { evaluate } from '../../decide/evaluate.ts';
import { readPause } from '../../pause.ts';
import type { Policy } from '../../policy.ts';
import type { Lesson, Occurrence } from './lesson.ts';

/** What is left to learn of a lesson beside a policy. */
export type LeftToLearn =
  | { readonly left: Lesson; readonly before: string | undefined }
  /** The file says it already. */
  | { readonly known: true }
  /** The file says the contrary. */
  | { readonly why: string };

/** Compare a lesson with the policy that it is for. */
export function leftToLearn(lesson: Lesson, policy: Policy): LeftToLearn {
  const open: Occurrence[] = [];
  const asking: string[] = [];
  for (const occurrence of lesson.occurrences) {
    const said = whatPolicySays(occurrence, policy);
    if ('why' in said) return said;
    if (said.type === 'decided') continue;
    open.push(occurrence);
    if (said.type === 'asks') asking.push(said.id);
  }
  if (open.length === 0) return { known: true };
  const list = lesson.literal.isPermission ? policy.rules : policy.questions;
  return { left: { ...lesson, occurrences: open }, before: list.find(({ id }) => asking.includes(id))?.id };
}

type PolicySays =
  | { readonly type: 'decided' | 'open' }
  | { readonly type: 'asks'; readonly id: string }
  | { readonly why: string };

function whatPolicySays({ request, context }: Occurrence, policy: Policy): PolicySays {
  const pause = readPause(request.arguments);
  if ('error' in pause) return { why: pause.error };
  const { deciding } = evaluate(policy, pause, context);
  if (deciding.list === 'default') return { type: 'open' };
  const { id } = deciding.entry;
  if (deciding.list === 'guards') return { why: `the guard "${id}" refuses it, and no rule goes before a guard` };
  const { verb } = deciding.entry;
  if (verb === 'ask') return { type: 'asks', id };
  // An answer or an allow of the file stands, and so does a no that somebody wrote.
  if (verb === undefined || verb === 'allow' || verb === 'allow-always') return { type: 'decided' };
  return { why: `"${id}" of the policy refuses it, and somebody wrote that` };
}
