// `budget`: whole numbers from 1.
import { test } from 'vitest';
import { expectRefused, file, type Refused } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'an unknown budget',
    file: file('budget: { answer: 1 }'),
    code: 'unknown-key',
    at: '2:11',
    says: 'Did you mean "answers"?',
  },
  {
    name: 'a budget of 0',
    file: file('budget: { allows: 0 }'),
    code: 'wrong-type',
    at: '2:19',
    says: '"allows" is the number 0. Write a whole number, at least 1',
  },
  {
    name: 'a budget of 1.5',
    file: file('budget: { allows: 1.5 }'),
    code: 'wrong-type',
    at: '2:19',
    says: 'a whole number, at least 1',
  },
  {
    name: 'a budget in words',
    file: file('budget: { same_pause: "3" }'),
    code: 'wrong-type',
    at: '2:23',
    says: '"same_pause" is the string "3"',
  },
  {
    name: 'answers in words',
    file: file('budget: { answers: many }'),
    code: 'wrong-type',
    at: '2:20',
    says: '"answers" is the string "many"',
  },
  {
    name: 'a budget that is a list',
    file: file('budget: []'),
    code: 'wrong-type',
    at: '2:9',
    says: '"budget" is a list. Write a mapping',
  },
  {
    name: 'a negative budget',
    file: file('budget: { rejects_in_a_row: -1 }'),
    code: 'wrong-type',
    at: '2:29',
    says: '"rejects_in_a_row" is the number -1.',
  },
];

test.each(refused)('$name is refused', expectRefused);
