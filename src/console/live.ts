// What changes on the page, sent as it changes: each part of it whole, a few times a second.
import type { Sink } from '../service/http/message.ts';

const everyMs = 250;

/** What a page is kept up to date with. */
export interface LiveOptions {
  /** Each part of the page as it is now, by id. */
  readonly sections: () => Promise<ReadonlyMap<string, { readonly html: string }>>;
  readonly sink: Sink;
  /** Calls `end` when the service stops. @returns takes that back */
  readonly onStop: (end: () => void) => () => void;
}

/** Sends the parts that are not as they were sent before, until the page is left or the service stops. */
export function keepUpToDate({ sections, sink, onStop }: LiveOptions): void {
  const sent = new Map<string, string>();
  let isBusy = false;
  const look = async (): Promise<void> => {
    const changed: Record<string, string> = {};
    for (const [id, { html }] of await sections()) {
      if (sent.get(id) === html) continue;
      sent.set(id, html);
      changed[id] = html;
    }
    const isKeepingUp = Object.keys(changed).length === 0 || sink.write(`data: ${JSON.stringify(changed)}\n\n`);
    if (!isKeepingUp) await sink.drained();
  };
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    void look().finally(() => {
      isBusy = false;
    });
  };
  const timer = setInterval(tick, everyMs);
  const forget = onStop(() => {
    clearInterval(timer);
    sink.end('');
  });
  sink.onLeave(() => {
    clearInterval(timer);
    forget();
  });
  tick();
}
