// `tests` of the file: pauses and what is expected.
import { test } from 'vitest';
import { expectRefused, file, type Refused, testFile } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'tests that are a mapping',
    file: file('tests: {}'),
    code: 'wrong-type',
    at: '2:8',
    says: '"tests" is a mapping. Write a list',
  },
  {
    name: 'a test without name',
    file: file('tests:', '  - pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
    code: 'missing-key',
    at: '3:5',
    says: 'The test has no "name"',
  },
  {
    name: 'a test without pause',
    file: testFile('    expect: { answer: stop, rule: default }'),
    code: 'missing-key',
    at: '7:5',
    says: 'The test has no "pause". Add it',
  },
  {
    name: 'a test with a name that is blank',
    file: file('tests:', '  - name: ""', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
    code: 'invalid-value',
    at: '3:11',
    says: '"name" of a test is blank. Fill it in.',
  },
  {
    name: 'pauses that are a mapping',
    file: testFile('    pauses: {}'),
    code: 'wrong-type',
    at: '8:13',
    says: '"pauses" is a mapping. Write a list',
  },
  {
    name: 'a pause of pauses that is a word',
    file: testFile('    pauses: [x]'),
    code: 'wrong-type',
    at: '8:14',
    says: 'The pause is the string "x"',
  },
  {
    name: 'an expect of a rule that is a number',
    file: testFile('    pause: { kind: a }', '    expect: { answer: stop, rule: 1 }'),
    code: 'wrong-type',
    at: '9:35',
    says: '"rule" of "expect" is the number 1. Write a string',
  },
  {
    name: 'a test without expect',
    file: testFile('    pause: { kind: a }'),
    code: 'missing-key',
    at: '7:5',
    says: 'The test has no "expect". Add it',
  },
  {
    name: 'a test with nothing',
    file: testFile(),
    code: 'missing-key',
    at: '7:5',
    says: 'has no "pause" and "expect", or "pauses"',
  },
  {
    name: 'a test with pause and pauses',
    file: testFile('    pause: { kind: a }', '    expect: { answer: stop, rule: default }', '    pauses: []'),
    code: 'invalid-value',
    at: '7:5',
    says: 'either "pause" with "expect", or "pauses"',
  },
  {
    name: 'a test with expect and pauses',
    file: testFile('    expect: { answer: stop, rule: default }', '    pauses: []'),
    code: 'invalid-value',
    at: '7:5',
    says: 'either "pause" with "expect", or "pauses"',
  },
  {
    name: 'a test with empty pauses',
    file: testFile('    pauses: []'),
    code: 'invalid-value',
    at: '7:5',
    says: '"pauses" is empty',
  },
  {
    name: 'an expect without answer',
    file: testFile('    pause: { kind: a }', '    expect: { rule: default }'),
    code: 'missing-key',
    at: '9:13',
    says: '"expect" has no "answer"',
  },
  {
    name: 'an expect without rule',
    file: testFile('    pause: { kind: a }', '    expect: { answer: stop }'),
    code: 'missing-key',
    at: '9:13',
    says: '"expect" has no "rule"',
  },
  {
    name: 'an expect of an unknown id',
    file: testFile('    pause: { kind: a }', '    expect: { answer: stop, rule: nobody }'),
    code: 'unknown-id',
    at: '9:29',
    says: 'No guard, rule or question has the id "nobody"',
  },
  {
    name: 'an unknown id in pauses',
    file: testFile('    pauses:', '      - pause: { kind: a }', '        expect: { answer: stop, rule: nobody }'),
    code: 'unknown-id',
    at: '10:33',
    says: '"nobody"',
  },
  {
    name: 'a pause after a stop',
    file: testFile(
      '    pauses:',
      '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
      '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
    ),
    code: 'invalid-value',
    at: '10:9',
    says: 'The run has ended with the pause before this one',
  },
  {
    name: 'a pause after an ask',
    file: testFile(
      '    pauses:',
      '      - { pause: { kind: a }, expect: { answer: ask, rule: a } }',
      '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
    ),
    code: 'invalid-value',
    at: '10:9',
    says: 'The run has ended',
  },
  {
    name: 'a pause that is a string',
    file: testFile('    pause: "{}"', '    expect: { answer: stop, rule: default }'),
    code: 'wrong-type',
    at: '8:12',
    says: '"pause" is the string "{}". Write the arguments',
  },
];

test.each(refused)('$name is refused', expectRefused);
