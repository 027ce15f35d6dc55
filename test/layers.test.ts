// The import rules of the source tree: data flows one way, and a stranger knows what a folder may know.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const ground = [
  'errors',
  'folders',
  'resolved-path',
  'wording',
  'environment',
  'json',
  'crypto',
  'secret',
  'log',
  'nearest',
  'clock',
  'loopback',
  'shell-word',
];
const stages = [
  'contract',
  'models',
  'http',
  'identity',
  'exchange',
  'client',
  'keys',
  'proxy',
  'permission',
  'findings',
  'changes',
  'transcript',
  'run',
  'report',
];

/** What each folder or top-level file may import of the others, and which packages. */
const allowed: Readonly<Record<string, { readonly from: readonly string[]; readonly packages?: readonly string[] }>> = {
  errors: { from: ['wording'] },
  wording: { from: [] },
  environment: { from: [] },
  json: { from: [] },
  'shell-word': { from: [] },
  folders: { from: ['crypto'] },
  'resolved-path': { from: [] },
  'process-family': { from: ['errors'] },
  'secret-forms': { from: [] },
  crypto: { from: [] },
  secret: { from: ['secret-forms', 'crypto'] },
  clock: { from: [] },
  loopback: { from: [] },
  'yaml-text': { from: [], packages: ['yaml'] },
  log: { from: ['secret'] },
  nearest: { from: [] },
  contract: { from: [], packages: ['zod/mini'] },
  http: { from: ground, packages: ['eventsource-parser', 'undici'] },
  trust: { from: ground },
  inputs: { from: ['models', 'contract', 'keys', 'findings', 'yaml-text', ...ground], packages: ['yaml'] },
  identity: { from: ['http', ...ground], packages: ['jose'] },
  models: { from: ground, packages: ['zod/mini'] },
  exchange: { from: ['models', 'identity', 'contract', 'http', ...ground], packages: ['zod/mini'] },
  client: { from: ['contract', 'http', ...ground] },
  keys: { from: ['client', 'contract', 'http', ...ground] },
  permission: {
    from: ['contract', 'crypto', 'errors', 'json', 'nearest'],
    packages: ['zod/mini', 'yaml', 're2js', 'unbash'],
  },
  findings: { from: ground, packages: ['zod/mini', 'markdown-it'] },
  changes: { from: ['permission', 'findings', ...ground], packages: ['zod/mini', 'diff'] },
  transcript: { from: ['models', 'permission', 'contract', 'http', ...ground], packages: ['zod/mini'] },
  run: { from: ['client', 'transcript', 'permission', 'contract', 'http', ...ground] },
  report: {
    from: ['run', 'transcript', 'findings', 'keys', 'proxy', 'models', 'permission', 'contract', 'http', ...ground],
    packages: ['markdown-it', 'zod/mini'],
  },
  provenance: {
    from: ['transcript', 'permission', 'contract', ...ground],
    packages: ['zod/mini', '@sigstore/bundle', '@sigstore/protobuf-specs', '@sigstore/tuf', '@sigstore/verify'],
  },
  github: {
    from: ['changes', 'permission', 'findings', 'contract', 'http', ...ground],
    packages: ['zod/mini', 'markdown-it', 'parse5', '@actions/github/lib/utils'],
  },
  job: { from: [...stages, 'inputs', 'github', ...ground] },
  action: {
    from: [...stages, 'provenance', 'inputs', 'github', 'job', 'process-family', ...ground],
    packages: ['zod/mini', '@actions/core/lib/command.js'],
  },
  console: { from: ['service', 'report', 'permission', 'contract', ...ground], packages: ['zod/mini'] },
  cli: {
    from: [...stages, 'trust', 'hook', 'agents', 'provenance', 'inputs', 'github', 'job', ...ground],
    packages: ['commander', 'diff'],
  },
  hook: { from: ['agents', 'trust', 'identity', 'transcript', 'permission', 'contract', ...ground] },
  agents: { from: ['models', 'contract', ...ground], packages: ['zod/mini'] },
  service: {
    from: ['agents', 'models', 'contract', 'process-family', 'yaml-text', ...ground],
    packages: ['zod/mini', 'yaml', 'jose', 're2js', '@agentclientprotocol/sdk'],
  },
  conformance: { from: ['contract', ...ground], packages: ['zod/mini'] },
  proxy: {
    from: ['models', 'run', 'client', 'transcript', 'permission', 'exchange', 'contract', 'http', ...ground],
    packages: ['zod/mini'],
  },
  library: { from: [...stages, 'job', ...ground] },
  index: { from: [...stages, 'library', ...ground] },
};

/** Files that may import what their folder may not: the commands that run the service, check one, or ask what agents it knows. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'cli/work/service.ts': ['service', 'console'],
  'action/local/local-service.ts': ['service'],
  'action/local/service-bundle.ts': ['service'],
  'cli/work/conformance.ts': ['conformance'],
  'cli/doctor/agent.ts': ['service'],
};

interface Import {
  readonly file: string;
  readonly room: string;
  readonly specifier: string;
  /** The room that a relative import leads to; undefined for a package. */
  readonly target: string | undefined;
}

