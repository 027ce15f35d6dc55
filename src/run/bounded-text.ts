// Text of any length in bounded memory: its beginning and its end.

/** What was kept of a text. */
export interface BoundedTextValue {
  readonly head: string;
  /** Empty unless something was left out. */
  readonly tail: string;
  /** Characters left out between head and tail. */
  readonly omitted: number;
}

/** Collects text, and keeps what its bounds allow. */
export interface BoundedText {
  push(text: string): void;
  value(): BoundedTextValue;
}

/** Keeps the first `headLength` and the last `tailLength` characters (UTF-16 units; no surrogate pair is cut). */
export function createBoundedText(headLength: number, tailLength: number): BoundedText {
  let head = '';
  // Pieces after the head; joined only when they have grown to twice what is kept, so that each is copied seldom.
  let tail: string[] = [];
  let tailSize = 0;
  let omitted = 0;

  const shorten = (): void => {
    const whole = tail.join('');
    const kept = whole.slice(wholeCharacter(whole, whole.length - tailLength));
    omitted += whole.length - kept.length;
    tail = [kept];
    tailSize = kept.length;
  };

  return {
    push(text) {
      const room = headLength - head.length;
      const cut = tailSize + omitted > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
      if (cut > 0) head += text.slice(0, cut);
      if (cut === text.length) return;
      tail.push(text.slice(cut));
      tailSize += text.length - cut;
      if (tailSize > 2 * tailLength) shorten();
    },
    value() {
      if (tailSize > tailLength) shorten();
      const rest = tail.join('');
      // As long as nothing was left out, the two are one text.
      return omitted === 0 ? { head: head + rest, tail: '', omitted } : { head, tail: rest, omitted };
    },
  };
}

/** The index, or the one before it where the index would cut a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}
