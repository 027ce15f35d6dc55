// Asks for the fields of a question, one after the other, until what is typed has the type of the field.
import { fitAnswer } from '../../permission/decide/canned-answer.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { isList, isObject, type Json, type JsonObject, ownField } from '../../permission/text/json.ts';

/** A line of the person, undefined at the end of input. */
export type ReadLine = (prompt: string) => Promise<string | undefined>;

/** Says a line to the person. */
export type Say = (line: string) => void;

/** Declines a question, in place of the value of a field. */
const decline = '/decline';

/**
 * Asks for the answer to a question (docs/service-api.md, "Pauses"): the value of each field, or one text where it has none.
 * A value that does not fit its field is asked for again.
 */
export async function askFields(question: JsonObject, readLine: ReadLine, say: Say): Promise<PersonWish | undefined> {
  const fields = ownField(question, 'fields');
  const named = isList(fields) ? fields.filter(isObject) : [];
  say(`  Type your answer, or ${decline}.`);
  if (named.length === 0) {
    const line = await readLine('> ');
    return line === undefined ? undefined : line.trim() === decline ? 'reject' : { value: line };
  }
  const values: Record<string, Json> = Object.create(null);
  for (const field of named) {
    const typed = await askField(field, question, readLine, say);
    if (typed === undefined || typed === 'reject') return typed;
    if (typed.value !== undefined) values[textOf(field, 'name')] = typed.value;
  }
  return { value: values };
}

/** The value of one field; `value: undefined`: it is left out. */
async function askField(
  field: JsonObject,
  question: JsonObject,
  readLine: ReadLine,
  say: Say,
): Promise<{ readonly value: Json | undefined } | 'reject' | undefined> {
  const name = textOf(field, 'name');
  const options = optionsOf(field);
  for (const [index, option] of options.entries()) say(`  ${String(index + 1).padStart(3)}  ${shownOption(option)}`);
  for (;;) {
    const line = await readLine(`${promptOf(field, options)} > `);
    if (line === undefined) return undefined;
    const word = line.trim();
    if (word === decline) return 'reject';
    if (word === '' && ownField(field, 'required') !== true) return { value: undefined };
    const value = toValue(line, textOf(field, 'type'), options);
    // Alone: the other fields have their own turn.
    const fitted = fitAnswer({ [name]: value }, { ...question, fields: [field] });
    if (!('error' in fitted)) return { value };
    say(`  ${remedyOf(field, options, fitted.error)}`);
  }
}

/** For example `colour [1-2]`, `sure [y/n]`, `count (a whole number, or nothing)`. */
function promptOf(field: JsonObject, options: readonly Json[]): string {
  const type = textOf(field, 'type');
  const optional = ownField(field, 'required') === true ? '' : 'or nothing';
  const named = type === 'integer' ? 'a whole number' : type === 'number' ? 'a number' : '';
  const hints = [options.length > 0 ? '' : named, optional].filter((hint) => hint !== '').join(', ');
  const choice = options.length > 0 ? ` [1-${options.length}]` : type === 'boolean' ? ' [y/n]' : '';
  return `${showInvisible(textOf(field, 'name'))}${choice}${hints === '' ? '' : ` (${hints})`}`;
}

function remedyOf(field: JsonObject, options: readonly Json[], error: string): string {
  if (options.length > 0) return `Type a number from 1 to ${options.length}, or one of the words.`;
  const type = textOf(field, 'type');
  if (type === 'boolean') return 'Type y or n.';
  if (type === 'integer') return 'Type a whole number, such as 3.';
  if (type === 'number') return 'Type a number, such as 1.5.';
  return `That does not fit: ${showInvisible(error)}.`;
}

function optionsOf(field: JsonObject): readonly Json[] {
  const options = ownField(field, 'options');
  return isList(options) ? options : [];
}

function shownOption(option: Json): string {
  return showInvisible(typeof option === 'string' ? option : JSON.stringify(option));
}

function textOf(field: JsonObject, name: string): string {
  const value = ownField(field, name);
  return typeof value === 'string' ? value : '';
}

/** A word of the options counts before a number of the list: options may be numbers themselves. */
function toValue(line: string, type: string, options: readonly Json[]): string | number | boolean {
  const word = line.trim();
  const written = options.find((option) => typeof option !== 'object' && String(option) === word);
  if (written !== undefined && typeof written !== 'object') return written;
  const chosen = /^\d{1,9}$/.test(word) ? options[Number(word) - 1] : undefined;
  if (chosen !== undefined && typeof chosen !== 'object') return chosen;
  if ((type === 'number' || type === 'integer') && word !== '' && Number.isFinite(Number(word))) return Number(word);
  if (type === 'boolean' && /^(?:true|yes|y)$/i.test(word)) return true;
  if (type === 'boolean' && /^(?:false|no|n)$/i.test(word)) return false;
  return line;
}
