// `npm run bench:proxy`: the proxy beside a bare node:http proxy that streams the same bytes; writes docs/performance.md.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { replaceBetween } from '../generate/tables.ts';
import { benchAgentNetwork } from './agent-network.ts';
import { median, type Ratio, takeTurns, toRatio } from './compare.ts';
import { checkOutEarlierProxy } from './earlier-proxy.ts';
import { benchProxyStart } from './proxy-start.ts';
import { readStream } from './read-stream.ts';
import type { Use } from './use.ts';
import { chunksPerStream } from './workload.ts';

const rounds = Number(process.argv[2] ?? 7);
const bounds = { firstByteMs: 1, cpu: 1.3, cpuOfEarlier: 1.03, grownMiB: 64, streamedMiB: 16, start: 2, agentMs: 150 };
const perRound = 1_000;
const atOnce = 32;
const manyAtOnce = 100;
const memoryRequests = 10_000;
const wordBytes = 1024;
const gigabyte = 1024 ** 3;
const target = '/interns/i1/chat/completions';
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 2500 });

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  use(): Promise<Use>;
}

async function startServer(file: string, ...args: string[]): Promise<Server> {
  return startServerWith([], file, args);
}

async function startServerWith(execArgv: string[], file: string, args: string[]): Promise<Server> {
  const child = fork(path.resolve(import.meta.dirname, file), args, { stdio: 'inherit', execArgv });
  const next = <Message>() =>
    new Promise<Message>((resolve) => child.once('message', (message) => resolve(message as Message)));
  const { url } = await next<{ url: string }>();
  return {
    child,
    url: `${url.replace(/\/$/, '')}${target}`,
    use() {
      const answered = next<Use>();
      child.send('use');
      return answered;
    },
  };
}

/** So many streams, some of them at once. */
async function readMany(url: string, count: number, together: number): Promise<void> {
  let left = count;
  const read = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await readStream(url, agent);
    }
  };
  await Promise.all(Array.from({ length: together }, read));
}

/** CPU time of a round of streams, so many of them at once. */
const cpuOf =
  (together: number) =>
  async ({ url, use }: Server): Promise<number> => {
    const before = await use();
    await readMany(url, perRound, together);
    return (await use()).cpuMs - before.cpuMs;
  };

/** Milliseconds until the first byte of the body, at the median. */
async function firstByteOf({ url }: Server): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const startedAt = performance.now();
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: 'Bearer bench', 'content-type': 'application/json', 'content-length': 2 };
      const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
        answer.once('data', () => times.push(performance.now() - startedAt));
        answer.resume().once('end', resolve).once('error', reject);
      });
      request.once('error', reject).end('{}');
    });
  }
  return median(times);
}

/** Bytes of a body, read and thrown away. */
async function readWhole(url: string, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer bench', 'content-length': 2, 'x-request-id': wanted };
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.once('end', () => resolve(bytes)).once('error', reject);
    });
    request.once('error', reject).end('{}');
  });
}

const service = await startServer('bare-server.ts', 'burst', String(chunksPerStream));
const large = await startServer('large-server.ts', String(wordBytes));
const origin = ({ url }: Server): string => new URL(url).origin;
const ours = await startServer('our-proxy.ts', origin(service));
const ofModels = await startServer('our-proxy.ts', origin(service), 'models');
const bare = await startServer('bare-proxy.ts', origin(service));
// V8 lets buffers lie that nothing holds, of a bare proxy too, and more of them the longer it runs. Collected early, what is left is what is held.
const ofLarge = await startServerWith(['--max-semi-space-size=1'], 'our-proxy.ts', [origin(large)]);

const earlierProgram = checkOutEarlierProxy();
const earlier = earlierProgram === undefined ? undefined : await startServer(earlierProgram.file, origin(service));

/** CPU of one proxy over that of another, in turns. */
async function cpuRatio(name: string, [one, other]: readonly [Server, Server], together = atOnce): Promise<Ratio> {
  const read = cpuOf(together);
  const cpu = await takeTurns(
    rounds,
    new Map([['one', () => read(one)] as const, ['other', () => read(other)] as const]),
  );
  return toRatio(name, 'ms', { ours: cpu.get('one') ?? [], floor: cpu.get('other') ?? [] });
}

const cpu = [
  await cpuRatio(`CPU a request, ${atOnce} at once`, [ours, bare]),
  await cpuRatio(`CPU a request, ${manyAtOnce} at once`, [ours, bare], manyAtOnce),
  await cpuRatio(`CPU a request to a provider of models, ${atOnce} at once`, [ofModels, bare]),
];
const ofEarlier =
  earlier === undefined
    ? undefined
    : await cpuRatio('CPU a request, beside the proxy from before `model-access`', [ours, earlier]);
