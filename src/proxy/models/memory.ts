// The memory that bodies may take together: reserved before the first byte is read.

export interface Reservation {
  /** Gives back the bytes that the body did not need. */
  shrink(bytes: number): void;
  release(): void;
}

export interface Memory {
  /** Reserves so many bytes at once; undefined where somebody has to be waited for. */
  take(bytes: number): Reservation | undefined;
  /** Reserves so many bytes, first come first served; undefined when the wait ended without. */
  reserve(
    bytes: number,
    wait: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<Reservation | undefined>;
}

export function createMemory(maxBytes: number): Memory {
  let free = maxBytes;
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  const giveOut = (): void => {
    for (let [next] = waiting; next !== undefined && next.bytes <= free; [next] = waiting) {
      waiting.shift();
      free -= next.bytes;
      next.begin();
    }
  };
  const reservationOf = (bytes: number): Reservation => {
    let held = bytes;
    const keep = (rest: number): void => {
      free += held - rest;
      held = rest;
      giveOut();
    };
    return { shrink: (needed) => keep(Math.min(held, needed)), release: () => keep(0) };
  };
  return {
    take(bytes) {
      const wanted = Math.min(bytes, maxBytes);
      if (waiting.length > 0 || wanted > free) return undefined;
      free -= wanted;
      return reservationOf(wanted);
    },
    reserve(bytes, { timeoutMs, signal }) {
      const wanted = Math.min(bytes, maxBytes);
      return new Promise((resolve) => {
        const end = (reservation: Reservation | undefined): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          resolve(reservation);
        };
        const entry = { bytes: wanted, begin: () => end(reservationOf(wanted)) };
        const giveUp = (): void => {
          const index = waiting.indexOf(entry);
          if (index === -1) return;
          waiting.splice(index, 1);
          end(undefined);
          giveOut();
        };
        const timer = setTimeout(giveUp, timeoutMs);
        signal.addEventListener('abort', giveUp);
        waiting.push(entry);
        if (signal.aborted) giveUp();
        else giveOut();
      });
    },
  };
}
