// A bare node:http proxy, which streams what comes and looks at nothing: `node bare-proxy.ts URL`.
import http from 'node:http';
import { reportUse } from './use.ts';

const service = new URL(process.argv[2] ?? '');
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 256, timeout: 2000 });

const server = http.createServer((incoming, outgoing) => {
  const { method = 'GET', url: path = '/', headers } = incoming;
  const { hostname, port } = service;
  const forwarded = http.request({ hostname, port, method, path, headers, agent, timeout: 0 }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  reportUse(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
