// Which content of a tool message answers a question.
import { expect, test } from 'vitest';
import { type Question, readAnswer } from '../../../src/service/interns/intern.ts';

const permission: Question = { kind: 'permission', operation: 'deploy', options: ['allow_once', 'reject_once'] };
const elicitation: Question = {
  kind: 'elicitation',
  message: 'Which colour?',
  fields: [{ name: 'colour', type: 'string', required: true }],
};

test.each([
  ['allow_once', { kind: 'chosen', option: 'allow_once' }],
  ['allow_always', undefined],
  ['allow_once ', undefined],
  ['', undefined],
])('of a permission %j', (content, answer) => {
  expect(readAnswer(permission, content)).toEqual(answer);
});

test.each([
  ['{"action":"accept","content":{"colour":"red"}}', { kind: 'accepted', content: { colour: 'red' } }],
  ['{"action":"accept","content":{}}', undefined],
  ['{"action":"accept","content":{"colour":"red","size":1}}', undefined],
  ['{"action":"decline"}', { kind: 'declined' }],
  ['{"action":"cancel"}', { kind: 'cancelled' }],
  ['{"action":"agree"}', undefined],
  ['allow_once', undefined],
])('of fields %j', (content, answer) => {
  expect(readAnswer(elicitation, content)).toEqual(answer);
});
