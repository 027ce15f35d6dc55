// Reads a transcript back: all of it, or only its beginning and its end if it is very long.
import { fstatSync, readSync } from 'node:fs';
import { readTranscript, type TranscriptLine } from '../transcript/lines.ts';

const mebibyte = 1024 * 1024;
const lineFeed = 10;

/** Puts a remark in place of what it leaves out; the numbers of lines stay right. */
export function* readEnds(
  file: number,
  { head = 6 * mebibyte, tail = 2 * mebibyte } = {},
): Generator<TranscriptLine, void, void> {
  const { size } = fstatSync(file);
  if (size <= head + tail) {
    yield* readTranscript(readText(file, 0, size));
    return;
  }
  const beginning = readText(file, 0, head);
  const whole = beginning.slice(0, beginning.lastIndexOf('\n') + 1);
  let last: TranscriptLine | undefined;
  for (const line of readTranscript(whole)) {
    last = line;
    yield line;
  }
  const end = readText(file, size - tail, tail);
  const first = end.indexOf('\n') + 1;
  const left = countLines(file, size - tail) - (last?.number ?? 0) + 1;
  const number = (last?.number ?? 0) + left + 1;
  if (last !== undefined && typeof last.event !== 'string') {
    const message = `${left} lines of the transcript are left out here. The transcript file has them.`;
    yield { number: number - 1, event: { type: 'remark', message, at: last.event.at } };
  }
  for (const line of readTranscript(end.slice(first))) yield { ...line, number: number + line.number - 1 };
}

function readText(file: number, position: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const read = readSync(file, bytes, 0, length, position);
  return new TextDecoder().decode(bytes.subarray(0, read));
}

function countLines(file: number, end: number): number {
  const bytes = Buffer.alloc(mebibyte);
  let count = 0;
  for (let position = 0; position < end; position += mebibyte) {
    const read = readSync(file, bytes, 0, Math.min(mebibyte, end - position), position);
    for (let at = bytes.indexOf(lineFeed); at !== -1 && at < read; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  }
  return count;
}
