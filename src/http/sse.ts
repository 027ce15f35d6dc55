// Decodes a stream of bytes into the `data` of its server-sent events (WHATWG HTML, "Server-sent events").
import { createParser } from 'eventsource-parser';
import { StreamError } from '../errors.ts';
import type { ByteReader, ByteStream } from './transport.ts';

export interface DecodeOptions {
  /** Milliseconds without any byte, not even of a comment, after which the stream fails. */
  readonly idleTimeoutMs: number;
  /** Default: 4 Mi, enough for any valid chunk, because its tool call must fit into a request of 1 MiB. */
  readonly maxEventCharacters?: number;
}

/**
 * Decodes an event stream. For each piece from the network, yields the data of the events that it completes, if any.
 * Drops an incomplete event at the end, as the standard says. Leaving the loop closes the connection.
 *
 * @throws {StreamError} `stream_idle` (silence), `stream_malformed` (an event over the limit), `stream_severed` (the
 *   connection broke)
 */
export async function* decodeEvents(body: ByteStream, options: DecodeOptions): AsyncGenerator<readonly string[], void> {
  const { maxEventCharacters = 4 * 1024 * 1024 } = options;
  let batch: string[] = [];
  const overflowErrors: StreamError[] = [];
  const parser = createParser({
    maxBufferSize: maxEventCharacters,
    onEvent: (event) => batch.push(event.data),
    onError(error) {
      // Ignore other errors, such as unknown fields, as the standard says. Only the limit on memory ends the stream.
      if (error.type !== 'max-buffer-size-exceeded') return;
      const message = `An event of the stream is longer than ${maxEventCharacters} characters.`;
      overflowErrors.push(new StreamError('stream_malformed', message, { cause: error }));
    },
  });
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  const idleWatch = watchIdleTime(reader, options.idleTimeoutMs);
  try {
    for (;;) {
      idleWatch.startRead();
      const { done, value } = await reader.read();
      idleWatch.endRead();
      if (done === true || value === undefined) return;
      parser.feed(decoder.decode(value, { stream: true }));
      const events = batch;
      batch = [];
      if (events.length > 0) yield events;
      const [overflowError] = overflowErrors;
      if (overflowError !== undefined) throw overflowError;
    }
  } catch (error) {
    if (error instanceof StreamError) throw error;
    idleWatch.endRead(); // throws if silence is the cause
    throw new StreamError('stream_severed', 'The connection broke in the middle of the stream.', { cause: error });
  } finally {
    idleWatch.stop();
    // Don't await it: on a dead connection it may never resolve. Its error says nothing new.
    reader.cancel().catch(() => {});
  }
}

/**
 * Uses one timer for the whole stream, and restarts it for each read. Cancels the reader to end a read that waits: a
 * race of each read against one promise would keep every read of a long stream in memory.
 */
function watchIdleTime(reader: ByteReader, idleTimeoutMs: number) {
  let isReading = false;
  let hasExpired = false;
  const timer = setTimeout(() => {
    if (!isReading) return; // the time was spent in our own code
    hasExpired = true;
    reader.cancel().catch(() => {});
  }, idleTimeoutMs);
  return {
    startRead(): void {
      isReading = true;
      timer.refresh();
    },
    /** Call it after each read. Throws `stream_idle` if the read took too long. */
    endRead(): void {
      isReading = false;
      if (!hasExpired) return;
      const message = `Nothing came on the stream for ${idleTimeoutMs / 1000} s, not even a keepalive. If the intern is silent for longer, raise "idle-timeout".`;
      throw new StreamError('stream_idle', message);
    },
    stop: () => clearTimeout(timer),
  };
}
