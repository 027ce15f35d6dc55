// `node tools/bench/bench-hook.ts [CALLS]`: the time of a hook's decision beside `node -e 0`, with a policy of 100 rules; needs a build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

/** Milliseconds of a process. */
function timed(words: readonly string[], input: string): number {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, words, { input, env });
  if (status !== 0) throw new Error(String(stderr));
  return Number(process.hrtime.bigint() - started) / 1e6;
}

const bare = (): number => timed(['-e', '0'], '');
const hook = (turn: number): number =>
  timed(
    [program, '--for', 'claude', '--policy', policy],
    JSON.stringify({ session_id: 's', prompt_id: `${turn}`, cwd: base, ...call }),
  );

for (let warm = 0; warm < 3; warm += 1) hook(warm);
const both = numbers
  .flatMap((n) => Array.from({ length: Math.ceil(calls / 100) }, (_, round) => n * 1000 + round))
  .slice(0, calls)
  .map((turn) => ({ bare: bare(), hook: hook(turn) }));
rmSync(base, { recursive: true, force: true });

function at(share: number, of: 'bare' | 'hook'): number {
  const sorted = both.map((one) => one[of]).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

for (const share of [0.5, 0.95]) {
  const [node, ours] = [at(share, 'bare'), at(share, 'hook')];
  const times = (ours / node).toFixed(2);
  process.stdout.write(
    `p${share * 100}: node -e 0 ${node.toFixed(1)} ms, hook ${ours.toFixed(1)} ms, ${times} times\n`,
  );
}
