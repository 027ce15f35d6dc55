// Writes a streamed response, with one write for all text of a tick.
import type { ServerResponse } from 'node:http';
import type { BodyWriter } from '../control/faults.ts';
import type { Sink } from '../http/message.ts';

// A longer buffer is flushed within the tick, so that even an intern that never yields feels backpressure.
const maxBufferedLength = 32 * 1024;

let pendingFlushes: (() => void)[] = [];

/** Runs all flushes in one callback of `nextTick`, since a thousand streams write at the same moment. */
function afterTick(flush: () => void): void {
  if (pendingFlushes.length === 0) process.nextTick(flushAll);
  pendingFlushes.push(flush);
}

function flushAll(): void {
  const all = pendingFlushes;
  pendingFlushes = [];
  for (const flush of all) flush();
}

export function createSink(response: ServerResponse, writer: BodyWriter): Sink {
  let buffer = '';
  let isBehind = false;
  const flush = (): void => {
    const text = buffer;
    buffer = '';
    // Check the response here, not in `write`, which is called a hundred times a second.
    if (text !== '' && !response.destroyed) isBehind = !writer.write(text);
  };
  return {
    isFlushed: () => buffer === '',
    write(text) {
      if (buffer === '') afterTick(flush);
      buffer += text;
      if (buffer.length > maxBufferedLength) flush();
      return !isBehind;
    },
    async drained() {
      await waitForDrain(response);
      isBehind = false;
    },
    end(text) {
      if (!response.destroyed) writer.end(buffer + text);
      buffer = '';
    },
    onLeave(listener) {
      const check = (): void => {
        if (!response.writableEnded) listener();
      };
      if (response.destroyed) queueMicrotask(check);
      // Listen to the response: once its body is read, the request's 'close' no longer means that the client left.
      else response.once('close', check);
    },
  };
}

function waitForDrain(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    // 'drain' is emitted only once, and may have been already.
    if (!response.writableNeedDrain) return done();
    response.on('drain', done).on('close', done);
  });
}

// Writes each chunk as one string, straight to the socket once the headers are sent. node:http would write four strings
// and hold them back until the next tick. Does not chunk HTTP/1.0 responses.
export function createChunkedWriter(response: ServerResponse): BodyWriter {
  if (!response.chunkedEncoding) {
    return { write: (text) => response.write(text), end: (text) => void response.end(text) };
  }
  response.chunkedEncoding = false;
  let hasBegun = false;
  return {
    write(text) {
      const { socket } = response;
      const [chunk, encoding] = frame(text);
      // The empty write tells the response that the socket is behind, so that it emits 'drain'.
      if (hasBegun && socket?.writable === true && !response.writableEnded)
        return socket.write(chunk, encoding) || response.write('');
      hasBegun = true;
      return response.write(chunk, encoding);
    },
    end(text) {
      const [chunk, encoding] = frame(text);
      response.end(`${chunk}0\r\n\r\n`, encoding);
    },
  };
}

/** Frames a text as a chunk. For ASCII, Latin-1 makes the same bytes faster. */
function frame(text: string): readonly [chunk: string, encoding: 'latin1' | 'utf8'] {
  // An empty chunk would end the body (RFC 9112 section 7.1).
  if (text === '') return ['', 'latin1'];
  const bytes = Buffer.byteLength(text);
  return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8'];
}
