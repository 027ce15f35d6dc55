// Forms of an agent as questions of the API.
import { expect, test } from 'vitest';
import type { Service } from '../../../../src/service/index.ts';
import { answer, prompt, readChat, readRefusal } from '../../support/chat.ts';
import { startAgent } from './support/agent-service.ts';
import { script } from './support/steps.ts';

const form = (properties: object, required: readonly string[] = []) => ({
  requestedSchema: { type: 'object', properties, required },
});

function ask(service: Service, elicit: object, mode: 'manual' | 'self-drive' = 'manual') {
  return prompt(service, { mode, session: 's', text: script({ elicit }) }).then(readChat);
}

const accept = (content: object) => JSON.stringify({ action: 'accept', content });

test.each(['manual', 'self-drive'] as const)('a question in form mode becomes fields, in %s mode', async (mode) => {
  const { service, told } = await startAgent();
  const colours = {
    type: 'string',
    title: 'Colour',
    oneOf: [
      { const: 'r', title: 'Red' },
      { const: 'b', title: 'Blue' },
    ],
  };
  const paused = await ask(
    service,
    { message: 'Which colour?', ...form({ colour: colours, many: { type: 'integer' } }, ['colour']) },
    mode,
  );
  expect(paused.question.arguments).toEqual({
    kind: 'elicitation',
    message: 'Which colour?',
    fields: [
      { name: 'colour', type: 'string', required: true, options: ['r', 'b'], title: 'Colour' },
      { name: 'many', type: 'integer', required: false },
    ],
  });
  const outside = await answer(service, paused.question, accept({ colour: 'Red' }));
  expect(await readRefusal(outside)).toMatchObject({ status: 400 });
  expect((await readChat(await answer(service, paused.question, accept({ colour: 'r' })))).finishReason).toBe('stop');
  expect(told('elicited')).toEqual([{ action: 'accept', content: { colour: 'r' } }]);
});

test.each(['decline', 'cancel'])('%s is what the agent is told', async (action) => {
  const { service, told } = await startAgent();
  const paused = await ask(service, form({ a: { type: 'boolean' } }));
  await readChat(await answer(service, paused.question, JSON.stringify({ action })));
  expect(told('elicited')).toEqual([{ action }]);
});

test.each([
  ['minimum', { type: 'integer', minimum: 2 }, 1, 2],
  ['maximum', { type: 'number', maximum: 1.5 }, 1.6, 1.5],
  ['minLength, in characters', { type: 'string', minLength: 2 }, '🙂', '🙂🙂'],
  ['maxLength', { type: 'string', maxLength: 2 }, 'abc', 'ab'],
  ['pattern', { type: 'string', pattern: '^a+$' }, 'b', 'aaa'],
  ['format email', { type: 'string', format: 'email' }, 'nobody', 'a@example.com'],
  ['format date', { type: 'string', format: 'date' }, 'today', '2026-11-22'],
])('%s is checked before the answer is accepted: 400, and the question stays', async (_what, property, bad, good) => {
  const { service } = await startAgent();
  const paused = await ask(service, form({ value: property }));
  expect(await readRefusal(await answer(service, paused.question, accept({ value: bad })))).toMatchObject({
    status: 400,
  });
  expect((await readChat(await answer(service, paused.question, accept({ value: good })))).finishReason).toBe('stop');
});

test.each([
  [
    'a required field of a type that the API has not',
    form({ files: { type: 'array', items: { type: 'string', enum: ['a'] } } }, ['files']),
  ],
  ['a required field that has no schema', form({}, ['missing'])],
  ['a required field with a pattern that cannot be checked', form({ a: { type: 'string', pattern: '(?=x)' } }, ['a'])],
  ['URL mode', { mode: 'url', url: 'https://service.example', elicitationId: 'e' }],
  ['request scope', { ...form({}), sessionId: null, requestId: 1 }],
])('%s: declined at once', async (_what, elicit) => {
  const { service, told } = await startAgent();
  expect((await ask(service, elicit)).finishReason).toBe('stop');
  expect(told('elicited')).toEqual([{ action: 'decline' }]);
});

test('a field of a type that the API has not is left out where it is not required', async () => {
  const { service } = await startAgent();
  const paused = await ask(
    service,
    form({ files: { type: 'array', items: { type: 'string', enum: ['a'] } }, a: { type: 'string' } }),
  );
  expect(paused.question.arguments).toMatchObject({ fields: [{ name: 'a' }] });
});
