// What may be answered: it ends up in files that programs obey.
import { describe, expect, test } from 'vitest';
import {
  readAnswer,
  readFlagAnswers,
  readRepositoryName,
  splitCommands,
  splitPaths,
} from '../../../src/cli/init/answers.ts';

type Flags = Readonly<Record<string, string | readonly string[]>>;

function answersOf(flags: Flags) {
  const text = (name: string): string | undefined => flags[name]?.toString();
  const values = (name: string): readonly string[] => [flags[name] ?? []].flat();
  return readFlagAnswers({ explicitText: text, value: text, values });
}

test('of what no flag gives, nothing is known', () => {
  expect(answersOf({})).toEqual({});
});

test('what flags give is taken, each entry once', () => {
  const flags = {
    'base-url': 'https://service.example/api/v1/',
    'federation-policy-id': 'fp_1',
    intern: 'reviewer',
    on: 'push',
    allow: ['npm test', 'npm ci', 'npm test'],
    edit: ['src/**', 'README.md', 'src/**'],
  };
  expect(answersOf(flags)).toEqual({
    baseUrl: 'https://service.example/api/v1',
    federationPolicyId: 'fp_1',
    intern: 'reviewer',
    trigger: 'push',
    commands: ['npm test', 'npm ci'],
    paths: ['src/**', 'README.md'],
  });
});

const long = 'x'.repeat(201);

describe.each([
  ['baseUrl', 'base-url'],
  ['federationPolicyId', 'federation-policy-id'],
  ['intern', 'intern'],
  ['command', 'allow'],
  ['path', 'edit'],
] as const)('%s', (name, flag) => {
  test.each([
    ['', '', 'It must not be empty.'],
    [' \t', ' \t', 'It must not be empty.'],
    [long, `${long.slice(0, 20)}…`, 'Use at most 200 characters.'],
    ['a\u202eb', 'a\u202eb', 'It contains invisible characters.'],
    ['a${{ x }}', 'a${{ x }}', 'It contains an expression, which GitHub would replace.'],
  ])('%j is refused', (text, shown, remedy) => {
    expect(() => readAnswer[name](text)).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        message: `Input "${flag}" is ${JSON.stringify(shown)}. ${remedy}`,
        data: expect.objectContaining({ source: flag }),
      }),
    );
  });
});

test.each([
  ['npm test, npm run lint', ['npm test', 'npm run lint']],
  ['npm test,  npm run lint ,npm ci', ['npm test', 'npm run lint ,npm ci']],
  ['./a, ./b', ['./a', './b']],
  [`echo "a, b", echo 'c, d'`, ['echo "a, b"', "echo 'c, d'"]],
  ['cut -d, -f1', ['cut -d, -f1']],
  ['cut -f1,2', ['cut -f1,2']],
  ['echo "a, b', ['echo "a, b']],
  [' ', [' ']],
])('%j is %j', (text, commands) => {
  expect(splitCommands(text)).toEqual(commands);
});

test.each([
  ['src/**, README.md', ['src/**', 'README.md']],
  ['src/**,README.md,', ['src/**', 'README.md']],
  [' ', [' ']],
  [',', [',']],
])('%j is the paths %j', (text, paths) => {
  expect(splitPaths(text)).toEqual(paths);
});

test('200 characters are not too many', () => {
  expect(readAnswer.intern(long.slice(1))).toBe(long.slice(1));
});

test.each(['npm run *', 'echo {a', 'echo a}'])('the command %j would be a pattern', (text) => {
  expect(() => readAnswer.command(text)).toThrow(
    `is ${JSON.stringify(text)}. Commands are taken word for word here. docs/policy.md says how to write patterns.`,
  );
});

test.each(['README.md', 'src/**', '**', 'a/b.c/d', '@scope/x+y/**', '_a-b/c', 'a/b.d.ts'])('%s is a path', (text) => {
  expect(readAnswer.path(text)).toBe(text);
});

test.each([
  '/etc/**',
  '../x',
  '.github/**',
  'a/../b',
  './a',
  'a/',
  'a//b',
  'a b',
  'src/*',
  '**/a',
  'a/**/b',
  '***',
  'a\\b',
])('%s is no path that may be edited', (text) => {
  expect(() => readAnswer.path(text)).toThrow(
    `is ${JSON.stringify(text)}. Use a file such as "README.md" or a folder such as "src/**", relative to the repository.`,
  );
});

test.each(['acme/app', 'a-b/c.d_e', 'A_1/.github'])('%s is a repository', (text) => {
  expect(readRepositoryName(text)).toBe(text);
});

test.each(['acme', 'acme/', '/app', 'acme/app/x', 'x acme/app', 'acme/app x', 'ac.me/app'])(
  '%j is no repository',
  (text) => {
    expect(() => readRepositoryName(text)).toThrow(`is ${JSON.stringify(text)}. Use the form "owner/name".`);
  },
);
