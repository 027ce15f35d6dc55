// Where a stream's text goes: one write for everything of one tick.
import type { ServerResponse } from 'node:http';
import type { Sink } from '../http/message.ts';
import type { BodyWriter } from './faulty-response.ts';

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
