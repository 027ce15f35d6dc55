// How long loading and deciding take, and that both grow no faster than what they read. Run with `npm run bench:policy`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { type RunContext, startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy, type Policy } from '../../src/permission/file/policy-file.ts';

const { values: flags } = parseArgs({
  // `first` and `yaml` are of the processes that this one starts.
  options: { json: { type: 'boolean' }, first: { type: 'string' }, yaml: { type: 'string' } },
});

/** The most that one decision may take. */
const limitMs = 50;
/** A size 16 times as large may take this many times the work: linear, with room for noise; squared would be 256. */
const worstGrowth = 48;
/** Work below this, in milliseconds, is too little to be compared: all of it stays in the caches. */
const noiseMs = 0.5;
const rounds = 15;
/** A first pause in a new process may take this many times what the YAML library alone takes to parse the policy. */
const worstOverYaml = 2;

const context: RunContext = { ...unknownContext, event: 'push', fork: false };

/** A policy of so many rules, of every kind of matcher in turn, none of which matches the pauses below. */
function policyOf(rules: number): string {
  const matchers = [
    (index: number) => `tool: "tool-${index}"`,
    (index: number) => `tool: { glob: "fs.*.${index}" }`,
    (index: number) => `tool: { re2: "deploy-${index}(\\\\.[a-z]+)?" }`,
    (index: number) => `tool: shell, command: { shell: { only: ["npm run task-${index}", "git diff-${index} **"] } }`,
    (index: number) => `"/paths": { not: "x-${index}" }, "/n": ${index}`,
  ];
  const entries = Array.from({ length: rules }, (_, index) => {
    const matcher = matchers[index % matchers.length]?.(index) ?? '';
    return `  - { id: rule-${index}, when: { event: [push, release] }, match: { kind: permission, ${matcher} }, then: allow, limit: 5 }`;
  });
  return `version: 1\nrules:\n${entries.join('\n')}\n`;
}

/** A command of so many characters: many commands, each covered but the last. */
function commandOf(characters: number): string {
  const part = 'npm run task-3 && ';
  return `${part.repeat(Math.ceil(characters / part.length)).slice(0, characters - 3)}; x`.replace(/&+ *; x$/u, '; x');
}

function pauseOf(command: string): string {
  return JSON.stringify({
    kind: 'permission',
    operation: `shell command: ${command}`,
    options: ['allow_once', 'reject_once'],
  });
}

/** Several runs, in milliseconds: the median by the clock, and the least of the processor's time, which no neighbour makes longer. */
interface Time {
  readonly ms: number;
  readonly leastCpuMs: number;
}

async function measure(run: () => unknown): Promise<Time> {
  const times: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const cpu = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(cpu);
    times.push(performance.now() - start);
    work.push((user + system) / 1000);
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, leastCpuMs: Math.min(...work) };
}

/** One decision in a fresh run. */
function decideOnce(policy: Policy, args: string): void {
  startDecisions(policy, context).decide({ toolCallId: 'call', arguments: args });
}

/** A command of so many characters, another one each time: the shell's last reading is kept. */
function newTexts(characters: number): () => string {
  let serial = 0;
  return () => {
    serial += 1;
    return pauseOf(`${commandOf(characters)}${serial}`);
  };
}

interface Row extends Time {
  readonly what: string;
  readonly size: number;
}

const guards = `version: 1
guards: [{ id: g, match: { command: { shell: { any: ["curl **"] } } }, then: reject }]
rules: [{ id: r, match: { command: { shell: { only: ["npm run *"] } } }, then: allow }]
`;

async function rows(): Promise<readonly Row[]> {
  const found: Row[] = [];
  const small = await loadPolicy(guards, 'guards');
  for (const size of [625, 2_500, 10_000]) {
    const text = policyOf(size);
    found.push({ what: 'load a policy, rules', size, ...(await measure(() => loadPolicy(text, 'bench'))) });
    const policy = await loadPolicy(text, 'bench');
    const args = pauseOf('npm run lint');
    found.push({ what: 'decide, rules', size, ...(await measure(() => decideOnce(policy, args))) });
  }
  for (const size of [3_125, 12_500, 50_000]) {
    const next = newTexts(size);
    found.push({ what: 'decide, characters of a command', size, ...(await measure(() => decideOnce(small, next()))) });
  }
  const large = await loadPolicy(policyOf(10_000), 'bench');
  const next = newTexts(50_000);
  const time = await measure(() => decideOnce(large, next()));
  found.push({ what: 'decide, 10,000 rules and characters of a command', size: 50_000, ...time });
  return found;
}

