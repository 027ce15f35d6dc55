// `npm run bench:review`, and the end of `npm run bench`: what a review costs; writes docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { replaceBetween } from '../generate/tables.ts';
import { benchReview } from './review.ts';

const rounds = 2 * Number(process.argv[2] ?? 9);
const mostTimes = 1.5;
const mostRequests = 12;

const { cpu, requests } = await benchReview(rounds);
const spread = cpu.spread.map((one) => one.toFixed(2)).join(' to ');
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}: ${rounds} rounds.`,
  '',
  '| what | review | without findings | ratio (median) | spread | bound |',
  '|---|---|---|---|---|---|',
  `| ${cpu.name} | ${cpu.ours.toFixed(1)} ${cpu.unit} | ${cpu.floor.toFixed(1)} ${cpu.unit} | ${cpu.ratio.toFixed(2)} | ${spread} | at most ${mostTimes} |`,
  `| requests to GitHub beside pages of lists | ${requests} | | | | at most ${mostRequests} |`,
];
process.stdout.write(`${lines.join('\n')}\n`);
const document = join(import.meta.dirname, '../../docs/performance.md');
writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), 'review', lines, 'npm run bench:review'));
if (cpu.ratio > mostTimes || requests > mostRequests) {
  process.stderr.write('A bound of the review is not held.\n');
  process.exitCode = 1;
}
