// Event streams of any bytes, cut anywhere, against the algorithm of the standard read from a whole text.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEvents } from '../../src/http/sse.ts';
import { runs, seed } from '../support/seed.ts';

/** The data of the events of a whole stream (WHATWG HTML, "Interpreting an event stream"). */
function dataByTheStandard(bytes: Uint8Array): readonly string[] {
  const events: string[] = [];
  let data = '';
  // What stands behind the last line end is an incomplete line, and is never read.
  const lines = new TextDecoder()
    .decode(bytes)
    .split(/\r\n|\r|\n/)
    .slice(0, -1);
  for (const line of lines) {
    if (line === '') {
      if (data !== '') events.push(data.slice(0, -1));
      data = '';
    }
    const [, field = line, value = ''] = /^([^:]*):[ ]?([\s\S]*)$/.exec(line) ?? [];
    if (field === 'data') data += `${value}\n`;
  }
  return events;
}

const piece = fc.oneof(
  fc.constantFrom(
    'data: a',
    'data:',
    'data',
    'data:  b',
    'data: {"c":1}',
    ': ping',
    'id: 1',
    'event: x',
    'retry: 9',
    'datax: 1',
  ),
  fc.constantFrom(
    'data: x\n\n',
    'data: y\r\n\r\n',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '\r\r',
    '\r\n\r\n',
    '\ufeff',
    '\0',
    ' ',
    ':',
    'süß 🎈',
    '\u2028',
  ),
);
const bytes = fc.oneof(
  fc.array(piece, { maxLength: 25 }).map((pieces) => new TextEncoder().encode(pieces.join(''))),
  fc
    .array(
      fc.oneof(
        piece.map((text) => new TextEncoder().encode(text)),
        fc.uint8Array({ maxLength: 4 }),
      ),
      { maxLength: 20 },
    )
    .map((pieces) => Uint8Array.from(pieces.flatMap((one) => [...one]))),
);

async function read(pieces: readonly Uint8Array[], maxEventCharacters?: number): Promise<readonly string[]> {
  const data: string[] = [];
  const limit = maxEventCharacters === undefined ? {} : { maxEventCharacters };
  for await (const batch of decodeEvents(ReadableStream.from(pieces), { idleTimeoutMs: 60_000, ...limit })) {
    data.push(...batch);
  }
  return data;
}

function cutAt(whole: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const ends = [...places.map((place) => place % (whole.length + 1)), 0, whole.length].toSorted((a, b) => a - b);
  return ends.slice(1).map((end, index) => whole.subarray(ends[index], end));
}

test('any bytes, cut anywhere, are the events of the standard', async () => {
  let events = 0;
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(), { maxLength: 6 }), async (whole, places) => {
      const expected = dataByTheStandard(whole);
      events += expected.length;
      expect(await read(cutAt(whole, places))).toEqual(expected);
    }),
    { numRuns: runs(10_000), seed },
  );
  expect(events).toBeGreaterThan(runs(10_000) / 20);
});

test('under a bound, what is given is the beginning of the events, none longer than it', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 12 }), async (whole, bound) => {
      const given: string[] = [];
      const error: unknown = await (async () => {
        const options = { idleTimeoutMs: 60_000, maxEventCharacters: bound };
        for await (const batch of decodeEvents(ReadableStream.from(cutAt(whole, [1, 2, 3])), options))
          given.push(...batch);
      })().catch((thrown: unknown) => thrown);
      const all = dataByTheStandard(whole);
      expect(given).toEqual(all.slice(0, given.length));
      if (error === undefined) expect(given).toEqual(all);
      else expect(error).toMatchObject({ name: 'StreamError', code: 'stream_malformed' });
    }),
    { numRuns: runs(5_000), seed },
  );
});
