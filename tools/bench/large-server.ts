// A server that streams as many bytes as the header x-request-id asks for, in chunks of a size: `node large-server.ts CHUNK_BYTES`.
import http from 'node:http';
import { reportUse } from './use.ts';

const chunk = Buffer.from(`data: ${'x'.repeat(Number(process.argv[2]) - 8)}\n\n`);

const server = http.createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let left = Number(request.headers['x-request-id']);
  const pump = (): void => {
    while (left > 0) {
      left -= chunk.length;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on('drain', pump);
  pump();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  reportUse(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
