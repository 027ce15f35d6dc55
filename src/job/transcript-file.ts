// The transcript file of a job: written as the run goes, for its owner only, and not without end.
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describeError, InputError, RunError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import { readTranscript, type TranscriptLine } from '../transcript/lines.ts';
import { toTranscriptLine } from '../transcript/recorder.ts';
import { input, worded } from '../wording.ts';
import { FileRefusal, type Workspace } from './workspace.ts';

/** Written as the run goes, so that a killed job keeps what there was. */
export interface TranscriptFile {
  readonly path: string;
  write(event: RecordedEvent): void;
  /** The text as written: all of it, or of a very long one its beginning and its end. */
  lines(): Iterable<TranscriptLine>;
  close(): void;
}

/** Beyond this the intern's words are left out; what it asks, and what came of that, is kept. */
const usualMaxBytes = 256 * 1024 * 1024;
/** So much is kept in memory as well: to read it back would cost more than the run did. */
const maxKeptBytes = 1024 * 1024;

/** Creates the file, readable by its owner only; throws {@link InputError} `input_invalid`. */
export function createTranscriptFile(
  name: string | undefined,
  { workspace, log, maxBytes = usualMaxBytes }: { workspace: Workspace; log: Log; maxBytes?: number },
): TranscriptFile {
  const { path, file } = createLinesFile(name, workspace);
  let bytes = 0;
  let isFull = false;
  let kept: TranscriptLine[] | undefined = [];
  // Synchronous: an event is on disk before the next is looked at.
  const put = (event: RecordedEvent): void => {
    try {
      bytes += writeSync(file, toTranscriptLine(event));
      if (bytes > maxKeptBytes) kept = undefined;
      kept?.push({ number: kept.length + 1, event });
    } catch (cause) {
      throw new RunError('file_unwritable', `The transcript "${path}" can't be written.`, { cause });
    }
  };
  return {
    path,
    write(event) {
      const isSpeech = event.type === 'text' || event.type === 'reasoning';
      if (!isSpeech || bytes < maxBytes) {
        put(event);
      } else if (!isFull) {
        isFull = true;
        const message = `The transcript has ${bytes} bytes. What the intern says from here on is left out of it; what it asks is not.`;
        put({ type: 'remark', message, at: event.at });
        log.warning(message);
      }
    },
    lines: () => kept ?? readEnds(file),
    close: () => closeSync(file),
  };
}

/** Creates the file that `transcript-file` names, or one of ours; errors as {@link createTranscriptFile}. */
export function createLinesFile(name: string | undefined, workspace: Workspace) {
  const path =
    name === undefined ? join(workspace.temp, `intern-${randomUUID()}`, 'transcript.jsonl') : workspace.path(name);
  return { path, file: openTranscript(path, name !== undefined, workspace) };
}

function openTranscript(path: string, isNamed: boolean, workspace: Workspace): number {
  try {
    if (isNamed) workspace.refuseFileOfOthers(path);
    return workspace.create(path);
  } catch (cause) {
    const why = cause instanceof FileRefusal ? `: ${describeError(cause)}` : '';
    throw new InputError(
      'input_invalid',
      worded`The transcript can't be written to "${path}"${why}. Name another file with ${input('transcript-file')}.`,
      { source: 'transcript-file', cause },
    );
  }
}

const mebibyte = 1024 * 1024;
const lineFeed = 10;

/** Reads an open transcript. A remark stands for a middle that is left out; numbers of lines stay true. */
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
