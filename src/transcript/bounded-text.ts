// Keeps the beginning and the end of a text of any length, so that its memory is limited.

export interface BoundedTextValue {
  readonly head: string;
  /** Empty unless something was left out. */
  readonly tail: string;
  /** The number of characters left out between head and tail. */
  readonly omitted: number;
}

export function toText({ head, tail, omitted }: BoundedTextValue): string {
  return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
}

/** Counts lengths in UTF-16 units. Cuts no surrogate pair that was pushed in one piece. */
export function createBoundedText(headLength: number, tailLength: number) {
  let head = '';
  /** The number of characters after the head. The ring holds the last of them. */
  let tailSize = 0;
  const ring = createRing(tailLength + 1); // one more, because the tail could begin with half a surrogate pair

  return {
    push(text: string): void {
      const roomInHead = headLength - head.length;
      const fitting = text.length <= roomInHead ? text.length : Math.max(0, alignToCharacter(text, roomInHead));
      const addedToHead = tailSize > 0 ? 0 : fitting;
      if (addedToHead > 0) head += text.slice(0, addedToHead);
      if (addedToHead === text.length) return;
      ring.push(addedToHead === 0 ? text : text.slice(addedToHead));
      tailSize += text.length - addedToHead;
    },
    value(): BoundedTextValue {
      const rest = ring.value();
      // Nothing is left out yet, so head and rest are one text.
      if (tailSize <= tailLength) return { head: head + rest, tail: '', omitted: 0 };
      const tail = rest.slice(alignToCharacter(rest, rest.length - tailLength));
      const omitted = tailSize - tail.length;
      return omitted === 0 ? { head: head + tail, tail: '', omitted } : { head, tail, omitted };
    },
  };
}

/** Keeps the last `capacity` characters in one buffer. Dropped pieces of a list would stay in memory for a while. */
function createRing(capacity: number) {
  const unitBytes = 2;
  let bytes: Buffer | undefined;
  let size = 0;
  return {
    push(text: string): void {
      bytes ??= Buffer.alloc(capacity * unitBytes);
      const lastPart = text.length > capacity ? text.slice(text.length - capacity) : text;
      const start = (size + text.length - lastPart.length) % capacity;
      const lengthToEnd = Math.min(lastPart.length, capacity - start);
      bytes.write(lastPart.slice(0, lengthToEnd), start * unitBytes, 'utf16le');
      if (lengthToEnd < lastPart.length) bytes.write(lastPart.slice(lengthToEnd), 0, 'utf16le');
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

/** Moves an index out of the middle of a surrogate pair, to its start. */
function alignToCharacter(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}
