// A transcript read back: whole, or its two ends with the numbers of their lines.
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnds } from '../../src/job/transcript-ends.ts';
import { toTranscriptLine } from '../../src/transcript/recorder.ts';

const lineOf = (index: number): string =>
  toTranscriptLine({ type: 'prompt', text: `line ${index + 1} ü`, at: '2026-01-02T03:04:05.000Z' });

function endsOf(count: number, head: number, tail: number) {
  const path = join(mkdtempSync(join(tmpdir(), 'ends-')), 't.jsonl');
  writeFileSync(path, Array.from({ length: count }, (_, index) => lineOf(index)).join(''));
  const file = openSync(path, 'r');
  const lines = [...readEnds(file, { head, tail })];
  closeSync(file);
  return lines;
}

function textOf({ event }: ReturnType<typeof endsOf>[number]): string {
  if (typeof event === 'string') return event;
  return event.type === 'prompt' ? event.text : event.type === 'remark' ? event.message : '';
}

test('a short one is read whole', () => {
  const lines = endsOf(100, 1024 * 1024, 1);
  expect(lines).toHaveLength(100);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
});

test.each([
  [500, 300],
  [501, 333],
  [1, 300],
  [4000, 70],
])('of a long one, %d bytes of its beginning and %d of its end, each line under its own number', (head, tail) => {
  const lines = endsOf(100, head, tail);
  expect(lines.length).toBeLessThan(100);
  for (const line of lines) {
    const text = textOf(line);
    if (text.startsWith('line ')) expect(text).toBe(`line ${line.number} ü`);
  }
  expect(lines.at(-1)?.number).toBe(100);
  const read = lines.filter((line) => textOf(line).startsWith('line ')).length;
  if (head > 1)
    expect(lines.map(textOf)).toContain(
      `${100 - read} lines of the transcript are left out here. The transcript file has them.`,
    );
});
