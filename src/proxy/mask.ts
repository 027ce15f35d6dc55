// Takes the proxy's own bearer out of the bytes of an answer: as many asterisks in its place, so that lengths stay true.

/** Masks bytes that come in pieces; what may be the beginning of a bearer is held back until it is told apart. */
export interface ByteMask {
  push(piece: Buffer): Buffer;
  /** Gives the bytes that were held back. */
  end(): Buffer;
}

const none = Buffer.alloc(0);

/** A mask for one answer. */
export function createByteMask(bearer: string): ByteMask {
  const needle = Buffer.from(bearer, 'latin1');
  let held: Buffer = none;
  return {
    push(piece) {
      const whole = held.length === 0 ? piece : Buffer.concat([held, piece]);
      const end = fill(whole, needle);
      const open = openEnd(whole, needle, end);
      held = whole.subarray(open);
      return whole.subarray(0, open);
    },
    end: () => held,
  };
}

/** The same for a header's value. */
export function maskText(text: string, bearer: string): string {
  return text.length < bearer.length ? text : text.replaceAll(bearer, '*'.repeat(bearer.length));
}

/** Fills every whole bearer with asterisks; gives the end of the last. */
function fill(bytes: Buffer, needle: Buffer): number {
  let end = 0;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) {
    end = at + needle.length;
    bytes.fill('*', at, end);
  }
  return end;
}

/** Finds the longest end of the bytes that could be the start of a bearer, and returns its index; their length if there is none. */
function openEnd(bytes: Buffer, needle: Buffer, from: number): number {
  const [first = 0] = needle;
  const earliest = Math.max(from, bytes.length - needle.length + 1);
  for (let at = bytes.indexOf(first, earliest); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (bytes.compare(needle, 0, bytes.length - at, at) === 0) return at;
  }
  return bytes.length;
}
