// Lets a stream pass up to a pause: the lines that tell of one are held back, for it may be answered here.

interface PauseGate {
  push(piece: Buffer): void;
  /** Returns what was held back, from the line with the pause on; without one, the end of an unfinished line. */
  end(): Buffer;
  /** True once a pause has come. */
  readonly isHolding: boolean;
}

/** The key of a tool call, and its finish reason; in a text of an intern a backslash precedes its last quote. */
const mark = Buffer.from('"tool_calls"');
const lineFeed = 0x0a;
/** Twice the largest pause that a policy judges. */
const maxHeldBytes = 4 * 1024 * 1024;
const nothing = Buffer.alloc(0);

/** Passes whole lines on, until one has a pause. */
export function createPauseGate(pass: (bytes: Buffer) => void): PauseGate {
  let rest: Buffer = nothing;
  let held: Buffer[] | undefined;
  let size = 0;
  let hasGivenUp = false;
  const release = (): void => {
    hasGivenUp = true;
    pass(Buffer.concat(held ?? [rest]));
    held = undefined;
    rest = nothing;
  };
  return {
    push(piece) {
      if (hasGivenUp) {
        pass(piece);
        return;
      }
      size = held === undefined ? rest.length + piece.length : size + piece.length;
      if (held === undefined) {
        const whole = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
        const at = whole.indexOf(mark);
        const end = (at === -1 ? whole.lastIndexOf(lineFeed) : whole.lastIndexOf(lineFeed, at)) + 1;
        if (end > 0) pass(end === whole.length ? whole : whole.subarray(0, end));
        rest = whole.subarray(end);
        if (at !== -1) held = [rest];
        size = rest.length;
      } else {
        held.push(piece);
      }
      if (size > maxHeldBytes) release();
    },
    end: () => Buffer.concat(held ?? [rest]),
    get isHolding() {
      return held !== undefined;
    },
  };
}
