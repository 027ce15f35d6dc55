// Explains why no rule decides outside of a CI, where the keys of `when` are unknown.
import { unknownContext } from '../context.ts';
import type { PermissionDecision } from '../decision.ts';
import { isMatched, matches } from '../match/conditions.ts';
import { isAllowing, type Policy, type Rule } from '../policy.ts';

/** Names the first rule that would match in a CI if its `when` were met there. */
export function whyUndecided({ rules }: Policy, { pause }: Pick<PermissionDecision, 'pause'>): string {
  const ciRule = rules.find(
    (rule) => pause?.kind === 'permission' && isMatched({ ...rule, when: [] }, pause, unknownContext, 'rule'),
  );
  if (ciRule === undefined) return 'Nothing in the permission policy decides this.';
  const decides = isAllowing(ciRule.verb) ? 'allows this' : 'decides about this';
  const keys = listUnprovenKeys(ciRule).map((key) => `"${key}"`);
  return `The rule "${ciRule.id}" ${decides} only in a CI: its "when" needs ${keys.join(', ')}, which can't be known on this machine.`;
}

/** Lists the keys of a rule's `when` that keep it from matching on this machine. */
export function listUnprovenKeys({ when }: Pick<Rule, 'when'>): readonly string[] {
  const unmet = when.filter(({ matcher, value }) => !matches(matcher, value(unknownContext), 'when'));
  return unmet.map(({ key }) => key);
}
