// Words and values of a policy file as YAML takes them, whatever they hold.
import { hasInvisible } from '../../text/invisible.ts';
import { isList, isObject, type Json } from '../../text/json.ts';

/** Words that YAML reads as something else than text. */
const notText = new Set(['true', 'false', 'null']);

/** A text as a YAML scalar: bare where it can only be read as text, else as JSON, which YAML takes too. */
export function yamlText(text: string): string {
  return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !notText.has(text.toLowerCase()) ? text : quoted(text);
}

/** A text in double quotes, with everything that can't be seen escaped. */
function quoted(text: string): string {
  return Array.from(JSON.stringify(text), (character) =>
    hasInvisible(character) ? escapeOf(character) : character,
  ).join('');
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}

/** Texts as one value, or as a list of several. */
export function yamlTexts(texts: readonly string[]): string {
  const [first, second] = texts;
  if (first !== undefined && second === undefined) return yamlText(first);
  return `[${texts.map(yamlText).join(', ')}]`;
}

/** A JSON value in flow style, on one line. */
export function yamlFlow(value: Json): string {
  if (isList(value)) return `[${value.map(yamlFlow).join(', ')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, each]) => `${yamlText(name)}: ${yamlFlow(each)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string' ? yamlText(value) : JSON.stringify(value);
}
