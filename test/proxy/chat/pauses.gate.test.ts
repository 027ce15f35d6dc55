// The gate before a pause: nothing of a pause passes, everything else does, however the network cuts the stream.
import { expect, test } from 'vitest';
import { createPauseGate } from '../../../src/proxy/chat/pauses.ts';

const before = 'data: {"delta":{"content":"it says \\"tool_calls\\" here"}}\n\n';
const pause = 'data: {"delta":{"tool_calls":[{"id":"1"}]}}\n\ndata: {"finish_reason":"tool_calls"}\n\ndata: [DONE]\n\n';

function cut(text: string, size: number): readonly Buffer[] {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
  return pieces.map((at) => bytes.subarray(at, at + size));
}

test.each([1, 2, 7, 16, 64, 1000])('in pieces of %i bytes', (size) => {
  let passed = '';
  const gate = createPauseGate((bytes) => {
    passed += bytes.toString();
  });
  for (const piece of cut(before + pause, size)) gate.push(piece);
  expect([passed, gate.isHolding, gate.end().toString()]).toEqual([before, true, pause]);
});

test('without a pause all passes, and an unfinished line at the end', () => {
  let passed = '';
  const gate = createPauseGate((bytes) => {
    passed += bytes.toString();
  });
  for (const piece of cut(`${before}data: [DO`, 5)) gate.push(piece);
  expect([passed, gate.isHolding, gate.end().toString()]).toEqual([before, false, 'data: [DO']);
});

test('what is too large to be a pause passes as it came', () => {
  let size = 0;
  const gate = createPauseGate((bytes) => {
    size += bytes.length;
  });
  const piece = Buffer.from('x'.repeat(1024 * 1024));
  gate.push(Buffer.from('data: {"tool_calls":"'));
  for (let count = 0; count < 5; count += 1) gate.push(piece);
  expect([size, gate.isHolding]).toEqual([21 + 5 * piece.length, false]);
});
