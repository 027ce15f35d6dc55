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
      new ArrivingStream(read, () => {
        arrived.length = 0;
        finish(undefined);
        onCancel();
      }),
  };
}

/** The client's side: a class, because each literal with a computed name costs a shape of its own. */
class ArrivingStream implements ByteStream {
  readonly read: () => Promise<Read>;
  readonly #leave: () => void;

  constructor(read: () => Promise<Read>, leave: () => void) {
    this.read = read;
    this.#leave = leave;
  }

  getReader(): this {
    return this;
  }

  cancel(): Promise<void> {
    this.#leave();
    return Promise.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    try {
      for (let { done, value } = await this.read(); done !== true; { done, value } = await this.read()) {
        if (value !== undefined) yield value;
      }
    } finally {
      await this.cancel();
    }
  }
}