/** A policy of so many plain rules, as most are written. */
function plainPolicyOf(rules: number): string {
  const entries = Array.from({ length: rules }, (_, index) => {
    return `  - id: rule-${index}\n    match:\n      kind: permission\n      tool: tool-${index}\n    then: allow`;
  });
  return `version: 1\nrules:\n${entries.join('\n')}\n`;
}

interface FirstPause {
  readonly what: string;
  /** Of the processor, in milliseconds: the least of five processes. */
  readonly firstMs: number;
  readonly yamlMs: number;
}

/** Loads a policy and decides one pause, or only parses its YAML, in new processes in turn. */
function firstPauses(): readonly FirstPause[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-policy-'));
  const policies = { 'plain rules': plainPolicyOf(10_000), 'rules of every matcher': policyOf(10_000) };
  const found = Object.entries(policies).map(([name, text]) => {
    const file = join(folder, 'policy.yml');
    writeFileSync(file, text);
    const inNewProcess = (flag: string): number =>
      Number(execFileSync(process.execPath, [import.meta.filename, flag, file], { encoding: 'utf8' }));
    const times = Array.from({ length: 5 }, () => [inNewProcess('--first'), inNewProcess('--yaml')] as const);
    const least = (side: 0 | 1): number => Math.min(...times.map((pair) => pair[side]));
    return { what: `first pause of a process, 10,000 ${name}`, firstMs: least(0), yamlMs: least(1) };
  });
  rmSync(folder, { recursive: true });
  return found;
}

/** Prints what the work took of the processor, in milliseconds. */
async function printCpu(work: () => unknown): Promise<void> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  process.stdout.write(`${(user + system) / 1000}\n`);
}

/** What is too slow, or grows too fast. */
function failures(all: readonly Row[]): readonly string[] {
  const slow = all
    .filter((row) => row.what.startsWith('decide') && row.ms > limitMs)
    .map((row) => `${row.what} ${row.size}: ${row.ms.toFixed(1)} ms, more than ${limitMs} ms`);
  const fast = all.flatMap((row) => {
    const next = all.find((other) => other.what === row.what && other.size === row.size * 16);
    const growth = (next?.leastCpuMs ?? 0) / Math.max(row.leastCpuMs, noiseMs);
    if (growth <= worstGrowth) return [];
    return [`${row.what}: 16 times the size takes ${growth.toFixed(1)} times the work`];
  });
  return [...slow, ...fast];
}

async function main(): Promise<void> {
  const all = await rows();
  const first = firstPauses();
  const costly = first
    .filter(({ firstMs, yamlMs }) => firstMs > yamlMs * worstOverYaml)
    .map(({ what }) => `${what}: more than ${worstOverYaml} times what its YAML alone takes`);
  const failed = [...failures(all), ...costly];
  if (flags.json === true) process.stdout.write(`${JSON.stringify({ rows: all, first, failed }, null, 2)}\n`);
  else print(all, first, failed);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function print(all: readonly Row[], first: readonly FirstPause[], failed: readonly string[]): void {
  const column = (ms: number): string => ms.toFixed(2).padStart(9);
  const lines = [
    ...all.map(({ what, size, ms, leastCpuMs }) => `${column(ms)} ms, work ${column(leastCpuMs)} ms  ${what} ${size}`),
    ...first.map(({ what, firstMs, yamlMs }) => {
      return `${column(firstMs)} ms of work, its YAML alone ${column(yamlMs)} ms  ${what}`;
    }),
    ...failed.map((failure) => `FAILED: ${failure}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const { first, yaml } = flags;
if (first !== undefined)
  await printCpu(async () => {
    decideOnce(await loadPolicy(readFileSync(first), first), pauseOf('npm run lint'));
  });
else if (yaml !== undefined) await printCpu(() => parseDocument(readFileSync(yaml, 'utf8')));
else await main();
