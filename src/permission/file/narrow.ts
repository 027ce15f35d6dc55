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
  const narrowed: Record<string, Json> = { ...policy };
  for (const name of ['guards', 'rules', 'questions']) {
    const entries = ownField(policy, name);
    if (isList(entries)) narrowed[name] = entries.filter((entry) => mayMatch(entry, pause));
  }
  return narrowed;
}

/** Tells whether the texts that an entry names by themselves leave it a chance; any other matcher does. */
function mayMatch(entry: Json, pause: Pause): boolean {
  const match = isObject(entry) ? ownField(entry, 'match') : undefined;
  if (!isObject(match)) return true;
  for (const [key, { read }] of matchKeys) {
    const listed = ownField(match, key);
    const found = listed === undefined || isObject(listed) ? undefined : read(pause);
    if (typeof found === 'string' && !(isList(listed) ? listed.includes(found) : listed === found)) return false;
  }
  return true;
}
