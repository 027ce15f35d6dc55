// Writes a streamed response: one write for all text of a tick, and one string for each write.
import type { ServerResponse } from 'node:http';
import type { BodyWriter } from '../control/faults.ts';
import type { Sink } from '../http/message.ts';

// Flush a longer buffer within the tick, so that an intern that never yields is slowed down too.
const maxBufferedLength = 32 * 1024;

let pendingFlushes: (() => void)[] = [];

/** Runs all flushes in one tick of Node, since a thousand streams write at the same moment. */
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
  // Look at the state of the response only in a flush: chunks come a hundred times a second.
  let buffer = '';
  // Check each text as it comes: a check of `buffer` would flatten the whole string.
  let isAscii = true;
  let isBehind = false;
  const append = (text: string): void => {
    buffer += text;
    isAscii &&= Buffer.byteLength(text) === text.length;
  };
  const flush = (): void => {
    const text = buffer;
    buffer = '';
    if (text !== '' && !response.destroyed) isBehind = !writer.write(text, isAscii);
    isAscii = true;
  };
  return {
    write(text) {
      if (buffer === '') afterTick(flush);
      append(text);
      if (buffer.length > maxBufferedLength) flush();
      return !isBehind;
    },
    async drained() {
      await waitForDrain(response);
      isBehind = false;
    },
    end(text) {
      append(text);
      if (!response.destroyed) writer.end(buffer, isAscii);
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
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    // 'drain' comes only once, and may have come already.
    if (!response.writableNeedDrain) return done();
    response.on('drain', done);
    response.on('close', done);
  });
}

// For each write, node:http passes four strings to the socket and schedules a tick to uncork them: one string is
// cheaper. HTTP/1.0 responses are not chunked.
export function createChunkedWriter(response: ServerResponse): BodyWriter {
  if (!response.chunkedEncoding) {
    return { write: (text) => response.write(text), end: (text) => void response.end(text) };
  }
  response.chunkedEncoding = false;
  return {
    write(text, isAscii) {
      const { socket } = response;
      const [chunk, encoding] = frame(text, isAscii);
      // If the socket is corked already, node:http schedules no tick to uncork it.
      socket?.cork();
      const hasRoom = response.write(chunk, encoding);
      socket?.uncork();
      return hasRoom;
    },
    end(text, isAscii) {
      const [chunk, encoding] = frame(text, isAscii);
      response.end(`${chunk}0\r\n\r\n`, encoding);
    },
  };
}

/** Frames a text as a chunk. For ASCII, Latin-1 makes the same bytes faster. */
function frame(text: string, isAscii = false): readonly [chunk: string, encoding: 'latin1' | 'utf8'] {
  // An empty chunk would end the body (RFC 9112 section 7.1).
  if (text === '') return ['', 'latin1'];
  const bytes = isAscii ? text.length : Buffer.byteLength(text);
  return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8'];
}
