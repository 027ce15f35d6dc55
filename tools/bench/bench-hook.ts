// `node tools/bench/bench-hook.ts [CALLS]`: what a hook's decision takes beside `node -e 0`, with a policy of 100 rules; needs a build. The
// two are run in turn, and the time of the processor is measured as well: what else the machine does changes that little.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

const calls = Number(process.argv[2] ?? 200);
const base = mkdtempSync(path.join(tmpdir(), 'bench-hook-'));
const policy = path.join(base, 'policy.yml');
const numbers = Array.from({ length: 100 }, (_, index) => index);
const rules = numbers.map(
  (n) => `  - id: r${n}\n    match: { kind: permission, tool: shell, command: "npm run ${n}" }\n    then: allow\n`,
);
const tests = numbers.map(
  (n) =>
    `  - name: t${n}\n    pause: { kind: permission, operation: "shell command: npm run ${n}", options: [allow_once, reject_once] }\n    expect: { answer: allow_once, rule: r${n} }\n`,
);
writeFileSync(policy, `version: 1\nrules:\n${rules.join('')}tests:\n${tests.join('')}`);

const program = path.join(import.meta.dirname, '../../dist/cli/hook.js');
const env = { PATH: process.env['PATH'], HOME: base, XDG_STATE_HOME: path.join(base, 'state') };
const call = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'npm run 98' } };

/** Milliseconds of a process: what it takes from its start to its end, and of the processor. */
interface Times {
  readonly wall: number;
  readonly cpu: number;
}

/** Bash reads the use of a single child, as Node does not. */
const timing = 'TIMEFORMAT="times %3R %3U %3S"; time "$0" "$@"';

function timed(words: readonly string[], input: string): Times {
  const { status, stderr } = spawnSync('bash', ['-c', timing, process.execPath, ...words], {
    input,
    env: { ...env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  const [, wall, user, system] = /^times (\S+) (\S+) (\S+)$/m.exec(stderr) ?? [];
  if (status !== 0 || wall === undefined) throw new Error(stderr);
  return { wall: Number(wall) * 1000, cpu: (Number(user) + Number(system)) * 1000 };
}

const bare = (): Times => timed(['-e', '0'], '');
const entry = [program, '--for', 'claude', '--policy', policy];
const asked = (turn: number): string => JSON.stringify({ session_id: 's', prompt_id: `${turn}`, cwd: base, ...call });
const hook = (turn: number): Times => timed(entry, asked(turn));

const usageShape = z.object({ peakMiB: z.number(), loadedBytes: z.number() });

/** Peak memory of a process, and the bytes of what it loads. */
function used(words: readonly string[], input: string): z.infer<typeof usageShape> {
  const file = path.join(base, 'use.json');
  const preloaded = ['--require', path.join(import.meta.dirname, 'usage-at-exit.cjs'), ...words];
  spawnSync(process.execPath, preloaded, { input, env: { ...env, BENCH_USAGE: file } });
  return usageShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The middle one of five. */
function middle(measure: () => number): number {
  return Array.from({ length: 5 }, measure).toSorted((a, b) => a - b)[2] ?? 0;
}

for (let warm = 0; warm < 3; warm += 1) hook(warm);
const both = numbers
  .flatMap((n) => Array.from({ length: Math.ceil(calls / 100) }, (_, round) => n * 1000 + round))
  .slice(0, calls)
  .map((turn) => ({ bare: bare(), hook: hook(turn) }));
const more = middle(() => used(entry, asked(0)).peakMiB) - middle(() => used(['-e', '0'], '').peakMiB);
const loaded = used(entry, asked(0)).loadedBytes - used(['-e', '0'], '').loadedBytes;
rmSync(base, { recursive: true, force: true });

/** The value that a share of all does not exceed. */
function at(share: number, values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

for (const [kind, of] of [
  ['from start to end', 'wall'],
  ['of the processor', 'cpu'],
] as const) {
  for (const share of [0.5, 0.95]) {
    const [node, ours] = (['bare', 'hook'] as const).map((who) =>
      at(
        share,
        both.map((pair) => pair[who][of]),
      ),
    );
    if (node === undefined || ours === undefined) continue;
    process.stdout.write(
      `${kind}, p${share * 100}: node -e 0 ${node.toFixed(0)} ms, hook ${ours.toFixed(0)} ms, ${(ours / node).toFixed(2)} times\n`,
    );
  }
  const pairs = both.map((pair) => pair.hook[of] / pair.bare[of]);
  process.stdout.write(`${kind}, the middle one of ${pairs.length} pairs: ${at(0.5, pairs).toFixed(2)} times\n`);
}
process.stdout.write(`memory: ${more.toFixed(1)} MiB more; loads ${(loaded / 1000).toFixed(0)} kB\n`);
