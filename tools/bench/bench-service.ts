// `npm run bench:service`: the service beside a bare node:http server that writes the same bytes; writes docs/performance.md.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { replaceBetween } from '../generate/tables.ts';
import { median, takeTurns, toRatio } from './compare.ts';
import { readStream } from './read-stream.ts';
import type { Use } from './use.ts';
import { chunksPerStream, type Mode, modes, streams } from './workload.ts';

// V8 compiles for some ten rounds, the service's code more than the little of the bare server: the median is that of servers
// that have run for a while, and the first rounds have a column of their own.
const rounds = Number(process.argv[2] ?? 25);
const firstRounds = 9;
const bounds: Readonly<Record<string, number>> = { paced: 1.15, burst: 1.15 };
// Idle connections are closed before the servers close theirs, 5 s on, so that none breaks as it is used.
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 2500 });

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  use(): Promise<Use>;
}

interface Sample {
  readonly chunksPerSecond: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
  readonly bytes: number;
}

async function startServer(name: string, mode: Mode): Promise<Server> {
  const file = path.join(import.meta.dirname, `${name}-server.ts`);
  const child = fork(file, [mode, String(chunksPerStream)], { stdio: 'inherit' });
  const next = <Message>() =>
    new Promise<Message>((resolve) => child.once('message', (message) => resolve(message as Message)));
  const { url } = await next<{ url: string }>();
  return {
    child,
    url,
    use() {
      const answered = next<Use>();
      child.send('use');
      return answered;
    },
  };
}

async function measure({ url, use }: Server): Promise<Sample> {
  const before = await use();
  const startedAt = performance.now();
  const bytes = await Promise.all(Array.from({ length: streams }, () => readStream(url, agent)));
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await use();
  return {
    chunksPerSecond: (streams * chunksPerStream) / seconds,
    cpuMs: after.cpuMs - before.cpuMs,
    peakMiB: after.peakMiB,
    bytes: bytes.reduce((sum, one) => sum + one, 0),
  };
}

async function compareServers(mode: Mode) {
  const names = ['service', 'bare'] as const;
  const servers = await Promise.all(names.map(async (name) => [name, await startServer(name, mode)] as const));
  const readings = await takeTurns(
    rounds,
    new Map(servers.map(([name, server]) => [name, () => measure(server)] as const)),
  );
  for (const [, { child }] of servers) child.kill();
  const of = (name: (typeof names)[number], field: keyof Sample): number[] =>
    (readings.get(name) ?? []).map((sample) => sample[field]);
  if (new Set([...of('service', 'bytes'), ...of('bare', 'bytes')]).size > 1)
    throw new Error('The two servers did not write as many bytes.');
  const [ours, floor] = [of('service', 'cpuMs'), of('bare', 'cpuMs')];
  const cpu = toRatio(mode, 'ms', { ours, floor });
  const first = toRatio(mode, 'ms', { ours: ours.slice(0, firstRounds), floor: floor.slice(0, firstRounds) });
  const figures = names.map((name) => {
    const [rate, cpuMs, peak] = (['chunksPerSecond', 'cpuMs', 'peakMiB'] as const).map((field) =>
      median(of(name, field)).toFixed(0),
    );
    return `| ${mode} | ${name} | ${rate} | ${cpuMs} ms | ${peak} MiB |`;
  });
  return { cpu, first, figures };
}

const results = [];
for (const mode of modes) results.push(await compareServers(mode));
agent.destroy();
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} processors, ${rounds} rounds: ${streams} streams at once, ${chunksPerStream} chunks each.`,
  '',
  '| chunks | server | chunks per second | CPU time | peak memory |',
  '|---|---|---|---|---|',
  ...results.flatMap(({ figures }) => figures),
  '',
  `| chunks | CPU of the service over the bare server (median) | spread | median of the first ${firstRounds} rounds | bound |`,
  '|---|---|---|---|---|',
  ...results.map(
    ({ cpu: { name, ratio, spread }, first }) =>
      `| ${name} | ${ratio.toFixed(2)} | ${spread.map((one) => one.toFixed(2)).join(' to ')} | ${first.ratio.toFixed(2)} | at most ${bounds[name]} |`,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
const page = path.join(import.meta.dirname, '../../docs/performance.md');
writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'service', lines, 'npm run bench:service'));
if (results.some(({ cpu }) => cpu.ratio > (bounds[cpu.name] ?? 0))) {
  process.stderr.write('A bound is not held.\n');
  process.exitCode = 1;
}
