// `npm run start-time`: how long the built command line takes to start, against an empty Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../../dist/cli/index.js');
const rounds = 40;

const cases: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'interns --version': [entry, '--version'],
  'interns --help': [entry, '--help'],
  'interns chat --help': [entry, 'chat', '--help'],
};

/** Milliseconds of each run, by its case; the cases take turns, so that a busy moment hits all alike. */
function measure(): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, args] of Object.entries(cases)) {
      const startedAt = performance.now();
      spawnSync(process.execPath, args);
      if (round > 0) times.get(name)?.push(performance.now() - startedAt); // the first round warms the disk cache
    }
  }
  return times;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

const measured = measure();
const empty = measured.get('node -e 0') ?? [];
for (const [name, times] of measured) {
  const ratio = (share: number): string => (quantile(times, share) / quantile(empty, share)).toFixed(2);
  process.stdout.write(
    `${name.padEnd(20)} median ${quantile(times, 0.5).toFixed(1)} ms (x ${ratio(0.5)}), fastest ${quantile(times, 0).toFixed(1)} ms (x ${ratio(0)})\n`,
  );
}
