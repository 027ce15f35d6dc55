// From a pause to a verdict: what the policy decides, what its counts leave of an allow, and what nobody decided.
import type { HookProfile } from '../agents/hook-profile.ts';
import { unknownContext } from '../permission/context.ts';
import { type PermissionDecision, startDecisions } from '../permission/decide/decide.ts';
import type { Policy } from '../permission/policy.ts';
import type { Verdict } from './answer.ts';
import type { HookPause } from './pause.ts';
import type { Fields, HookCall } from './payload.ts';
import { digestOf, type TurnCounts } from './session-state.ts';

/** A verdict, and why. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

/** A decision about a pause by itself: what `policy explain` says of it. */
export function decideAlone(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

/** Tells whether an entry of the policy decided. */
export function isDecided({ rule }: PermissionDecision): boolean {
  return rule !== 'default';
}

/** Turns the decision of an entry into the verdict for a host. */
export async function judgementOf(
  decision: PermissionDecision,
  {
    pause,
    profile,
    event,
    whole,
  }: {
    readonly pause: HookPause;
    readonly profile: HookProfile;
    readonly event: string;
    readonly whole: () => Promise<Policy>;
  },
): Promise<Judgement> {
  const reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
  if (decision.outcome === 'allow') return { verdict: 'allow', reason };
  if (decision.rule === 'malformed') return { verdict: 'reject', reason };
  if (decision.outcome === 'stop') return { verdict: 'stop', reason };
  if (decision.outcome === 'ask') return { verdict: canAsk(profile, event) ? 'ask' : 'reject', reason };
  return { verdict: 'reject', reason: await withRule(reason, pause, await whole()) };
}

/** Adds the rule that would allow it; what makes one is loaded for rejections only. */
async function withRule(reason: string, pause: HookPause, policy: Policy): Promise<string> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decideAlone(policy, pause));
  if ('error' in suggestion) return reason;
  return `${reason}\nThis rule would allow it, if a person adds it and runs "interns policy trust":\n${suggestion.yaml}`;
}

/** Kinds that look or plan, and change nothing: the host goes on by its own rules. */
export const harmless: ReadonlySet<string> = new Set(['read', 'search', 'think']);

/** Settles a call that nothing decided. */
export function undecided(
  { kind }: HookPause,
  { event, payload }: HookCall,
  { profile, isRejected, why }: { readonly profile: HookProfile; readonly isRejected: boolean; readonly why: string },
): Judgement {
  if (harmless.has(kind)) return { verdict: 'leave', reason: why };
  if (isRejected) return { verdict: 'reject', reason: why };
  if (profile.asksInMode !== undefined) {
    return { verdict: asksByMode(profile, payload) ? 'leave' : 'reject', reason: why };
  }
  return { verdict: canAsk(profile, event) ? 'ask' : 'reject', reason: why };
}

function asksByMode({ asksInMode }: HookProfile, payload: Fields): boolean {
  const mode = asksInMode === undefined ? undefined : payload[asksInMode.field];
  return typeof mode === 'string' && asksInMode?.modes.includes(mode) === true;
}

function canAsk({ answers, asksAt }: HookProfile, event: string): boolean {
  return answers.ask !== 'reject' && asksAt?.includes(event) !== false;
}

/** A call, by its tool and its command; two events tell the same call in different words. */
export function callKey({ tool, input }: Pick<HookCall, 'tool' | 'input'>): string {
  return digestOf(JSON.stringify([tool, input['command'] ?? input]));
}

/** Counts a call that an entry decided; an allow beyond a limit or a budget is none any more. */
export function count(
  counts: TurnCounts,
  {
    decision,
    pause,
    key,
    policy,
  }: { decision: PermissionDecision; pause: HookPause; key: string | undefined; policy: Policy },
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  const same = digestOf(pause.arguments);
  const seen = numberOf(counts.pauses, same);
  const used = numberOf(counts.entries, decision.rule);
  const isAllow = decision.outcome === 'allow';
  const usedUp = isAllow ? whyUsedUp(counts, { policy, rule: decision.rule, used, seen }) : undefined;
  const isAllowed = isAllow && usedUp === undefined;
  return {
    usedUp,
    counts: {
      turn: counts.turn,
      answers: counts.answers + (usedUp === undefined ? 1 : 0),
      allows: counts.allows + (isAllowed ? 1 : 0),
      entries: { ...counts.entries, ...(usedUp === undefined ? { [decision.rule]: used + 1 } : {}) },
      pauses: { ...counts.pauses, [same]: seen + 1 },
      allowed: isAllowed && key !== undefined ? [...new Set([...counts.allowed, key])] : counts.allowed,
    },
  };
}

function numberOf(counts: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0;
}

function whyUsedUp(
  { answers, allows }: TurnCounts,
  { policy, rule, used, seen }: { policy: Policy; rule: string; used: number; seen: number },
): string | undefined {
  const { budget } = policy;
  const limit = policy.rules.find(({ id }) => id === rule)?.limit;
  if (limit !== undefined && used >= limit) return `The limit ${limit} of "${rule}" is used up in this turn.`;
  if (answers >= budget.answers) return `The ${budget.answers} answers of this turn are used up.`;
  if (allows >= budget.allows) return `The ${budget.allows} allows of this turn are used up.`;
  return seen >= budget.same_pause
    ? `The same call came more than ${budget.same_pause} times in this turn.`
    : undefined;
}
