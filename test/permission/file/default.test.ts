// `default`: what happens to a permission that nothing matches.
import { test } from 'vitest';
import { expectRefused, file, type Refused } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'a default of allow',
    file: file('default: allow'),
    code: 'invalid-value',
    at: '2:10',
    says: '"default" has another value. Use one of "reject", "stop".',
  },
  {
    name: 'a default like nothing',
    file: file('default: zzzzzzzz'),
    code: 'invalid-value',
    at: '2:10',
    says: '"default" has another value. Use one of "reject", "stop".',
  },
  {
    name: 'a misspelt default',
    file: file('default: rejct'),
    code: 'invalid-value',
    at: '2:10',
    says: 'Did you mean "reject"?',
  },
  {
    name: 'a default that is no word',
    file: file('default: 1'),
    code: 'wrong-type',
    at: '2:10',
    says: '"default" is the number 1. Write one of "reject", "stop"',
  },
  {
    name: 'a default that is empty',
    file: file('default:'),
    code: 'wrong-type',
    at: '2:9',
    says: '"default" is empty',
  },
  { name: 'a default that is a list', file: file('default: [reject]'), code: 'wrong-type', at: '2:10', says: 'a list' },
];

test.each(refused)('$name is refused', expectRefused);
