// `npm run bench:agents`: what a turn of a real agent costs the service, beside the SDK's own client with the same agent; writes docs/performance.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { replaceBetween } from '../generate/tables.ts';
import { median } from './compare.ts';

const rounds = Number(process.argv[2] ?? 7);
const chunks = 10_000;
const mostCpu = 1.5;
const mostCancelMs = 1000;

const folder = mkdtempSync(join(tmpdir(), 'bench-agents-'));
const log = join(folder, 'agent.log');
const scripted = join(import.meta.dirname, '../../test/service/interns/acp/support/scripted-agent.ts');
const agentOf = (options: object): readonly string[] => [process.execPath, scripted, JSON.stringify(options)];
const key = 'made-up-key-of-the-bench';

interface Child {
  readonly process: ChildProcess;
  readonly line: () => Promise<string>;
  readonly write: (text: string) => void;
}

function start(script: string, args: readonly string[]): Child {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    line: async () => z.string().parse((await lines.next()).value),
    write: (text) => child.stdin.write(`${text}\n`),
  };
}

const service = start('agent-service.ts', [key, ...agentOf({ log })]);
const peer = start('agent-peer.ts', agentOf({}));
const chat = `${await service.line()}/interns/agent/chat/completions`;
await peer.line();

const measured = z.object({ cpuMs: z.number(), mib: z.optional(z.number()), characters: z.optional(z.number()) });
async function ask(child: Child, text: string) {
  child.write(text);
  return measured.parse(JSON.parse(await child.line()));
}

function send(content: string, signal?: AbortSignal): Promise<Response> {
  return fetch(chat, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content }] }),
    ...(signal === undefined ? {} : { signal }),
  });
}

const prompt = JSON.stringify([{ say: 'word ', repeat: chunks, isNumbered: true }]);
const expected = Array.from({ length: chunks }, (_, index) => `word ${index} `).join('');

/** One turn of the service. @returns its CPU time */
async function ours(): Promise<number> {
  const before = await ask(service, '');
  const body = await (await send(prompt)).text();
  const after = await ask(service, '');
  const said = [...body.matchAll(/"content":"(word \d+ )"/g)].map(([, word]) => word).join('');
  if (said !== expected) throw new Error('The chunks are not those that the agent sent, in their order.');
  return after.cpuMs - before.cpuMs;
}

/** The same turn of the SDK's client. @returns its CPU time */
async function theirs(): Promise<number> {
  const { cpuMs, characters } = await ask(peer, prompt);
  if (characters !== expected.length) throw new Error("The SDK's client did not read all of it.");
  return cpuMs;
}

/** From a client that leaves to the agent that has stopped. */
async function cancelMs(): Promise<number> {
  const ends = () => (existsSync(log) ? readFileSync(log, 'utf8').split('"end":"cancelled"').length - 1 : 0);
  const before = ends();
  const abort = new AbortController();
  const response = await send(JSON.stringify([{ say: 'x' }, { wait: 600_000 }]), abort.signal);
  await response.body?.getReader().read();
  const startedAt = performance.now();
  abort.abort();
  while (ends() === before) await new Promise((resolve) => setTimeout(resolve, 2));
  return performance.now() - startedAt;
}

await ours();
await theirs();
const figures = { ours: [] as number[], theirs: [] as number[], cancel: [] as number[] };
const { mib: before = NaN } = await ask(service, '');
for (let round = 0; round < rounds; round += 1) {
  figures.ours.push(await ours());
  figures.theirs.push(await theirs());
  figures.cancel.push(await cancelMs());
}
const { mib: after = NaN } = await ask(service, '');
service.process.stdin?.end();
peer.process.stdin?.end();
rmSync(folder, { recursive: true, force: true });

const ratio = median(figures.ours.map((one, round) => one / (figures.theirs[round] ?? NaN)));
const cancel = median(figures.cancel);
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}: ${rounds} rounds of ${chunks.toLocaleString('en')} chunks.`,
  '',
  "| what | service | the SDK's own client | ratio (median) | bound |",
  '|---|---|---|---|---|',
  `| CPU time of a turn | ${median(figures.ours).toFixed(0)} ms | ${median(figures.theirs).toFixed(0)} ms | ${ratio.toFixed(2)} | at most ${mostCpu} |`,
  `| from a client that leaves to the agent that has stopped | ${cancel.toFixed(0)} ms | | | under ${mostCancelMs} ms |`,
  `| memory after all turns | ${after.toFixed(0)} MiB | | +${(after - before).toFixed(0)} MiB | |`,
];
process.stdout.write(`${lines.join('\n')}\n`);
const document = join(import.meta.dirname, '../../docs/performance.md');
writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), 'agents', lines, 'npm run bench:agents'));
if (ratio > mostCpu || cancel >= mostCancelMs) {
  process.stderr.write('A bound is not held.\n');
  process.exitCode = 1;
}
