// `limits` of a key update file: limits of safety (docs/keys.md, "Limits of safety").
import type { Node } from 'yaml';
import type { SafetyLimits } from '../../keys/safety.ts';
import { noLimits } from '../../keys/safety.ts';
import { factorOf, isAmount, numberOf, takesAmount, takesFactor } from '../key-amounts.ts';
import type { YamlReading } from './yaml-entries.ts';

const names = ['max_changes', 'raise_at_most', 'total_at_most', 'never_disable_all'] as const;

/** The limits of safety of a file; what is wrong with them is reported. */
export function readLimits(node: Node, reading: YamlReading): SafetyLimits {
  const values = reading.mapping(node, '"limits"', names);
  if (values === undefined) return noLimits;
  const value = <Value>(name: (typeof names)[number], takes: string, read: (given: unknown) => Value | undefined) => {
    const at = values.get(name);
    const scalar = at === undefined ? undefined : reading.scalar(at, `Key "${name}"`);
    if (at === undefined || scalar === undefined) return undefined;
    const found = read(scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value);
    if (found === undefined) reading.report(at, `The value of "${name}" is not allowed. Use ${takes}.`);
    return found;
  };
  return {
    maxChanges: value('max_changes', 'a whole number from 0', (given) =>
      isAmount(given) && Number.isInteger(given) ? given : undefined,
    ),
    raiseAtMost: value('raise_at_most', takesFactor, factorOf),
    totalAtMost: value('total_at_most', takesAmount, (given) => (isAmount(given) ? given : undefined)),
    neverDisableAll:
      value('never_disable_all', 'true or false', (given) => (typeof given === 'boolean' ? given : undefined)) ?? false,
  };
}

/** The value that a text of the environment stands for. */
function fromText(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return numberOf(text) ?? text;
}
