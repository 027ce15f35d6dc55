// From a verb to one of the options that are offered, never upwards.
import type { OptionKind } from '../../contract/interaction.ts';
import type { RuleVerb } from '../policy.ts';

/** A verb of which an option comes. */
export type LadderVerb = Exclude<RuleVerb, 'stop' | 'ask'>;

const rejectLadder: readonly OptionKind[] = ['reject_once', 'reject_always'];

/** The options that a verb stands for, best first (docs/policy.md, "How a pause is decided"). */
export const ladders: Readonly<Record<LadderVerb, readonly OptionKind[]>> = {
  allow: ['allow_once', ...rejectLadder],
  'allow-always': ['allow_always', 'allow_once', ...rejectLadder],
  reject: rejectLadder,
  'reject-always': ['reject_always', 'reject_once'],
};

/** The option to choose; undefined when none of the verb's is offered, and then the run stops. */
export function chooseOption(verb: LadderVerb, offered: readonly string[]): OptionKind | undefined {
  return ladders[verb].find((option) => offered.includes(option));
}

/** Whether an option lets the intern go on with what it asked for. */
export function isAllow(option: string): boolean {
  return option === 'allow_once' || option === 'allow_always';
}
