// What the most is that anything may cost the service or its clients, and what is said beyond it.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { prompt, readChat } from './support/chat.ts';
import { configOf, internId, sendJson, start } from './support/service.ts';

/** The message of the error that ends a run. */
async function endOf(steps: Parameters<typeof configOf>[0], limits = {}): Promise<unknown> {
  const service = await start({ config: configOf(steps, { limits }) });
  const { chunks, finishReason } = await readChat(await prompt(service, { mode: 'manual' }));
  expect(finishReason).toBe('error');
  return chunks.find(({ error }) => error !== undefined)?.error;
}

test('a long text is streamed in chunks of 65,536 characters, and no character is cut in two', async () => {
  const text = `a${'😀'.repeat(50_000)}`;
  const service = await start({ config: configOf([{ say: text }, { think: text }]) });
  const read = await readChat(await prompt(service));
  expect(read.text).toBe(text);
  expect(read.reasoning).toBe(text);
  const pieces = read.chunks.flatMap(({ choices }) =>
    choices.map(({ delta }) => delta.content ?? delta.reasoning ?? ''),
  );
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(65_536);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test.each([
  { characters: 65_536, isAsked: true },
  { characters: 65_537, isAsked: false },
])('a question of $characters characters is asked: $isAsked', async ({ characters, isAsked }) => {
  const bare = JSON.stringify({ kind: 'permission', operation: '', options: ['allow_once'] }).length;
  const operation = 'x'.repeat(characters - bare);
  const steps = [{ permission: { operation, options: ['allow_once' as const] } }];
  const service = await start({ config: configOf(steps) });
  const { finishReason } = await readChat(await prompt(service, { mode: 'manual' }));
  expect(finishReason).toBe(isAsked ? 'tool_calls' : 'error');
  if (!isAsked) {
    expect(await endOf(steps)).toEqual({
      code: 502,
      message: 'The intern asked a question of 65537 characters; at most 65536 are allowed.',
      metadata: { reason: 'turn_failed', retryable: false },
    });
  }
});

test('a run may say output_bytes; one more ends it', async () => {
  const limits = { output_bytes: 10 };
  const service = await start({ config: configOf([{ say: 'ü'.repeat(5) }], { limits }) });
  expect((await readChat(await prompt(service))).finishReason).toBe('stop');
  expect(await endOf([{ say: 'ü'.repeat(5) }, { think: 'x' }], limits)).toMatchObject({
    message: 'The intern said more than 10 bytes in one run.',
  });
});

test.each([
  { field: 'session_id', value: 'x'.repeat(257), message: 'session_id must have at most 256 characters.' },
  { field: 'session_id', value: '', message: 'session_id must not be empty.' },
  { field: 'model', value: 'x'.repeat(257), message: 'model must have at most 256 characters.' },
])('a $field of $value.length characters is refused by its limit', async ({ field, value, message }) => {
  const service = await start({ config: configOf([]) });
  const body = { stream: true, messages: [{ role: 'user', content: 'x' }], [field]: value };
  const response = await sendJson(service, 'POST', `/interns/${internId}/chat/completions`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { message } });
});

test('a chat body that is nothing but nesting is refused like any other', async () => {
  const service = await start({ config: configOf([]) });
  const body = `{"stream":true,"messages":${'['.repeat(1_048_000)}`;
  const url = `${service.baseUrl}/interns/${internId}/chat/completions`;
  const headers = { authorization: 'Bearer made-up-standard-secret', 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', body, headers });
  expect(await response.json()).toMatchObject({ error: { code: 400, message: 'The request body is not valid JSON.' } });
});

test.each([
  { usage: { total_tokens: 1_000_000_001 }, key: 'usage.total_tokens', problem: 'must be at most 1000000000' },
  { usage: { cost: 1_000_001 }, key: 'usage.cost', problem: 'must be at most 1000000' },
  {
    usage: { prompt_tokens_details: { deep: [] } },
    key: 'usage.prompt_tokens_details.deep',
    problem: 'is not known here',
  },
])('usage that no step can have is refused: $key', async ({ usage, key, problem }) => {
  await expect(startService({ config: configOf([{ usage }]) })).rejects.toThrow(`${key}" ${problem}.`);
});

test('a year is the longest that a clock moves at once', async () => {
  const service = await start();
  await service.advance('8784h');
  await expect(service.advance('8785h')).rejects.toThrow(
    '"8785h" is not a duration. Write 90s, 5m, 1h30m or seconds, at most a year.',
  );
  const { origin } = new URL(service.baseUrl);
  const response = await fetch(`${origin}/_clock`, { method: 'POST', body: '{"advance":1e300}' });
  expect(response.status).toBe(400);
});

test('a configuration of more than 4 MiB is not read', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'bounds-')), 'service.yml');
  await writeFile(file, `# ${'x'.repeat(4 * 1024 * 1024)}`);
  await expect(startService({ config: file })).rejects.toThrow('it has more than 4194304 bytes');
  await expect(startService({ config: '/dev/zero' })).rejects.toThrow('it has more than 4194304 bytes');
});

test('a thousand faults can be ordered, and no more', async () => {
  const service = await start();
  for (let order = 0; order < 1000; order++) service.fault({ route: 'list', fault: 'reset' });
  expect(() => service.fault({ route: 'list', fault: 'reset' })).toThrow('1000 faults are already ordered.');
});
