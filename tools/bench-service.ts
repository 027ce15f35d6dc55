// `npm run bench:service`: the service beside a bare node:http server that writes the same bytes, in one run.
import { type ChildProcess, fork } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import type { Use } from './bench/use.ts';
import { chunksPerStream, type Mode, modes, streams } from './bench/workload.ts';

const rounds = Number(process.argv[2] ?? 5);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const body = JSON.stringify({ messages: [{ role: 'user', content: 'hi' }], stream: true });
const doneMarker = 'data: [DONE]\n\n';

interface Server {
  readonly name: string;
  readonly child: ChildProcess;
  readonly url: string;
  use(): Promise<Use>;
}

interface Sample {
  readonly chunksPerSecond: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
}

async function startServer(name: string, mode: Mode): Promise<Server> {
  const file = path.join(import.meta.dirname, `bench/${name}-server.ts`);
  const child = fork(file, [mode, String(chunksPerStream)], { stdio: 'inherit' });
  const next = <Message>() =>
    new Promise<Message>((resolve) => child.once('message', (message) => resolve(message as Message)));
  const { url } = await next<{ url: string }>();
  return {
    name,
    child,
    url,
    use() {
      const answered = next<Use>();
      child.send('use');
      return answered;
    },
  };
}

/** One stream, checked: all chunks, then `[DONE]`. */
function readStream(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: 'Bearer bench',
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let chunks = 0;
      let tail = '';
      response.setEncoding('latin1');
      response.on('data', (text: string) => {
        for (let at = text.indexOf('"content":"word "'); at !== -1; at = text.indexOf('"content":"word "', at + 1))
          chunks += 1;
        tail = (tail + text).slice(-1024);
      });
      response.on('end', () => {
        // A chunk cut in two by the transport is not seen whole, so a few may be missing in the count, but never the end.
        if (response.statusCode === 200 && chunks > 0 && tail.endsWith(doneMarker)) resolve();
        else
          reject(
            new Error(`a stream of ${url} ended after ${chunks} chunks: ${response.statusCode} ${tail.slice(-200)}`),
          );
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function measure(server: Server): Promise<Sample> {
  const before = await server.use();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: streams }, () => readStream(server.url)));
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await server.use();
  return {
    chunksPerSecond: (streams * chunksPerStream) / seconds,
    cpuMs: after.cpuMs - before.cpuMs,
    peakMiB: after.peakMiB,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

for (const mode of modes) {
  const servers = [await startServer('service', mode), await startServer('bare', mode)];
  const samples = new Map<string, Sample[]>(servers.map(({ name }) => [name, []]));
  // The first round warms up; the servers take turns, so that both meet the same machine.
  for (let round = 0; round <= rounds; round++) {
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      const sample = await measure(server);
      if (round > 0) samples.get(server.name)?.push(sample);
    }
  }
  for (const { child } of servers) child.kill();
  const of = (name: string, field: keyof Sample): number =>
    median((samples.get(name) ?? []).map((sample) => sample[field]));
  console.log(`\n${mode}: ${streams} streams at once, ${chunksPerStream} chunks each, median of ${rounds} rounds`);
  for (const { name } of servers) {
    const [rate, cpu, peak] = [of(name, 'chunksPerSecond'), of(name, 'cpuMs'), of(name, 'peakMiB')];
    console.log(
      `  ${name.padEnd(8)} ${rate.toFixed(0).padStart(8)} chunks/s  ${cpu.toFixed(0).padStart(6)} ms CPU  ${peak.toFixed(0).padStart(5)} MiB peak`,
    );
  }
  console.log(
    `  CPU of the service: ${(of('service', 'cpuMs') / of('bare', 'cpuMs')).toFixed(2)} times the bare server's`,
  );
}
agent.destroy();
