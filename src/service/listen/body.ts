// Request bodies: counted while they are read, bounded in size and time.
import type { IncomingMessage } from 'node:http';
import type { BodyResult } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';

/** Bounds of a body. */
export interface BodyOptions {
  /** One byte more is `too_large`. */
  readonly maxBytes: number;
  /** Longer is `too_slow`. */
  readonly deadlineMs: number;
  readonly clock: Clock;
}

// What is read past the limit and thrown away, so that a client that is still writing gets to read the refusal.
const maxDiscardedBytes = 16 * 1024 * 1024;

/** Reads a body, never holding more than `maxBytes` of it. */
export function readBody(incoming: IncomingMessage, { maxBytes, deadlineMs, clock }: BodyOptions): Promise<BodyResult> {
  return new Promise((resolve) => {
    let pieces: Buffer[] = [];
    let size = 0;
    const finish = (result: BodyResult): void => {
      cancelDeadline();
      incoming.off('data', take).off('end', end).off('close', abort).off('error', abort);
      resolve(result);
    };
    const take = (piece: Buffer): void => {
      size += piece.length;
      if (size <= maxBytes) {
        pieces.push(piece);
        return;
      }
      pieces = [];
      if (size > maxBytes + maxDiscardedBytes) finish({ outcome: 'too_large' });
    };
    const end = (): void =>
      finish(size > maxBytes ? { outcome: 'too_large' } : { outcome: 'read', bytes: Buffer.concat(pieces) });
    const abort = (): void => finish({ outcome: 'aborted' });
    const cancelDeadline = clock.setTimer(deadlineMs, () =>
      finish({ outcome: size > maxBytes ? 'too_large' : 'too_slow' }),
    );
    incoming.on('data', take).on('end', end).on('close', abort).on('error', abort);
  });
}
