// `context` of a test: the run that it is in.
import { test } from 'vitest';
import { expectRefused, type Refused, testFile } from './files.ts';

const refused: readonly Refused[] = [
  {
    name: 'a context that is a list',
    file: testFile('    context: []', '    pause: { kind: a }', '    expect: { answer: stop, rule: default }'),
    code: 'wrong-type',
    at: '8:14',
    says: '"context" is a list. Write a mapping with some of event, ref',
  },
  {
    name: 'an unknown key of a context',
    file: testFile(
      '    context: { evnt: push }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'unknown-key',
    at: '8:16',
    says: 'Did you mean "event"?',
  },
  {
    name: 'an unknown key of an actor',
    file: testFile(
      '    context: { actor: { name: x } }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'unknown-key',
    at: '8:25',
    says: '"context.actor" has no key "name"',
  },
  {
    name: 'an actor that is a word',
    file: testFile(
      '    context: { actor: me }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'wrong-type',
    at: '8:23',
    says: '"context.actor" is the string "me"',
  },
  {
    name: 'a fork that is a word',
    file: testFile(
      '    context: { fork: "yes" }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'wrong-type',
    at: '8:22',
    says: '"fork" of "context" is not true, false or "unknown"',
  },
  {
    name: 'labels that are a word',
    file: testFile(
      '    context: { labels: safe }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'wrong-type',
    at: '8:24',
    says: 'a list of strings',
  },
  {
    name: 'labels with a number',
    file: testFile(
      '    context: { labels: [1] }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'wrong-type',
    at: '8:24',
    says: 'a list of strings',
  },
  {
    name: 'an event that is true',
    file: testFile(
      '    context: { event: true }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'wrong-type',
    at: '8:23',
    says: 'is not a string',
  },
  {
    name: 'a key of an actor outside it',
    file: testFile(
      '    context: { login: me }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'unknown-key',
    at: '8:16',
    says: '"context" has no key "login". Use one of "event", "ref", "base_ref", "fork", "draft", "labels", "environment", "actor", "repository".',
  },
  {
    name: 'a dotted key of a context',
    file: testFile(
      '    context: { actor.login: me }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'unknown-key',
    at: '8:16',
    says: 'Write "actor: { login: … }"',
  },
  {
    name: 'an actor in an actor',
    file: testFile(
      '    context: { actor: { actor: { login: me } } }',
      '    pause: { kind: a }',
      '    expect: { answer: stop, rule: default }',
    ),
    code: 'unknown-key',
    at: '8:25',
    says: '"context.actor" has no key "actor". Use one of "permission", "association", "type", "login".',
  },
];

test.each(refused)('$name is refused', expectRefused);
