// The body of a response on its way: cut into pieces at any byte, in order, each arriving by itself.
import type { ByteStream } from '../../../src/http/transport.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';
import type { Cut, Fate } from './exchange.ts';

/** How a body travels. */
export interface BodyOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly fate: Fate;
  /** Called once when the reader goes, or the connection breaks under both, before the end has arrived. */
  readonly onGone: () => void;
}

/** Both ends of a body. */
export interface Body {
  /** What the client reads. */
  readonly stream: ByteStream;
  /** Sends text. @returns false when the sender should wait for {@link Body.drained} */
  send(text: string): boolean;
  drained(): Promise<void>;
  /** No more is sent. */
  end(): void;
  /** The connection breaks: what is on its way is lost. */
  breakOff(): void;
  /** The client goes. */
  leave(): void;
}

type Read = { done?: boolean; value?: Uint8Array };

const broken = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** A body of which nothing was sent yet. */
export function createBody({ timeline, random, fate, onGone }: BodyOptions): Body {
  const reading = createReading();
  const cut = fate.fault?.kind === 'cut' ? fate.fault.cut : undefined;
  let sentBytes = 0;
  let onItsWay = 0;
  let lastArrivalMs = 0;
  let limit = cut !== undefined && 'bytes' in cut.at ? cut.at.bytes : Number.POSITIVE_INFINITY;
  let arrivedBytes = 0;
  let isOver = false;
  const waiting: (() => void)[] = [];

  const over = (): void => {
    isOver = true;
    for (const resume of waiting.splice(0)) resume();
  };
  const gone = (): void => {
    if (isOver) return;
    over();
    onGone();
  };
  const arrive = (happen: () => void): void => {
    lastArrivalMs = Math.max(lastArrivalMs, timeline.now() + fate.downMs + random.below(3));
    onItsWay += 1;
    timeline.plan('network', lastArrivalMs - timeline.now(), () => {
      onItsWay -= 1;
      if (!isOver) happen();
      if (onItsWay === 0) for (const resume of waiting.splice(0)) resume();
    });
  };
  const cutOff = (how: Cut['how']): void => {
    if (how === 'stall') return; // The server goes on to write, and nothing of it arrives.
    if (how === 'reset') reading.fail(broken());
    else reading.close();
    gone();
  };
  const deliver = (bytes: Uint8Array): void => {
    const kept = bytes.subarray(0, Math.max(0, limit - arrivedBytes));
    const isCut = kept.length < bytes.length || (cut !== undefined && arrivedBytes + kept.length === limit);
    arrivedBytes += bytes.length;
    if (kept.length > 0) reading.push(kept);
    if (isCut && cut !== undefined) cutOff(cut.how);
  };

  return {
    stream: reading.stream(() => gone()),
    send(text) {
      const bytes = Buffer.from(text);
      sentBytes += bytes.length;
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + random.between(1, fate.pieceBytes));
        arrive(() => deliver(piece));
        start += piece.length;
      }
      return !fate.isSlowReader || onItsWay === 0 || random.chance(0.5);
    },
    drained: () =>
      new Promise((resolve) => {
        if (onItsWay === 0 || isOver) resolve();
        else waiting.push(resolve);
      }),
    end() {
      if (cut !== undefined && 'beforeEnd' in cut.at) {
        limit = Math.max(0, sentBytes - cut.at.beforeEnd);
        if (arrivedBytes >= limit) arrive(() => cutOff(cut.how));
      }
      arrive(() => {
        if (arrivedBytes > limit) return;
        reading.close();
        over();
      });
    },
    breakOff() {
      if (isOver) return;
      over();
      timeline.plan('network', fate.downMs, () => reading.fail(broken()));
    },
    leave() {
      if (isOver) return;
      reading.fail(new DOMException('This operation was aborted', 'AbortError'));
      gone();
    },
  };
}

/** What has arrived, and who waits for more. */
function createReading() {
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
    push(bytes: Uint8Array): void {
      arrived.push(bytes);
      settle();
    },
    close: () => finish(undefined),
    fail: (error: Error) => finish(error),
    stream(onCancel: () => void): ByteStream {
      const cancel = (): Promise<void> => {
        arrived.length = 0;
        finish(undefined);
        onCancel();
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
    },
  };
}
