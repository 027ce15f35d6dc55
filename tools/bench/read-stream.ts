// The reader of the service's benchmark: one stream, of which every chunk is counted.
import http, { type Agent } from 'node:http';
import { chunksPerStream } from './workload.ts';

const body = JSON.stringify({ messages: [{ role: 'user', content: 'hi' }], stream: true });
const headers = { authorization: 'Bearer bench', 'content-type': 'application/json', 'content-length': body.length };
const chunkMark = '"content":"word "';
const doneMarker = 'data: [DONE]\n\n';

/**
 * Reads one stream to its end.
 *
 * @returns how many bytes its body had
 * @throws {Error} when a chunk or the `[DONE]` at its end is missing, or one chunk came too many
 */
export function readStream(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let chunks = 0;
      let bytes = 0;
      // What a mark or the end may have begun in: shorter than a mark, so that none is counted twice.
      let tail = '';
      response.setEncoding('latin1');
      response.on('data', (piece: string) => {
        bytes += piece.length;
        const text = tail + piece;
        for (let at = text.indexOf(chunkMark); at !== -1; at = text.indexOf(chunkMark, at + chunkMark.length))
          chunks += 1;
        tail = text.slice(1 - chunkMark.length);
      });
      response.on('end', () => {
        if (response.statusCode === 200 && chunks === chunksPerStream && tail.endsWith(doneMarker)) resolve(bytes);
        else reject(new Error(`A stream of ${url} ended after ${chunks} chunks: ${response.statusCode} …${tail}`));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
