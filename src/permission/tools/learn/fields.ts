// The fields of a pause as conditions, each by its JSON Pointer, down to plain values.
import { hasInvisible } from '../../text/invisible.ts';
import { isList, isObject, type Json, type Plain } from '../../text/json.ts';

/** One condition, as it is written. */
interface FieldCondition {
  readonly key: string;
  readonly matcher: string;
}

/** More than these tell less to whoever reads the rule than the rule would cost. */
const maxConditions = 24;

const maxValue = 1000;

/** Fields as conditions that only the same values satisfy, or why they can't be written down. */
export function fieldConditions(
  fields: readonly (readonly [string, Json])[],
): { readonly conditions: readonly FieldCondition[] } | { readonly error: string } {
  const conditions: FieldCondition[] = [];
  for (const [name, value] of fields) {
    const more = conditionsOf(`/${pointerPart(name)}`, value);
    if (more === undefined || hasInvisible(name)) {
      return { error: `its field ${JSON.stringify(name).slice(0, 60)} holds what a policy cannot name` };
    }
    conditions.push(...more);
  }
  if (conditions.length > maxConditions) return { error: `it has more than ${maxConditions} fields to name` };
  return { conditions };
}

/** The condition that a field is not there. */
export function absent(name: string): FieldCondition {
  return condition(`/${pointerPart(name)}`, '{ present: false }');
}

function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function condition(pointer: string, matcher: string): FieldCondition {
  return { key: JSON.stringify(pointer), matcher };
}

function conditionsOf(pointer: string, value: Json): readonly FieldCondition[] | undefined {
  if (isList(value)) return listConditions(pointer, value);
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, each]) =>
      hasInvisible(key) ? undefined : conditionsOf(`${pointer}/${pointerPart(key)}`, each),
    );
    return parts.length === 0 ? undefined : joined(parts);
  }
  return isSayable(value) ? [condition(pointer, JSON.stringify(value))] : undefined;
}

/** A list of one by its element, any other by what stands at each place, and that nothing follows. */
function listConditions(pointer: string, list: readonly Json[]): readonly FieldCondition[] | undefined {
  const [only] = list;
  if (only !== undefined && list.length === 1 && isSayable(only)) return [condition(pointer, JSON.stringify(only))];
  // That nothing is in it holds of a text and of null as well.
  if (list.length === 0) return undefined;
  const end = condition(`${pointer}/${list.length}`, '{ present: false }');
  return joined([...list.map((each, index) => conditionsOf(`${pointer}/${index}`, each)), [end]]);
}

function joined(parts: readonly (readonly FieldCondition[] | undefined)[]): readonly FieldCondition[] | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known.flat() : undefined;
}

/** Whether a policy file takes a value as it is: no character that can't be seen, no number such as 1e+21. */
function isSayable(value: Json): value is Plain {
  if (typeof value === 'string') return value.length <= maxValue && !hasInvisible(value);
  if (typeof value === 'number') {
    return /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  }
  return !isList(value) && !isObject(value);
}
