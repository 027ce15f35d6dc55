// Builds `lib/` (compiled sources) and `dist/` (bundles). With --same it builds beside `dist/` and compares the two.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { licenses } from './licenses.ts';

const root = join(import.meta.dirname, '..');
const bundles = ['action', 'cli'];

async function build(dist: string): Promise<void> {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'src'], { cwd: root, stdio: 'inherit' });
  for (const bundle of bundles) await buildBundle(bundle, join(dist, bundle));
  chmodSync(join(dist, 'cli/index.js'), 0o755);
  writeFileSync(join(dist, 'licenses.txt'), licenses());
}

/** CommonJS, and all that is loaded at the start in one file: both for the time that the start takes (docs/decisions/0004). */
async function buildBundle(name: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({ input: { index: `src/${name}/index.ts` }, cwd: root, platform: 'node' });
  await bundle.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
  });
  await bundle.close();
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
}

/** Every file below a folder with its content, by its path in the folder. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).toSorted();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

async function compare(): Promise<void> {
  const fresh = mkdtempSync(join(tmpdir(), 'intern-action-dist-'));
  try {
    await build(fresh);
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

if (process.argv.includes('--same')) await compare();
else await build(join(root, 'dist'));
