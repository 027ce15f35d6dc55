// Key update files: what is written is what is planned, and what is not taken is refused with its place in the file.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { keyUpdate, limitResets } from '../../../src/contract/keys.ts';
import { InputError } from '../../../src/errors.ts';
import { readKeyUpdateFile } from '../../../src/inputs/keys/key-update-file.ts';
import { weekDays } from '../../../src/keys/schedule.ts';
import { almost, hostileJsonText, hostileText } from '../../support/hostile.ts';
import { runs, seed } from '../../support/seed.ts';

const read = (text: string) =>
  readKeyUpdateFile(text, { source: 'keys.yml', env: { KEY_HASH: 'f01d', LIMIT: '12.50' }, mask() {} });

/** Plain texts: no `${NAME}`, which stands for something else, and nothing that YAML can't hold. */
const word = fc.stringMatching(/^[A-Za-z0-9 :#'"\\/[\]{},&*!|>%@`~_-]{1,12}$/);
const minute = (latest: number) => fc.integer({ min: 0, max: latest });
const clockTime = (at: number): string =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const update = fc
  .record(
    {
      limit: fc.oneof(
        fc.constant(null),
        fc.nat(10_000_000).map((cents) => cents / 100),
      ),
      limit_reset: fc.constantFrom(null, ...limitResets),
      disabled: fc.boolean(),
      include_byok_in_limit: fc.boolean(),
      name: word,
    },
    { requiredKeys: [] },
  )
  .filter((fields) => Object.keys(fields).length > 0);

const schedule = fc
  .record({ days: fc.subarray([...weekDays], { minLength: 1 }), fromMinute: minute(1439), untilMinute: minute(1440) })
  .filter(({ fromMinute, untilMinute }) => fromMinute !== untilMinute);

const entry = fc.record({
  hash: word.filter((text) => !/^\.{0,2}$/.test(text)),
  update,
  when: fc.option(schedule, { nil: undefined }),
});

/** An entry as a file has it. */
function written({ hash, update: fields, when }: EntryModel): object {
  const between = when === undefined ? [] : [clockTime(when.fromMinute), clockTime(when.untilMinute)];
  return { hash, ...fields, ...(when === undefined ? {} : { when: { days: when.days, between } }) };
}

interface EntryModel {
  readonly hash: string;
  readonly update: object;
  readonly when:
    | { readonly days: readonly string[]; readonly fromMinute: number; readonly untilMinute: number }
    | undefined;
}

const print = fc.constantFrom(
  (value: unknown) => stringify(value),
  (value: unknown) => JSON.stringify(value),
);

test('what is written, in either style of YAML, is what is planned', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 4 }), print, async (entries, toText) => {
      const planned = await read(toText({ keys: entries.map(written) }));
      expect(planned.entries.map(({ hash, update: fields, when }) => ({ hash, update: fields, when }))).toEqual(
        entries.map((one) => ({ ...one, when: one.when && { schedule: one.when, usage: undefined } })),
      );
    }),
    { numRuns: runs(2_000), seed },
  );
});

const limited = {
  limits: { max_changes: 2, raise_at_most: '2x', total_at_most: 500, never_disable_all: true },
  keys: [{ hash: 'f01d', limit: 1, when: { usage: { of: 'daily', at_least: '80%' } } }],
};
const example = {
  keys: [
    { hash: 'f01d', limit: 12.5, limit_reset: 'daily', when: { days: ['sat'], between: ['22:00', '06:00'] } },
    { hash: '${KEY_HASH}', limit: '${LIMIT}', disabled: true, include_byok_in_limit: false, name: 'CI' },
  ],
};

/** Each with one mistake, which stays when the rest is spoilt. */
const mistaken = [
  { keys: [{ hash: 'f01d', limit: 1, when: { between: ['06:00', '06:00'] } }] },
  { keys: [{ hash: 'f01d', limit: -1 }] },
];

const file = fc.oneof(
  ...mistaken.map((one) => almost(one).map((value) => JSON.stringify(value))),
  { weight: 4, arbitrary: almost(example).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: almost(limited).map((value) => JSON.stringify(value)) },
  hostileJsonText,
  hostileText,
  fc
    .tuple(fc.nat(), fc.nat(), hostileText)
    .map(([from, length, text]) => spliced(stringify(example), from, length % 20, text)),
);

function spliced(text: string, from: number, length: number, inserted: string): string {
  const at = from % (text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + length);
}

test('any file is planned within the contract, or refused with a place in it', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const result = await read(text).catch((error: unknown) => error);
      if (!(result instanceof Error)) {
        taken += 1;
        for (const { hash, update: fields, when } of (await read(text)).entries) {
          expect(hash).not.toMatch(/^\.{0,2}$/);
          expect(hash.isWellFormed()).toBe(true);
          expect(keyUpdate.parse(fields)).toEqual(fields);
          expect(Object.keys(fields)).not.toEqual([]);
          expect(fields.limit ?? 0).toBeGreaterThanOrEqual(0);
          if (when?.usage !== undefined) expect(Object.values(when.usage.atLeast)[0]).toBeGreaterThanOrEqual(0);
          if (when?.schedule === undefined) continue;
          expect(when.schedule.days.length).toBeGreaterThan(0);
          expect(when.schedule.fromMinute).toBeLessThan(1440);
          expect(when.schedule.untilMinute).toBeLessThanOrEqual(1440);
          expect(when.schedule.untilMinute).not.toBe(when.schedule.fromMinute);
        }
        return;
      }
      expect(result).toBeInstanceOf(InputError);
      const { code, data, message } = result as InputError;
      expect(code).toBe('input_invalid');
      const lines = text.split(/\r\n|[\r\n]/);
      expect(data.line).toBeGreaterThanOrEqual(1);
      expect(data.line).toBeLessThanOrEqual(lines.length);
      expect(data.column).toBeGreaterThanOrEqual(1);
      expect(message).not.toMatch(/[\r\n\0]/);
    }),
    { numRuns: runs(4_000), seed },
  );
  expect(taken).toBeGreaterThan(runs(4_000) / 50);
});
