// The end of a proxy: it accepts nothing more, gives open requests a moment, reports its sums, and closes everything.
import type { Server, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { AccountKeeper } from './account-keeper.ts';

export interface EndingOptions {
  readonly server: Server;
  readonly keeper: AccountKeeper;
  readonly clock: Clock;
  /** Number of requests under way. */
  readonly underWay: () => number;
  /** Closes the connections to the service. */
  readonly closeLink: () => void;
}

/** Ends a proxy, once. */
export interface Ending {
  readonly isBegun: boolean;
  /** Resolves when everything is closed. */
  stop(reason: string, waitMs: number): Promise<void>;
  /** The same for a request that asks for it, which is told the sum. */
  stopOnRequest(response: ServerResponse): Promise<void>;
  /** Resolves with the reason when everything is closed. */
  readonly ended: Promise<string>;
}

/** Longest wait for streams to end. */
export const graceMs = 5_000;
const glanceMs = 20;

/** The end of a proxy that has not begun yet. */
export function createEnding({ server, keeper, clock, underWay, closeLink }: EndingOptions): Ending {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<string>();
  let isBegun = false;
  let isClosed = false;
  const quiet = async (waitMs: number): Promise<void> => {
    const until = clock.monotonic() + waitMs;
    while (underWay() > 0 && clock.monotonic() < until) await clock.sleep(glanceMs);
  };
  const close = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    server.closeAllConnections();
    closeLink();
    keeper.record({ type: 'end', at: new Date(clock.now()).toISOString(), reason });
    keeper.flush();
    tellEnd(reason);
  };
  const begin = (): void => {
    isBegun = true;
    server.close();
  };
  return {
    ended,
    get isBegun() {
      return isBegun;
    },
    async stop(reason, waitMs) {
      begin();
      await quiet(waitMs);
      close(reason);
    },
    async stopOnRequest(response) {
      begin();
      await quiet(graceMs);
      if (response.closed) close('stopped');
      else response.once('close', () => close('stopped'));
      response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify(keeper.totals));
    },
  };
}
