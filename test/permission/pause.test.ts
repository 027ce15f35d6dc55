// The arguments of a pause: limits, what is malformed (rule 11), and what is derived from them.
import { describe, expect, test } from 'vitest';
import { readPause } from '../../src/permission/pause.ts';
import { decideOnce, policyOf } from './policies.ts';

/** JSON arrays in an object, so that the innermost is at this level. */
function nested(levels: number): string {
  return `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}

/** An object of exactly so many bytes. */
function sized(bytes: number, filler: string): string {
  const frame = '{"kind":"permission","x":""}';
  const count = (bytes - frame.length) / new TextEncoder().encode(filler).length;
  return `{"kind":"permission","x":"${filler.repeat(count)}"}`;
}

describe('malformed arguments', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'the arguments are not a JSON object'],
    ['broken JSON', '{"kind":"permission"', 'not a JSON object'],
    ['JSON with something after it', '{"kind":"permission"} x', 'not a JSON object'],
    ['JSON with a comment', '{"kind":"permission"/**/}', 'not a JSON object'],
    ['JSON with a comma at the end', '{"kind":"permission",}', 'not a JSON object'],
    ['a byte order mark', '\ufeff{"kind":"permission"}', 'not a JSON object'],
    ['a list', '[]', 'not a JSON object'],
    ['a string', '"permission"', 'not a JSON object'],
    ['null', 'null', 'not a JSON object'],
    ['a duplicate key', '{"kind":"permission","kind":"x"}', 'the key "kind" appears twice'],
    [
      'a duplicate key with the same value',
      '{"kind":"permission","kind":"permission"}',
      'the key "kind" appears twice',
    ],
    ['a duplicate key in another spelling', '{"kind":"permission","\\u006bind":"x"}', 'the key "kind" appears twice'],
    ['a duplicate key between backslashes and quotes', '{"a\\\\":"\\\\\\"","a\\\\":1}', 'appears twice'],
    ['a duplicate key deep down', '{"a":[{"b":1,"c":[{}],"b":2}]}', 'the key "b" appears twice'],
    ['a duplicate key after a list', '{"a":[1,"x"],"a":1}', 'the key "a" appears twice'],
    ['a duplicate key after an object', '{"a":{"a":1},"a":1}', 'the key "a" appears twice'],
    [
      'a number that JSON.parse rounds',
      '{"a":12345678901234567890}',
      'the number 12345678901234567890 has more digits',
    ],
    ['a number without end', '{"a":[1,-1e400]}', 'the number -1e400 has more digits'],
    ['a number next to none', '{"a":1e-400}', 'the number 1e-400 has more digits'],
    ['a number of too many digits', '{"a":0.1000000000000000055}', 'the number 0.1000000000000000055 has more digits'],
    ['33 levels', nested(33), 'the values nest deeper than 32 levels'],
    ['nesting without end', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'nest deeper than 32 levels'],
    ['65537 bytes', sized(65_537, 'x'), 'the arguments have 65537 bytes, but at most 65536 are judged'],
    ['65538 bytes of fewer characters', sized(65_538, 'é'), 'the arguments have 65538 bytes'],
    ['options that are a string', '{"options":"allow_once"}', '"options" is not a list of strings'],
    ['options that are null', '{"options":null}', '"options" is not a list of strings'],
    ['options with a number', '{"options":["allow_once",1]}', '"options" is not a list of strings'],
    ['options with a list', '{"options":[["allow_once"]]}', '"options" is not a list of strings'],
    ['options that are an object', '{"options":{"0":"allow_once"}}', '"options" is not a list of strings'],
    ['a kind that is null', '{"kind":null}', '"kind" is not a string'],
    ['a kind that is a list', '{"kind":["permission"]}', '"kind" is not a string'],
    ['a message that is null', '{"message":null}', '"message" is not a string'],
    ['a message that is a number', '{"message":1}', '"message" is not a string'],
    ['a command that is null', '{"command":null}', '"command" is not a string'],
    ['a command that is a list', '{"command":["npm","test"]}', '"command" is not a string'],
    ['an operation that is a number', '{"operation":1}', '"operation" is neither a string nor null'],
    ['an operation that is a list', '{"operation":["shell"]}', '"operation" is neither a string nor null'],
    ['an operation that is false', '{"operation":false}', '"operation" is neither a string nor null'],
    [
      'two commands',
      '{"operation":"shell command: npm test","command":"npm  test"}',
      '"operation" and "command" name different commands',
    ],
    ['two commands, one empty', '{"operation":"shell command: ","command":"x"}', 'name different commands'],
  ];

  test.each(cases)('%s', (_name, args, why) => {
    expect(readPause(args)).toEqual({ error: expect.stringContaining(why) });
  });

  test('stop the run by the rule malformed, whatever the policy says', async () => {
    const policy = await policyOf(
      'rules:\n  - id: all\n    match: { kind: { glob: "*" } }\n    then: allow\nbudget: { answers: 7 }\n',
    );
    expect(decideOnce(policy, '{"kind":"permission","kind":"permission","options":["allow_once"]}')).toEqual({
      pause: null,
      kind: null,
      operation: null,
      verb: 'stop',
      answer: null,
      outcome: 'stop',
      rule: 'malformed',
      reason: 'The pause can\'t be judged: the key "kind" appears twice.',
      trace: [],
      ladder: null,
      budgets: 'answers 0 of 7, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
    });
  });
});

describe('arguments that can be judged', () => {
  test.each([
    ['32 levels', nested(32)],
    ['65536 bytes', sized(65_536, 'x')],
    ['65536 bytes of fewer characters', sized(65_536, 'é')],
    ['an empty object', '{}'],
    ['the same key in different objects', '{"a":{"a":{"b":1}},"b":[{"a":1},{"a":2}]}'],
    ['keys that look like structure', '{"{":"}","[":"]","\\"":"\\\\",",":":"}'],
    ['strings that look like keys', '{"a":["a","a"],"b":"a"}'],
    ['white space everywhere', ' { "a" : [ ] , "b" : { } } '],
    ['a key of Object', '{"toString":1,"__proto__":{"kind":"permission"}}'],
  ])('%s', (_name, args) => {
    expect(readPause(args)).not.toHaveProperty('error');
  });

  test('do not inherit what they ask about', () => {
    expect(readPause('{"__proto__":{"kind":"permission","options":["allow_once"]}}')).toMatchObject({
      kind: undefined,
      options: [],
    });
  });
});

describe('what is derived', () => {
  const cases: readonly (readonly [string, string | null | undefined, string | undefined])[] = [
    ['{"operation":"shell command: npm test"}', 'shell', 'npm test'],
    ['{"operation":"shell command: npm test","command":"npm test"}', 'shell', 'npm test'],
    ['{"operation":"shell command:  npm test "}', 'shell', ' npm test '],
    ['{"operation":"shell command: "}', 'shell', ''],
    ['{"operation":"shell command: shell command: x"}', 'shell', 'shell command: x'],
    ['{"operation":"shell command: a\\nb"}', 'shell', 'a\nb'],
    ['{"operation":"shell command:npm"}', 'shell command:npm', undefined],
    ['{"operation":" shell command: npm"}', ' shell command: npm', undefined],
    ['{"operation":"Shell command: npm"}', 'Shell command: npm', undefined],
    ['{"operation":"shell","command":"npm"}', 'shell', 'npm'],
    ['{"operation":"shell"}', 'shell', undefined],
    ['{"operation":null,"command":"npm"}', null, 'npm'],
    ['{"command":"npm"}', undefined, 'npm'],
    ['{}', undefined, undefined],
  ];

  test.each(cases)('tool and command of %s', (args, tool, command) => {
    expect(readPause(args)).toMatchObject({ tool, command });
  });
});
