// The fields of a question: how each is asked for, and which value a typed line becomes.
import { expect, test } from 'vitest';
import { askFields } from '../../../src/cli/view/ask-fields.ts';
import type { Json, JsonObject } from '../../../src/permission/text/json.ts';

async function ask(question: JsonObject, lines: readonly string[]) {
  const left = [...lines];
  const prompts: string[] = [];
  const said: string[] = [];
  const wish = await askFields(
    question,
    async (prompt) => {
      prompts.push(prompt);
      return left.shift();
    },
    (line) => void said.push(line),
  );
  return { wish, prompts, said };
}

test.each<[string, string, Json]>([
  ['string', '12', '12'],
  ['string', ' a b ', ' a b '],
  ['string', 'true', 'true'],
  ['number', '1.5', 1.5],
  ['number', ' -2 ', -2],
  ['number', '1e3', 1000],
  ['number', 'many', 'many'],
  ['number', 'Infinity', 'Infinity'],
  ['integer', '3', 3],
  ['integer', '3.5', 3.5],
  ['integer', 'yes', 'yes'],
  ['boolean', 'true', true],
  ['boolean', ' YES ', true],
  ['boolean', 'y', true],
  ['boolean', 'false', false],
  ['boolean', 'No', false],
  ['boolean', 'n', false],
  ['boolean', 'nay', 'nay'],
  ['boolean', 'oh yes', 'oh yes'],
  ['boolean', 'yesterday', 'yesterday'],
  ['string', 'no', 'no'],
  ['boolean', 'know', 'know'],
  ['boolean', 'a no', 'a no'],
  ['boolean', '1', '1'],
  ['unheard-of', '1', '1'],
])('a field of type "%s" with the line %j is %j', async (type, line, value) => {
  expect((await ask({ fields: [{ name: 'x', type }] }, [line])).wish).toEqual({ value: { x: value } });
});

test.each<[JsonObject, string]>([
  [{ name: 'x', required: true }, 'x > '],
  [{ name: 'x', required: false }, 'x, may be left empty > '],
  [{ name: 'x' }, 'x, may be left empty > '],
  [{ name: 'x', required: 'yes' }, 'x, may be left empty > '],
  [{ name: 'x', required: true, options: ['red', 2, true, null] }, 'x (red, 2, true, null) > '],
  [{ name: 'x', options: ['red'] }, 'x (red), may be left empty > '],
  [{ name: 'x', required: true, options: [] }, 'x > '],
  [{ name: 'x', required: true, options: 'red' }, 'x > '],
  [{ name: 'two\nlines\u001b[31m', required: true }, 'two lines > '],
  [{ required: true }, ' > '],
  [{ name: 5, required: true }, ' > '],
])('the field %j is asked for as %j', async (field, prompt) => {
  const { prompts, said } = await ask({ fields: [field] }, ['v']);
  expect(prompts).toEqual([prompt]);
  expect(said).toEqual(['  Type your answer, or /decline.']);
});

const two = { fields: [{ name: 'a' }, 'no field', { name: 'b', type: 'integer' }] };

test.each<[string, JsonObject, readonly string[], unknown, number]>([
  ['each field has its value', two, ['x', '1'], { value: { a: 'x', b: 1 } }, 2],
  ['an empty line leaves a field out', two, ['  ', '1'], { value: { b: 1 } }, 2],
  ['/decline declines, whichever field it is typed for', two, ['x', ' /decline '], 'reject', 2],
  ['/decline ends the asking', two, ['/decline', '1'], 'reject', 1],
  ['the end of input is no answer', two, ['x'], undefined, 2],
  ['a question without fields takes one text', {}, [' Blue. '], { value: ' Blue. ' }, 1],
  ['an empty text is a text', { fields: [] }, [''], { value: '' }, 1],
  ['fields that are no list are none', { fields: { a: 1 } }, ['x'], { value: 'x' }, 1],
  ['a text may be declined too', {}, [' /decline'], 'reject', 1],
  ['and no text is no answer', {}, [], undefined, 1],
])('%s', async (_, question, lines, wish, asked) => {
  const answer = await ask(question, lines);
  expect(answer.wish).toEqual(wish);
  expect(answer.prompts).toHaveLength(asked);
});

test('a text is asked for by a sign alone', async () => {
  expect((await ask({}, ['x'])).prompts).toEqual(['> ']);
});
