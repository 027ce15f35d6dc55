// Writes a stream: everything of one tick in one write, each write in one piece of text.
import type { ServerResponse } from 'node:http';
import type { BodyWriter } from '../control/faults.ts';
import type { Sink } from '../http/message.ts';

// More than this does not wait for the end of the tick, so that an intern that never pauses is told when to wait.
const longestHeld = 32 * 1024;

/** The sink of a response; `writer` is the response itself, or what a fault makes of it. */
export function createSink(response: ServerResponse, writer: BodyWriter): Sink {
  // A chunk is written a hundred times a second, so only what holds back or lets go looks at the response.
  let held = '';
  // Asked of each text as it comes: the whole would have to be put together to be asked.
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
      if (held === '') process.nextTick(release);
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
      // The response's: the request's own 'close' does not fire once its body was read.
      else response.once('close', check);
    },
  };
}

/** Resolves when a response takes more, or is gone. */
function caughtUp(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    // It may have caught up since, and says so only once.
    if (!response.writableNeedDrain) {
      done();
      return;
    }
    response.on('drain', done);
    response.on('close', done);
  });
}

/**
 * Writes the body of a response whose head was written.
 *
 * node:http hands the socket four pieces for each write (length, line end, text, line end) and plans a tick to let them go. One
 * piece costs less, and a stream is nothing but short writes. A client of HTTP/1.0 gets no coding.
 */
export function createChunkedWriter(response: ServerResponse): BodyWriter {
  if (!response.chunkedEncoding) {
    return { write: (text) => response.write(text), end: (text) => void response.end(text) };
  }
  response.chunkedEncoding = false;
  return {
    write(text, isAscii) {
      const { socket } = response;
      const [chunk, encoding] = frame(text, isAscii);
      // A socket that is corked already makes node:http plan no tick to uncork it.
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

/** A text as a chunk, and its encoding: of ASCII, Latin-1 makes the same bytes for less. */
function frame(text: string, isAscii = false): readonly [chunk: string, encoding: 'latin1' | 'utf8'] {
  // A chunk of no bytes would end the body.
  if (text === '') return ['', 'latin1'];
  const bytes = isAscii ? text.length : Buffer.byteLength(text);
  return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8'];
}
