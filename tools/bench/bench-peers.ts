// `npm run bench:peers -- FOLDER…`: ours beside checkouts of peers' actions; with --write also into docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceBetween } from '../generate/tables.ts';
import type { Ratio } from './compare.ts';
import { benchPeer, readAction } from './peer.ts';
import { peers } from './peers.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '21' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error('Give the folders of checked out actions.');

const rows: { readonly name: string; readonly ratios: readonly Ratio[] }[] = [];
for (const folder of positionals.map((path) => resolve(path))) {
  const { name } = readAction(folder);
  const peer = peers[name];
  if (peer === undefined) throw new Error(`The calls of "${name}" are not known: add them to tools/bench/peers.ts.`);
  rows.push({ name, ratios: await benchPeer(folder, peer, Number(values.rounds)) });
}

function toCell({ unit, ours, floor, ratio, spread }: Ratio): string {
  const [least, most] = spread.map((one) => one.toFixed(2));
  return `${ratio.toFixed(2)}: ${ours.toFixed(1)} of ${floor.toFixed(1)} ${unit}, ${least} to ${most}`;
}
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, ${values.rounds} rounds.`,
  'Median of the ratios of ours to the peer: both medians, smallest and largest ratio.',
  '',
  '| peer | CPU time | wall time | peak memory |',
  '|---|---|---|---|',
  ...rows.map(({ name, ratios }) => `| ${[name, ...ratios.map(toCell)].join(' | ')} |`),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (values.write) {
  const page = join(import.meta.dirname, '../../docs/performance.md');
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'peers', lines, 'npm run bench:peers'));
}
if (!rows.every(({ ratios }) => ratios.every(({ ratio }) => ratio < 1))) {
  process.stderr.write('A peer wins somewhere.\n');
  process.exitCode = 1;
}
