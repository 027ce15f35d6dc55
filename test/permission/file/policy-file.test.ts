// Strict loading: what makes a file invalid, where, and what the message says to do (rules 2, 3 and 4).
import { describe, expect, it } from 'vitest';
import { PolicyError } from '../../../src/errors.ts';
import { loadPolicy, readPolicy, rejectEverything } from '../../../src/permission/file/policy-file.ts';
import { policyOf, problemsOf } from '../policies.ts';

/** An otherwise valid file with these lines at its end. */
function file(...lines: readonly string[]): string {
  return ['version: 1', ...lines, ''].join('\n');
}

const rule = ['rules:', '  - id: a', '    match: { kind: permission }', '    then: allow'];
const guard = ['guards:', '  - id: g', '    match: { kind: permission }', '    then: reject'];
const question = ['questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: npm'];
const test = (...lines: readonly string[]): string => file(...rule, 'tests:', '  - name: t', ...lines);

describe('what makes a file invalid, with its place and what to do', () => {
  const cases: readonly (readonly [string, string, string, string, string])[] = [
    // What is wrong, the file, its code, `line:column`, words of the message.
    ['an empty file', '', 'wrong-type', '1:1', 'The policy is empty. Write a mapping'],
    ['a file of comments', '# nothing\n', 'wrong-type', '1:1', 'a mapping'],
    ['a list', '- 1\n', 'wrong-type', '1:1', 'The policy is a list. Write a mapping'],
    ['no version', 'rules: []\n', 'missing-key', '1:1', 'has no "version"'],
    ['version 2', 'version: 2\n', 'wrong-type', '1:10', '"version" is the number 2. Write the number 1'],
    ['version "1"', 'version: "1"\n', 'wrong-type', '1:10', 'the string "1". Write the number 1'],
    ['version 1.0', 'version: 1.0\n', 'invalid-value', '1:10', '1.0 reads as the number 1. Write the number plainly'],
    ['version 1e0', 'version: 1e0\n', 'invalid-value', '1:10', '1e0 reads as the number 1.'],
    ['version 01', 'version: 01\n', 'invalid-value', '1:10', '01 reads as the number 1.'],
    ['version true', 'version: true\n', 'wrong-type', '1:10', 'the boolean true'],
    ['a version that is a list', 'version: [1]\n', 'wrong-type', '1:10', 'a list'],
    ['a broken flow', 'version: 1\nrules: [\n', 'yaml', '3:1', 'Not valid YAML'],
    ['a tab as indentation', 'version: 1\nbudget:\n\tanswers: 1\n', 'yaml', '3:1', 'Not valid YAML'],
    ['two documents', 'version: 1\n---\nversion: 1\n', 'yaml', '2:1', 'Not valid YAML'],
    ['a directive', '%YAML 1.1\n---\nversion: 1\n', 'yaml-feature', '1:1', 'directives are not allowed'],
    [
      'a tag directive',
      '%TAG ! tag:x.example,2026:\n---\nversion: 1\n',
      'yaml-feature',
      '1:1',
      'directives are not allowed',
    ],
    ['an anchor', file('default: &x reject'), 'yaml-feature', '2:13', 'The anchor "&x" is not allowed. Delete it'],
    ['an anchor on a mapping', file('budget: &x { answers: 1 }'), 'yaml-feature', '2:12', '"&x"'],
    ['an anchor on a key', file('&x default: reject'), 'yaml-feature', '2:4', 'The anchor "&x" is not allowed'],
    ['a tag on a key', file('!!str default: reject'), 'yaml-feature', '2:7', 'The tag "tag:yaml.org,2002:str"'],
    [
      'an alias',
      file('budget: { answers: &n 1, allows: *n }'),
      'yaml-feature',
      '2:34',
      'The alias "*n" is not allowed. Write the value out',
    ],
    ['an unresolved alias', file('default: *x'), 'yaml-feature', '2:10', 'The alias "*x" is not allowed'],
    ['a merge key', file('budget:', '  <<: { answers: 1 }'), 'unknown-key', '3:3', 'no key "<<"'],
    ['a tag', file('default: !!str reject'), 'yaml-feature', '2:16', 'The tag "tag:yaml.org,2002:str" is not allowed'],
    ['a tag on a list', file('rules: !!seq []'), 'yaml-feature', '2:14', 'is not allowed'],
    ['a local tag', file('default: !x reject'), 'yaml', '2:10', 'Unresolved tag: !x'],
    ['the lone tag', file('default: ! reject'), 'yaml-feature', '2:12', 'The tag "!" is not allowed'],
    [
      'a duplicate key',
      file('default: reject', 'default: stop'),
      'duplicate-key',
      '3:1',
      'The key "default" stands here twice. Keep one',
    ],
    [
      'a duplicate key in a pause',
      test('    pause: { kind: a, kind: b }', '    expect: { answer: stop, rule: default }'),
      'duplicate-key',
      '8:23',
      '"kind"',
    ],
    ['a key that is no string', file('1: x'), 'wrong-type', '2:1', 'A key must be a string. Put it in quotes'],
    ['a key that is empty', file('? ', ': x'), 'wrong-type', '2:3', 'A key must be a string'],
    ['a key that is a list', file('? [a]', ': x'), 'wrong-type', '2:3', 'A key must be a string'],
    ['an unknown key', file('rulez: []'), 'unknown-key', '2:1', 'The policy has no key "rulez". Did you mean "rules"?'],
    [
      'a key like nothing',
      file('zzzzzzzz: []'),
      'unknown-key',
      '2:1',
      'no key "zzzzzzzz". Possible are "version", "default", "budget"',
    ],
    ['a key of Object', file('toString: []'), 'unknown-key', '2:1', 'no key "toString"'],
    ['a prototype', file('__proto__: { version: 1 }'), 'unknown-key', '2:1', 'no key "__proto__"'],
    ['a default of allow', file('default: allow'), 'invalid-value', '2:10', '"default" is "allow".'],
    [
      'a default like nothing',
      file('default: zzzzzzzz'),
      'invalid-value',
      '2:10',
      '"default" is "zzzzzzzz". Use one of "reject", "stop".',
    ],
    ['a misspelt default', file('default: rejct'), 'invalid-value', '2:10', 'Did you mean "reject"?'],
    [
      'a default that is no word',
      file('default: 1'),
      'wrong-type',
      '2:10',
      '"default" is the number 1. Write one of "reject", "stop"',
    ],
    ['a default that is empty', file('default:'), 'wrong-type', '2:9', '"default" is empty'],
    ['a default that is a list', file('default: [reject]'), 'wrong-type', '2:10', 'a list'],
    ['an unknown budget', file('budget: { answer: 1 }'), 'unknown-key', '2:11', 'Did you mean "answers"?'],
    [
      'a budget of 0',
      file('budget: { allows: 0 }'),
      'wrong-type',
      '2:19',
      '"allows" is the number 0. Write a whole number, at least 1',
    ],
    ['a budget of 1.5', file('budget: { allows: 1.5 }'), 'wrong-type', '2:19', 'a whole number, at least 1'],
    ['a budget in words', file('budget: { same_pause: "3" }'), 'wrong-type', '2:23', '"same_pause" is the string "3"'],
    ['answers in words', file('budget: { answers: many }'), 'wrong-type', '2:20', '"answers" is the string "many"'],
    ['a budget that is a list', file('budget: []'), 'wrong-type', '2:9', '"budget" is a list. Write a mapping'],
    [
      'a negative budget',
      file('budget: { rejects_in_a_row: -1 }'),
      'wrong-type',
      '2:29',
      '"rejects_in_a_row" is the number -1.',
    ],
    [
      'a number in octal',
      file('budget: { answers: 010 }'),
      'invalid-value',
      '2:20',
      '010 reads as the number 10. Write the number plainly',
    ],
    [
      'a number in hexadecimal',
      file('budget: { answers: 0x10 }'),
      'invalid-value',
      '2:20',
      '0x10 reads as the number 16',
    ],
    ['a limit of 5.0', file('budget: { answers: 5.0 }'), 'invalid-value', '2:20', '5.0 reads as the number 5.'],
    ['a number with a plus', file('budget: { answers: +5 }'), 'invalid-value', '2:20', '+5 reads as the number 5.'],
    [
      'a fraction without a zero',
      test('    pause: { kind: a, x: .5 }', '    expect: { answer: stop, rule: default }'),
      'invalid-value',
      '8:26',
      '.5 reads as the number 0.5',
    ],
    [
      'a number beyond all',
      file('budget: { answers: 1e400 }'),
      'invalid-value',
      '2:20',
      '1e400 reads as the number Infinity',
    ],
    [
      'a fraction with a plus',
      test('    pause: { kind: a, x: +1.5 }', '    expect: { answer: stop, rule: default }'),
      'invalid-value',
      '8:26',
      '+1.5 reads as the number 1.5.',
    ],
    [
      'a fraction with an exponent',
      test('    pause: { kind: a, x: 1.5e-3 }', '    expect: { answer: stop, rule: default }'),
      'invalid-value',
      '8:26',
      '1.5e-3 reads as the number 0.0015.',
    ],
    ['infinity', file('budget: { answers: .inf }'), 'invalid-value', '2:20', '.inf reads as the number Infinity'],
    [
      'not a number',
      test('    pause: { kind: a, "/x": .nan }', '    expect: { answer: stop, rule: default }'),
      'invalid-value',
      '8:29',
      'NaN',
    ],
    [
      'a number that is not exact',
      file('budget: { answers: 9007199254740993 }'),
      'invalid-value',
      '2:20',
      'put the text in quotes',
    ],
    ['rules that are a mapping', file('rules: {}'), 'wrong-type', '2:8', '"rules" is a mapping. Write a list'],
    ['guards that are a mapping', file('guards: {}'), 'wrong-type', '2:9', '"guards" is a mapping. Write a list'],
    ['questions that are a word', file('questions: x'), 'wrong-type', '2:12', '"questions" is the string "x"'],
    ['tests that are a mapping', file('tests: {}'), 'wrong-type', '2:8', '"tests" is a mapping. Write a list'],
    ['a question that is a word', file('questions: [x]'), 'wrong-type', '2:13', 'The question is the string "x"'],
    ['rules that are empty', file('rules:'), 'wrong-type', '2:7', '"rules" is empty'],
    [
      'a rule that is a word',
      file('rules: [allow]'),
      'wrong-type',
      '2:9',
      'The rule is the string "allow". Write a mapping',
    ],
    [
      'a rule without id',
      file('rules:', '  - match: { kind: permission }', '    then: allow'),
      'missing-key',
      '3:5',
      'The rule has no "id". Add it',
    ],
    [
      'a rule without match',
      file('rules:', '  - id: a', '    then: allow'),
      'missing-key',
      '3:5',
      'The rule has no "match"',
    ],
    [
      'a rule without then',
      file('rules:', '  - id: a', '    match: { kind: permission }'),
      'missing-key',
      '3:5',
      'The rule has no "then"',
    ],
    [
      'a misspelt match',
      file('rules:', '  - id: a', '    mach: { kind: permission }', '    then: allow'),
      'unknown-key',
      '4:5',
      'Did you mean "match"?',
    ],
    [
      'an empty match',
      file('rules:', '  - id: a', '    match: {}', '    then: allow'),
      'invalid-value',
      '4:12',
      '"match" is empty and would match everything',
    ],
    [
      'a match that is a list',
      file('rules:', '  - id: a', '    match: [kind]', '    then: allow'),
      'wrong-type',
      '4:12',
      '"match" is a list. Write a mapping of conditions',
    ],
    [
      'an id in capitals',
      file('rules:', '  - id: Tests', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '3:9',
      'The id "Tests" is not made of a-z, 0-9 and "-"',
    ],
    [
      'an id that begins with a dash',
      file('rules:', '  - id: "-a"', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '3:9',
      '"-a"',
    ],
    [
      'an id with something after it',
      file('rules:', '  - id: "a b"', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '3:9',
      '"a b"',
    ],
    [
      'an id that is a number',
      file('rules:', '  - id: 1', '    match: { kind: permission }', '    then: allow'),
      'wrong-type',
      '3:9',
      '"id" is the number 1. Write a string; put it in quotes',
    ],
    [
      'the id default',
      file('rules:', '  - id: default', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '3:9',
      'The id "default" is reserved',
    ],
    [
      'the id malformed',
      file('rules:', '  - id: malformed', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '3:9',
      'The id "malformed" is reserved',
    ],
    [
      'an id twice in a list',
      file(...rule, '  - id: a', '    match: { kind: permission }', '    then: allow'),
      'duplicate-id',
      '6:5',
      'The id "a" is taken',
    ],
    [
      'an id twice that is not the first key',
      file(...rule, '  - match: { kind: permission }', '    id: a', '    then: allow'),
      'duplicate-id',
      '7:5',
      'The id "a" is taken',
    ],
    [
      'an id in two lists',
      file(...rule, 'questions:', '  - id: a', '    match: { kind: b }', '    answer: c'),
      'duplicate-id',
      '7:5',
      'unique over guards, rules and questions',
    ],
    [
      'an id of a guard again',
      file('guards:', '  - id: a', '    match: { kind: b }', '    then: stop', ...rule),
      'duplicate-id',
      '7:5',
      'The id "a" is taken',
    ],
    [
      'a guard that allows',
      file('guards:', '  - id: g', '    match: { kind: permission }', '    then: allow'),
      'invalid-value',
      '5:11',
      '"then" of a guard is "allow".',
    ],
    [
      'a guard that asks',
      file('guards:', '  - id: g', '    match: { kind: permission }', '    then: ask'),
      'invalid-value',
      '5:11',
      '"then" of a guard is "ask".',
    ],
    ['a guard with a limit', file(...guard, '    limit: 1'), 'unknown-key', '6:5', 'The guard has no key "limit"'],
    [
      'a guard that always rejects without reason',
      file('guards:', '  - id: g', '    match: { kind: permission }', '    then: reject-always'),
      'missing-key',
      '3:5',
      '"reject-always" needs a "reason"',
    ],
    [
      'a rule that answers',
      file('rules:', '  - id: a', '    match: { kind: permission }', '    then: answer'),
      'invalid-value',
      '5:11',
      '"then" of a rule is "answer".',
    ],
    [
      'a rule that always allows without reason',
      file('rules:', '  - id: a', '    match: { kind: permission }', '    then: allow-always'),
      'missing-key',
      '3:5',
      '"allow-always" needs a "reason"',
    ],
    [
      'a rule that always rejects without reason',
      file('rules:', '  - id: a', '    match: { kind: permission }', '    then: reject-always'),
      'missing-key',
      '3:5',
      '"reject-always" needs a "reason"',
    ],
    ['a rule with an answer', file(...rule, '    answer: x'), 'unknown-key', '6:5', 'The rule has no key "answer"'],
    ['a limit of 0', file(...rule, '    limit: 0'), 'wrong-type', '6:12', '"limit" is the number 0'],
    [
      'a reason that is a number',
      file(...rule, '    reason: 5'),
      'wrong-type',
      '6:13',
      '"reason" is the number 5. Write a string',
    ],
    ['a blank reason', file(...rule, '    reason: " "'), 'invalid-value', '6:13', '"reason" is blank'],
    [
      'a question that allows',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    then: allow'),
      'invalid-value',
      '5:11',
      '"then" of a question is "allow".',
    ],
    [
      'a question with answer and then',
      file(...question, '    then: stop'),
      'invalid-value',
      '3:5',
      'either "answer" or "then". Delete one',
    ],
    [
      'a question with neither',
      file('questions:', '  - id: q', '    match: { kind: elicitation }'),
      'missing-key',
      '3:5',
      'neither "answer" nor "then". Add one',
    ],
    [
      'an answer that is a number',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: 5'),
      'wrong-type',
      '5:13',
      '"answer" is the number 5. Write a string in quotes, or a mapping of field name to value',
    ],
    [
      'an answer that is a list',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: [a]'),
      'wrong-type',
      '5:13',
      '"answer" is a list',
    ],
    [
      'an answer without fields',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: {}'),
      'invalid-value',
      '5:13',
      '"answer" names no field',
    ],
    [
      'an answer with a list in it',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: { a: [b] }'),
      'wrong-type',
      '5:18',
      'The field "a" of "answer" is a list',
    ],
    [
      'an answer with null in it',
      file('questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: { a: null }'),
      'wrong-type',
      '5:18',
      'The field "a" of "answer" is empty',
    ],
    [
      'a test without name',
      file('tests:', '  - pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'missing-key',
      '3:5',
      'The test has no "name"',
    ],
    [
      'a test without pause',
      test('    expect: { answer: stop, rule: default }'),
      'missing-key',
      '7:5',
      'The test has no "pause". Add it',
    ],
    [
      'a test with a name that is blank',
      file('tests:', '  - name: ""', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'invalid-value',
      '3:11',
      '"name" of a test is blank. Write what it is.',
    ],
    ['pauses that are a mapping', test('    pauses: {}'), 'wrong-type', '8:13', '"pauses" is a mapping. Write a list'],
    ['a pause of pauses that is a word', test('    pauses: [x]'), 'wrong-type', '8:14', 'The pause is the string "x"'],
    [
      'an expect of a rule that is a number',
      test('    pause: { kind: a }', '    expect: { answer: stop, rule: 1 }'),
      'wrong-type',
      '9:35',
      '"rule" of "expect" is the number 1. Write a string',
    ],
    ['a test without expect', test('    pause: { kind: a }'), 'missing-key', '7:5', 'The test has no "expect". Add it'],
    ['a test with nothing', test(), 'missing-key', '7:5', 'has no "pause" and "expect", or "pauses"'],
    [
      'a test with pause and pauses',
      test('    pause: { kind: a }', '    expect: { answer: stop, rule: default }', '    pauses: []'),
      'invalid-value',
      '7:5',
      'either "pause" with "expect", or "pauses"',
    ],
    [
      'a test with expect and pauses',
      test('    expect: { answer: stop, rule: default }', '    pauses: []'),
      'invalid-value',
      '7:5',
      'either "pause" with "expect", or "pauses"',
    ],
    ['a test with empty pauses', test('    pauses: []'), 'invalid-value', '7:5', '"pauses" is empty'],
    [
      'an expect without answer',
      test('    pause: { kind: a }', '    expect: { rule: default }'),
      'missing-key',
      '9:13',
      '"expect" has no "answer"',
    ],
    [
      'an expect without rule',
      test('    pause: { kind: a }', '    expect: { answer: stop }'),
      'missing-key',
      '9:13',
      '"expect" has no "rule"',
    ],
    [
      'an expect of an unknown id',
      test('    pause: { kind: a }', '    expect: { answer: stop, rule: nobody }'),
      'unknown-id',
      '9:29',
      'No guard, rule or question has the id "nobody"',
    ],
    [
      'an unknown id in pauses',
      test('    pauses:', '      - pause: { kind: a }', '        expect: { answer: stop, rule: nobody }'),
      'unknown-id',
      '10:33',
      '"nobody"',
    ],
    [
      'a pause after a stop',
      test(
        '    pauses:',
        '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
        '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
      ),
      'invalid-value',
      '10:9',
      'The run has ended with the pause before this one',
    ],
    [
      'a pause after an ask',
      test(
        '    pauses:',
        '      - { pause: { kind: a }, expect: { answer: ask, rule: a } }',
        '      - { pause: { kind: a }, expect: { answer: stop, rule: default } }',
      ),
      'invalid-value',
      '10:9',
      'The run has ended',
    ],
    [
      'a pause that is a string',
      test('    pause: "{}"', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:12',
      '"pause" is the string "{}". Write the arguments',
    ],
    [
      'a context that is a list',
      test('    context: []', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:14',
      '"context" is a list. Write a mapping with some of event, ref',
    ],
    [
      'an unknown key of a context',
      test('    context: { evnt: push }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'unknown-key',
      '8:16',
      'Did you mean "event"?',
    ],
    [
      'an unknown key of an actor',
      test(
        '    context: { actor: { name: x } }',
        '    pause: { kind: a }',
        '    expect: { answer: stop, rule: default }',
      ),
      'unknown-key',
      '8:25',
      '"context.actor" has no key "name"',
    ],
    [
      'an actor that is a word',
      test('    context: { actor: me }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:23',
      '"context.actor" is the string "me"',
    ],
    [
      'a fork that is a word',
      test('    context: { fork: "yes" }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:22',
      '"fork" of "context" is not true, false or "unknown"',
    ],
    [
      'labels that are a word',
      test('    context: { labels: safe }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:24',
      'a list of strings',
    ],
    [
      'labels with a number',
      test('    context: { labels: [1] }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:24',
      'a list of strings',
    ],
    [
      'an event that is true',
      test('    context: { event: true }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'wrong-type',
      '8:23',
      'is not a string',
    ],
    [
      'a key of an actor outside it',
      test('    context: { login: me }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'unknown-key',
      '8:16',
      '"context" has no key "login". Possible are "event", "ref", "base_ref", "fork", "draft", "labels", "environment", "actor", "repository".',
    ],
    [
      'a dotted key of a context',
      test('    context: { actor.login: me }', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
      'unknown-key',
      '8:16',
      'Write "actor: { login: … }"',
    ],
    [
      'an actor in an actor',
      test(
        '    context: { actor: { actor: { login: me } } }',
        '    pause: { kind: a }',
        '    expect: { answer: stop, rule: default }',
      ),
      'unknown-key',
      '8:25',
      '"context.actor" has no key "actor". Possible are "permission", "association", "type", "login".',
    ],
    [
      'a when that is a list',
      file(...rule, '    when: []'),
      'wrong-type',
      '6:11',
      '"when" is a list. Write a mapping of conditions',
    ],
    [
      'a key of an actor outside it, in when',
      file(...rule, '    when: { login: me }'),
      'unknown-key',
      '6:13',
      '"when" has no key "login". Possible are "event", "ref", "base_ref", "fork", "draft", "labels", "environment", "actor", "repository".',
    ],
    [
      'an actor in an actor, in when',
      file(...rule, '    when: { actor: { actor: { login: me } } }'),
      'unknown-key',
      '6:22',
      '"when.actor" has no key "actor". Possible are "permission", "association", "type", "login".',
    ],
    [
      'a dotted key in a group of when',
      file(...rule, '    when: { actor: { actor.login: me } }'),
      'unknown-key',
      '6:22',
      '"when.actor" has no key "actor.login". Possible are',
    ],
    [
      'an unknown key of when',
      file(...rule, '    when: { branch: main }'),
      'unknown-key',
      '6:13',
      '"when" has no key "branch"',
    ],
    [
      'a dotted key of when',
      file(...rule, '    when: { actor.login: me }'),
      'unknown-key',
      '6:13',
      'Write "actor: { login: … }"',
    ],
    [
      'an unknown key of when.actor',
      file(...rule, '    when: { actor: { permissions: admin } }'),
      'unknown-key',
      '6:22',
      'Did you mean "permission"?',
    ],
    [
      'a when.actor that is a word',
      file(...rule, '    when: { actor: me }'),
      'wrong-type',
      '6:20',
      '"when.actor" is the string "me"',
    ],
    [
      'a fork that never matches',
      file(...rule, '    when: { fork: "no" }'),
      'wrong-type',
      '6:19',
      'which never matches. Write true, false or "unknown"',
    ],
    [
      'an event that is a number',
      file(...rule, '    when: { event: 5 }'),
      'wrong-type',
      '6:20',
      'Write a string; put it in quotes',
    ],
    [
      'present in when',
      file(...rule, '    when: { ref: { present: true } }'),
      'invalid-value',
      '6:20',
      'A key of "when" is never missing',
    ],
    [
      'missing in when',
      file(...rule, '    when: { ref: { glob: "*", missing: match } }'),
      'invalid-value',
      '6:31',
      '"missing" stands only in the "match" of guards',
    ],
    [
      'shell in when',
      file(...rule, '    when: { ref: { shell: { only: [a] } } }'),
      'invalid-value',
      '6:20',
      '"shell" stands in the "match" of rules and guards',
    ],
    [
      'has on a single value',
      file(...rule, '    when: { ref: { has: a } }'),
      'invalid-value',
      '6:20',
      'It is never a list',
    ],
    [
      'a glob on a flag',
      file(...rule, '    when: { fork: { glob: "*" } }'),
      'invalid-value',
      '6:21',
      'It is true, false or "unknown"',
    ],
  ];

  it.each(cases)('%s', async (_name, text, code, place, words) => {
    const problems = await problemsOf(text);
    expect(problems.map((problem) => `${problem.line}:${problem.column} ${problem.code}`)).toContain(
      `${place} ${code}`,
    );
    expect(problems.map((problem) => problem.message).join('\n')).toContain(words);
  });
});

describe('the matchers of a file', () => {
  const match = (list: string, condition: string): string =>
    list === 'questions'
      ? file('questions:', '  - id: q', `    match: { ${condition} }`, '    answer: x')
      : file(`${list}:`, '  - id: x', `    match: { ${condition} }`, '    then: reject');

  const cases: readonly (readonly [string, string, string, string, string])[] = [
    ['rules', 'commnd: x', 'unknown-key', '4:14', 'Did you mean "command"?'],
    [
      'rules',
      'cwd: x',
      'unknown-key',
      '4:14',
      '"match" has no key "cwd". Possible are "kind", "operation", "options", "message", "tool", "command", "/field".',
    ],
    ['rules', '"": x', 'unknown-key', '4:14', '"match" has no key ""'],
    ['rules', '"/a~2": x', 'invalid-value', '4:14', 'no JSON Pointer'],
    ['rules', '"/a~": x', 'invalid-value', '4:14', 'no JSON Pointer'],
    ['rules', 'kind: 5', 'wrong-type', '4:20', '"kind" is the number 5, which never matches'],
    ['rules', 'kind: null', 'wrong-type', '4:20', '"kind" is empty, which never matches'],
    ['rules', 'tool: 5', 'wrong-type', '4:20', '"tool" is the number 5, which never matches'],
    ['rules', 'options: [allow_once, 5]', 'wrong-type', '4:36', '"options" is the number 5, which never matches'],
    ['rules', 'kind: []', 'invalid-value', '4:20', 'an empty list, which never matches'],
    ['rules', 'kind: [a, [b]]', 'wrong-type', '4:24', 'An element of "kind" is a list. Write a plain value'],
    ['rules', 'kind: [a, 5]', 'wrong-type', '4:24', 'which never matches'],
    ['rules', 'kind: { }', 'invalid-value', '4:20', '"kind" needs exactly one of "glob", "re2"'],
    ['rules', 'kind: { glob: a, re2: b }', 'invalid-value', '4:20', 'needs exactly one of'],
    ['rules', 'kind: { globb: a }', 'unknown-key', '4:22', 'Did you mean "glob"?'],
    ['rules', 'kind: { glob: 5 }', 'wrong-type', '4:28', 'The glob of "kind" is the number 5. Write a string'],
    ['rules', 'kind: { glob: [a] }', 'wrong-type', '4:28', 'The glob of "kind" is a list'],
    ['rules', 'kind: { glob: "a\\\\" }', 'invalid-pattern', '4:28', 'a backslash that escapes nothing'],
    ['rules', 'kind: { re2: 5 }', 'wrong-type', '4:27', 'The re2 of "kind" is the number 5. Write a string'],
    ['rules', 'kind: { re2: [a] }', 'wrong-type', '4:27', 'The re2 of "kind" is a list'],
    ['rules', 'kind: { re2: "(?=a)" }', 'invalid-pattern', '4:27', '"(?=a)" is not RE2: invalid'],
    ['rules', 'kind: { re2: "(?!a)" }', 'invalid-pattern', '4:27', 'Look-around and back-references do not exist'],
    ['rules', 'kind: { re2: "(?<=a)b" }', 'invalid-pattern', '4:27', 'is not RE2'],
    ['rules', 'kind: { re2: "(a)\\\\1" }', 'invalid-pattern', '4:27', 'invalid escape sequence'],
    ['rules', 'kind: { re2: "a)|(b" }', 'invalid-pattern', '4:27', 'is not RE2'],
    ['rules', 'kind: { has: a }', 'invalid-value', '4:22', 'It is never a list'],
    ['rules', 'options: { has: [] }', 'invalid-value', '4:30', 'an empty list'],
    ['rules', 'options: { has: { glob: a } }', 'wrong-type', '4:30', 'a value, or a list of values'],
    ['rules', 'options: { shell: { only: [a] } }', 'invalid-value', '4:25', 'over a text'],
    ['rules', 'kind: { in: a }', 'wrong-type', '4:26', '"in" is the string "a". Write a list of values'],
    ['rules', 'kind: { in: [] }', 'invalid-value', '4:26', 'an empty list'],
    ['rules', 'kind: { present: yes }', 'wrong-type', '4:31', '"present" is the string "yes". Write true or false'],
    ['rules', 'kind: { present: [true] }', 'wrong-type', '4:31', '"present" is a list'],
    [
      'rules',
      'kind: { not: { shell: { only: [a] } } }',
      'invalid-value',
      '4:29',
      '"not" holds no "shell". Write a guard with "any", or a rule with "only".',
    ],
    [
      'rules',
      'kind: { not: { present: true } }',
      'invalid-value',
      '4:29',
      '"not" holds no "present". Write "present" with the other value',
    ],
    [
      'guards',
      'kind: { not: { glob: a, missing: match } }',
      'invalid-value',
      '4:38',
      '"not" holds no "missing". Put "missing" beside "not"',
    ],
    ['rules', 'kind: { not: [] }', 'invalid-value', '4:27', 'an empty list'],
    [
      'rules',
      'kind: { glob: a, missing: match }',
      'invalid-value',
      '4:31',
      '"missing" stands only in the "match" of guards',
    ],
    ['questions', 'kind: { glob: a, missing: match }', 'invalid-value', '4:31', '"missing" stands only'],
    ['guards', 'kind: { glob: a, missing: true }', 'wrong-type', '4:40', '"missing" is the boolean true. Write match'],
    ['guards', 'kind: { missing: match }', 'invalid-value', '4:20', 'needs exactly one of'],
    [
      'guards',
      'kind: { globb: a }',
      'unknown-key',
      '4:22',
      'Possible are "glob", "re2", "path", "not", "present", "in", "shell", "missing"',
    ],
    [
      'rules',
      'command: { shell: npm }',
      'wrong-type',
      '4:32',
      '"shell" is the string "npm". Write { only: [patterns] }',
    ],
    ['rules', 'command: { shell: { } }', 'invalid-value', '4:32', '"shell" needs exactly the key "only"'],
    ['rules', 'command: { shell: { only: [a], any: [b] } }', 'invalid-value', '4:32', 'exactly the key "only"'],
    [
      'rules',
      'command: { shell: { onyl: [a] } }',
      'unknown-key',
      '4:34',
      '"shell" has no key "onyl". Did you mean "only"?',
    ],
    [
      'rules',
      'command: { shell: { any: [a] } }',
      'invalid-value',
      '4:34',
      '"any" does not stand in a rule: a rule asks "only", so that nothing rides along. Write "only".',
    ],
    [
      'guards',
      'command: { shell: { only: [a] } }',
      'invalid-value',
      '4:34',
      '"only" does not stand in a guard: a guard asks "any", so that nothing slips by. Write "any".',
    ],
    [
      'guards',
      'command: { shell: npm }',
      'wrong-type',
      '4:32',
      '"shell" is the string "npm". Write { any: [patterns] }',
    ],
    [
      'rules',
      'kind: { globb: a }',
      'unknown-key',
      '4:22',
      'Possible are "glob", "re2", "path", "not", "present", "in", "shell".',
    ],
    [
      'questions',
      'message: { shell: { only: [a] } }',
      'invalid-value',
      '4:25',
      '"shell" stands in the "match" of rules and guards',
    ],
    [
      'rules',
      'command: { shell: { only: [] } }',
      'wrong-type',
      '4:40',
      '"only" is a list. Write a list of at least one pattern',
    ],
    ['rules', 'command: { shell: { only: npm } }', 'wrong-type', '4:40', '"only" is the string "npm"'],
    ['rules', 'command: { shell: { only: [5] } }', 'wrong-type', '4:41', 'A pattern is the number 5. Write a string'],
    ['rules', 'command: { shell: { only: [[a]] } }', 'wrong-type', '4:41', 'A pattern is a list'],
    ['rules', 'command: { shell: { only: ["**"] } }', 'invalid-pattern', '4:41', '"**" alone would cover everything'],
    ['rules', 'command: { shell: { only: ["a ** b"] } }', 'invalid-pattern', '4:41', '"**" stands only at the end'],
    ['rules', 'command: { shell: { only: ["a b**"] } }', 'invalid-pattern', '4:41', '"**" stands only at the end'],
    ['rules', 'command: { shell: { only: ["a ***"] } }', 'invalid-pattern', '4:41', '"**" stands only at the end'],
    ['rules', 'command: { shell: { only: ["** **"] } }', 'invalid-pattern', '4:41', '"**" stands only at the end'],
    ['rules', 'command: { shell: { only: [""] } }', 'invalid-pattern', '4:41', 'it is empty'],
    ['rules', 'command: { shell: { only: ["a && b"] } }', 'invalid-pattern', '4:41', 'more than one command'],
    ['rules', 'command: { shell: { only: ["a; b"] } }', 'invalid-pattern', '4:41', 'more than one command'],
    [
      'rules',
      'command: { shell: { only: ["a $X"] } }',
      'invalid-pattern',
      '4:41',
      '"$" is not literal (a variable or a substitution)',
    ],
    ['rules', 'command: { shell: { only: ["A=b c"] } }', 'invalid-pattern', '4:41', 'an assignment before a command'],
    ['rules', 'command: { shell: { only: ["time npm"] } }', 'invalid-pattern', '4:41', '"time" is a keyword'],
    ['guards', 'command: { shell: { any: ["**"] } }', 'invalid-pattern', '4:40', 'would cover everything'],
  ];

  it.each(cases)('%s: { %s }', async (list, condition, code, place, words) => {
    const problems = await problemsOf(match(list, condition));
    expect(problems.map((problem) => `${problem.line}:${problem.column} ${problem.code}`)).toContain(
      `${place} ${code}`,
    );
    expect(problems.map((problem) => problem.message).join('\n')).toContain(words);
  });

  const valid: readonly (readonly [string, string])[] = [
    ['rules', 'operation: null'],
    ['rules', 'tool: null'],
    ['rules', 'operation: [a, null]'],
    ['rules', '"/n": [1, true, null, a]'],
    ['rules', '"/": a'],
    ['rules', '"/a~0b~1c": a'],
    ['rules', 'kind: { not: { not: a } }'],
    ['rules', 'kind: { not: { in: [a, b] } }'],
    ['rules', 'kind: { not: { glob: "a*" } }'],
    ['rules', 'kind: { not: { re2: "a*" } }'],
    ['rules', 'options: { not: { has: allow_always } }'],
    ['rules', 'options: { has: [allow_always, allow_once] }'],
    ['rules', '"/x": { present: false }'],
    ['guards', 'kind: { in: [a], missing: match }'],
    ['guards', 'kind: { missing: match, not: a }'],
    ['guards', '"/x": { present: true, missing: match }'],
    ['guards', 'command: { shell: { any: ["curl **"] }, missing: match }'],
    ['rules', 'operation: { shell: { only: ["npm *"] } }'],
    ['questions', 'message: { glob: "*" }'],
  ];

  it.each(valid)('%s: { %s } is valid', async (list, condition) => {
    expect(await problemsOf(match(list, condition))).toEqual([]);
  });
});

describe('invisible characters', () => {
  const unseen: readonly (readonly [string, string])[] = [
    ['U+200B', '\u200b'],
    ['U+202E', '\u202e'],
    ['U+2066', '\u2066'],
    ['U+FEFF', '\ufeff'],
    ['U+00AD', '\u00ad'],
    ['U+00A0', '\u00a0'],
    ['U+202F', '\u202f'],
    ['U+2007', '\u2007'],
    ['U+3000', '\u3000'],
    ['U+2028', '\u2028'],
    ['U+0085', '\u0085'],
    ['U+0000', '\u0000'],
    ['U+001B', '\u001b'],
    ['U+000C', '\u000c'],
    ['U+FE0F', '\ufe0f'],
    ['U+3164', '\u3164'],
    ['U+2800', '\u2800'],
    ['U+E0041', '\u{e0041}'],
  ];

  it.each(unseen)('%s as it is makes a file invalid, in a comment too', async (name, character) => {
    expect(await problemsOf(`version: 1\n# a${character}b\n`)).toMatchObject([
      { line: 2, column: 4, code: 'invisible-character', message: expect.stringContaining(name) },
    ]);
  });

  it.each(unseen)('%s escaped makes a file invalid', async (name, character) => {
    const escaped = Array.from(character)
      .map((each) => `\\U${(each.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`)
      .join('');
    const problems = await problemsOf(
      file('rules:', '  - id: a', `    match: { tool: "a${escaped}b" }`, '    then: allow'),
    );
    expect(problems).toMatchObject([
      { line: 4, column: 20, code: 'invisible-character', message: expect.stringContaining(name) },
    ]);
  });

  it('stands escaped in a pause under tests, and nowhere else of a test', async () => {
    const pause = '{ kind: permission, operation: "shell command: npm\\u200b test", "k\\u200b": { a: ["\\u202e"] } }';
    expect(await problemsOf(test(`    pause: ${pause}`, '    expect: { answer: stop, rule: a }'))).toEqual([]);
    expect(
      await problemsOf(test('    pauses:', `      - { pause: ${pause}, expect: { answer: stop, rule: a } }`)),
    ).toEqual([]);
    for (const lines of [
      ['    pause: { kind: a }', '    expect: { answer: "\\u200b", rule: a }'],
      ['    pauses:', '      - { pause: { kind: a }, expect: { answer: "\\u200b", rule: a } }'],
      ['    context: { event: "\\u200b" }', '    pause: { kind: a }', '    expect: { answer: stop, rule: a }'],
    ]) {
      expect(await problemsOf(test(...lines))).toMatchObject([{ code: 'invisible-character' }]);
    }
    expect(await problemsOf(file('tests: []', '"tests\\u200b": []'))).toMatchObject([
      { code: 'invisible-character', message: expect.stringContaining('"tests" is followed by U+200B') },
    ]);
  });

  it('as it is makes a file invalid in a pause under tests too', async () => {
    expect(
      await problemsOf(test('    pause: { kind: "\u200b" }', '    expect: { answer: stop, rule: a }')),
    ).toMatchObject([{ line: 8, column: 21, code: 'invisible-character' }]);
  });

  it.each(['\n', '\r\n'])('at the end of a line makes a file invalid too (%j)', async (end) => {
    expect(await problemsOf(`version: 1 # a\u200b${end}`)).toMatchObject([
      { line: 1, column: 15, code: 'invisible-character' },
    ]);
  });

  it('lists no more than 20 of them', async () => {
    expect(await problemsOf(`version: 1\n# ${'\u200b'.repeat(50)}\n`)).toHaveLength(20);
  });

  it('takes tabs in comments, line ends of Windows, and line ends in values', async () => {
    expect(await problemsOf('version: 1 #\tx\r\ndefault: stop\r\n')).toEqual([]);
    expect(await problemsOf(file(...rule, '    reason: "a\\nb\\tc"'))).toEqual([]);
  });

  it('refuses a carriage return that is no line end, as it is and escaped', async () => {
    expect(await problemsOf('version: 1\r# x\n')).toMatchObject([
      { line: 1, column: 11, message: expect.stringContaining('U+000D') },
    ]);
    expect(await problemsOf(file(...rule, '    reason: "a\\rb"'))).toMatchObject([{ code: 'invisible-character' }]);
  });

  it('drops a leading byte order mark, of text and of bytes, and no other', async () => {
    expect(await problemsOf('\ufeffversion: 1\n')).toEqual([]);
    expect(await problemsOf(new TextEncoder().encode('\ufeffversion: 1\n'))).toEqual([]);
    for (const text of ['\ufeff\ufeffversion: 1\n', new TextEncoder().encode('\ufeff\ufeffversion: 1\n')])
      expect(await problemsOf(text)).toMatchObject([{ line: 1, column: 1, code: 'invisible-character' }]);
  });
});

describe('size and encoding', () => {
  const megabytes4 = 4 * 1024 * 1024;

  it('takes 4 MiB and refuses one byte more', async () => {
    const head = 'version: 1\n#';
    const largest = `${head}${'x'.repeat(megabytes4 - head.length)}`;
    expect(await problemsOf(largest)).toEqual([]);
    expect(await problemsOf(new TextEncoder().encode(largest))).toEqual([]);
    expect(await problemsOf(`${head}${'x'.repeat(megabytes4 - head.length + 1)}`)).toMatchObject([
      { line: 1, column: 1, code: 'too-large', message: expect.stringContaining(`${megabytes4 + 1} bytes`) },
    ]);
  });

  it('counts bytes, not characters', async () => {
    const text = `version: 1\n#${'é'.repeat(megabytes4 / 2)}`;
    expect(await problemsOf(text)).toMatchObject([{ code: 'too-large' }]);
    expect(await problemsOf(new TextEncoder().encode(text))).toMatchObject([{ code: 'too-large' }]);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect(await problemsOf(new Uint8Array([0x76, 0xff]))).toMatchObject([
      { line: 1, column: 1, code: 'not-utf-8', message: 'The file is not UTF-8 text. Save it as UTF-8.' },
    ]);
  });

  it('refuses nesting without end instead of giving up', async () => {
    const deep = (levels: number): string =>
      file(
        'tests:',
        `  - name: t`,
        `    pause: { kind: a, x: ${'['.repeat(levels)}${']'.repeat(levels)} }`,
        '    expect: { answer: stop, rule: default }',
      );
    expect(await problemsOf(deep(60))).toEqual([]);
    expect(await problemsOf(deep(61))).toMatchObject([
      { code: 'yaml', message: 'The file nests deeper than 64 levels.' },
    ]);
    expect((await problemsOf(deep(100_000)))[0]).toMatchObject({ code: 'yaml' });
  });
});

describe('problems', () => {
  it('are all told, in the order of the file, each once', async () => {
    const problems = await problemsOf('version: 2\nrulez: []\nrules:\n  - id: A\n    then: alow\n');
    expect(problems.map((problem) => problem.line)).toEqual([1, 2, 4, 4, 5]);
    expect(
      (await problemsOf(file('rules: [{ idd: a, match: { kind: b }, then: allow }]'))).map(({ column }) => column),
    ).toEqual([9, 11]);
    expect(await problemsOf('version: 1\nrules: [[[\n')).toHaveLength(1);
  });

  it('are thrown by loadPolicy with source, line and column of the first', async () => {
    const error = await loadPolicy('version: 1\nrulez: []\nmatsch: 1\nx: 1\ny: 2\n', 'p.yml').catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(PolicyError);
    expect(error).toMatchObject({ code: 'policy_invalid', data: { source: 'p.yml', line: 2, column: 1 } });
    expect(String(error)).toContain(
      'The permission policy is invalid. p.yml:2:1: The policy has no key "rulez". Did you mean "rules"?',
    );
    expect(String(error)).toContain('"tests". p.yml:3:1: The policy has no key "matsch".');
    expect(String(error)).toContain('"tests". p.yml:4:1: ');
    expect(String(error)).not.toContain('p.yml:5:1: ');
    expect(String(error)).toContain(' And 1 more; "interns policy check" lists all.');
  });

  it('are not counted when all are told', async () => {
    await expect(loadPolicy('version: 1\nrulez: []\n', 'p.yml')).rejects.toThrow(/^[\s\S]*"tests"\.$/u);
  });
});

describe('a valid file', () => {
  it('has defaults for what is left out', async () => {
    expect(await policyOf('')).toEqual({
      source: 'test.yml',
      default: 'reject',
      budget: { answers: 40, allows: 15, rejects_in_a_row: 4, same_pause: 3 },
      guards: [],
      rules: [],
      questions: [],
      tests: [],
    });
    expect(await loadPolicy('version: 1\n', 'test.yml')).toEqual(await policyOf(''));
    expect(rejectEverything).toMatchObject({ ...(await policyOf('')), source: 'no policy file' });
  });

  it('keeps what is written', async () => {
    const policy = await policyOf(
      'default: stop\nbudget: { answers: 1, allows: 2, rejects_in_a_row: 3, same_pause: 4 }\n',
    );
    expect(policy).toMatchObject({
      default: 'stop',
      budget: { answers: 1, allows: 2, rejects_in_a_row: 3, same_pause: 4 },
    });
  });

  it('takes numbers that are written plainly', async () => {
    const pause = '{ kind: a, x: [0, -1, 9007199254740991, 0.5, -10.25] }';
    expect(await problemsOf(test(`    pause: ${pause}`, '    expect: { answer: stop, rule: default }'))).toEqual([]);
  });

  it('may be JSON, and bytes', async () => {
    expect(await readPolicy(new TextEncoder().encode('{"version": 1, "default": "stop"}'), 'p.json')).toMatchObject({
      policy: { source: 'p.json', default: 'stop' },
    });
  });

  it('takes every verb where it may stand, the always-verbs with a reason', async () => {
    const lines = [
      'guards:',
      ...['reject', 'reject-always', 'stop'].map(
        (verb) => `  - { id: g-${verb}, match: { kind: a }, then: ${verb}, reason: r }`,
      ),
      'rules:',
      ...['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always'].map(
        (verb) =>
          `  - { id: r-${verb}, match: { kind: a }, then: ${verb}, reason: r, limit: 1, when: { fork: false } }`,
      ),
      'questions:',
      ...['reject', 'stop', 'ask'].map(
        (verb) => `  - { id: q-${verb}, match: { kind: a }, then: ${verb}, reason: r, limit: 1 }`,
      ),
      '  - { id: q, match: { kind: a }, answer: { a: b, c: 1, d: true } }',
    ];
    const policy = await policyOf(lines.join('\n'));
    expect(policy.guards.map((entry) => entry.verb)).toEqual(['reject', 'reject-always', 'stop']);
    expect(policy.rules.map((entry) => entry.verb)).toEqual([
      'allow',
      'reject',
      'stop',
      'ask',
      'allow-always',
      'reject-always',
    ]);
    expect(policy.questions.map((entry) => entry.verb)).toEqual(['reject', 'stop', 'ask', undefined]);
    expect(policy.questions[3]?.answer).toEqual({ a: 'b', c: 1, d: true });
    expect(policy.rules[0]).toMatchObject({ reason: 'r', limit: 1, at: { line: 7, column: 5 } });
    expect(policy.questions[3]).toMatchObject({ reason: null, limit: undefined });
  });
});

describe('a file that does not say that it is a policy', () => {
  it.each([
    ['PASSWORD=hunter2-and-more'],
    ['password: "hunter2-and-more'],
    ['- hunter2-and-more'],
    ['default: hunter2-and-more'],
    ['hunter2-and-more: x'],
    ['version: hunter2-and-more'],
    ['a: *hunter2-and-more'],
    ['a: &hunter2-and-more x'],
    ['a: !hunter2-and-more x'],
    ['a: 0x1\nb: [hunter2-and-more'],
    ['a: "hunter2-and-more\\u200b"'],
    ['{ "private_key": "hunter2-and-more", "default": "hunter2-and-more" }'],
  ])('is not quoted: %s', async (text) => {
    const problems = await problemsOf(text);
    expect(problems).not.toEqual([]);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });
});

describe('a canned answer', () => {
  it.each(['null', '', '[a]', '[]', '{ a: null }', '{ a: [x] }'])('is not %j', async (answer) => {
    const problems = await problemsOf(
      `version: 1\nquestions:\n  - id: q\n    match: { message: m }\n    answer: ${answer}\n`,
    );
    expect(problems).toMatchObject([{ code: 'wrong-type' }]);
  });
});
