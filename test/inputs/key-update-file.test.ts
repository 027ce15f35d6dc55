// The key update file: what an entry becomes, and where each mistake stands.
import { beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { readKeyUpdateFile } from '../../src/inputs/key-update-file.ts';
import { weekDays } from '../../src/keys/schedule.ts';

const env = {
  KEY_HASH: 'f01d',
  LIMIT: '12.50',
  OFF: 'true',
  NO_LIMIT: 'null',
  EMPTY: '',
  TRUER: 'truer',
  UNFALSE: 'unfalse',
};

/** What was masked, in order. */
let masked: string[] = [];
beforeEach(() => {
  masked = [];
});

/** A reference to a variable of the environment, as the file has it. */
function fromEnv(name: string): string {
  return `\${${name}}`;
}

function read(text: string) {
  return readKeyUpdateFile(text, { source: 'keys.yml', env, mask: (secret) => masked.push(secret.reveal()) });
}

async function failure(text: string): Promise<InputError> {
  const error: unknown = await read(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof InputError)) throw new Error('the file was taken');
  return error;
}

function entry(fields: string): string {
  return `keys:\n  - hash: f01d\n    ${fields}\n`;
}

describe('a file', () => {
  test('becomes updates in its order, each with its line', async () => {
    const text = `
# nightly
keys:
  - hash: ${fromEnv('KEY_HASH')}
    limit: 50
    limit_reset: daily
  - hash: f02d
    when: { days: [sat, sun], between: ["00:00", "24:00"] }
    disabled: true
`;
    expect(await read(text)).toEqual([
      {
        source: 'keys.yml:4',
        hash: 'f01d',
        shownHash: fromEnv('KEY_HASH'),
        update: { limit: 50, limit_reset: 'daily' },
        when: undefined,
      },
      {
        source: 'keys.yml:7',
        hash: 'f02d',
        shownHash: 'f02d',
        update: { disabled: true },
        when: { days: ['sat', 'sun'], fromMinute: 0, untilMinute: 1440 },
      },
    ]);
  });

  test.each([
    ['limit: 0', { limit: 0 }],
    ['limit: 12.5', { limit: 12.5 }],
    ['limit: 0.1', { limit: 0.1 }],
    ['limit: 1e3', { limit: 1000 }],
    ['limit: null', { limit: null }],
    ['limit: ~', { limit: null }],
    [`limit: ${fromEnv('LIMIT')}`, { limit: 12.5 }],
    [`limit: ${fromEnv('NO_LIMIT')}`, { limit: null }],
    ['limit_reset: weekly', { limit_reset: 'weekly' }],
    ['limit_reset: monthly', { limit_reset: 'monthly' }],
    ['limit_reset: null', { limit_reset: null }],
    ['disabled: false', { disabled: false }],
    [`disabled: ${fromEnv('OFF')}`, { disabled: true }],
    ['include_byok_in_limit: true', { include_byok_in_limit: true }],
    [`name: reviews ${fromEnv('KEY_HASH')}`, { name: 'reviews f01d' }],
  ])('takes %s', async (fields, update) => {
    expect((await read(entry(fields)))[0]?.update).toEqual(update);
  });

  test.each([
    ['{ days: [mon] }', { days: ['mon'], fromMinute: 0, untilMinute: 1440 }],
    ['{ between: ["22:30", "06:00"] }', { days: weekDays, fromMinute: 1350, untilMinute: 360 }],
    ['{ between: [00:00, 24:00] }', { days: weekDays, fromMinute: 0, untilMinute: 1440 }],
  ])('takes when: %s', async (when, schedule) => {
    expect((await read(entry(`limit: 1\n    when: ${when}`)))[0]?.when).toEqual(schedule);
  });
});

