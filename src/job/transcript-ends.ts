// Reads a transcript back: all of it, or only its beginning and its end if it is very long.
import { fstatSync, readSync } from 'node:fs';
import { readTranscript, type TranscriptLine } from '../transcript/lines.ts';

const mebibyte = 1024 * 1024;
const lineFeed = 10;

/** Yields a remark in place of the lines that it leaves out, and keeps the line numbers of the file. */
export function* readEnds(file: number, { head = 6 * mebibyte, tail = 2 * mebibyte } = {}): Iterable<TranscriptLine> {
  const { size } = fstatSync(file);
  if (size <= head + tail) {
    yield* readTranscript(readText(file, 0, size));
    return;
  }
  const headText = readText(file, 0, head);
  let last: TranscriptLine | undefined;
  for (const line of readTranscript(headText.slice(0, headText.lastIndexOf('\n') + 1))) {
    last = line;
    yield line;
  }
  const tailText = readText(file, size - tail, tail);
  const lineStart = tailText.indexOf('\n') + 1;
  const headLines = last?.number ?? 0;
  const omittedCount = countLines(file, size - tail) - headLines + 1; // 1: the line that the tail begins in
  const tailStart = headLines + omittedCount + 1;
  if (last !== undefined && typeof last.event !== 'string') {
    const message = `${omittedCount} lines of the transcript are left out here. The transcript file has them.`;
    yield { number: tailStart - 1, event: { type: 'remark', message, at: last.event.at } };
  }
  for (const line of readTranscript(tailText.slice(lineStart))) yield { ...line, number: tailStart + line.number - 1 };
}

function readText(file: number, position: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const bytesRead = readSync(file, bytes, 0, length, position);
  return new TextDecoder().decode(bytes.subarray(0, bytesRead));
}

function countLines(file: number, end: number): number {
  const bytes = Buffer.alloc(mebibyte);
  let count = 0;
  for (let position = 0; position < end; position += mebibyte) {
    const bytesRead = readSync(file, bytes, 0, Math.min(mebibyte, end - position), position);
    for (let at = bytes.indexOf(lineFeed); at !== -1 && at < bytesRead; at = bytes.indexOf(lineFeed, at + 1))
      count += 1;
  }
  return count;
}
