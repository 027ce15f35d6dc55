// Readers for single values: what each takes, and what the error of the rest names.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import {
  badValue,
  duration,
  readBaseUrl,
  readChoice,
  trueOrFalse,
  uuid,
  wholeNumber,
} from '../../src/inputs/values.ts';
import { hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

function failureOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

describe('a bad value', () => {
  test('is named with its input, and with what to use instead', () => {
    expect(badValue('max-pauses', 'many', 'Use a number.')).toMatchObject({
      name: 'InputError',
      code: 'input_invalid',
      data: { source: 'max-pauses' },
      message: 'Input "max-pauses" is "many". Use a number.',
    });
  });

  test('is cut when it is long', () => {
    expect(badValue('x', 'a'.repeat(201), '').message).toBe(`Input "x" is "${'a'.repeat(200)}…". `);
    expect(badValue('x', 'a'.repeat(200), '').message).toBe(`Input "x" is "${'a'.repeat(200)}". `);
  });

  test('is shown on one line and can be no workflow command', () => {
    expect(badValue('x', 'a\n::error::b\u001b[31m', '').message).toBe('Input "x" is "a : :error::b". ');
  });
});

describe('a choice', () => {
  test('is one of its words', () => {
    expect(readChoice('approval-mode', 'self-drive', ['manual', 'self-drive'])).toBe('self-drive');
  });

  test.each([
    [['manual'], 'Use "manual".'],
    [['manual', 'self-drive'], 'Use "manual" or "self-drive".'],
    [['auto', 'full', 'none'], 'Use "auto", "full" or "none".'],
  ])('names its words %j', (choices, use) => {
    expect(failureOf(() => readChoice('x', 'Manual', choices))).toMatchObject({
      code: 'input_invalid',
      message: `Input "x" is "Manual". ${use}`,
    });
  });
});

describe('a boolean', () => {
  test.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('%s is %s', (text, value) => {
    expect(trueOrFalse.read('x', text)).toBe(value);
  });

  test.each(['', 'yes', 'on', '1', 'tRUE', ' true', 'true\n', 'falsey'])('is not %j', (text) => {
    expect(failureOf(() => trueOrFalse.read('x', text))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('Use "true" or "false".'),
    });
  });
});

describe('an integer', () => {
  test.each([
    ['5', 5, 5],
    ['6', 5, 6],
    ['007', 0, 7],
    ['999999999', 0, 999_999_999],
  ])('%s from %i is %i', (text, least, value) => {
    expect(wholeNumber(least).read('x', text)).toBe(value);
  });

  test.each(['', '4', '-6', '5.0', '1e3', ' 6', '0x10', '1000000000', 'many'])('from 5 is not %j', (text) => {
    expect(failureOf(() => wholeNumber(5).read('x', text))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('Use a whole number from 5.'),
    });
  });
});

describe('a duration', () => {
  test.each([
    ['90s', 90_000],
    ['5m', 300_000],
    ['1h30m', 5_400_000],
    ['1h2m3s', 3_723_000],
    ['2h5s', 7_205_000],
    ['90', 90_000],
    ['1s', 1_000],
    ['1', 1_000],
    ['24h', 86_400_000],
    ['86400', 86_400_000],
    ['90m', 5_400_000],
  ])('%s is %i ms', (text, ms) => {
    expect(duration(1000).read('timeout', text)).toBe(ms);
  });

  test.each(['0', '0s', '0m'])('may be %s when nothing is the least', (text) => {
    expect(duration(0).read('wait-for-intern', text)).toBe(0);
  });

  test.each([
    '',
    '0',
    '0s',
    '24h1s',
    '86401',
    '5 m',
    '5M',
    '1m1h',
    '1.5h',
    '-5m',
    '5ms',
    'm',
    '5m5',
    '1d',
    '9'.repeat(20),
  ])('of at least a second is not %j', (text) => {
    expect(failureOf(() => duration(1000).read('timeout', text))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringMatching(/ Use a duration such as "90s", "5m", "1h30m" .* from 1 s to 24 h\.$/),
    });
  });
});

describe('a UUID', () => {
  test.each(['6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11', '6F1A0A52-5B0E-4A7E-9A0C-0F4F3E1F9A11'])('is %s', (text) => {
    expect(uuid.read('workspace-id', text)).toBe(text);
  });

  test.each([
    '',
    'workspace',
    '6f1a0a525b0e4a7e9a0c0f4f3e1f9a11',
    '{6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11}',
    'a6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11',
    '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11a',
  ])('is not %j', (text) => {
    expect(failureOf(() => uuid.read('workspace-id', text))).toMatchObject({ code: 'input_invalid' });
  });
});

