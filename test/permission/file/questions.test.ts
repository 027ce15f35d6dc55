// `questions`: an answer, or what is done instead.
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../policies.ts';
import { expectRefused, file, question, type Refused, rule } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'questions that are a word',
    file: file('questions: x'),
    code: 'wrong-type',
    at: '2:12',
    says: '"questions" is the string "x"',
  },
  {
    name: 'a question that is a word',
    file: file('questions: [x]'),
    code: 'wrong-type',
    at: '2:13',
    says: 'The question is the string "x"',
  },
  {
    name: 'an id in two lists',
    file: file(...rule, 'questions:', '  - id: a', '    match: { kind: b }', '    answer: c'),
    code: 'duplicate-id',
    at: '7:5',
    says: 'unique over guards, rules, questions and changes',
  },
  {
    name: 'a question that allows',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    then: allow'),
    code: 'invalid-value',
    at: '5:11',
    says: '"then" of a question is "allow".',
  },
  {
    name: 'a question with answer and then',
    file: file(...question, '    then: stop'),
    code: 'invalid-value',
    at: '3:5',
    says: 'either "answer" or "then". Delete one',
  },
  {
    name: 'a question with neither',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }'),
    code: 'missing-key',
    at: '3:5',
    says: 'neither "answer" nor "then". Add one',
  },
  {
    name: 'an answer that is a number',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: 5'),
    code: 'wrong-type',
    at: '5:13',
    says: '"answer" is the number 5. Write a string in quotes, or a mapping of field name to value',
  },
  {
    name: 'an answer that is a list',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: [a]'),
    code: 'wrong-type',
    at: '5:13',
    says: '"answer" is a list',
  },
  {
    name: 'an answer without fields',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: {}'),
    code: 'invalid-value',
    at: '5:13',
    says: '"answer" names no field',
  },
  {
    name: 'an answer with a list in it',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: { a: [b] }'),
    code: 'wrong-type',
    at: '5:18',
    says: 'The field "a" of "answer" is a list',
  },
  {
    name: 'an answer with null in it',
    file: file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: { a: null }'),
    code: 'wrong-type',
    at: '5:18',
    says: 'The field "a" of "answer" is empty',
  },
];

test.each(refused)('$name is refused', expectRefused);

describe('a canned answer', () => {
  test.each(['null', '', '[a]', '[]', '{ a: null }', '{ a: [x] }'])('is not %j', async (answer) => {
    const problems = await problemsOf(
      `version: 1\nquestions:\n  - id: q\n    match: { message: m }\n    answer: ${answer}\n`,
    );
    expect(problems).toMatchObject([{ code: 'wrong-type' }]);
  });
});
