// The standard error of an agent: told line by line, its end kept.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { collectStderr } from '../../../../src/service/interns/acp/running-agent.ts';

/** What is told of a standard error that comes in these pieces, and the end that is kept. */
async function tail(...pieces: readonly (string | Uint8Array)[]) {
  const stderr = new PassThrough();
  const told: string[] = [];
  const redact = (text: string): string => text.replaceAll('made-up-secret', '***');
  const kept = collectStderr(stderr, { redact, onLine: (line) => void told.push(line) });
  for (const piece of pieces) stderr.write(piece);
  stderr.end();
  await new Promise((resolve) => stderr.once('close', resolve));
  return { told, lastWords: kept() };
}

test('a line is told once it is whole, whatever pieces it comes in, and an empty one is not', async () => {
  const { told, lastWords } = await tail('on', 'e\ntwo\n', ' \n\n', 'open');
  expect(told).toEqual(['one', 'two']);
  expect(lastWords).toBe('one\ntwo\n \n\nopen');
});

test('a character may come in pieces', async () => {
  const bytes = new TextEncoder().encode('é\n');
  expect((await tail(bytes.slice(0, 1), bytes.slice(1))).told).toEqual(['é']);
});

test('neither has a secret in it, also where that comes in pieces', async () => {
  expect(await tail('made-up', '-secret\n')).toEqual({ told: ['***'], lastWords: '***' });
});

test('of much the last 600 characters are kept', async () => {
  const { lastWords } = await tail('first\n', 'x'.repeat(100_000), ' last');
  expect(lastWords).toBe(`${'x'.repeat(595)} last`);
});

test('an error of the stream is nothing to tell', async () => {
  const stderr = new PassThrough();
  const kept = collectStderr(stderr, { redact: (text) => text, onLine() {} });
  stderr.destroy(new Error('EIO'));
  await new Promise((resolve) => stderr.once('close', resolve));
  expect(kept()).toBe('');
});
