// Writes the transcript file of a job during the run: readable by its owner only, and limited in size.
import { closeSync, mkdtempSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describeError, RunError } from '../errors.ts';
import { invalid } from '../inputs/values.ts';
import type { Log } from '../log.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import type { TranscriptLine } from '../transcript/lines.ts';
import { toTranscriptLine } from '../transcript/recorder.ts';
import { input, worded } from '../wording.ts';
import { FileRefusal, type Workspace } from './workspace.ts';

/** Beyond this, the intern's words are left out; its questions and their outcomes are not. */
const defaultMaxBytes = 256 * 1024 * 1024;
/** Up to this, the lines stay in memory: reading a short transcript back takes more work than recording it. */
const maxMemoryBytes = 1024 * 1024;

/** Throws {@link InputError} `input_invalid`. */
export function createTranscriptFile(
  name: string | undefined,
  { workspace, log, maxBytes = defaultMaxBytes }: { workspace: Workspace; log: Log; maxBytes?: number },
) {
  const { path, file } = createLinesFile(name, workspace);
  let bytes = 0;
  let isFull = false;
  let linesInMemory: TranscriptLine[] | undefined = [];
  // Write synchronously, so that an event is on the disk before the next one is handled.
  const put = (event: RecordedEvent): void => {
    try {
      bytes += writeSync(file, toTranscriptLine(event));
      if (bytes > maxMemoryBytes) linesInMemory = undefined;
      linesInMemory?.push({ number: linesInMemory.length + 1, event });
    } catch (cause) {
      throw new RunError('file_unwritable', `The transcript "${path}" can't be written.`, { cause });
    }
  };
  return {
    path,
    write(event: RecordedEvent): void {
      const isSpeech = event.type === 'text' || event.type === 'reasoning';
      if (!isSpeech || bytes < maxBytes) {
        put(event);
      } else if (!isFull) {
        isFull = true;
        const message = `The transcript has ${bytes} bytes. From here on it leaves out what the intern says, but not what the intern asks.`;
        put({ type: 'remark', message, at: event.at });
        log.warning(message);
      }
    },
    // Reading the file back loads the schemas of all events. Few runs are too long for the lines in memory.
    lines: async (): Promise<Iterable<TranscriptLine>> =>
      linesInMemory ?? (await import('./transcript-ends.ts')).readEnds(file),
    close: () => closeSync(file),
  };
}

export function createLinesFile(name: string | undefined, workspace: Workspace) {
  let path = name === undefined ? join(workspace.temp, 'intern-') : workspace.resolve(name); // without `name`: a prefix
  try {
    if (name === undefined) path = join(mkdtempSync(path), 'transcript.jsonl');
    else workspace.refuseFileOfOthers(path);
    return { path, file: workspace.create(path) };
  } catch (cause) {
    const why = cause instanceof FileRefusal ? `: ${describeError(cause)}` : '';
    const message = worded`The transcript can't be written to "${path}"${why}. Name another file with ${input('transcript-file')}.`;
    throw invalid('transcript-file', message, cause);
  }
}
