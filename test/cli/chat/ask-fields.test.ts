// The fields of a question: how each is asked for, and which value a typed line becomes.
import { describe, expect, test } from 'vitest';
import { askFields } from '../../../src/cli/chat/ask-person.ts';
import type { Json, JsonObject } from '../../../src/json.ts';

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
  ['string', 'no', 'no'],
  ['number', '1.5', 1.5],
  ['number', ' -2 ', -2],
  ['number', '1e3', 1000],
  ['integer', '3', 3],
  ['boolean', 'true', true],
  ['boolean', ' YES ', true],
  ['boolean', 'y', true],
  ['boolean', 'false', false],
  ['boolean', 'No', false],
  ['boolean', 'n', false],
])('a field of type "%s" with the line %j is %j', async (type, line, value) => {
  expect((await ask({ fields: [{ name: 'x', type }] }, [line])).wish).toEqual({ value: { x: value } });
});

test.each([
  ['number', 'many', 'Type a number, such as 1.5.'],
  ['number', 'Infinity', 'Type a number, such as 1.5.'],
  ['integer', '3.5', 'Type a whole number, such as 3.'],
  ['integer', 'yes', 'Type a whole number, such as 3.'],
  ['boolean', 'nay', 'Type y or n.'],
  ['boolean', 'yesterday', 'Type y or n.'],
  ['boolean', 'know', 'Type y or n.'],
  ['boolean', '1', 'Type y or n.'],
  ['unheard-of', '1', 'That does not fit: the question\'s field "x" has a type that is not supported.'],
])('a field of type "%s" with the line %j is asked for again', async (type, line, remedy) => {
  const { wish, prompts, said } = await ask({ fields: [{ name: 'x', type }] }, [line, '/decline']);
  expect(wish).toBe('reject');
  expect(prompts).toHaveLength(2);
  expect(said.at(-1)).toBe(`  ${remedy}`);
});

test('a required field is asked for until it has a value, and the fields before it keep theirs', async () => {
  const fields = [
    { name: 'a', type: 'string' },
    { name: 'b', type: 'string', required: true, options: ['x'] },
  ];
  const { wish, prompts } = await ask({ fields }, ['kept', '', 'y', 'x']);
  expect(wish).toEqual({ value: { a: 'kept', b: 'x' } });
  expect(prompts).toEqual(['a (or nothing) > ', 'b [1-1] > ', 'b [1-1] > ', 'b [1-1] > ']);
});

describe('options', () => {
  const question = (options: Json, type = 'string') => ({ fields: [{ name: 'x', type, required: true, options }] });

  test('are numbered, and a number or a word chooses one', async () => {
    const { said } = await ask(question(['red', 'bl\u200bue']), ['2']);
    expect(said).toEqual(['  Type your answer, or /decline.', '    1  red', '    2  bl\\u{200b}ue']);
    expect((await ask(question(['red', 'blue']), ['2'])).wish).toEqual({ value: { x: 'blue' } });
    expect((await ask(question(['red', 'blue']), [' red '])).wish).toEqual({ value: { x: 'red' } });
  });

  test('that are numbers count as what they are before the number of a line', async () => {
    expect((await ask(question([2, 1], 'integer'), ['1'])).wish).toEqual({ value: { x: 1 } });
    expect((await ask(question([20, 10], 'integer'), ['1'])).wish).toEqual({ value: { x: 20 } });
  });

  test.each(['3', '0', 'green', ''])('without %j: it is asked for again', async (line) => {
    const { wish, said } = await ask(question(['red', 'blue']), [line, '1']);
    expect(wish).toEqual({ value: { x: 'red' } });
    expect(said.at(-1)).toBe('  Type a number from 1 to 2, or one of the words.');
  });
});

test.each<[JsonObject, string]>([
  [{ name: 'x', type: 'string', required: true }, 'x > '],
  [{ name: 'x', type: 'string', required: false }, 'x (or nothing) > '],
  [{ name: 'x', type: 'string' }, 'x (or nothing) > '],
  [{ name: 'x', type: 'boolean', required: true }, 'x [y/n] > '],
  [{ name: 'x', type: 'boolean' }, 'x [y/n] (or nothing) > '],
  [{ name: 'x', type: 'integer', required: true }, 'x (a whole number) > '],
  [{ name: 'x', type: 'number' }, 'x (a number, or nothing) > '],
  [{ name: 'x', type: 'string', required: true, options: [] }, 'x > '],
  [{ name: 'two\nlines\u001b[31m', type: 'string', required: true }, 'two\\u{a}lines\\u{1b}[31m > '],
  [{ required: true }, ' > '],
])('the field %j is asked for as %j', async (field, prompt) => {
  const { prompts } = await ask({ fields: [field] }, ['/decline']);
  expect(prompts).toEqual([prompt]);
});

const two = { fields: [{ name: 'a', type: 'string' }, 'no field', { name: 'b', type: 'integer' }] };

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
