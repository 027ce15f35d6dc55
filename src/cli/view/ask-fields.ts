// The fields of a question, one after the other; what is typed becomes a value of the field's type.
import { oneLine } from '../../log.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import type { Json, JsonObject } from '../../permission/text/json.ts';
import { isList, isObject, ownField } from '../../permission/text/json.ts';
import type { ReadLine } from './ask-person.ts';

/** What declines a question, in place of the value of a field. */
const decline = '/decline';

/**
 * Asks for the answer to a question (docs/service-api.md, "Pauses"): the value of each field, or one text where it has none.
 * Whether it fits is for the policy to say.
 */
export async function askFields(
  question: JsonObject,
  readLine: ReadLine,
  say: (line: string) => void,
): Promise<PersonWish | undefined> {
  const fields = ownField(question, 'fields');
  const named = isList(fields) ? fields.filter(isObject) : [];
  say(`  Type your answer, or ${decline}.`);
  if (named.length === 0) {
    const line = await readLine('> ');
    return line === undefined ? undefined : line.trim() === decline ? 'reject' : { value: line };
  }
  const values: Record<string, Json> = {};
  for (const field of named) {
    const line = await readLine(`${describe(field)} > `);
    if (line === undefined) return undefined;
    if (line.trim() === decline) return 'reject';
    // An empty line leaves a field out; where it is required, that is refused with the field's name.
    if (line.trim() !== '') values[textOf(field, 'name')] = toValue(line, textOf(field, 'type'));
  }
  return { value: values };
}

function describe(field: JsonObject): string {
  const options = ownField(field, 'options');
  const choice =
    isList(options) && options.length > 0
      ? ` (${options.map((option) => (typeof option === 'string' ? option : JSON.stringify(option))).join(', ')})`
      : '';
  const optional = ownField(field, 'required') === true ? '' : ', may be left empty';
  return oneLine(`${textOf(field, 'name')}${choice}${optional}`);
}

function textOf(field: JsonObject, name: string): string {
  const value = ownField(field, name);
  return typeof value === 'string' ? value : '';
}

function toValue(line: string, type: string): Json {
  const word = line.trim();
  if ((type === 'number' || type === 'integer') && word !== '' && Number.isFinite(Number(word))) return Number(word);
  if (type === 'boolean' && /^(?:true|yes|y)$/i.test(word)) return true;
  if (type === 'boolean' && /^(?:false|no|n)$/i.test(word)) return false;
  return line;
}
