// The key update file: what an entry becomes, and where each mistake stands.
import { beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../../src/errors.ts';
import { readKeyUpdateFile } from '../../../src/inputs/keys/key-update-file.ts';
import { YamlReader } from '../../../src/inputs/keys/yaml-reader.ts';
import { noLimits } from '../../../src/keys/safety.ts';
import { weekDays } from '../../../src/keys/schedule.ts';
import { growthOf, proportionate } from '../../support/growth.ts';

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
    expect((await read(text)).entries).toEqual([
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
        when: { schedule: { days: ['sat', 'sun'], fromMinute: 0, untilMinute: 1440 }, usage: undefined },
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
    expect((await read(entry(fields))).entries[0]?.update).toEqual(update);
  });

  test.each([
    ['{ days: [mon] }', { days: ['mon'], fromMinute: 0, untilMinute: 1440 }],
    ['{ between: ["22:30", "06:00"] }', { days: weekDays, fromMinute: 1350, untilMinute: 360 }],
    ['{ between: [00:00, 24:00] }', { days: weekDays, fromMinute: 0, untilMinute: 1440 }],
  ])('takes when: %s', async (when, schedule) => {
    const [first] = (await read(entry(`limit: 1\n    when: ${when}`))).entries;
    expect(first?.when).toEqual({ schedule, usage: undefined });
  });

  test.each([
    ['{ of: monthly, at_least: 80% }', { of: 'monthly', atLeast: { percent: 80 } }],
    ['{ of: total, at_least: 12.5 % }', { of: 'total', atLeast: { percent: 12.5 } }],
    ['{ of: daily, at_least: 0% }', { of: 'daily', atLeast: { percent: 0 } }],
    ['{ of: weekly, at_least: 40 }', { of: 'weekly', atLeast: { usd: 40 } }],
    ['{ of: weekly, at_least: 0 }', { of: 'weekly', atLeast: { usd: 0 } }],
    [`{ of: daily, at_least: "${fromEnv('LIMIT')}" }`, { of: 'daily', atLeast: { usd: 12.5 } }],
    [`{ of: daily, at_least: "${fromEnv('LIMIT')}%" }`, { of: 'daily', atLeast: { percent: 12.5 } }],
  ])('takes when: { usage: %s }', async (condition, usage) => {
    const [first] = (await read(entry(`limit: 1\n    when: { usage: ${condition} }`))).entries;
    expect(first?.when).toEqual({ schedule: undefined, usage });
  });

  test('takes usage beside days and times: each has to hold', async () => {
    const when = '{ days: [mon], between: ["08:00", "18:00"], usage: { of: daily, at_least: 1 } }';
    const [first] = (await read(entry(`limit: 1\n    when: ${when}`))).entries;
    expect(first?.when).toEqual({
      schedule: { days: ['mon'], fromMinute: 480, untilMinute: 1080 },
      usage: { of: 'daily', atLeast: { usd: 1 } },
    });
  });

  test.each([
    ['{ max_changes: 10 }', { maxChanges: 10 }],
    ['{ max_changes: 0 }', { maxChanges: 0 }],
    ['{ raise_at_most: 2x }', { raiseAtMost: 2 }],
    ['{ raise_at_most: 1.25x }', { raiseAtMost: 1.25 }],
    ['{ total_at_most: 500 }', { totalAtMost: 500 }],
    [`{ total_at_most: "${fromEnv('LIMIT')}" }`, { totalAtMost: 12.5 }],
    ['{ never_disable_all: true }', { neverDisableAll: true }],
    [`{ never_disable_all: "${fromEnv('OFF')}" }`, { neverDisableAll: true }],
  ])('takes limits: %s', async (limits, read_) => {
    expect((await read(`${entry('limit: 1')}limits: ${limits}\n`)).limits).toEqual({ ...noLimits, ...read_ });
  });

  test.each([
    ['of the same period', '{ limit: 5, limit_reset: daily }', 'daily', true],
    ['of another period', '{ limit: 5, limit_reset: monthly }', 'daily', false],
    ['of a limit without reset', '{ limit: 5, limit_reset: null }', 'total', true],
    ['of a period, of a limit without reset', '{ limit: 5, limit_reset: null }', 'monthly', false],
    ['whose reset the record knows', '{ limit: 5 }', 'monthly', true],
    ['whose reset depends on the day', '{ limit_reset: weekly, when: { days: [mon] } }', 'monthly', true],
    ['of no limit', '{ limit: null, limit_reset: monthly }', 'daily', true],
  ])('a percentage %s: "%s", then of: %s, is taken: %s', async (_, before, of, isTaken) => {
    const first = before.replace('{', '{ hash: f01d,');
    const then = `{ hash: f01d, when: { days: [sun], usage: { of: ${of}, at_least: 80% } }, disabled: true }`;
    const result = await read(`keys:\n  - ${first}\n  - ${then}\n`).catch((error: unknown) => error);
    if (isTaken) expect(result).toMatchObject({ entries: [{}, {}] });
    else expect(result).toMatchObject({ code: 'input_invalid', data: { line: 3, column: 5 } });
  });

  test('without limits has none', async () => {
    expect((await read(entry('limit: 1'))).limits).toEqual(noLimits);
  });
});

