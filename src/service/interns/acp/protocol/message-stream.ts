// Messages on the standard input and output of an agent: one JSON object a line, in order, and never more at once than are taken.

import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';

/** The longest message that is read. */
const longestMessageBytes = 32 * 1024 * 1024;

/** Handles the output of an agent. */
interface MessageReader {
  /**
   * Takes a message that nobody else has to see.
   *
   * @returns undefined when it did not; else a promise, when nothing more may be read before it resolves, or `true`
   */
  take(message: Readonly<Record<string, unknown>>): Promise<void> | true | undefined;
  /** A line that is no message: a banner, broken JSON. */
  noise(line: string): void;
}

/**
 * The messages that nobody takes, one after the other: the next is read once the last was handled.
 *
 * @throws {Error} a message is too long
 */
export async function* readMessages(
  stdout: Readable,
  { take, noise }: MessageReader,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  for await (const line of readLines(stdout)) {
    if (line.trim() === '') continue;
    const message = parse(line);
    if (message === undefined) {
      noise(line);
      continue;
    }
    const taken = take(message);
    if (taken === undefined) {
      yield message;
      // Whoever got it hands it on by promises: what comes after it in time may not come before it there.
      await nextTick();
    } else if (taken !== true) await taken;
  }
}

async function* readLines(stdout: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, end);
      bytes += line.length;
      if (bytes <= longestMessageBytes) yield (parts.length === 0 ? line : Buffer.concat([...parts, line])).toString();
      else throw tooLong();
      parts = [];
      bytes = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    bytes += rest.length;
    if (bytes > longestMessageBytes) throw tooLong();
    if (rest.length > 0) parts.push(rest);
  }
}

function tooLong(): Error {
  return new Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
}

/** A JSON-RPC message (https://www.jsonrpc.org/specification); undefined for everything else. */
function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';
    return isMessage ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes messages; each resolves when the next may be written. */
export function createMessageWriter(stdin: Writable): (message: unknown) => Promise<void> {
  return (message) =>
    new Promise((resolve) => {
      stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
}
