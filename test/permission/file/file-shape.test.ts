// Tests `version`, `default` and `budget` of the file.

import { test } from 'vitest';
import { expectRefused, file, type Refused } from './files.ts';

const refusedVersions: readonly Refused[] = [
  { name: 'no version', file: 'rules: []\n', code: 'missing-key', at: '1:1', says: 'has no "version"' },
  {
    name: 'version 2',
    file: 'version: 2\n',
    code: 'wrong-type',
    at: '1:10',
    says: '"version" is the number 2. Write the number 1',
  },
  {
    name: 'version "1"',
    file: 'version: "1"\n',
    code: 'wrong-type',
    at: '1:10',
    says: 'the string "1". Write the number 1',
  },
  {
    name: 'version 1.0',
    file: 'version: 1.0\n',
    code: 'invalid-value',
    at: '1:10',
    says: '1.0 reads as the number 1. Write the number plainly',
  },
  {
    name: 'version 1e0',
    file: 'version: 1e0\n',
    code: 'invalid-value',
    at: '1:10',
    says: '1e0 reads as the number 1.',
  },
  { name: 'version 01', file: 'version: 01\n', code: 'invalid-value', at: '1:10', says: '01 reads as the number 1.' },
  { name: 'version true', file: 'version: true\n', code: 'wrong-type', at: '1:10', says: 'the boolean true' },
  { name: 'a version that is a list', file: 'version: [1]\n', code: 'wrong-type', at: '1:10', says: 'a list' },
];

test.each(refusedVersions)('$name is refused', expectRefused);

const refusedDefaults: readonly Refused[] = [
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

test.each(refusedDefaults)('$name is refused', expectRefused);

const refusedBudgets: readonly Refused[] = [
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

test.each(refusedBudgets)('$name is refused', expectRefused);
