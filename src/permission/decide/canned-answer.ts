// Builds the answer to a question from the words of a policy or a person, and checks it against the question's fields.
import { isList, isObject, type Json, type JsonObject, ownField } from '../../json.ts';
import type { PersonAnswerError, PersonWish } from '../decision.ts';
import { isPermission, type Pause } from '../pause.ts';
import type { CannedAnswer } from '../policy.ts';

export type FittedAnswer = { readonly text: string } | { readonly error: string };

export const declineText = JSON.stringify({ action: 'decline' });

interface QuestionField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** If empty, any value of the type is allowed. */
  readonly options: readonly Json[];
}

/** Tells whether a question has fields: one without can't be declined (docs/policy.md, "How a pause is decided"). */
export function canBeDeclined(question: JsonObject): boolean {
  const fields = ownField(question, 'fields');
  return isList(fields) && fields.length > 0;
}

export function fitAnswer(answer: CannedAnswer, question: JsonObject): FittedAnswer {
  const fields = readQuestionFields(question);
  if (typeof fields === 'string') return { error: fields };
  if (fields.length === 0) {
    return typeof answer === 'string'
      ? { text: answer }
      : { error: 'the question has no fields, so the answer must be a string' };
  }
  const content = toContent(answer, fields);
  if (typeof content === 'string') return { error: content };
  const flaw = findContentFlaw(content, fields);
  if (flaw !== undefined) return { error: flaw };
  return { text: JSON.stringify({ action: 'accept', content: Object.fromEntries(content) }) };
}

function readQuestionFields(question: JsonObject): readonly QuestionField[] | string {
  const fields = ownField(question, 'fields');
  if (fields === undefined) return [];
  if (!isList(fields)) return 'the question\'s "fields" are not a list';
  const questionFields: QuestionField[] = [];
  for (const each of fields) {
    const field = readQuestionField(each);
    if (typeof field === 'string') return field;
    if (questionFields.some((other) => other.name === field.name))
      return `the question has two fields named ${JSON.stringify(field.name)}`;
    questionFields.push(field);
  }
  return questionFields;
}

const fieldTypes = new Set(['string', 'number', 'integer', 'boolean']);

function readQuestionField(value: Json): QuestionField | string {
  if (!isObject(value)) return "one of the question's fields is not an object";
  const name = ownField(value, 'name');
  if (typeof name !== 'string') return "one of the question's fields has no name";
  const type = ownField(value, 'type');
  if (typeof type !== 'string' || !fieldTypes.has(type))
    return `the question's field ${JSON.stringify(name)} has a type that is not supported`;
  const required = ownField(value, 'required');
  if (required !== undefined && typeof required !== 'boolean')
    return `the "required" of the question's field ${JSON.stringify(name)} is not true or false`;
  const options = ownField(value, 'options');
  if (options !== undefined && !isList(options))
    return `the options of the question's field ${JSON.stringify(name)} are not a list`;
  return { name, type, required: required ?? false, options: options ?? [] };
}

function toContent(answer: CannedAnswer, fields: readonly QuestionField[]): ReadonlyMap<string, Json> | string {
  if (typeof answer !== 'string') return new Map(Object.entries(answer));
  const [field, second] = fields;
  if (field === undefined || second !== undefined) return `a string answers only one field, not ${fields.length}`;
  return new Map([[field.name, answer]]);
}

function findContentFlaw(content: ReadonlyMap<string, Json>, fields: readonly QuestionField[]): string | undefined {
  for (const name of content.keys()) {
    if (!fields.some((field) => field.name === name)) return `the question has no field ${JSON.stringify(name)}`;
  }
  for (const field of fields) {
    const value = content.get(field.name);
    if (value === undefined) {
      if (field.required) return `the field ${JSON.stringify(field.name)} is required and not answered`;
      continue;
    }
    const isOfType = field.type === 'integer' ? Number.isInteger(value) : typeof value === field.type;
    if (!isOfType)
      return `${JSON.stringify(value)} is not of the type ${field.type}, which the field ${JSON.stringify(field.name)} has`;
    if (field.options.length > 0 && !field.options.includes(value)) {
      return `${JSON.stringify(value)} is not one of the options of the field ${JSON.stringify(field.name)}`;
    }
  }
  return undefined;
}

interface PersonAnswer {
  readonly verb: 'allow' | 'allow-always' | 'reject' | 'answer';
  readonly answer?: CannedAnswer;
}

export function readPersonAnswer(wish: PersonWish, pause: Pause): PersonAnswer | PersonAnswerError {
  if (isPermission(pause)) {
    if (typeof wish === 'string') return { verb: wish };
    return { error: 'This pause asks for a permission. Say allow, allow-always or reject.' };
  }
  if (wish === 'reject') return { verb: 'reject' };
  if (typeof wish === 'string') return { error: 'This pause is a question. Answer it, or reject it.' };
  const answer = wish.value;
  if (!isCannedAnswer(answer))
    return { error: 'An answer must be a string, or a JSON object whose fields are strings, numbers, true or false.' };
  // Tell the person of a misfit now: later, it would stop the run.
  const fitted = fitAnswer(answer, pause.arguments);
  if ('error' in fitted) return { error: `The answer does not fit the question: ${fitted.error}.` };
  return { verb: 'answer', answer };
}

function isCannedAnswer(value: unknown): value is CannedAnswer {
  if (typeof value === 'string') return true;
  return isObject(value) && Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each));
}
