// The transfer coding of a stream, byte by byte on a socket of its own.
import http, { type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createChunkedWriter } from '../../../src/service/listen/chunked-writer.ts';

/** A server that writes these texts, and what one connection reads of it after these requests. */
async function read(texts: readonly string[], requests: string, isAscii?: boolean): Promise<string> {
  const server = http.createServer((_request, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const writer = createChunkedWriter(response);
    for (const text of texts.slice(0, -1)) if (text !== '') writer.write(text, isAscii);
    writer.end(texts.at(-1) ?? '', isAscii);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.end(requests);
  let received = '';
  for await (const bytes of socket.setEncoding('utf8')) received += bytes;
  return received;
}

const request = (version: string): string => `POST / HTTP/${version}\r\nhost: a\r\ncontent-length: 0\r\n\r\n`;
const bodyOf = (response: string): string => response.slice(response.indexOf('\r\n\r\n') + 4);

test('each text is one chunk, counted in bytes, and the last one is followed by the end', async () => {
  const response = await read(['a'.repeat(16), 'é€😀', 'end'], request('1.1'));
  expect(response.toLowerCase()).toContain('transfer-encoding: chunked\r\n');
  expect(bodyOf(response)).toBe(`10\r\n${'a'.repeat(16)}\r\n9\r\né€😀\r\n3\r\nend\r\n0\r\n\r\n`);
});

test('a text that is known to be ASCII is written as any other', async () => {
  for (const version of ['1.1', '1.0']) {
    const known = await read(['one', 'two'], request(version), true);
    expect(bodyOf(known)).toBe(bodyOf(await read(['one', 'two'], request(version))));
  }
});

test('an end without a text is the end alone', async () => {
  expect(bodyOf(await read(['a', ''], request('1.1')))).toBe('1\r\na\r\n0\r\n\r\n');
});

test('the connection can be used again', async () => {
  const response = await read(['a', 'b'], request('1.1').repeat(2));
  expect(response.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(response.match(/\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n/g)).toHaveLength(2);
});

test('a client of HTTP/1.0 gets the text as it is, until the connection ends', async () => {
  const response = await read(['a', 'b'], request('1.0'));
  expect(response.toLowerCase()).not.toContain('transfer-encoding');
  expect(bodyOf(response)).toBe('ab');
});
