// Tests `shell` in the file.

import { describe, expect, test } from 'vitest';
import { problemsOf } from '../policies.ts';
import { type Condition, expectRefused, fileWith, type Refused } from './files.ts';

describe('shell', () => {
  const wrong: readonly (Condition & Omit<Refused, 'name' | 'file'>)[] = [
    {
      list: 'rules',
      condition: 'command: { shell: npm }',
      code: 'wrong-type',
      at: '4:32',
      says: '"shell" is the string "npm". Write { only: [patterns] }',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { } }',
      code: 'invalid-value',
      at: '4:32',
      says: '"shell" needs exactly the key "only"',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: [a], any: [b] } }',
      code: 'invalid-value',
      at: '4:32',
      says: 'exactly the key "only"',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { onyl: [a] } }',
      code: 'unknown-key',
      at: '4:34',
      says: '"shell" has no key "onyl". Did you mean "only"?',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { any: [a] } }',
      code: 'invalid-value',
      at: '4:34',
      says: '"any" is not allowed in a rule: a rule uses "only", so that no other command rides along. Write "only".',
    },
    {
      list: 'guards',
      condition: 'command: { shell: { only: [a] } }',
      code: 'invalid-value',
      at: '4:34',
      says: '"only" is not allowed in a guard: a guard uses "any", so that no command slips past it. Write "any".',
    },
    {
      list: 'guards',
      condition: 'command: { shell: npm }',
      code: 'wrong-type',
      at: '4:32',
      says: '"shell" is the string "npm". Write { any: [patterns] }',
    },
    {
      list: 'questions',
      condition: 'message: { shell: { only: [a] } }',
      code: 'invalid-value',
      at: '4:25',
      says: '"shell" belongs in the "match" of rules and guards',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: [] } }',
      code: 'wrong-type',
      at: '4:40',
      says: '"only" is a list. Write a list of at least one pattern',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: npm } }',
      code: 'wrong-type',
      at: '4:40',
      says: '"only" is the string "npm"',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: [5] } }',
      code: 'wrong-type',
      at: '4:41',
      says: 'A pattern is the number 5. Write a string',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: [[a]] } }',
      code: 'wrong-type',
      at: '4:41',
      says: 'A pattern is a list',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["**"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"**" alone would cover everything',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a ** b"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"**" belongs at the end',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a b**"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"**" belongs at the end',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a ***"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"**" belongs at the end',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["** **"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"**" belongs at the end',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: [""] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: 'it is empty',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a && b"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: 'more than one command',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a; b"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: 'more than one command',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["a $X"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"$" is not literal (a variable or a substitution)',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["A=b c"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: 'an assignment before a command',
    },
    {
      list: 'rules',
      condition: 'command: { shell: { only: ["time npm"] } }',
      code: 'invalid-pattern',
      at: '4:41',
      says: '"time" is a keyword',
    },
    {
      list: 'guards',
      condition: 'command: { shell: { any: ["**"] } }',
      code: 'invalid-pattern',
      at: '4:40',
      says: 'would cover everything',
    },
  ];

  test.each(wrong)('$list: { $condition } is refused', async (each) => {
    await expectRefused({ ...each, file: fileWith(each) });
  });

  const valid: readonly Condition[] = [
    { list: 'guards', condition: 'command: { shell: { any: ["curl **"] }, missing: match }' },
    { list: 'rules', condition: 'operation: { shell: { only: ["npm *"] } }' },
  ];

  test.each(valid)('$list: { $condition } is valid', async (each) => {
    expect(await problemsOf(fileWith(each))).toEqual([]);
  });
});
