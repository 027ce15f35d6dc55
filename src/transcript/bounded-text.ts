// A text of any length in limited memory: its beginning and its end.

export interface BoundedTextValue {
  readonly head: string;
  /** Empty unless something was left out. */
  readonly tail: string;
  /** The number of characters left out between head and tail. */
  readonly omitted: number;
}

export function textOf({ head, tail, omitted }: BoundedTextValue): string {
  return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
}

/** Counts UTF-16 units. Cuts no surrogate pair. */
export function createBoundedText(headLength: number, tailLength: number) {
  let head = '';
  /** The number of characters after the head; the last of them are in the ring. */
  let tailSize = 0;
  const ring = createRing(tailLength + 1); // has room for the first half of a pair that the limit would cut

  return {
    push(text: string): void {
      const room = headLength - head.length;
      const cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
      if (cut > 0) head += text.slice(0, cut);
      if (cut === text.length) return;
      ring.push(cut === 0 ? text : text.slice(cut));
      tailSize += text.length - cut;
    },
    value(): BoundedTextValue {
      const rest = ring.value();
      // Nothing is left out yet, so both are one text.
      if (tailSize <= tailLength) return { head: head + rest, tail: '', omitted: 0 };
      const tail = rest.slice(wholeCharacter(rest, rest.length - tailLength));
      const omitted = tailSize - tail.length;
      return omitted === 0 ? { head: head + tail, tail: '', omitted } : { head, tail, omitted };
    },
  };
}

/** Keeps no list of every piece of a long stream, because the garbage collector frees old objects late. */
function createRing(capacity: number) {
  const unitBytes = 2;
  let bytes: Buffer | undefined;
  let size = 0;
  return {
    push(text: string): void {
      bytes ??= Buffer.alloc(capacity * unitBytes);
      const kept = text.length > capacity ? text.slice(text.length - capacity) : text;
      const start = (size + text.length - kept.length) % capacity;
      const first = Math.min(kept.length, capacity - start);
      bytes.write(kept.slice(0, first), start * unitBytes, 'utf16le');
      if (first < kept.length) bytes.write(kept.slice(first), 0, 'utf16le');
      size += text.length;
    },
    value(): string {
      if (bytes === undefined) return '';
      if (size <= capacity) return bytes.toString('utf16le', 0, size * unitBytes);
      const start = (size % capacity) * unitBytes;
      return bytes.toString('utf16le', start) + bytes.toString('utf16le', 0, start);
    },
  };
}

function wholeCharacter(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}
