// Leaves out of a policy what can't match one pause: an entry that is not read costs no time.
import type { Pause } from '../pause.ts';
import { isList, isObject, type Json, ownField } from '../text/json.ts';
import { matchKeys } from './conditions-shape.ts';

/**
 * Narrows a policy, as JSON, to the entries that may match a pause; what decides about the pause stays the same. The policy has to be
 * known as valid, since nobody looks at what is left out.
 */
export function narrow(policy: Json, pause: Pause): Json {
  if (!isObject(policy)) return policy;
  const texts = textsOf(pause);
  const narrowed: Record<string, Json> = { ...policy };
  for (const name of ['guards', 'rules', 'questions']) {
    const entries = ownField(policy, name);
    if (isList(entries)) narrowed[name] = entries.filter((entry) => mayMatch(entry, texts));
  }
  return narrowed;
}

type Texts = readonly (readonly [key: string, text: string])[];

/** The texts of a pause that conditions ask about; that of the command first, which tells most entries apart. */
function textsOf(pause: Pause): Texts {
  const all = [...matchKeys].map(([key, { read }]) => [key, read(pause)] as const);
  return all.filter((one): one is [string, string] => typeof one[1] === 'string').toReversed();
}

/** Tells whether the texts that an entry names by themselves leave it a chance; any other matcher does. */
function mayMatch(entry: Json, texts: Texts): boolean {
  const match = isObject(entry) ? ownField(entry, 'match') : undefined;
  if (!isObject(match)) return true;
  return texts.every(([key, text]) => {
    const listed = ownField(match, key);
    if (listed === undefined || listed === text || isObject(listed)) return true;
    return isList(listed) && listed.includes(text);
  });
}
