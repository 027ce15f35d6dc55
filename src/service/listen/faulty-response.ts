// Spoils the bytes of a response as a fault orders.
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import { doneMarker } from '../../contract/chat.ts';
import type { Fault } from '../control/faults.ts';

/** A fault that lets the request be handled and spoils the answer's bytes. */
type ByteFault = Exclude<Fault, 'reset' | 'hang' | { status: number }>;

/** Writes a response's text as a fault wants it. */
export interface BodyWriter {
  /**
   * @param isAscii - that it is known to have nothing but ASCII, so that nobody has to look
   * @returns false when the caller should wait for `drain`
   */
  write(text: string, isAscii?: boolean): boolean;
  end(text: string, isAscii?: boolean): void;
}

/** The writer that spoils what goes through it; headers are the caller's. */
export function createFaultyWriter(response: ServerResponse, fault: ByteFault): BodyWriter {
  if (fault === 'silence') return { write: () => true, end() {} };
  if (fault === 'crlf') {
    return { write: (text) => response.write(withCrlf(text)), end: (text) => void response.end(withCrlf(text)) };
  }
  if (fault === 'end_without_done') {
    return { write: (text) => response.write(text), end: (text) => void response.end(withoutDone(text)) };
  }
  return fault === 'one_byte_per_write'
    ? createByteWriter(response)
    : createSeveringWriter(response, fault.sever_after_bytes);
}

function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

function withoutDone(text: string): string {
  return text.replace(`data: ${doneMarker}\n\n`, '');
}

/** Each byte in a write of its own, each write in a tick of its own. */
function createByteWriter(response: ServerResponse): BodyWriter {
  let written = Promise.resolve();
  const writeBytes = (text: string): Promise<void> => {
    written = written.then(async () => {
      for (const byte of Buffer.from(text)) {
        response.write(Uint8Array.of(byte));
        await nextTick();
      }
    });
    return written;
  };
  return {
    write(text) {
      void writeBytes(text);
      return true;
    },
    end(text) {
      void writeBytes(text).then(() => response.end());
    },
  };
}

/** So many bytes of the body, then the connection breaks. */
function createSeveringWriter(response: ServerResponse, bytes: number): BodyWriter {
  let left = bytes;
  const write = (text: string): boolean => {
    const kept = Buffer.from(text).subarray(0, left);
    left -= kept.length;
    if (left > 0) return response.write(kept);
    // Once the kept bytes are on their way. Not a reset, which would take bytes back that the reader has not read yet.
    response.write(kept, () => response.destroy());
    return true;
  };
  return {
    write,
    end(text) {
      write(text);
      if (left > 0) response.end();
    },
  };
}