describe('a mistake is named with line and column:', () => {
  test.each([
    ['no keys', '{}', 1, 1, '"keys"'],
    ['an empty file', '', 1, 1, 'mapping with the keys keys'],
    ['an empty list', 'keys: []', 1, 7, 'at least one'],
    ['an unknown key of the file', 'key:\n  - hash: a', 1, 1, 'Unknown key "key"'],
    ['an entry that is no mapping', 'keys:\n  - f01d', 2, 5, 'mapping'],
    ['an unknown key of an entry', entry('limits: 5'), 3, 5, 'Unknown key "limits"'],
    ['a key without a value', entry('? limit'), 3, 7, 'Key "limit" in An entry has no value.'],
    ['a limit that is a list', entry('limit: [5]'), 3, 12, 'Key "limit" must be a single value.'],
    [
      'a when that is a list',
      entry('limit: 1\n    when: [mon]'),
      4,
      11,
      '"when" must be a mapping with the keys days, between.',
    ],
    [
      'days that are a word',
      entry('limit: 1\n    when: { days: mon }'),
      4,
      19,
      '"days" must be a list with at least one element.',
    ],
    ['a day that is a list', entry('limit: 1\n    when: { days: [[mon]] }'), 4, 20, 'A day must be a single value.'],
    [
      'a time that is a list',
      entry('limit: 1\n    when: { between: [[1], "06:00"] }'),
      4,
      23,
      'A time must be a single value.',
    ],
    ['times that are a word', entry('limit: 1\n    when: { between: night }'), 4, 22, '"between" must be a list'],
    [
      'a time with something before it',
      entry('limit: 1\n    when: { between: ["122:00", "06:00"] }'),
      4,
      23,
      'This is not a time of day.',
    ],
    [
      'a time with seconds',
      entry('limit: 1\n    when: { between: ["22:00:30", "06:00"] }'),
      4,
      23,
      'This is not a time of day.',
    ],
    [
      'a flag that only begins with true',
      entry(`disabled: ${fromEnv('TRUER')}`),
      3,
      15,
      'The value of "disabled" is not allowed.',
    ],
    [
      'a flag that only ends with false',
      entry(`disabled: ${fromEnv('UNFALSE')}`),
      3,
      15,
      'The value of "disabled" is not allowed.',
    ],
    ['a missing hash', 'keys:\n  - limit: 5', 2, 5, 'no "hash"'],
    ['an empty hash', 'keys:\n  - hash: ""\n    limit: 5', 2, 11, 'The value of "hash" is not allowed.'],
    ['a hash that is a number', 'keys:\n  - hash: 123\n    limit: 5', 2, 11, 'The value of "hash" is not allowed.'],
    ['an entry that changes nothing', 'keys:\n  - hash: f01d', 2, 5, 'changes nothing'],
    ['a negative limit', entry('limit: -1'), 3, 12, 'The value of "limit" is not allowed.'],
    ['an infinite limit', entry('limit: .inf'), 3, 12, 'The value of "limit" is not allowed.'],
    ['a limit that is no number', entry('limit: .nan'), 3, 12, 'The value of "limit" is not allowed.'],
    ['a limit in quotes', entry('limit: "50"'), 3, 12, 'The value of "limit" is not allowed.'],
    ['a limit with three decimals', entry('limit: 0.001'), 3, 12, 'two decimals'],
    ['an unknown reset', entry('limit_reset: yearly'), 3, 18, 'daily, weekly, monthly'],
    ['a flag that is a word', entry('disabled: yes'), 3, 15, 'The value of "disabled" is not allowed.'],
    ['a null flag', entry('include_byok_in_limit: null'), 3, 28, 'true or false'],
    ['an empty name', entry('name: ""'), 3, 11, 'The value of "name" is not allowed.'],
    ['a variable that is not set', entry(`limit: ${fromEnv('NIGHTLY')}`), 3, 12, '"NIGHTLY", which is not set'],
    ['a variable that is empty', entry(`name: ${fromEnv('EMPTY')}`), 3, 11, '"EMPTY", which is not set or empty'],
    [
      'a limit from the environment',
      entry(`limit: ${fromEnv('KEY_HASH')}`),
      3,
      12,
      'The value of "limit" is not allowed.',
    ],
    ['an empty when', entry('limit: 1\n    when: {}'), 4, 11, '"when" is empty'],
    ['an unknown key in when', entry('limit: 1\n    when: { day: [mon] }'), 4, 13, 'Unknown key "day"'],
    [
      'an unknown day',
      entry('limit: 1\n    when: { days: [monday] }'),
      4,
      20,
      'This is not a day. Use mon, tue, wed, thu, fri, sat, sun.',
    ],
    ['no day', entry('limit: 1\n    when: { days: [] }'), 4, 19, 'at least one'],
    ['one time', entry('limit: 1\n    when: { between: ["22:00"] }'), 4, 22, 'two times'],
    ['three times', entry('limit: 1\n    when: { between: [00:00, 01:00, 02:00] }'), 4, 22, 'two times'],
    [
      'a start at 24:00',
      entry('limit: 1\n    when: { between: ["24:00", "01:00"] }'),
      4,
      23,
      'This is not a time of day. Use UTC from "00:00" to "23:59".',
    ],
    [
      'a time after 24:00',
      entry('limit: 1\n    when: { between: ["23:00", "24:01"] }'),
      4,
      32,
      'This is not a time of day. Use UTC from "00:00" to "24:00".',
    ],
    [
      'a time of no clock',
      entry('limit: 1\n    when: { between: ["9:00", "17:00"] }'),
      4,
      23,
      'This is not a time of day.',
    ],
    ['twice the same time', entry('limit: 1\n    when: { between: ["09:00", "09:00"] }'), 4, 22, 'same time'],
    ['the same key twice', entry('limit: 1\n    limit: 2'), 4, 5, 'Not valid YAML (duplicate key).'],
    ['an alias', 'keys:\n  - &a { hash: f01d, limit: 1 }\n  - *a', 3, 5, 'an alias'],
    ['a tag', entry('limit: !!str 5'), 3, 18, 'a tag'],
    ['broken YAML', 'keys: [', 1, 8, 'Not valid YAML'],
  ])('%s', async (_, text, line, column, said) => {
    const error = await failure(text);
    expect(error).toMatchObject({ code: 'input_invalid', data: { source: 'keys.yml', line, column } });
    expect(error.message).toContain(`keys.yml:${line}:${column}: `);
    expect(error.message).toContain(said);
  });

  test('all of them at once, in their order', async () => {
    const { message } = await failure(
      'keys:\n  - hash: f01d\n    limit: -1\n  - limit: 5\n  - hash: f02d\n    disabled: 1\n',
    );
    expect(message.match(/keys\.yml:\d+:\d+/g)).toEqual(['keys.yml:3:12', 'keys.yml:4:5', 'keys.yml:6:15']);
  });

  test('in the order of the file, whatever is read first', async () => {
    const { message } = await failure('keys:\n  - limit: -1\n    hash: ""\n  - { limit: -2, hash: "" }\n');
    expect(message.match(/keys\.yml:\d+:\d+/g)).toEqual([
      'keys.yml:2:12',
      'keys.yml:3:11',
      'keys.yml:4:14',
      'keys.yml:4:24',
    ]);
    expect(message).not.toContain('more');
  });

  test('also in an entry that is out of its time', async () => {
    expect(await failure(entry('limit: -1\n    when: { days: [mon] }'))).toMatchObject({ data: { line: 3 } });
  });

  test('but of very many the first five, and how many more there are', async () => {
    const { message } = await failure(`keys:\n${'  - hash: f01d\n'.repeat(8)}`);
    expect(message.match(/keys\.yml:/g)).toHaveLength(5);
    expect(message).toContain('And 3 more.');
  });
});

