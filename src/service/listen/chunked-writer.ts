// The chunked transfer coding (RFC 9112, section 7.1), each write in one piece of text.
import type { ServerResponse } from 'node:http';
import type { BodyWriter } from './faulty-response.ts';

/**
 * Writes the body of a response whose head was written.
 *
 * node:http hands the socket four pieces for each write (length, line end, text, line end) and plans a tick to let them go. One
 * piece costs less, and a stream is nothing but short writes. A client of HTTP/1.0 gets no coding.
 */
export function createChunkedWriter(response: ServerResponse): BodyWriter {
  if (!response.chunkedEncoding) {
    return { write: (text) => response.write(text), end: (text) => void response.end(text) };
  }
  response.chunkedEncoding = false;
  return {
    write(text, isAscii) {
      const { socket } = response;
      const [chunk, encoding] = frame(text, isAscii);
      // Where the socket is corked already, node:http plans no tick to uncork it.
      socket?.cork();
      const isTaken = response.write(chunk, encoding);
      socket?.uncork();
      return isTaken;
    },
    end(text, isAscii) {
      const [chunk, encoding] = frame(text, isAscii);
      response.end(`${chunk}0\r\n\r\n`, encoding);
    },
  };
}

/** A text as a chunk, and its encoding: of ASCII, Latin-1 makes the same bytes for less. */
function frame(text: string, isAscii = false): readonly [chunk: string, encoding: 'latin1' | 'utf8'] {
  // A chunk of no bytes would end the body.
  if (text === '') return ['', 'latin1'];
  const bytes = isAscii ? text.length : Buffer.byteLength(text);
  return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8'];
}
