// The licences of every package whose code is in `dist/`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..');

/** Bundled, but no dependency of the npm package: only the action uses it. */
const onlyInTheAction = ['@actions/core'];

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
type Manifest = z.infer<typeof manifest>;

/** Names, versions and licence texts of everything that is or may be bundled, in the order of the names. */
export function licenses(): string {
  const own = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const found = new Map<string, string>();
  for (const name of [...Object.keys(own.dependencies ?? {}), ...onlyInTheAction]) collect(name, root, found);
  const packages = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = `Code of these packages stands in the bundles of this folder, or may: ${packages.length} packages.\n`;
  return [head, ...packages.map(([, text]) => text)].join(`\n${'-'.repeat(80)}\n\n`);
}

function collect(name: string, from: string, found: Map<string, string>): void {
  const folder = folderOf(name, from);
  const {
    version,
    license,
    dependencies = {},
  }: Manifest = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const key = `${name} ${version}`;
  if (found.has(key)) return;
  found.set(key, `${key}\nLicence: ${license}\n\n${licenseText(folder)}\n`);
  for (const dependency of Object.keys(dependencies)) collect(dependency, folder, found);
}

/** Where a package is installed, looked for as Node does: beside, then above. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === root) throw new Error(`The package ${name} is not installed. Run "npm ci".`);
  return folderOf(name, join(from, '..'));
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  return file === undefined ? '(The package has no licence file.)' : readFileSync(join(folder, file), 'utf8').trim();
}
