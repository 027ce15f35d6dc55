// The body of a request, read whole before anything is sent: so its length is known, and it is sent as one piece or not at all.
import type { IncomingMessage } from 'node:http';
import { mayHaveBody } from './refusal.ts';

export interface BodyBounds {
  /** One byte more is `body_too_large`. */
  readonly maxBytes: number;
  /** Longer is `body_too_slow`. */
  readonly timeoutMs: number;
}

/** `undefined`: the client left. */
export type ReadBody = Buffer | 'body_too_large' | 'body_too_slow' | undefined;

const empty = Buffer.alloc(0);

/** Reads a body and reports the result, once. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyBounds,
  done: (body: ReadBody) => void,
): void {
  if (!mayHaveBody(request)) {
    request.resume();
    done(empty);
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    done('body_too_large');
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const finish = (body: ReadBody): void => {
    clearTimeout(timer);
    request.off('data', take).off('end', end).off('close', leave);
    done(body);
  };
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > maxBytes) finish('body_too_large');
    else pieces.push(piece);
  };
  const end = (): void => {
    const [only = empty, ...more] = pieces;
    finish(more.length === 0 ? only : Buffer.concat(pieces));
  };
  const leave = (): void => finish(undefined);
  const timer = setTimeout(() => finish('body_too_slow'), timeoutMs);
  request.on('data', take).on('end', end).on('close', leave);
}
