// Durations of configurations and playbooks: their sum, or nothing; always a time that a clock can add.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDurationMs } from '../../../src/service/time/duration.ts';
import { hostileText } from '../../support/hostile.ts';
import { runs, seed } from '../../support/seed.ts';

test('a duration is the sum of its parts', () => {
  const part = fc.option(fc.oneof(fc.nat(3000), fc.nat(1_000_000)), { nil: undefined });
  fc.assert(
    fc.property(part, part, part, part, (hours, minutes, seconds, milliseconds) => {
      const text = Object.entries({ h: hours, m: minutes, s: seconds, ms: milliseconds })
        .map(([unit, count]) => (count === undefined ? '' : `${count}${unit}`))
        .join('');
      const ms =
        BigInt(hours ?? 0) * 3_600_000n +
        BigInt(minutes ?? 0) * 60_000n +
        BigInt(seconds ?? 0) * 1000n +
        BigInt(milliseconds ?? 0);
      const isTaken = text !== '' && ms <= 366n * 86_400_000n;
      expect(readDurationMs(text)).toBe(isTaken ? Number(ms) : undefined);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('any text and any number is a finite time that does not go back, or nothing', () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 300, maxLength: 400 });
  const like = fc.oneof(
    hostileText,
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789hms.-+e ')), maxLength: 14 }),
    fc.tuple(digits, fc.constantFrom('', 'h', 'm', 's', 'ms')).map((parts) => parts.join('')),
    fc.double(),
  );
  fc.assert(
    fc.property(like, (value) => {
      const ms = readDurationMs(value) ?? 0;
      expect(Number.isFinite(ms)).toBe(true);
      expect(ms).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(10_000), seed },
  );
});
