// Values of the payload: names and titles as they stand, any other text as a reader of the page sees it, however deep it is.
import { expect, test } from 'vitest';
import { readEventValue } from '../../../src/github/prompt/event-value.ts';

const text = 'a\u200b <!-- b -->';
const asItStands = 'a <!-- b -->';

function readAt(payload: unknown, path: string) {
  return readEventValue(`event.${path}`, path.split('.'), { name: 'push', payload });
}

test.each([
  ['title', asItStands],
  ['name', asItStands],
  ['message', asItStands],
  ['body', 'a'],
])('of a %s the prompt shows %j, in a list and in an object too', async (field, shown) => {
  const about = { trusted: false, remarks: [] };
  expect(await readAt({ [field]: text }, field)).toEqual({ ...about, about: `event.${field}`, text: shown });
  const list = JSON.stringify([shown, { [field]: shown }], null, 2);
  const payload = { [field]: [text, { [field]: text }] };
  expect(await readAt(payload, field)).toEqual({ ...about, about: `event.${field}`, text: list });
});

test('numbers, flags and nothing stay what they are within an object, and names are shown without what no reader sees', async () => {
  const payload = { all: { 'num\u202eber': 7, flag: false, nothing: null, inner: { body: text } } };
  const shown = JSON.stringify({ number: 7, flag: false, nothing: null, inner: { body: 'a' } }, null, 2);
  expect(await readAt(payload, 'all')).toMatchObject({ trusted: false, text: shown });
});

test.each([
  [7, '7'],
  [true, 'true'],
])('%j is safe as it is', async (value, shown) => {
  expect(await readAt({ value }, 'value')).toEqual({ trusted: true, text: shown });
});
