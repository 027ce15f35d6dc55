// Values of inputs: durations against their sum, and any text at all.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { readBaseUrl, readDuration, readInteger } from '../../src/inputs/values.ts';
import { hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

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
      const read = () => readDuration('timeout', text, leastMs);
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
      const value = valueOrError(() => readDuration('timeout', text, 1000));
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
      const value = valueOrError(() => readInteger('max-pauses', text, least));
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
