// The packages of others in what is shipped: those whose code stands in a bundle, and those that npm installs beside ours.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');

const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependenciesMeta: z._default(z.record(z.string(), z.unknown()), {}),
});

/** One installed package: its folder, and what its package.json says. */
export interface Package {
  readonly folder: string;
  readonly manifest: z.infer<typeof manifest>;
}

/** Statistics of webpack, as far as they are read here: a module may be several that were joined. */
const webpackModule = z.object({
  orphan: z.optional(z.boolean()),
  nameForCondition: z.nullish(z.string()),
  get modules() {
    return z.optional(z.array(webpackModule));
  },
});
const webpackStats = z.object({ modules: z.array(webpackModule) });

/** Every package with a module in a bundle, by webpack's own statistics of the build; in the order of the names. */
export function bundledPackages(stats: unknown): readonly Package[] {
  // An orphan stands in no chunk: it was joined into another module, which lists it, or shaken off.
  const modules = webpackStats.parse(stats).modules.filter(({ orphan }) => orphan !== true);
  const files = modules.flatMap((one) => [one, ...(one.modules ?? [])].map(({ nameForCondition }) => nameForCondition));
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file ?? '') ?? []);
  return [...new Set(folders)].map(packageIn).toSorted(byName);
}

/** Every package that npm installs with ours, dependencies of dependencies included; in the order of the names. */
export function installedPackages(): readonly Package[] {
  const found = new Map<string, Package>();
  const collect = (from: Package): void => {
    for (const dependency of dependenciesOf(from)) {
      if (found.has(dependency.folder)) continue;
      found.set(dependency.folder, dependency);
      collect(dependency);
    }
  };
  collect(ownPackage());
  return [...found.values()].toSorted(byName);
}

/** This package. */
export function ownPackage(): Package {
  return packageIn(root);
}

/** What a package says that it depends on, as installed for it. */
export function dependenciesOf({ folder, manifest: { dependencies } }: Package): readonly Package[] {
  return Object.keys(dependencies).map((name) => packageIn(folderOf(name, folder)));
}

function packageIn(folder: string): Package {
  return { folder, manifest: manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))) };
}

/** Where a package is installed, looked for as Node does: beside, then above. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === root) throw new Error(`The package ${name} is not installed. Run "npm ci".`);
  return folderOf(name, dirname(from));
}

function byName({ manifest: a }: Package, { manifest: b }: Package): number {
  return a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1;
}
