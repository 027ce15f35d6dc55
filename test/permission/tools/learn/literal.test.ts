// A pause as conditions: what they hold, and when two pauses are the same.
import { describe, expect, test } from 'vitest';
import { readPause } from '../../../../src/permission/pause.ts';
import { type WrittenPause, writePause } from '../../../../src/permission/tools/learn/literal.ts';
import { permission, question, shell } from '../../policies.ts';

function literal(args: string): WrittenPause | { readonly error: string } {
  const pause = readPause(args);
  return 'error' in pause ? pause : writePause(pause);
}

function keyOf(args: string): string {
  const made = literal(args);
  if ('error' in made) throw new Error(made.error);
  return made.key;
}

const kind = 'kind: permission';

describe('a permission', () => {
  test('with a command is that command', () => {
    expect(literal(shell('npm test', ['allow_always']))).toEqual({
      key: expect.any(String),
      isPermission: true,
      tool: 'shell',
      command: 'npm test',
      otherConditions: [kind, 'tool: shell'],
      fieldConditions: [],
      settledFields: [],
      example: { kind: 'permission', operation: 'shell command: npm test', options: ['allow_once', 'reject_once'] },
      title: 'npm test',
      label: '"npm test"',
    });
  });

  test('of a tool with a command and fields has them all', () => {
    expect(literal(permission({ operation: 'run it', command: 'ls', cwd: 'src', message: 'May I?' }))).toMatchObject({
      tool: 'run it',
      command: 'ls',
      otherConditions: [kind, 'tool: "run it"'],
      fieldConditions: ['"/cwd": "src"'],
      settledFields: ['cwd'],
      example: {
        kind: 'permission',
        operation: 'run it',
        command: 'ls',
        cwd: 'src',
        options: ['allow_once', 'reject_once'],
      },
      title: 'ls',
    });
  });

  test('with fields alone is the tool and its fields, whatever its message', () => {
    const made = literal(permission({ operation: 'write', path: 'a', message: 'May I?' }));
    expect(made).toMatchObject({
      command: undefined,
      title: 'write',
      label: '"write"',
      otherConditions: [kind, expect.stringContaining('tool: ')],
    });
    expect('example' in made ? made.example : undefined).toStrictEqual({
      kind: 'permission',
      operation: 'write',
      path: 'a',
      options: ['allow_once', 'reject_once'],
    });
  });

  test('with neither is the tool and its message', () => {
    const asked = permission({ operation: 'deploy', message: 'To "prod"?\nNow?' });
    expect(literal(asked)).toMatchObject({
      otherConditions: [kind, expect.stringContaining('tool: '), 'message: "To \\"prod\\"?\\nNow?"'],
      example: { operation: 'deploy', message: 'To "prod"?\nNow?' },
    });
    expect(literal(permission({ operation: 'deploy' }))).toMatchObject({
      otherConditions: [kind, expect.stringContaining('tool: '), 'message: { present: false }'],
    });
    expect(literal(permission({ operation: 'deploy' }))).not.toHaveProperty('example.message');
  });

  test('is the same whatever is offered', () => {
    expect(keyOf(shell('ls', ['allow_always']))).toBe(keyOf(shell('ls')));
  });

  test.each([
    ['command', permission({ operation: 'a', command: 'b' }), permission({ operation: 'a', command: 'c' })],
    ['tool', permission({ operation: 'a', command: 'b' }), shell('b')],
    ['field', permission({ operation: 'a', x: 1 }), permission({ operation: 'a', x: '1' })],
    ['name of a field', permission({ operation: 'a', x: 1 }), permission({ operation: 'a', y: 1 })],
    ['message', permission({ operation: 'a', message: 'x' }), permission({ operation: 'a', message: 'y' })],
    ['message, there or not', permission({ operation: 'a', message: '' }), permission({ operation: 'a' })],
    ['kind', permission({ operation: 'a', message: 'x' }), question({ operation: 'a', message: 'x' })],
  ])('is another one with another %s', (_name, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test('may have a command of a thousand characters and of several lines', () => {
    expect(literal(shell(`${'x'.repeat(500)}\n${'y'.repeat(499)}`))).not.toHaveProperty('error');
    expect(literal(shell('x'.repeat(1001)))).toEqual({ error: 'its command has more than 1000 characters' });
  });

  const unseen = { error: 'it contains characters that cannot be seen, which a policy must not contain' };
  test.each([
    ['a secret in a field', permission({ operation: 'a', x: 'b***' }), { error: expect.stringContaining('a secret') }],
    ['no tool', permission({ operation: null, command: 'ls' }), { error: 'it names no tool' }],
    ['a tool that cannot be seen whole', permission({ operation: 'a\u200b', command: 'ls' }), unseen],
    ['a command that cannot be seen whole', permission({ operation: 'a', command: 'ls\u200b' }), unseen],
    [
      'a field that no policy can name',
      permission({ operation: 'a', x: {} }),
      { error: expect.stringContaining('"x"') },
    ],
    [
      'a message that cannot be seen whole',
      permission({ operation: 'a', message: 'x\u200b' }),
      { error: 'its message cannot be written down' },
    ],
  ])('with %s is not written down', (_name, args, error) => {
    expect(literal(args)).toEqual(error);
  });
});

describe('a question', () => {
  test('is its message and the names of its fields', () => {
    const fields = [{ name: 'a b', type: 'string' }, 'x', { type: 'string' }];
    expect(literal(question({ message: 'Which?\nOne!', fields, other: 1 }))).toEqual({
      key: expect.any(String),
      isPermission: false,
      tool: undefined,
      command: undefined,
      otherConditions: ['kind: elicitation', 'message: "Which?\\nOne!"'],
      fieldConditions: [
        '"/fields/0/name": "a b"',
        '"/fields/1/name": null',
        '"/fields/2/name": null',
        '"/fields/3": { present: false }',
      ],
      settledFields: [],
      example: { kind: 'elicitation', message: 'Which?\nOne!', fields },
      title: 'Which?\nOne!',
      label: '"Which?\\nOne!"',
    });
  });

  test('without a kind or fields says so', () => {
    expect(literal('{"message":"Go?"}')).toMatchObject({
      otherConditions: ['kind: { present: false }', 'message: "Go?"'],
      fieldConditions: [],
      example: { message: 'Go?' },
    });
    expect(literal('{"message":"Go?"}')).not.toHaveProperty('example.kind');
    expect(literal('{"message":"Go?"}')).not.toHaveProperty('example.fields');
    expect(literal(question({ message: 'Go?', fields: 'x' }))).toMatchObject({
      fieldConditions: [],
      example: { fields: 'x' },
    });
  });

  test.each([
    ['message', question({ message: 'a' }), question({ message: 'b' })],
    ['kind', question({ message: 'a' }), '{"message":"a"}'],
    ['field', question({ fields: [{ name: 'a' }] }), question({ fields: [{ name: 'b' }] })],
    ['number of fields', question({ fields: [] }), question({ fields: [{ name: 'b' }] })],
  ])('is another one with another %s', (_name, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test('is the same whatever its fields may hold', () => {
    expect(keyOf(question({ fields: [{ name: 'a', type: 'string' }] }))).toBe(
      keyOf(question({ fields: [{ name: 'a' }] })),
    );
  });

  const unseen = 'it contains characters that cannot be seen, which a policy must not contain';
  test.each([
    ['no message', '{"kind":"elicitation"}', 'the question has no message'],
    ['a message that cannot be seen whole', question({ message: 'a\u200b' }), unseen],
    ['a kind that cannot be seen whole', question({ kind: 'a\n' }), unseen],
    [
      'a field whose name cannot be seen whole',
      question({ fields: [{ name: 'a\u200b' }] }),
      'its field "fields" has a value that a policy cannot express',
    ],
  ])('with %s is not written down', (_name, args, error) => {
    expect(literal(args)).toEqual({ error });
  });
});