function roomOf(path: string): string {
  return (path.split('/')[0] ?? '').replace(/\.ts$/, '');
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(source, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)|(?:^|\n)import '([^']+)'/g,
  );
  return [...found].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    // Files of a package that it has no entry for are imported by their path.
    const inPackage = specifier.split('node_modules/')[1];
    if (inPackage !== undefined) return { file, room: roomOf(file), specifier: inPackage, target: undefined };
    const target = specifier.startsWith('.')
      ? roomOf(relative(source, resolve(source, dirname(file), specifier)))
      : undefined;
    return { file, room: roomOf(file), specifier, target };
  });
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const imports = files.flatMap(importsOf);

function isAllowed({ file, room, specifier, target }: Import): boolean {
  const rule = allowed[room];
  if (rule === undefined) return false;
  if (target === undefined) return specifier.startsWith('node:') || (rule.packages ?? []).includes(specifier);
  return target === room || rule.from.includes(target) || (exceptions[file] ?? []).includes(target);
}

test('every import is one that its folder is allowed', () => {
  const wrong = imports.filter((one) => !isAllowed(one)).map(({ file, specifier }) => `${file} imports ${specifier}`);
  expect(wrong).toEqual([]);
});

test.each([
  ['the service', 'service/', 'action/local/local-service.ts'],
  ['what verifies signatures', 'provenance/verify/', undefined],
])('no path leads from the action to %s, but through what one input loads', (_what, folder, loaded) => {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file) || file === loaded) return;
    reached.add(file);
    for (const one of imports.filter(({ file: from, target }) => from === file && target !== undefined)) {
      follow(relative(source, resolve(source, dirname(file), one.specifier)));
    }
  };
  follow('action/index.ts');
  expect(reached.size).toBeGreaterThan(20);
  expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(3);
  expect([...reached].filter((file) => file.startsWith(folder))).toEqual([]);
});

/** The files that each file imports, for types alone as well. */
const pathsOf = new Map(
  files.map((file) => [
    file,
    imports
      .filter((one) => one.file === file && one.target !== undefined)
      .map((one) => relative(source, resolve(source, dirname(file), one.specifier))),
  ]),
);

/** Every folder of the sources, the root included. */
const folders = [...new Set(['.', ...files.flatMap((file) => ancestorsOf(file))])];

function ancestorsOf(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)];
}

/** The child of a folder that a path is, or lies in; undefined outside of the folder. */
function childOf(folder: string, path: string): string | undefined {
  const inside = folder === '.' ? path : relative(folder, path);
  return inside.startsWith('..') ? undefined : inside.split('/')[0];
}

/** What each child of a folder imports of its other children. */
function arrowsIn(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of pathsOf) {
    const from = childOf(folder, file);
    if (from === undefined) continue;
    const to = targets.map((target) => childOf(folder, target)).filter((one) => one !== undefined && one !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.filter((one) => one !== undefined)]));
  }
  return arrows;
}

/** Whether a way leads from a node back to it. */
function isInCircle(arrows: ReadonlyMap<string, ReadonlySet<string>>, node: string): boolean {
  const seen = new Set<string>();
  const reach = (from: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === node || (!seen.has(next) && seen.add(next) && reach(next)));
  return reach(node);
}

test('no files import each other in a circle', () => {
  const arrows = new Map([...pathsOf].map(([file, targets]) => [file, new Set(targets)]));
  expect(files.filter((file) => isInCircle(arrows, file))).toEqual([]);
});

test('nor do the files of tools/', () => {
  const tools = join(source, '../tools');
  const scripts = readdirSync(tools, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const arrows = new Map(
    scripts.map((file) => {
      const targets = readFileSync(join(tools, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g);
      const paths = [...targets].map(([, to = '']) => relative(tools, resolve(tools, dirname(file), to)));
      return [file, new Set(paths)] as const;
    }),
  );
  expect(scripts.filter((file) => isInCircle(arrows, file))).toEqual([]);
});

test.each(folders)('in %s no file or folder imports another that imports it, on whatever way', (folder) => {
  const arrows = arrowsIn(folder);
  expect([...arrows.keys()].filter((child) => isInCircle(arrows, child))).toEqual([]);
});

test('no folder has more than twenty files side by side', () => {
  const crowded = folders.filter((folder) => files.filter((file) => dirname(file) === folder).length > 20);
  expect(crowded).toEqual([]);
});

test('no file has a name that says nothing', () => {
  const vague = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|types|misc)\.ts$/.test(file));
  expect(vague).toEqual([]);
});

test('the page on the architecture has every room once, above what it imports', () => {
  const page = readFileSync(join(source, '../docs/architecture.md'), 'utf8');
  const table = page.split('## The rooms')[1]?.split('\n## ')[0] ?? '';
  const order = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z0-9-]+)(?:\/|\.ts)`/g)].map(([, room = '']) => room),
  );
  expect(order.toSorted()).toEqual(Object.keys(allowed).toSorted());
  const within = folders.filter((folder) => /^[^/]+\/[^/]+$/.test(folder)).map((folder) => folder.split('/'));
  const unnamed = within.filter(([room, name]) => !new RegExp(`^\\| \`${room}/\`.*\`${name}/\``, 'm').test(table));
  expect(unnamed).toEqual([]);
  const up = imports.filter(
    ({ file, room, target }) =>
      target !== undefined &&
      target !== room &&
      order.indexOf(target) <= order.indexOf(room) &&
      !(exceptions[file] ?? []).includes(target),
  );
  expect(up.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});
