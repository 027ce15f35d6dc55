// The reader's end of a body: what has arrived, and who waits for more.
import type { ByteStream } from '../../../src/http/transport.ts';

type Read = { done?: boolean; value?: Uint8Array };

/** The reader's end. */
export interface Reading {
  push(bytes: Uint8Array): void;
  /** There is no more. */
  close(): void;
  /** There is no more, because of this. */
  fail(error: Error): void;
  /** What the client reads; `onCancel`: it reads no more. */
  stream(onCancel: () => void): ByteStream;
}

/** Nothing has arrived yet. */
export function createReading(): Reading {
  const arrived: Uint8Array[] = [];
  let end: { readonly error: Error | undefined } | undefined;
  let pending: { readonly resolve: (read: Read) => void; readonly reject: (error: Error) => void } | undefined;
  const settle = (): void => {
    if (pending === undefined) return;
    const { resolve, reject } = pending;
    const value = arrived.shift();
    if (value === undefined && end === undefined) return;
    pending = undefined;
    if (value !== undefined) resolve({ done: false, value });
    else if (end?.error === undefined) resolve({ done: true });
    else reject(end.error);
  };
  const finish = (error: Error | undefined): void => {
    end ??= { error };
    settle();
  };
  const read = (): Promise<Read> =>
    new Promise((resolve, reject) => {
      pending = { resolve, reject };
      settle();
    });
  return {
    push(bytes) {
      arrived.push(bytes);
      settle();
    },
    close: () => finish(undefined),
    fail: finish,
    stream: (onCancel) =>
      toStream(read, () => {
        arrived.length = 0;
        finish(undefined);
        onCancel();
      }),
  };
}

function toStream(read: () => Promise<Read>, leave: () => void): ByteStream {
  const cancel = (): Promise<void> => {
    leave();
    return Promise.resolve();
  };
  return {
    cancel,
    getReader: () => ({ read, cancel }),
    async *[Symbol.asyncIterator]() {
      try {
        for (let { done, value } = await read(); done !== true; { done, value } = await read()) {
          if (value !== undefined) yield value;
        }
      } finally {
        await cancel();
      }
    },
  };
}
