// The usage in a stream, of which only the end is kept.
import { expect, test } from 'vitest';
import { streamUsage } from '../../src/proxy/answer-usage.ts';

const final = 'data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3,"cost":0.5}}\n\n';

test('the final chunk is read behind a long stream, in whatever pieces it comes', () => {
  const reader = streamUsage();
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  for (const byte of Buffer.from(final)) reader.push(Buffer.of(byte));
  expect(reader.read()).toEqual({ promptTokens: 1, completionTokens: 2, totalTokens: 3, cost: 0.5 });
});

test('a chunk so far back that it can not be the final one is forgotten', () => {
  const reader = streamUsage();
  reader.push(Buffer.from(final));
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  expect(reader.read()).toBe('unfinished');
});
