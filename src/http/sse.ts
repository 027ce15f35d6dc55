// Server-sent events: turns a stream of bytes into the `data` of its events (WHATWG HTML, "Server-sent events").
import { createParser } from 'eventsource-parser';
import { StreamError } from '../errors.ts';
import type { ByteReader, ByteStream } from './transport.ts';

/** Limits of {@link decodeEvents}. */
export interface DecodeOptions {
  /** No byte, not even of a comment, for this many milliseconds is an error. */
  readonly idleTimeoutMs: number;
  /** Longest event in characters; default 4 Mi. */
  readonly maxEventCharacters?: number;
}

/** Enough for the largest honest chunk, whose tool call has to fit into a request of 1 MiB. */
const defaultMaxEventCharacters = 4 * 1024 * 1024;

/**
 * Decode an event stream. Yields the data of the events that each piece from the network completes, if any. Drops an
 * event cut by the end of the stream, as the standard says. Leaving the loop closes the connection.
 *
 * @throws {StreamError} `stream_idle` (silence), `stream_malformed` (an event over the limit), `stream_severed` (the
 *   connection broke)
 */
export async function* decodeEvents(
  body: ByteStream,
  options: DecodeOptions,
): AsyncGenerator<readonly string[], void, void> {
  const { maxEventCharacters = defaultMaxEventCharacters } = options;
  let batch: string[] = [];
  const overflow: StreamError[] = [];
  const parser = createParser({
    maxBufferSize: maxEventCharacters,
    onEvent: (event) => batch.push(event.data),
    onError(error) {
      // The standard ignores unknown fields and the like; nothing ends the stream but the limit on memory.
      if (error.type !== 'max-buffer-size-exceeded') return;
      const message = `An event of the stream is longer than ${maxEventCharacters} characters.`;
      overflow.push(new StreamError('stream_malformed', message, { cause: error }));
    },
  });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  const silence = watchSilence(reader, options.idleTimeoutMs);
  try {
    for (;;) {
      silence.begins();
      const { done, value } = await reader.read();
      silence.ends();
      if (done === true || value === undefined) return;
      parser.feed(decoder.decode(value, { stream: true }));
      const complete = batch;
      batch = [];
      if (complete.length > 0) yield complete;
      const [tooMuch] = overflow;
      if (tooMuch !== undefined) throw tooMuch;
    }
  } catch (error) {
    if (error instanceof StreamError) throw error;
    silence.ends(); // throws if the silence broke the connection
    throw new StreamError('stream_severed', 'The connection broke in the middle of the stream.', { cause: error });
  } finally {
    silence.stop();
    // Don't wait for it: on a dead connection it may never resolve, and its failure says nothing new.
    reader.cancel().catch(() => {});
  }
}

/**
 * Has one timer for the whole stream, restarted for each read. To end a read that waits, cancels the reader: a race of
 * each read against one promise would keep every read of a long stream in memory.
 */
function watchSilence(reader: ByteReader, idleTimeoutMs: number) {
  let reading = false;
  let expired = false;
  const timer = setTimeout(() => {
    if (!reading) return; // the time passed in our own code
    expired = true;
    reader.cancel().catch(() => {});
  }, idleTimeoutMs);
  return {
    /** Call it when a read begins to wait. */
    begins(): void {
      reading = true;
      timer.refresh();
    },
    /** Call it when the read has ended; throws `stream_idle` if it took too long. */
    ends(): void {
      reading = false;
      if (!expired) return;
      throw new StreamError(
        'stream_idle',
        `Nothing came on the stream for ${idleTimeoutMs / 1000} s, not even a keepalive. If the intern needs longer silences, raise "idle-timeout".`,
      );
    },
    stop: () => clearTimeout(timer),
  };
}
