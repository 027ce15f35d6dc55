// `npm run mutation -- ROOM…`: changes the code of rooms of src/ in every place, one at a time; a test of theirs has to fail.
// Without a name: all rooms. Prints the scores. With --sample: some of the changes only, written to docs/mutation.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { deadGlobs } from './globs.ts';
import { sampleRow, scoreTable, survivorList, withRows } from './page.ts';
import type { Room } from './rooms.ts';
import { rooms } from './rooms.ts';
import type { FileScore } from './score.ts';
import { percentOf, readReport, sumOf } from './score.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'test/mutation/.report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Tries only what changed since the last report: for work on the tests of a room.
  options: {
    again: { type: 'boolean', default: false },
    workers: { type: 'string' },
    // So many changes of each room, in one process.
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { sample, workers = sample === undefined ? '2' : '1' } = values;
if (sample !== undefined && (!/^[1-9]\d*$/.test(sample) || values.again || workers !== '1'))
  throw new Error('A sample is a number of changes, as in --sample 300. It takes one worker and no --again.');
const unknown = positionals.filter((name) => !rooms.some((room) => room.name === name));
if (unknown.length > 0)
  throw new Error(`No room is called ${unknown.join(', ')}. Use ${rooms.map(({ name }) => name).join(', ')}.`);

const dead = rooms.flatMap((room) => deadGlobs(room, root).map((glob) => `${room.name}: ${glob}`));
if (dead.length > 0) throw new Error(`No file matches these globs of tools/mutation/rooms.ts: ${dead.join(', ')}.`);

const isOfPolicy = ({ name }: Room): boolean => name.startsWith('permission');
const reportOf = (room: Room): string => `${folder}/${room.name}${sample === undefined ? '' : '.sample'}.json`;
const scoresOf = (room: Room): readonly FileScore[] =>
  readReport(readFileSync(join(root, reportOf(room)), 'utf8'), room);

async function measure(room: Room): Promise<void> {
  const incrementalFile = `${folder}/${room.name}.incremental.json`;
  // What it has of files that the room had once would be counted.
  if (!values.again && sample === undefined) rmSync(incrementalFile, { force: true });
  process.env['MUTATION_TESTS'] = room.tests.join('\n');
  process.env['MUTATION_LOADED'] = (room.loaded ?? []).join('\n');
  process.env['MUTATION_SAMPLE'] = sample;
  process.env['MUTATION_SEED'] = values.seed;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'sampler.ts')],
    checkers: sample === undefined ? [] : ['sampler'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    mutate: [...room.mutate],
    concurrency: Number(workers),
    coverageAnalysis: 'perTest',
    ignoreStatic: room.withoutStatic ?? false,
    timeoutMS: 8_000,
    dryRunTimeoutMinutes: 30,
    incremental: sample === undefined,
    incrementalFile,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportOf(room) },
    tempDirName: `test/mutation/.stryker/${room.name}`,
    cleanTempDir: 'always',
    allowEmpty: false,
    ignorePatterns: ['dist', 'lib', '.ci', 'docs/*.png', 'test/mutation/.*'],
    // Each file is taken as it is: Stryker would write into a tsconfig.json that it finds.
    tsconfigFile: 'none',
  });
  await stryker.runMutationTest();
}

const chosen = positionals.length === 0 ? rooms : rooms.filter(({ name }) => positionals.includes(name));
mkdirSync(join(root, folder), { recursive: true });
process.chdir(root);
for (const room of chosen) await measure(room);

for (const room of chosen) {
  const files = scoresOf(room);
  const table = scoreTable(
    'file',
    files.map((file) => [file.file, file]),
  );
  process.stdout.write(`${[...table, '', ...survivorList(files)].join('\n')}\n`);
}
const page = join(root, 'docs/mutation.md');
if (sample === undefined) printScores();
else writeSamples();

/** The rows of the rooms that were sampled, in place of those that they had. */
function writeSamples(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const facts = { commit, day: new Date().toISOString().slice(0, 10), seed: values.seed };
  const rows = chosen.map((room) => sampleRow(room.name, sumOf(scoresOf(room)), facts));
  process.stdout.write(`${rows.join('\n')}\n`);
  writeFileSync(page, withRows(readFileSync(page, 'utf8'), 'samples', rows, 'npm run mutation -- --sample'));
}

/** Prints the scores of the rooms that were measured whole on this machine, and fails where too little is noticed. */
function printScores(): void {
  const measured = rooms.filter((room) => existsSync(join(root, reportOf(room))));
  const byRoom = measured.map((room) => [room.name, sumOf(scoresOf(room))] as const);
  process.stdout.write(`${scoreTable('room', byRoom).join('\n')}\n`);
  const isMeasured = (room: Room): boolean => measured.includes(room);
  const bounds = [
    { name: 'all', of: rooms, lowest: 85 },
    { name: 'the policy', of: rooms.filter(isOfPolicy), lowest: 90 },
  ];
  for (const { name, of, lowest } of bounds) {
    if (!of.every(isMeasured) || percentOf(sumOf(of.flatMap(scoresOf))) >= lowest) continue;
    process.stderr.write(`Of ${name}, at least ${lowest} % has to be noticed.\n`);
    process.exitCode = 1;
  }
}