describe('a mistake is named with line and column:', () => {
  test.each([
    { what: 'no keys', text: '{}', line: 1, column: 1, said: '"keys"' },
    { what: 'an empty file', text: '', line: 1, column: 1, said: 'mapping with the keys keys' },
    { what: 'an empty list', text: 'keys: []', line: 1, column: 7, said: 'at least one' },
    {
      what: 'an unknown key of the file',
      text: 'key:\n  - hash: a',
      line: 1,
      column: 1,
      said: 'Unknown key "key" in the file. Use keys, limits.',
    },
    { what: 'an entry that is no mapping', text: 'keys:\n  - f01d', line: 2, column: 5, said: 'mapping' },
    {
      what: 'an unknown key of an entry',
      text: entry('limits: 5'),
      line: 3,
      column: 5,
      said: 'Unknown key "limits" in an entry. Use hash,',
    },
    {
      what: 'a key without a value',
      text: entry('? limit'),
      line: 3,
      column: 7,
      said: 'Key "limit" in an entry has no value.',
    },
    {
      what: 'a limit that is a list',
      text: entry('limit: [5]'),
      line: 3,
      column: 12,
      said: 'Key "limit" must be a single value.',
    },
    {
      what: 'a when that is a list',
      text: entry('limit: 1\n    when: [mon]'),
      line: 4,
      column: 11,
      said: '"when" must be a mapping with the keys days, between, usage.',
    },
    {
      what: 'days that are a word',
      text: entry('limit: 1\n    when: { days: mon }'),
      line: 4,
      column: 19,
      said: '"days" must be a list with at least one element.',
    },
    {
      what: 'a day that is a list',
      text: entry('limit: 1\n    when: { days: [[mon]] }'),
      line: 4,
      column: 20,
      said: 'A day must be a single value.',
    },
    {
      what: 'a time that is a list',
      text: entry('limit: 1\n    when: { between: [[1], "06:00"] }'),
      line: 4,
      column: 23,
      said: 'A time must be a single value.',
    },
    {
      what: 'times that are a word',
      text: entry('limit: 1\n    when: { between: night }'),
      line: 4,
      column: 22,
      said: '"between" must be a list',
    },
    {
      what: 'a time with something before it',
      text: entry('limit: 1\n    when: { between: ["122:00", "06:00"] }'),
      line: 4,
      column: 23,
      said: 'This is not a time of day.',
    },
    {
      what: 'a time with seconds',
      text: entry('limit: 1\n    when: { between: ["22:00:30", "06:00"] }'),
      line: 4,
      column: 23,
      said: 'This is not a time of day.',
    },
    {
      what: 'a flag that only begins with true',
      text: entry(`disabled: ${fromEnv('TRUER')}`),
      line: 3,
      column: 15,
      said: 'The value of "disabled" is not allowed.',
    },
    {
      what: 'a flag that only ends with false',
      text: entry(`disabled: ${fromEnv('UNFALSE')}`),
      line: 3,
      column: 15,
      said: 'The value of "disabled" is not allowed.',
    },
    { what: 'a missing hash', text: 'keys:\n  - limit: 5', line: 2, column: 5, said: 'no "hash"' },
    {
      what: 'an empty hash',
      text: 'keys:\n  - hash: ""\n    limit: 5',
      line: 2,
      column: 11,
      said: 'The value of "hash" is not allowed.',
    },
    {
      what: 'a hash that is a number',
      text: 'keys:\n  - hash: 123\n    limit: 5',
      line: 2,
      column: 11,
      said: 'The value of "hash" is not allowed.',
    },
    {
      what: 'an entry that changes nothing',
      text: 'keys:\n  - hash: f01d',
      line: 2,
      column: 5,
      said: 'changes nothing',
    },
    {
      what: 'a negative limit',
      text: entry('limit: -1'),
      line: 3,
      column: 12,
      said: 'The value of "limit" is not allowed.',
    },
    {
      what: 'an infinite limit',
      text: entry('limit: .inf'),
      line: 3,
      column: 12,
      said: 'The value of "limit" is not allowed.',
    },
    {
      what: 'a limit that is no number',
      text: entry('limit: .nan'),
      line: 3,
      column: 12,
      said: 'The value of "limit" is not allowed.',
    },
    {
      what: 'a limit in quotes',
      text: entry('limit: "50"'),
      line: 3,
      column: 12,
      said: 'The value of "limit" is not allowed.',
    },
    { what: 'a limit with three decimals', text: entry('limit: 0.001'), line: 3, column: 12, said: 'two decimals' },
    {
      what: 'an unknown reset',
      text: entry('limit_reset: yearly'),
      line: 3,
      column: 18,
      said: 'daily, weekly, monthly',
    },
    {
      what: 'a flag that is a word',
      text: entry('disabled: yes'),
      line: 3,
      column: 15,
      said: 'The value of "disabled" is not allowed.',
    },
    { what: 'a null flag', text: entry('include_byok_in_limit: null'), line: 3, column: 28, said: 'true or false' },
    {
      what: 'an empty name',
      text: entry('name: ""'),
      line: 3,
      column: 11,
      said: 'The value of "name" is not allowed.',
    },
    {
      what: 'a variable that is not set',
      text: entry(`limit: ${fromEnv('NIGHTLY')}`),
      line: 3,
      column: 12,
      said: '"NIGHTLY", which is empty or not set',
    },
    {
      what: 'a variable that is empty',
      text: entry(`name: ${fromEnv('EMPTY')}`),
      line: 3,
      column: 11,
      said: '"EMPTY", which is empty or not set',
    },
    {
      what: 'a limit from the environment',
      text: entry(`limit: ${fromEnv('KEY_HASH')}`),
      line: 3,
      column: 12,
      said: 'The value of "limit" is not allowed.',
    },
    { what: 'an empty when', text: entry('limit: 1\n    when: {}'), line: 4, column: 11, said: '"when" is empty' },
    {
      what: 'an unknown key in when',
      text: entry('limit: 1\n    when: { day: [mon] }'),
      line: 4,
      column: 13,
      said: 'Unknown key "day"',
    },
    {
      what: 'an unknown day',
      text: entry('limit: 1\n    when: { days: [monday] }'),
      line: 4,
      column: 20,
      said: 'This is not a day. Use mon, tue, wed, thu, fri, sat, sun.',
    },
    { what: 'no day', text: entry('limit: 1\n    when: { days: [] }'), line: 4, column: 19, said: 'at least one' },
    {
      what: 'one time',
      text: entry('limit: 1\n    when: { between: ["22:00"] }'),
      line: 4,
      column: 22,
      said: 'two times',
    },
    {
      what: 'three times',
      text: entry('limit: 1\n    when: { between: [00:00, 01:00, 02:00] }'),
      line: 4,
      column: 22,
      said: 'two times',
    },
    {
      what: 'a start at 24:00',
      text: entry('limit: 1\n    when: { between: ["24:00", "01:00"] }'),
      line: 4,
      column: 23,
      said: 'This is not a time of day. Use UTC from "00:00" to "23:59".',
    },
    {
      what: 'a time after 24:00',
      text: entry('limit: 1\n    when: { between: ["23:00", "24:01"] }'),
      line: 4,
      column: 32,
      said: 'This is not a time of day. Use UTC from "00:00" to "24:00".',
    },
    {
      what: 'a time of no clock',
      text: entry('limit: 1\n    when: { between: ["9:00", "17:00"] }'),
      line: 4,
      column: 23,
      said: 'This is not a time of day.',
    },
    {
      what: 'twice the same time',
      text: entry('limit: 1\n    when: { between: ["09:00", "09:00"] }'),
      line: 4,
      column: 22,
      said: 'same time',
    },
    {
      what: 'an empty usage',
      text: entry('limit: 1\n    when: { usage: {} }'),
      line: 4,
      column: 20,
      said: '"usage" needs "of" and "at_least"',
    },
    {
      what: 'usage without an amount',
      text: entry('limit: 1\n    when: { usage: { of: daily } }'),
      line: 4,
      column: 20,
      said: '"usage" needs "of" and "at_least"',
    },
    {
      what: 'a period that there is not',
      text: entry('limit: 1\n    when: { usage: { of: yearly, at_least: 1 } }'),
      line: 4,
      column: 26,
      said: 'The value of "of" is not allowed. Use daily, weekly, monthly, total.',
    },
    ...['-1', '1.234', '"80"', 'much', '-5%', '1e9%', 'true'].map((value) => ({
      what: `usage of at least ${value}`,
      text: entry(`limit: 1\n    when: { usage: { of: daily, at_least: ${value} } }`),
      line: 4,
      column: 43,
      said: 'The value of "at_least" is not allowed. Use a percentage of the limit, such as 80%, or an amount in USD',
    })),
    ...[
      ['max_changes', '-1', 'a whole number from 0'],
      ['max_changes', '1.5', 'a whole number from 0'],
      ['raise_at_most', '2', 'a factor from 1x'],
      ['raise_at_most', '0.5x', 'a factor from 1x'],
      ['raise_at_most', '2%', 'a factor from 1x'],
      ['total_at_most', '-1', 'an amount in USD'],
      ['total_at_most', 'null', 'an amount in USD'],
      ['never_disable_all', '1', 'true or false'],
      ['never_disable_all', `"${fromEnv('TRUER')}"`, 'true or false'],
      ['never_disable_all', `"${fromEnv('UNFALSE')}"`, 'true or false'],
    ].map(([name = '', value = '', use = '']) => ({
      what: `${name} of ${value}`,
      text: `${entry('limit: 1')}limits: { ${name}: ${value} }\n`,
      line: 4,
      column: 13 + name.length,
      said: `The value of "${name}" is not allowed. Use ${use}`,
    })),
    {
      what: 'an unknown limit of safety',
      text: `${entry('limit: 1')}limits: { max_change: 1 }\n`,
      line: 4,
      column: 11,
      said: 'Unknown key "max_change" in "limits"',
    },
    {
      what: 'the same key twice',
      text: entry('limit: 1\n    limit: 2'),
      line: 4,
      column: 5,
      said: 'Key "limit" appears twice in an entry. Keep one.',
    },
    { what: 'an alias', text: 'keys:\n  - &a { hash: f01d, limit: 1 }\n  - *a', line: 3, column: 5, said: 'an alias' },
    { what: 'a tag', text: entry('limit: !!str 5'), line: 3, column: 18, said: 'a tag' },
    { what: 'broken YAML', text: 'keys: [', line: 1, column: 8, said: 'Not valid YAML' },
  ])('$what', async ({ text, line, column, said }) => {
    const error = await failure(text);
    expect(error).toMatchObject({ code: 'input_invalid', data: { source: 'keys.yml', line, column } });
    expect(error.message).toContain(`keys.yml:${line}:${column}: `);
    expect(error.message).toContain(said);
  });

  const ofMonthly = `  - hash: f01d
    when: { usage: { of: monthly, at_least: 80% } }
    disabled: true
`;

  test('a percentage of a limit that an earlier entry resets in another period', async () => {
    expect(await failure(`keys:\n  - { hash: f01d, limit_reset: daily }\n${ofMonthly}`)).toMatchObject({
      data: { line: 3, column: 5 },
      message: expect.stringContaining('Use "of: daily", or an amount in USD.'),
    });
  });

  test('but no period is judged behind an entry that is wrong, which may give another', async () => {
    const { message } = await failure(
      `keys:\n  - { hash: f01d, limit_reset: daily }\n  - { hash: f01d, limit_reset: mothly }\n${ofMonthly}`,
    );
    expect(message.match(/keys\.yml:\d+/g)).toEqual(['keys.yml:3']);
  });

  test.each([
    ['the list', 'keys:\n  - { hash: a, limit: 1 }\nkeys:\n  - { hash: b, limit: 2 }\n'],
    ['a limit of safety', `${entry('limit: 1')}limits: { max_changes: 1, max_changes: 9 }\n`],
    ['a condition', entry('limit: 1\n    when: { days: [sat], days: [sun] }')],
  ])('%s twice', async (_, text) => {
    expect((await failure(text)).message).toContain(' appears twice in ');
  });

  test('however many there are', async () => {
    const { message } = await failure(`"${String.raw`\q`.repeat(130_000)}"`);
    expect(message).toMatch(/And \d{6} more\.$/);
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
  expect((await read(text)).entries).toMatchObject([{ hash: 'key-f01d', shownHash: `key-${fromEnv('KEY_HASH')}` }]);
  expect(masked).toEqual([]);
});

test('a mapping of many keys is read in proportion to their number', () => {
  const manyKeys = (size: number): void => {
    const keys = Array.from({ length: size }, (_, index) => `k${index}: 1`).join(', ');
    const reading = new YamlReader(`{${keys}}`, { env, mask() {} });
    reading.readMapping(reading.root, 'The file', ['keys']);
  };
  expect(growthOf(manyKeys, 125)).toBeLessThan(proportionate);
});
