// What a fault does to the bytes of a response.
import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';

/** A fault that lets the request be handled and spoils the answer's bytes. */
export type ByteFault = Exclude<Fault, 'reset' | 'hang' | { status: number }>;

/** Whether a fault strikes after the request was handled. */
export function isByteFault(fault: Fault | undefined): fault is ByteFault {
  if (fault === undefined || fault === 'reset' || fault === 'hang') return false;
  return typeof fault === 'string' || 'sever_after_bytes' in fault;
}

/** Writes a response's text as a fault wants it. */
export interface BodyWriter {
  /** @returns false when the caller should wait for `drain` */
  write(text: string): boolean;
  end(text: string): void;
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
  return text.replace(/data: \[DONE\]\n\n$/, '');
}

/** Each byte in a write of its own, each write in a tick of its own. */
function createByteWriter(response: ServerResponse): BodyWriter {
  const queue: Buffer[] = [];
  let isEnded = false;
  let isWriting = false;
  const step = (): void => {
    const first = queue[0];
    if (response.destroyed) return;
    if (first === undefined) {
      isWriting = false;
      if (isEnded) response.end();
      return;
    }
    response.write(first.subarray(0, 1));
    if (first.length > 1) queue[0] = first.subarray(1);
    else queue.shift();
    setImmediate(step);
  };
  const add = (text: string): void => {
    if (text !== '') queue.push(Buffer.from(text));
    if (isWriting) return;
    isWriting = true;
    setImmediate(step);
  };
  return {
    write(text) {
      add(text);
      return true;
    },
    end(text) {
      isEnded = true;
      add(text);
    },
  };
}

/** So many bytes of the body, then the connection breaks. */
function createSeveringWriter(response: ServerResponse, bytes: number): BodyWriter {
  let left = bytes;
  const pass = (text: string): boolean => {
    if (response.destroyed) return true;
    const kept = Buffer.from(text).subarray(0, left);
    left -= kept.length;
    if (left > 0) return response.write(kept);
    // Once the kept bytes are on their way. Not a reset, which would take bytes back that the reader has not read yet.
    response.write(kept, () => response.socket?.destroy());
    return true;
  };
  return { write: pass, end: (text) => void (pass(text) && left > 0 && response.end()) };
}
