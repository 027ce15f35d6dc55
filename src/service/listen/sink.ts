// Writes a streamed response: one write for all text of a tick, and one string for each write.
import type { ServerResponse } from 'node:http';
import type { BodyWriter } from '../control/faults.ts';
import type { Sink } from '../http/message.ts';

// Flush beyond this within a tick, so that an intern that never yields is held back too.
const longestHeld = 32 * 1024;

let due: (() => void)[] = [];

/** Shares one tick of Node among all: a thousand streams write in the same moment. */
function afterTick(release: () => void): void {
  if (due.length === 0) process.nextTick(releaseAll);
  due.push(release);
}

function releaseAll(): void {
  const all = due;
  due = [];
  for (const release of all) release();
}

export function createSink(response: ServerResponse, writer: BodyWriter): Sink {
  // Look at the state of the response only in a flush: chunks come a hundred times a second.
  let held = '';
  // Check each text as it comes: a check of `held` would flatten the whole string.
  let isAscii = true;
  let isBehind = false;
  const hold = (text: string): void => {
    held += text;
    isAscii &&= Buffer.byteLength(text) === text.length;
  };
  const release = (): void => {
    const text = held;
    held = '';
    if (text !== '' && !response.destroyed) isBehind = !writer.write(text, isAscii);
    isAscii = true;
  };
  return {
    write(text) {
      if (held === '') afterTick(release);
      hold(text);
      if (held.length > longestHeld) release();
      return !isBehind;
    },
    async drained() {
      await caughtUp(response);
      isBehind = false;
    },
    end(text) {
      hold(text);
      if (!response.destroyed) writer.end(held, isAscii);
      held = '';
    },
    onLeave(listener) {
      const check = (): void => {
        if (!response.writableEnded) listener();
      };
      if (response.destroyed) queueMicrotask(check);
      // Listen to the response: once the body of the request is read, its 'close' no longer tells that the client left.
      else response.once('close', check);
    },
  };
}

function caughtUp(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    // 'drain' comes only once, and may have come already.
    if (!response.writableNeedDrain) {
      done();
      return;
    }
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
      const isTaken = response.write(chunk, encoding);
      socket?.uncork();
      return isTaken;
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
