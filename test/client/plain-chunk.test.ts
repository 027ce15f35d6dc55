// The quick look at a chunk against the schema of the contract: it never accepts more, and gives the same value.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainChunk } from '../../src/client/chat-events.ts';
import { chatChunk } from '../../src/contract/chat.ts';
import { runs, seed } from '../support/seed.ts';

const whole = {
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'example/scripted',
  choices: [{ index: 0, delta: { content: 'Hello.' }, finish_reason: null }],
};

test.each([
  whole,
  { ...whole, choices: [{ ...whole.choices[0], delta: { reasoning: 'Hm.' } }] },
  { ...whole, choices: [{ ...whole.choices[0], delta: { role: 'assistant', content: '' } }] },
  { ...whole, choices: [{ ...whole.choices[0], delta: {} }] },
  { ...whole, choices: [{ ...whole.choices[0], delta: {}, finish_reason: 'stop' }] },
  { ...whole, choices: [{ ...whole.choices[0], delta: {}, finish_reason: 'tool_calls' }] },
  { ...whole, system_fingerprint: null },
])('accepts a chunk of text, or that finishes a response %#', (chunk) => {
  expect(isPlainChunk(chunk)).toBe(true);
});

const odd = fc.oneof(
  fc.constantFrom(null, true, 0, 1.5, -1, '', 'stop', 'error', 'chat.completion.chunk', [], {}, undefined),
  fc.constantFrom({ content: 'x' }, { content: 1 }, { content: null }, { tool_calls: [] }, { content: 'x', more: 1 }),
);
/** Mostly the value that a chunk of text has. */
const mostly = (usual: unknown) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
const delta = fc.oneof(fc.constantFrom({ content: 'x' }, { reasoning: 'x' }, {}), odd);
const choice = fc.record({
  index: mostly(0),
  delta,
  finish_reason: fc.oneof(mostly(null), fc.constantFrom('stop', 'tool_calls', 'error', 'length')),
});
const value = fc
  .tuple(
    fc.record({
      id: mostly('i'),
      object: mostly('chat.completion.chunk'),
      created: mostly(1),
      model: mostly('m'),
      choices: fc.oneof(fc.array(choice, { maxLength: 2 }), odd),
    }),
    fc.dictionary(fc.constantFrom('session_id', 'usage', 'error', 'more'), odd, { maxKeys: 1 }),
  )
  .map(([chunk, more]) => ({ ...chunk, ...more }));

test('what it accepts, the schema accepts as it is', () => {
  let accepted = 0;
  fc.assert(
    fc.property(value, (candidate) => {
      if (!isPlainChunk(candidate)) return;
      accepted += 1;
      expect(chatChunk.safeParse(candidate)).toEqual({ success: true, data: candidate });
    }),
    { numRuns: runs(50_000), seed },
  );
  expect(accepted).toBeGreaterThanOrEqual(Math.floor(runs(50_000) / 200));
});
