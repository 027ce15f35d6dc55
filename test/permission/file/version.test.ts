// `version`: the number 1.
import { test } from 'vitest';
import { expectRefused, type Refused } from './files.ts';

const refused: readonly Refused[] = [
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

test.each(refused)('$name is refused', expectRefused);
