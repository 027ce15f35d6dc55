// The body of a response on its way: cut into pieces at any byte, in order, each arriving by itself.
import type { ByteStream } from '../../../src/http/transport.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';
import type { Fate } from './exchange.ts';
import { createPassage } from './passage.ts';
import { createReading, type Reading } from './reading.ts';

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

const broken = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** A body of which nothing was sent yet. */
export function createBody({ timeline, random, fate, onGone }: BodyOptions): Body {
  const reading = createReading();
  const passage = createPassage(timeline, random, fate.downMs);
  const gone = (): void => {
    if (passage.isClosed()) return;
    passage.close();
    onGone();
  };
  const knife = createKnife(fate, reading, gone);
  return {
    stream: reading.stream(gone),
    send(text) {
      const bytes = Buffer.from(text);
      knife.sent(bytes.length);
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + random.between(1, fate.pieceBytes));
        passage.send(() => knife.deliver(piece));
        start += piece.length;
      }
      return !fate.isSlowReader || passage.isEmpty() || random.chance(0.5);
    },
    drained: passage.emptied,
    end() {
      if (knife.end()) passage.send(knife.cutOff);
      passage.send(() => {
        if (knife.hasCut()) return;
        reading.close();
        passage.close();
      });
    },
    breakOff() {
      if (passage.isClosed()) return;
      passage.close();
      timeline.plan('network', fate.downMs, () => reading.fail(broken()));
    },
    leave() {
      if (passage.isClosed()) return;
      reading.fail(new DOMException('This operation was aborted', 'AbortError'));
      gone();
    },
  };
}

/** Cuts a body where its fate says so: after some of its bytes, or some before its end. */
function createKnife({ fault }: Fate, reading: Reading, gone: () => void) {
  const cut = fault?.kind === 'cut' ? fault.cut : undefined;
  let sentBytes = 0;
  let arrivedBytes = 0;
  /** No byte after this one arrives; known at the end, where it is counted from there. */
  let limit = cut !== undefined && 'bytes' in cut.at ? cut.at.bytes : Number.POSITIVE_INFINITY;
  const cutOff = (): void => {
    if (cut === undefined || cut.how === 'stall') return; // The server goes on to write, and nothing of it arrives.
    if (cut.how === 'reset') reading.fail(broken());
    else reading.close();
    gone();
  };
  return {
    sent(count: number): void {
      sentBytes += count;
    },
    deliver(bytes: Uint8Array): void {
      if (cut === undefined) {
        reading.push(bytes);
        return;
      }
      const kept = bytes.subarray(0, Math.max(0, limit - arrivedBytes));
      const isCut = kept.length < bytes.length || arrivedBytes + kept.length === limit;
      arrivedBytes += bytes.length;
      if (kept.length > 0) reading.push(kept);
      if (isCut) cutOff();
    },
    cutOff,
    /** All was sent. @returns whether it is cut where everything that may arrive has arrived */
    end(): boolean {
      if (cut === undefined || !('beforeEnd' in cut.at)) return false;
      limit = Math.max(0, sentBytes - cut.at.beforeEnd);
      return arrivedBytes >= limit;
    },
    hasCut: () => arrivedBytes > limit,
  };
}
