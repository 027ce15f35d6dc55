// Chunks in any order and of any shape: what a response may be, written as a regular expression over the kinds of chunks.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatEvent } from '../../src/client/chat-events.ts';
import { createChatReader } from '../../src/client/chat-events.ts';
import { StreamError } from '../../src/errors.ts';
import { chatErrorOf, chunk, finalChunk, finishChunk, pauseChunk, textChunk } from '../support/chat.ts';
import { almost, hostileJsonText, hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

const kinds: Readonly<Record<string, string>> = {
  t: textChunk('word '),
  r: chunk({ delta: { reasoning: 'thought ' } }),
  p: pauseChunk('call-1', { kind: 'permission' }),
  s: finishChunk('stop'),
  c: finishChunk('tool_calls'),
  e: finishChunk('error', { error: chatErrorOf(500, 'turn_failed') }),
  f: finalChunk(),
  d: '[DONE]',
};

/** What the stream rules allow before `[DONE]`: one pause at most, one finish, `tool_calls` only after a pause, the final chunk. */
const allowed = /^(?:[tr]*(?:p[tr]*)?(?:sf|ef?)|[tr]*p[tr]*cf)$/;

interface Reading {
  readonly events: readonly ChatEvent[];
  readonly error: unknown;
}

/** Reads batches to the end of the stream. */
function read(batches: readonly (readonly string[])[]): Reading {
  const reader = createChatReader();
  const events: ChatEvent[] = [];
  try {
    for (const batch of batches) for (const event of reader.read(batch)) events.push(event);
    events.push(reader.end());
  } catch (error) {
    return { events, error };
  }
  return { events, error: undefined };
}

/** All text of one kind, however it came in pieces. */
function said({ events }: Reading, type: 'text' | 'reasoning'): string {
  return events.map((event) => (event.type === type ? event.text : '')).join('');
}

const letters = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Object.keys(kinds)), maxLength: 8 }),
  fc.stringMatching(/^[tr]{0,4}p?[tr]{0,2}(?:s|c|e)f?d?[tsf]?$/),
);

test('a response is taken when its chunks come in an order of the stream rules, and never otherwise', () => {
  let taken = 0;
  fc.assert(
    fc.property(letters, (order) => {
      const result = read([Array.from(order, (letter) => kinds[letter] ?? '')]);
      const [counted = ''] = order.split('d');
      if (!allowed.test(counted)) {
        expect(result.error).toBeInstanceOf(StreamError);
        return;
      }
      taken += 1;
      expect(result.error).toBeUndefined();
      expect(said(result, 'text')).toBe('word '.repeat(counted.split('t').length - 1));
      expect(said(result, 'reasoning')).toBe('thought '.repeat(counted.split('r').length - 1));
      expect(result.events.filter(({ type }) => type === 'pause')).toHaveLength(counted.includes('p') ? 1 : 0);
      expect(result.events.at(-1)).toMatchObject({ type: 'finish', done: order.includes('d') });
    }),
    { numRuns: runs(20_000), seed },
  );
  expect(taken).toBeGreaterThan(runs(20_000) / 20);
});

test('however the network cut the stream, it says the same', () => {
  fc.assert(
    fc.property(letters, fc.array(hostileText, { maxLength: 2 }), fc.nat(), (order, odd, place) => {
      const data = [...Array.from(order, (letter) => kinds[letter] ?? ''), ...odd];
      const cut = place % (data.length + 1);
      const whole = read([data]);
      for (const batches of [data.map((one) => [one]), [data.slice(0, cut), [], data.slice(cut)]]) {
        const parts = read(batches);
        expect([said(parts, 'text'), said(parts, 'reasoning')]).toEqual([
          said(whole, 'text'),
          said(whole, 'reasoning'),
        ]);
        expect(parts.events.filter(({ type }) => type === 'pause' || type === 'finish')).toEqual(
          whole.events.filter(({ type }) => type === 'pause' || type === 'finish'),
        );
        expect(String(parts.error)).toBe(String(whole.error));
      }
    }),
    { numRuns: runs(10_000), seed },
  );
});

const spoilt = fc
  .constantFrom(...Object.values(kinds).filter((data) => data.startsWith('{')))
  .chain((data) => almost(JSON.parse(data)))
  .map((value) => JSON.stringify(value));

test('whatever data comes, it is an event of its own fields or a StreamError', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(spoilt, hostileJsonText, hostileText), { maxLength: 3 }), (data) => {
      const { events, error } = read(data.map((one) => [one]));
      if (error !== undefined) expect(error).toBeInstanceOf(StreamError);
      // Nothing is said that does not stand in the data as a string.
      const strings = data.flatMap((one) => stringsIn(one)).join('');
      for (const event of events) {
        if (event.type !== 'text' && event.type !== 'reasoning') continue;
        expect(strings).toContain(event.text);
      }
      expect(Object.prototype).not.toHaveProperty('content');
    }),
    { numRuns: runs(20_000), seed },
  );
});

/** Every own string in a JSON text; none when it is no JSON. */
function stringsIn(text: string): readonly string[] {
  const found: string[] = [];
  try {
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return found;
}

test('a length that can not be compared is outside the API, and no defect of ours', () => {
  const question = { name: 'service.provide_input', arguments: { length: { toString: null } } };
  const call = { index: 0, id: 'call-1', type: 'function', function: question };
  const { error } = read([[chunk({ delta: { tool_calls: [call] } })]]);
  expect(error).toBeInstanceOf(StreamError);
});
