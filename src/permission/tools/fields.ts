// Writes fields of a pause as conditions by JSON Pointer, and values as YAML.
import { isList, isObject, type Json, type JsonObject, type Plain } from '../../json.ts';
import { hasInvisible } from '../text/invisible.ts';
import { revealLookAlikes } from '../text/plain-code.ts';

/** More would be hard to read in one rule. */
const maxConditions = 24;

const maxTextLength = 1000;

const commonFields = new Set(['kind', 'operation', 'options', 'message', 'command']);

export function listToolFields(args: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(args).filter(([name]) => !commonFields.has(name));
}

type Conditions = { readonly conditions: readonly string[] } | { readonly error: string };

/** Writes conditions that only these values meet. */
export function writeFieldConditions(fields: readonly (readonly [string, Json])[]): Conditions {
  return gather(
    fields.map(([name, value]) => [name, hasInvisible(name) ? undefined : writeConditions(toPointer(name), value)]),
  );
}

export function writeNameConditions(names: readonly Json[]): Conditions {
  if (names.length === 0) return { conditions: [] };
  const each = names.map((name, index) => ['fields', writeConditions(`/fields/${index}/name`, name)] as const);
  return gather([...each, ['fields', [writeCondition(`/fields/${names.length}`, absence)]]]);
}

function gather(fields: readonly (readonly [string, readonly string[] | undefined])[]): Conditions {
  const conditions: string[] = [];
  for (const [name, matchers] of fields) {
    if (matchers === undefined) {
      return { error: `its field ${JSON.stringify(name).slice(0, 60)} has a value that a policy cannot express` };
    }
    conditions.push(...matchers);
  }
  if (conditions.length > maxConditions) return { error: `it has more than ${maxConditions} fields to match` };
  return { conditions };
}

const absence = '{ present: false }';

/** Fields that say what a call acts on. A rule for a call without any has to demand that all are missing. */
export const callFields: ReadonlySet<string> = new Set(['paths', 'inside', 'outside', 'url', 'arguments']);

export function writeAbsence(name: string): string {
  return writeCondition(toPointer(name), absence);
}

export function toPointer(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function writeCondition(pointer: string, matcher: string): string {
  return `${quote(pointer)}: ${matcher}`;
}

/** Returns undefined for a long text, and for what no matcher can express, such as an object or an empty list. */
function writeConditions(pointer: string, value: Json): readonly string[] | undefined {
  const list = isList(value) ? value : [value];
  const [only, second] = list;
  if (only === undefined || !list.every(isShort)) return undefined;
  if (second === undefined) return [writeCondition(pointer, quote(only))];
  return [
    // Test the list too: without that, an object with the indexes as keys would pass.
    writeCondition(pointer, quote([...new Set(list)])),
    ...list.map((each, index) => writeCondition(`${pointer}/${index}`, quote(each))),
    writeCondition(`${pointer}/${list.length}`, absence),
  ];
}

function isShort(value: Json): value is Plain {
  return isExpressible(value) && !(typeof value === 'string' && value.length > maxTextLength);
}

/** Tells whether a policy can name the value: no object or list, invisible character, or number such as 1e+21. */
export function isExpressible(value: Json): value is Plain {
  if (typeof value === 'string') return !hasInvisible(value);
  if (typeof value === 'number') {
    return /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  }
  return !isList(value) && !isObject(value);
}

export function hasUnwritable(text: string): boolean {
  return hasInvisible(text.replaceAll('\n', ''));
}

export const unwritable = 'it contains characters that cannot be seen, which a policy must not contain';

/** Words that YAML does not read as text. */
const nonTextWords = new Set(['true', 'false', 'null']);

/** Writes the text without quotes if YAML reads it as this text, and otherwise as JSON, which is YAML too. */
export function toYamlText(text: string): string {
  return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !nonTextWords.has(text.toLowerCase()) ? text : quote(text);
}

/** Matches the `#` that begins a marker, such as `##vso[`, which a CI would obey in a log. */
const markerSign = /#(?=[^ -~]*#(?:[A-Za-z]|[^ -~])*\[)/gu;

/** Writes JSON, with escapes for characters that are invisible or could pass for ASCII, and for the `#` of a marker. */
export function quote(value: Json): string {
  return revealAll(JSON.stringify(value).replace(markerSign, toEscape));
}

/** A mark that would be shown on the last letter of an escape, such as `\n`. */
const markOnEscape = /(?<=\\\w+)\p{M}/gu;

/** Repeats until nothing is left to reveal: an escape divides a word, and what it leaves may pass for another word. */
function revealAll(json: string): string {
  const bare = json.replace(markOnEscape, toEscape);
  const signs = Array.from(revealLookAlikes(bare, { escapeSign: toEscape }));
  const revealed = signs.map((sign) => (hasInvisible(sign) ? toEscape(sign) : sign)).join('');
  return revealed === json ? json : revealAll(revealed);
}

function toEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}

export function toYamlTexts(texts: readonly string[]): string {
  const [first, second] = texts;
  if (first !== undefined && second === undefined) return toYamlText(first);
  return `[${texts.map(toYamlText).join(', ')}]`;
}

export function toYamlFlow(value: Json): string {
  if (isList(value)) return `[${value.map(toYamlFlow).join(', ')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, each]) => `${toYamlText(name)}: ${toYamlFlow(each)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string' ? toYamlText(value) : quote(value);
}
