// `match`: conditions over the pause, and the forms of their matchers.
import { test } from 'vitest';
import { expectRefused, file, type Refused } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'a misspelt match',
    file: file('rules:', '  - id: a', '    mach: { kind: permission }', '    then: allow'),
    code: 'unknown-key',
    at: '4:5',
    says: 'Did you mean "match"?',
  },
  {
    name: 'an empty match',
    file: file('rules:', '  - id: a', '    match: {}', '    then: allow'),
    code: 'invalid-value',
    at: '4:12',
    says: '"match" is empty and would match everything',
  },
  {
    name: 'a match that is a list',
    file: file('rules:', '  - id: a', '    match: [kind]', '    then: allow'),
    code: 'wrong-type',
    at: '4:12',
    says: '"match" is a list. Write a mapping of conditions',
  },
];

test.each(refused)('$name is refused', expectRefused);
