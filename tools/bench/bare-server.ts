// A bare node:http server that writes the bytes of the service's stream: `node bare-server.ts MODE CHUNKS`.
import http, { type ServerResponse } from 'node:http';
import { reportUse } from './use.ts';
import { type Mode, paceMs } from './workload.ts';

const [, , mode, chunkCount] = process.argv;
const every = paceMs(mode as Mode);
const head = (model: string): string =>
  `data: {"id":"chatcmpl-00000000-0000-4000-8000-000000000000","object":"chat.completion.chunk","created":1795199756,"model":"${model}","choices":[`;
const model = 'service/intern';
const role = `${head(model)}{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}\n\n`;
const chunk = `${head(model)}{"index":0,"delta":{"content":"word "},"finish_reason":null}]}\n\n`;
const end = `${head(model)}{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n${head(model)}],"session_id":"00000000-0000-4000-8000-000000000000","usage":null}\n\ndata: [DONE]\n\n`;

const server = http.createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    response.write(role);
    if (every === 0) void writeAll(response);
    else writePaced(response);
  });
});

/** As fast as the reader takes it. */
async function writeAll(response: ServerResponse): Promise<void> {
  for (let left = Number(chunkCount); left > 0; left--) {
    if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end(end);
}

function writePaced(response: ServerResponse): void {
  let left = Number(chunkCount);
  const timer = setInterval(() => {
    response.write(chunk);
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    response.end(end);
  }, every);
}

server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  reportUse(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`);
});
