// A forward proxy in a process of its own: tunnels CONNECT requests to the hosts that it was told, and says which.
import http from 'node:http';
import net from 'node:net';

/** `host:port` as a client asks for it → local port, as JSON in the first argument. */
const targets: Readonly<Record<string, number>> = JSON.parse(process.argv[2] ?? '{}');

const proxy = http.createServer((_request, response) => {
  response.writeHead(405).end();
});
proxy.on('connect', (request, client: net.Socket) => {
  const asked = request.url ?? '';
  process.stdout.write(`${JSON.stringify({ connect: asked })}\n`);
  const port = targets[asked];
  if (port === undefined) {
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    return;
  }
  const upstream = net.connect(port, '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.pipe(client).pipe(upstream);
  });
  for (const socket of [upstream, client]) socket.on('error', () => upstream.destroy());
});
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : undefined })}\n`);
});
