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
  if (!response.chunkedEncoding) return response;
  response.chunkedEncoding = false;
  // A chunk of no bytes would end the body.
  const frame = (text: string): string => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  return {
    write: (text) => response.write(frame(text)),
    end: (text) => void response.end(`${frame(text)}0\r\n\r\n`),
  };
}