describe('no value is shown of a file that may be one that was not meant, or of the environment:', () => {
  const secret = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';

  test.each([
    `[core]\n\turl = https://x:${secret}@github.com\n`,
    `token: ${secret}\n`,
    `? ${secret}\n: 1\n`,
    `${secret}\n`,
    `keys: [&${secret} a]\n`,
    `keys: [*${secret}]\n`,
    `keys: [!${secret} a]\n`,
    `"${secret}\\q"\n`,
    `a: 1\n%${secret}\n`,
    `- ${secret}\n b: c\n`,
    `keys:\n  - hash: [${secret}]\n    limit: ${secret}\n    disabled: ${secret}\n`,
    `keys:\n  - hash: a\n    limit: 1\n    when: { days: [${secret}], between: [${secret}, a] }\n`,
    entry(`limit: ${fromEnv('SECRET')}`),
    entry(`disabled: ${fromEnv('SECRET')}`),
    `keys:\n  - { hash: 1, limit: 1, ${secret}: ${fromEnv('SECRET')} }\n`,
  ])('%j', async (text) => {
    const error: unknown = await readKeyUpdateFile(text, {
      source: 'keys.yml',
      env: { SECRET: secret },
      mask() {},
    }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect(JSON.stringify([String(error), error])).not.toContain(secret);
  });
});

test('what comes from the environment is masked, but for hashes, numbers and the words of the fields', async () => {
  await read(`
keys:
  - hash: ${fromEnv('KEY_HASH')}
    limit: ${fromEnv('LIMIT')}
    disabled: ${fromEnv('OFF')}
    name: reviews ${fromEnv('KEY_HASH')}
`);
  expect(masked).toEqual(['f01d']);
});

test('a hash is not masked, and shown as the file has it', async () => {
  const text = `keys:\n  - { hash: "key-${fromEnv('KEY_HASH')}", limit: 1 }\n`;
  expect(await read(text)).toMatchObject([{ hash: 'key-f01d', shownHash: `key-${fromEnv('KEY_HASH')}` }]);
  expect(masked).toEqual([]);
});
