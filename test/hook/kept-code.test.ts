// The compiled code that a hook keeps between its calls: whatever became of it, the next call is decided.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleHook } from '../../tools/build/hook.ts';
import { commandOf, openBench } from './bench.ts';

const root = path.join(import.meta.dirname, '../..');
const bench = openBench();
const built = path.join(bench.folder, 'built');
await bundleHook(path.join(root, 'src/hook/main.ts'), path.join(root, 'src/hook/index.ts'), built);
writeFileSync(path.join(built, 'package.json'), '{ "type": "module" }');
const folder = path.join(bench.folder, 'interns/hooks/compiled');

const noted = path.join(bench.folder, 'noted.cjs');
writeFileSync(
  noted,
  `const fs = require('node:fs');
const { readFileSync } = fs;
const read = [];
fs.readFileSync = (file, ...rest) => (read.push(String(file)), readFileSync(file, ...rest));
process.on('exit', () => fs.writeFileSync(${JSON.stringify(`${noted}.json`)}, JSON.stringify(read)));`,
);

/** Asks about a command, and reads the answer. @returns whether the file that is kept was read */
function decides(): boolean {
  const words = [
    '--require',
    noted,
    path.join(built, 'hook.js'),
    '--for',
    'claude',
    '--policy',
    path.join(bench.folder, 'policy.yml'),
  ];
  const { status, stdout, signal } = spawnSync(process.execPath, words, {
    input: bench.placed(commandOf('claude', 'git push')),
    env: { PATH: '/usr/bin:/bin', HOME: bench.folder, XDG_STATE_HOME: bench.folder },
    encoding: 'utf8',
  });
  expect([status, signal]).toEqual([0, null]);
  expect(stdout).toContain('"permissionDecision":"ask"');
  return readFileSync(`${noted}.json`, 'utf8').includes('/compiled/hook-main.cjs-');
}

function kept(): string {
  const [name = 'none', ...others] = readdirSync(folder).filter((one) => one.startsWith('hook-main.cjs-'));
  expect(others).toEqual([]);
  return path.join(folder, name);
}

/** Starts with a file that the hook itself wrote. */
function keptAnew(): string {
  rmSync(folder, { recursive: true, force: true });
  // The first of all calls makes the folder that the other is in.
  decides();
  decides();
  return kept();
}

const isOtherUserPossible = process.getuid?.() === 0;

test('it is kept for its user alone, and stays as it is from one call to the next', { timeout: 60_000 }, () => {
  const file = keptAnew();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // In an hour: it is not due however slow this machine is.
  const later = new Date(Date.now() + 3_600_000);
  utimesSync(file, later, later);
  const before = readFileSync(file);
  expect(decides()).toBe(true);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is damaged anywhere, cut or emptied never reaches V8, and is replaced', { timeout: 120_000 }, () => {
  const whole = readFileSync(keptAnew());
  const flipped = (at: number): Buffer => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 0xff;
    return copy;
  };
  const overwritten = Buffer.from(whole).fill(0x5a, 200);
  const places = [0, 31, 32, 33, 60, 200, Math.floor(whole.length / 2), whole.length - 1];
  const cuts = [0, 1, 32, 33, 100, Math.floor(whole.length / 2), whole.length - 1];
  for (const content of [
    ...places.map(flipped),
    ...cuts.map((length) => whole.subarray(0, length)),
    overwritten,
    Buffer.concat([whole, Buffer.alloc(9)]),
  ]) {
    const file = kept();
    writeFileSync(file, content);
    decides();
    expect(readFileSync(file).equals(content)).toBe(false);
  }
});

test('one of another source of the same length is left aside, and replaced', { timeout: 60_000 }, () => {
  const file = keptAnew();
  const before = readFileSync(file);
  const program = path.join(built, 'hook-main.cjs');
  const source = readFileSync(program, 'utf8');
  // Two messages of one length in the program: code that was compiled of the other would say the other.
  writeFileSync(program, source.replaceAll('refused, because it', 'refused: because it'));
  decides();
  expect(readFileSync(file).equals(before)).toBe(false);
  writeFileSync(program, source);
});

test('an old one counts, and is written again', { timeout: 60_000 }, () => {
  const file = keptAnew();
  utimesSync(file, new Date(0), new Date(0));
  expect(decides()).toBe(true);
  expect(statSync(file).mtimeMs).toBeGreaterThan(0);
});

test.each([
  ['a file that others can write', (file: string) => chmodSync(file, 0o622)],
  ['a folder that others can write', () => chmodSync(folder, 0o777)],
  ...(isOtherUserPossible
    ? ([
        ['a file of somebody else', (file: string) => chownSync(file, 65_534, 65_534)],
        ['a folder of somebody else', () => chownSync(folder, 65_534, 65_534)],
      ] as const)
    : []),
  [
    'a link to one of ours',
    (file: string) => {
      const elsewhere = path.join(bench.folder, 'elsewhere');
      writeFileSync(elsewhere, readFileSync(file));
      rmSync(file);
      symlinkSync(elsewhere, file);
    },
  ],
] as const)('%s is not read', { timeout: 60_000 }, (_, change) => {
  const file = keptAnew();
  change(file);
  expect(decides()).toBe(false);
});

test('a folder in place of the file: each call compiles', { timeout: 60_000 }, () => {
  const file = keptAnew();
  rmSync(file);
  mkdirSync(file);
  decides();
  expect(statSync(file).isDirectory()).toBe(true);
});

test('without a folder to write in, each call compiles', { timeout: 60_000 }, () => {
  keptAnew();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  decides();
  decides();
  rmSync(folder);
});
