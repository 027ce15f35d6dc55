// Builds `lib/` (compiled sources) and `dist/` (bundles). With --same it builds beside `dist/` and compares the two.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { licenses } from './licenses.ts';

const root = join(import.meta.dirname, '..');
const bundles = ['action', 'cli'];

/** Runs a program of node_modules/.bin with the Node that runs this. */
function run(program: string, ...args: string[]): void {
  execFileSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
}

function build(dist: string): void {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  run('tsc', '-p', 'src');
  for (const bundle of bundles) {
    const out = join(dist, bundle);
    rmSync(out, { recursive: true, force: true });
    run('ncc', 'build', `lib/${bundle}/index.js`, '--out', out, '--quiet');
  }
  writeFileSync(join(dist, 'licenses.txt'), licenses());
}

/** Every file below a folder with its content, by its path in the folder. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).toSorted();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

function compare(): void {
  const fresh = mkdtempSync(join(tmpdir(), 'intern-action-dist-'));
  try {
    build(fresh);
    const committed = contents(join(root, 'dist'));
    const built = contents(fresh);
    const names = [...new Set([...committed.keys(), ...built.keys()])];
    const different = names.filter((name) => committed.get(name) !== built.get(name));
    if (different.length === 0) return;
    process.stderr.write(`dist/ is not what the sources build: ${different.join(', ')}. Run "npm run build".\n`);
    process.exitCode = 1;
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

if (process.argv.includes('--same')) compare();
else build(join(root, 'dist'));
