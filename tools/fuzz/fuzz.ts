// `npm run fuzz -- MINUTES`: the property tests with new seeds, round after round, until the time is up or one fails.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const until = Date.now() + Number(process.argv[2] ?? 1) * 60_000;

/** The test files with properties in them. */
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('mutation/') && !file.startsWith('browser/'))
  .map((file) => `test/${file}`)
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));

let rounds = 0;
let status: number | null = 0;
while (Date.now() < until && status === 0) {
  const seed = String(randomInt(2 ** 31 - 1));
  rounds += 1;
  process.stdout.write(`Round ${rounds}, seed ${seed}: ${files.length} files\n`);
  const vitest = join(root, 'node_modules/.bin/vitest');
  const args = ['run', '--config', 'test/vitest.config.ts', '--root', '.', '--reporter', 'dot', ...files];
  const env = { ...process.env, FC_SEED: seed };
  ({ status } = spawnSync(vitest, args, { cwd: root, env, stdio: 'inherit' }));
  if (status !== 0) process.stdout.write(`Failed with FC_SEED=${seed}.\n`);
}
process.exitCode = status ?? 1;
