// `when`: conditions over the run.
import { test } from 'vitest';
import { expectRefused, file, type Refused, rule } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'a when that is a list',
    file: file(...rule, '    when: []'),
    code: 'wrong-type',
    at: '6:11',
    says: '"when" is a list. Write a mapping of conditions',
  },
  {
    name: 'a key of an actor outside it, in when',
    file: file(...rule, '    when: { login: me }'),
    code: 'unknown-key',
    at: '6:13',
    says: '"when" has no key "login". Use one of "event", "ref", "base_ref", "fork", "draft", "labels", "environment", "actor", "repository".',
  },
  {
    name: 'an actor in an actor, in when',
    file: file(...rule, '    when: { actor: { actor: { login: me } } }'),
    code: 'unknown-key',
    at: '6:22',
    says: '"when.actor" has no key "actor". Use one of "permission", "association", "type", "login".',
  },
  {
    name: 'a dotted key in a group of when',
    file: file(...rule, '    when: { actor: { actor.login: me } }'),
    code: 'unknown-key',
    at: '6:22',
    says: '"when.actor" has no key "actor.login". Use one of',
  },
  {
    name: 'an unknown key of when',
    file: file(...rule, '    when: { branch: main }'),
    code: 'unknown-key',
    at: '6:13',
    says: '"when" has no key "branch"',
  },
  {
    name: 'a dotted key of when',
    file: file(...rule, '    when: { actor.login: me }'),
    code: 'unknown-key',
    at: '6:13',
    says: 'Write "actor: { login: … }"',
  },
  {
    name: 'an unknown key of when.actor',
    file: file(...rule, '    when: { actor: { permissions: admin } }'),
    code: 'unknown-key',
    at: '6:22',
    says: 'Did you mean "permission"?',
  },
  {
    name: 'a when.actor that is a word',
    file: file(...rule, '    when: { actor: me }'),
    code: 'wrong-type',
    at: '6:20',
    says: '"when.actor" is the string "me"',
  },
  {
    name: 'a fork that never matches',
    file: file(...rule, '    when: { fork: "no" }'),
    code: 'wrong-type',
    at: '6:19',
    says: 'which never matches. Write true, false or "unknown"',
  },
  {
    name: 'an event that is a number',
    file: file(...rule, '    when: { event: 5 }'),
    code: 'wrong-type',
    at: '6:20',
    says: 'Write a string; put it in quotes',
  },
  {
    name: 'present in when',
    file: file(...rule, '    when: { ref: { present: true } }'),
    code: 'invalid-value',
    at: '6:20',
    says: 'A key of "when" is never missing',
  },
  {
    name: 'missing in when',
    file: file(...rule, '    when: { ref: { glob: "*", missing: match } }'),
    code: 'invalid-value',
    at: '6:31',
    says: '"missing" belongs only in the "match" of guards',
  },
  {
    name: 'shell in when',
    file: file(...rule, '    when: { ref: { shell: { only: [a] } } }'),
    code: 'invalid-value',
    at: '6:20',
    says: '"shell" belongs in the "match" of rules and guards',
  },
  {
    name: 'has on a single value',
    file: file(...rule, '    when: { ref: { has: a } }'),
    code: 'invalid-value',
    at: '6:20',
    says: 'It is never a list',
  },
  {
    name: 'a glob on a flag',
    file: file(...rule, '    when: { fork: { glob: "*" } }'),
    code: 'invalid-value',
    at: '6:21',
    says: 'It is true, false or "unknown"',
  },
];

test.each(refused)('$name is refused', expectRefused);