describe('a base URL', () => {
  test.each([
    ['https://service.example/api/v1', 'https://service.example/api/v1'],
    ['https://service.example/api/v1/', 'https://service.example/api/v1'],
    ['https://service.example/api/v1//', 'https://service.example/api/v1'],
    ['https://service.example', 'https://service.example'],
    ['https://service.example:8443/v1', 'https://service.example:8443/v1'],
    ['HTTPS://Service.Example/v1', 'https://service.example/v1'],
    ['http://localhost:4711/v1', 'http://localhost:4711/v1'],
    ['http://127.0.0.1:4711/v1', 'http://127.0.0.1:4711/v1'],
    ['http://127.1.2.3/v1', 'http://127.1.2.3/v1'],
    ['http://127.100.20.3/v1', 'http://127.100.20.3/v1'],
    ['http://[::1]:4711/v1', 'http://[::1]:4711/v1'],
  ])('%s is read as %s', (text, url) => {
    expect(readBaseUrl('base-url', text)).toBe(url);
  });

  test.each([
    ['', 'Use the base URL'],
    ['service.example/v1', 'Use the base URL'],
    ['/api/v1', 'Use the base URL'],
    ['http://service.example/v1', 'Use https'],
    ['http://localhost.service.example/v1', 'Use https'],
    ['http://127.0.0.1.nip.example/v1', 'Use https'],
    ['http://not-localhost/v1', 'Use https'],
    ['http://service.localhost/v1', 'Use https'],
    ['http://10.0.0.1/v1', 'Use https'],
    ['ftp://service.example/v1', 'Use https'],
    ['file:///etc/passwd', 'Use https'],
    ['javascript:alert(1)', 'Use https'],
    ['https://service.example/v1?key=1', 'Leave query and fragment out'],
    ['https://service.example/v1?', 'Leave query and fragment out'],
    ['https://service.example/v1#top', 'Leave query and fragment out'],
    ['https://service.example/v1#', 'Leave query and fragment out'],
  ])('is not %j', (text, use) => {
    expect(failureOf(() => readBaseUrl('base-url', text))).toMatchObject({
      code: 'input_invalid',
      data: { source: 'base-url' },
      message: expect.stringContaining(use),
    });
  });

  test.each([
    'https://user:hunter2@service.example/v1',
    'https://hunter2@service.example/v1',
    'https://:hunter2@service.example/v1',
    'http://u:hunter2@10.0.0.1',
  ])('has no user and password, and the error of %s does not show them', (text) => {
    const failure = failureOf(() => readBaseUrl('base-url', text));
    expect(failure).toMatchObject({ code: 'input_invalid', message: expect.stringContaining('Leave user name') });
    expect(String(failure)).not.toContain('hunter2');
  });
});

const dayMs = 86_400_000n;
const part = fc.option(fc.nat(100_000), { nil: undefined });

test('a duration is the sum of its parts, from the least to a day', () => {
  let taken = 0;
  fc.assert(
    fc.property(part, part, part, fc.constantFrom(0, 1000, 60_000), (hours, minutes, seconds, leastMs) => {
      const text = Object.entries({ h: hours, m: minutes, s: seconds })
        .map(([unit, count]) => (count === undefined ? '' : `${count}${unit}`))
        .join('');
      const ms = BigInt(hours ?? 0) * 3_600_000n + BigInt(minutes ?? 0) * 60_000n + BigInt(seconds ?? 0) * 1000n;
      const read = () => duration(leastMs).read('timeout', text);
      if (text === '' || ms < leastMs || ms > dayMs) expect(read).toThrow(InputError);
      else expect(BigInt(read())).toBe(ms);
      taken += text !== '' && ms <= dayMs ? 1 : 0;
    }),
    { numRuns: runs(10_000), seed },
  );
  expect(taken).toBeGreaterThan(runs(10_000) / 200);
});

const like = fc.oneof(
  hostileText,
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789hms.-+e 　٣')), maxLength: 14 }),
);

test('any text is a duration within its bounds, or an InputError that names the input in one line', () => {
  fc.assert(
    fc.property(like, (text) => {
      const value = valueOrError(() => duration(1000).read('timeout', text));
      if (typeof value !== 'number') return;
      expect(value).toBeGreaterThanOrEqual(1000);
      expect(value).toBeLessThanOrEqual(Number(dayMs));
      expect(text).toMatch(/^[0-9hms]+$/);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('any text is a whole number, or an InputError', () => {
  fc.assert(
    fc.property(like, fc.constantFrom(0, 1), (text, least) => {
      const value = valueOrError(() => wholeNumber(least).read('max-pauses', text));
      if (typeof value !== 'number') return;
      expect(BigInt(value)).toBe(BigInt(text));
      expect(value).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('a base URL that is taken has https or a loopback host, no user, query or fragment, and is itself', () => {
  const host = fc.constantFrom(
    'service.example',
    'localhost',
    '127.0.0.1',
    '127.1',
    '[::1]',
    'localhost.evil.example',
    '0x7f.1',
    'ⓛocalhost',
  );
  const url = fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'HTTPS:', 'ftp://', '//', 'javascript:'),
      fc.constantFrom('', 'user@', 'u:p@', '@'),
      host,
      fc.oneof(fc.constantFrom('', '/', '/api/v1', '/api/v1///', ':8787/api', '?x', '#y', '/..'), hostileText),
    )
    .map((parts) => parts.join(''));
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(url, hostileText), (text) => {
      const read = valueOrError(() => readBaseUrl('base-url', text));
      if (typeof read !== 'string') return;
      taken += 1;
      const { protocol, hostname, username, password, search, hash } = new URL(read);
      expect([username, password, search, hash].join('')).toBe('');
      expect(`${protocol}//${hostname}`).toMatch(
        /^(?:https:\/\/.+|http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]))$/,
      );
      expect(readBaseUrl('base-url', read)).toBe(read);
    }),
    { numRuns: runs(10_000), seed },
  );
  expect(taken).toBeGreaterThan(runs(10_000) / 50);
});

/** What was read; `undefined` after an error, which has to be the documented one. */
function valueOrError<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'input_invalid', message: expect.not.stringMatching(/[\r\n\0]/) });
    return undefined;
  }
}
