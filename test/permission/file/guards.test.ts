// `guards`: entries that can only refuse.
import { test } from 'vitest';
import { expectRefused, file, guard, type Refused, rule } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'guards that are a mapping',
    file: file('guards: {}'),
    code: 'wrong-type',
    at: '2:9',
    says: '"guards" is a mapping. Write a list',
  },
  {
    name: 'an id of a guard again',
    file: file('guards:', '  - id: a', '    match: { kind: b }', '    then: stop', ...rule),
    code: 'duplicate-id',
    at: '7:5',
    says: 'The id "a" is taken',
  },
  {
    name: 'a guard that allows',
    file: file('guards:', '  - id: g', '    match: { kind: permission }', '    then: allow'),
    code: 'invalid-value',
    at: '5:11',
    says: '"then" of a guard is "allow".',
  },
  {
    name: 'a guard that asks',
    file: file('guards:', '  - id: g', '    match: { kind: permission }', '    then: ask'),
    code: 'invalid-value',
    at: '5:11',
    says: '"then" of a guard is "ask".',
  },
  {
    name: 'a guard with a limit',
    file: file(...guard, '    limit: 1'),
    code: 'unknown-key',
    at: '6:5',
    says: 'The guard has no key "limit"',
  },
  {
    name: 'a guard that always rejects without reason',
    file: file('guards:', '  - id: g', '    match: { kind: permission }', '    then: reject-always'),
    code: 'missing-key',
    at: '3:5',
    says: '"reject-always" needs a "reason"',
  },
];

test.each(refused)('$name is refused', expectRefused);
