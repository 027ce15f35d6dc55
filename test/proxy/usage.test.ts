// The usage in a stream, of which only the end is kept.
import { expect, test } from 'vitest';
import { createDocumentUsageReader, createStreamUsageReader } from '../../src/proxy/usage.ts';

const final = 'data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3,"cost":0.5}}\n\n';

test('the final chunk is read behind a long stream, in whatever pieces it comes', () => {
  const reader = createStreamUsageReader();
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  for (const byte of Buffer.from(final)) reader.push(Buffer.of(byte));
  expect(reader.read()).toEqual({ usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.5 } });
});

test('a chunk so far back that it can not be the final one is forgotten', () => {
  const reader = createStreamUsageReader();
  reader.push(Buffer.from(final));
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  expect(reader.read()).toEqual({ unfinished: true });
});

test('a line separator in the id of a session ends no line', () => {
  const reader = createStreamUsageReader();
  const chunk = { id: 'c', session_id: 'a\u2028data: b\u2029c', choices: [], usage: { cost: 2 } };
  reader.push(Buffer.from(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`));
  expect(reader.read()).toMatchObject({ usage: { cost: 2 } });
});

test.each([10, 2_000_000])('the usage of a document with an answer of %i characters counts', (length) => {
  const reader = createDocumentUsageReader();
  const content = `"usage":{"cost":0}${'x'.repeat(length)}`;
  const text = JSON.stringify({
    choices: [{ message: { content } }],
    usage: { cost: 3, details: { cached: 1 } },
    id: 'c',
  });
  for (let at = 0; at < text.length; at += 60_000) reader.push(Buffer.from(text.slice(at, at + 60_000)));
  expect(reader.read()).toMatchObject({ usage: { cost: 3 } });
});

test('a large document without a usage has none, whatever was said in it', () => {
  const reader = createDocumentUsageReader();
  reader.push(Buffer.from(JSON.stringify({ content: `${'x'.repeat(2_000_000)}"usage":{"cost":9}` })));
  expect(reader.read()).toEqual({});
});