const first = await takeTurns(
  rounds,
  new Map(Object.entries({ ours, ofModels, bare }).map(([name, server]) => [name, () => firstByteOf(server)] as const)),
);
const firstOf = (name: string): number => median(first.get(name) ?? []);
const firstBytes = [
  { name: 'first byte, median', ms: firstOf('ours') },
  { name: 'first byte from a provider of models, median', ms: firstOf('ofModels') },
].map((one) => ({ ...one, added: one.ms - firstOf('bare') }));

// The collector lets memory grow until it has learned how much there is to do: a leak shows afterwards.
await readMany(ours.url, memoryRequests, atOnce);
const before = (await ours.use()).peakMiB;
await readMany(ours.url, memoryRequests, atOnce);
const afterRequests = (await ours.use()).peakMiB;
await readWhole(ofLarge.url, gigabyte / 4);
const beforeLarge = (await ofLarge.use()).peakMiB;
const bytes = await readWhole(ofLarge.url, gigabyte);
const afterLarge = (await ofLarge.use()).peakMiB;
for (const server of [service, large, ours, ofModels, bare, ofLarge, earlier]) server?.child.kill();
earlierProgram?.remove();
agent.destroy();
const start = await benchProxyStart(3 * rounds);
const agentStart = await benchAgentNetwork(3 * rounds);

function ratioRow(one: Ratio, most: number): string {
  return `| ${one.name} | ${(one.ours / perRound).toFixed(3)} ms | ${(one.floor / perRound).toFixed(3)} ms | ${one.ratio.toFixed(2)} times (${inRange(one)}) | at most ${most} times |`;
}

function agentRow({ none, model }: Readonly<Record<'none' | 'model', number>>): string {
  return `| start of a sandboxed agent, \`network: model\` beside \`none\` | ${model.toFixed(0)} ms | ${none.toFixed(0)} ms | ${(model - none).toFixed(0)} ms more | at most ${bounds.agentMs} ms more |`;
}

const inRange = ({ spread }: Ratio): string => spread.map((one) => one.toFixed(2)).join(' to ');
const grown = [afterRequests - before, afterLarge - beforeLarge] as const;
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} processors, ${rounds} rounds of ${perRound} streams of ${chunksPerStream} chunks. The start is that of the built action until its step ends, beside \`command: token\`.`,
  '',
  '| figure | proxy | beside it | | bound |',
  '|---|---|---|---|---|',
  ...cpu.map((one) => ratioRow(one, bounds.cpu)),
  ...(ofEarlier === undefined ? [] : [ratioRow(ofEarlier, bounds.cpuOfEarlier)]),
  ...firstBytes.map(
    ({ name, ms, added }) =>
      `| ${name} | ${ms.toFixed(2)} ms | ${firstOf('bare').toFixed(2)} ms | ${added.toFixed(2)} ms more | less than ${bounds.firstByteMs} ms more |`,
  ),
  `| peak memory, ${memoryRequests} requests and ${memoryRequests} more | ${before.toFixed(0)} to ${afterRequests.toFixed(0)} MiB | | ${grown[0].toFixed(0)} MiB more | at most ${bounds.grownMiB} MiB more |`,
  `| peak memory, a stream of 0.25 GiB and one of ${(bytes / gigabyte).toFixed(1)} GiB, free memory collected early (\`--max-semi-space-size=1\`) | ${beforeLarge.toFixed(0)} to ${afterLarge.toFixed(0)} MiB | | ${grown[1].toFixed(0)} MiB more | at most ${bounds.streamedMiB} MiB more |`,
  `| start of the step, beside \`command: token\` | ${start.ours.toFixed(0)} ms | ${start.floor.toFixed(0)} ms | ${start.ratio.toFixed(2)} times (${inRange(start)}) | at most ${bounds.start} times |`,
  ...(agentStart === undefined ? [] : [agentRow(agentStart)]),
];
process.stdout.write(`${lines.join('\n')}\n`);
const page = path.join(import.meta.dirname, '../../docs/performance.md');
writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'proxy', lines, 'npm run bench:proxy'));
const isHeld =
  cpu.every(({ ratio }) => ratio <= bounds.cpu) &&
  (ofEarlier === undefined || ofEarlier.ratio <= bounds.cpuOfEarlier) &&
  firstBytes.every(({ added }) => added < bounds.firstByteMs) &&
  (agentStart === undefined || agentStart.model - agentStart.none <= bounds.agentMs) &&
  grown[0] <= bounds.grownMiB &&
  grown[1] <= bounds.streamedMiB &&
  start.ratio <= bounds.start;
if (!isHeld) {
  process.stderr.write('A bound is not held.\n');
  process.exitCode = 1;
}
