// `Retry-After` in any form: seconds, a date, or nothing; never a wait that is no number.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { send } from '../../src/http/transport.ts';
import { runs, seed } from '../support/seed.ts';

const nowMs = Date.UTC(2026, 10, 20);

/** What a response with this header is read as. */
async function retryAfterMs(value: string): Promise<number | undefined> {
  const options = {
    fetch: () => Promise.resolve(new Response(null, { status: 503, headers: { 'Retry-After': value } })),
    headersTimeoutMs: 1000,
    now: () => nowMs,
  };
  return (await send({ method: 'GET', url: 'https://service.example' }, options)).retryAfterMs;
}

test('seconds are seconds, and a date is the time until it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(999_999_999),
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      async (seconds, date) => {
        expect(await retryAfterMs(String(seconds))).toBe(seconds * 1000);
        const whole = Math.floor(date.getTime() / 1000) * 1000;
        expect(await retryAfterMs(date.toUTCString())).toBe(Math.max(0, whole - nowMs));
      },
    ),
    { numRuns: runs(2_000), seed },
  );
});

test('anything else is no wait, or one that is finite and not negative', async () => {
  const unit = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
  const near = fc.string({ unit: fc.constantFrom(...Array.from('0123456789-+.eE:, GMTx')), maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(near, fc.string({ unit, maxLength: 30 })), async (value) => {
      const wait = (await retryAfterMs(value)) ?? 0;
      expect(Number.isFinite(wait)).toBe(true);
      expect(wait).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(5_000), seed },
  );
});
