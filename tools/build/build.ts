// Builds `lib/` (compiled sources) and `dist/` (bundles, each with licences and bill of materials of what is in it). With --same it builds beside `dist/` and compares the two.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { billOfMaterials, purlOf } from './bill-of-materials.ts';
import { bundleHook } from './hook.ts';
import { joinChunks } from './join.ts';
import { licenses } from './licenses.ts';
import { bundledPackages, installedPackages, ownPackage, type Package } from './packages.ts';
import { shake } from './shake.ts';

const root = join(import.meta.dirname, '../..');

const action = `pkg:github/intern-action/intern-action@v${ownPackage().manifest.version}`;

/** A bundle is shipped as something: the action as this repository, the command line in the npm package. */
const bundles = [
  { name: 'action', place: 'action', entry: 'action/index.js', purl: action, installed: [] },
  { name: 'post', place: 'action/post', entry: 'action/post/index.js', purl: action, installed: [] },
  { name: 'service', place: 'action/service', entry: 'action/local/service-bundle.js', purl: action, installed: [] },
  { name: 'cli', place: 'cli', entry: 'cli/index.js', purl: purlOf(ownPackage()), installed: installedPackages() },
];

/** Runs a program of node_modules/.bin with the Node that runs this. */
function run(program: string, ...args: string[]): void {
  execFileSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
}

async function build(dist: string): Promise<void> {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  run('tsc', '-p', 'src');
  for (const { name, place, entry, purl, installed } of bundles) {
    const out = join(dist, place);
    rmSync(out, { recursive: true, force: true });
    const packages = bundle(entry, out);
    if (name === 'action') joinChunks(out, 'runOnInternAction');
    const others = installed.filter(({ folder }) => !packages.some((one) => one.folder === folder));
    writeFileSync(join(out, 'licenses.txt'), licenses(packages));
    writeFileSync(join(out, `${name}.cdx.json`), billOfMaterials(purl, [...packages, ...others]));
  }
  await bundleHook(join(root, 'lib/hook/main.js'), join(root, 'lib/hook/index.js'), join(dist, 'cli'));
}

/** Makes a bundle, and tells whose packages are in it. */
function bundle(entry: string, out: string): readonly Package[] {
  const folder = mkdtempSync(join(tmpdir(), 'intern-action-stats-'));
  const stats = join(folder, 'stats.json');
  try {
    run('ncc', 'build', `lib/${entry}`, '--out', out, '--quiet', '--stats-out', stats);
    shake(out);
    return bundledPackages(JSON.parse(readFileSync(stats, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
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
