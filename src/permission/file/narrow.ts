// Drops the entries of a policy that can't match a given pause, so that no time is spent on reading them.
import { isList, isObject, type Json, ownField } from '../../json.ts';
import type { Pause } from '../pause.ts';
import { matchKeys } from './conditions-shape.ts';

/** Never changes the decision. The policy must be valid already, because dropped entries are not checked. */
export function narrow(policy: Json, pause: Pause): Json {
  if (!isObject(policy)) return policy;
  const texts = readTexts(pause);
  const narrowed: Record<string, Json> = { ...policy };
  for (const name of ['guards', 'rules', 'questions']) {
    const entries = ownField(policy, name);
    if (isList(entries)) narrowed[name] = entries.filter((entry) => mayMatch(entry, texts));
  }
  return narrowed;
}

type Texts = readonly (readonly [key: string, text: string])[];

/** Reads the texts of a pause, the command first: it is the last of the keys, and rules out most entries. */
function readTexts(pause: Pause): Texts {
  const values = [...matchKeys].map(([key, { read }]) => [key, read(pause)] as const);
  return values.filter((pair): pair is [string, string] => typeof pair[1] === 'string').toReversed();
}

function mayMatch(entry: Json, texts: Texts): boolean {
  const match = isObject(entry) ? ownField(entry, 'match') : undefined;
  if (!isObject(match)) return true;
  return texts.every(([key, text]) => {
    const condition = ownField(match, key);
    if (condition === undefined || condition === text || isObject(condition)) return true;
    return isList(condition) && condition.includes(text);
  });
}
