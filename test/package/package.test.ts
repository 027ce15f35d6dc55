// The package as it would be published: what is in it, and a project that installs, type-checks and runs it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const consumer = join(folder, 'consumer');
const manifest: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Runs a program of npm or of node_modules/.bin, and gives what it prints. */
function run(program: string, args: readonly string[], cwd: string): string {
  const bin = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env['PATH']}`,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  return execFileSync(program, args, { cwd, env, encoding: 'utf8' });
}

let files: readonly string[] = [];

beforeAll(() => {
  if (!existsSync(join(root, 'lib/index.js'))) throw new Error('lib/ is not built. Run "npm run build" first.');
  const [packed] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root));
  files = packed.files.map(({ path }: { path: string }) => path);
  installConsumer(join(folder, packed.filename));
});

/**
 * A project with the tarball installed by npm. Its dependencies are the folders that we have already, so that nothing is
 * fetched: what is tested is our package.
 */
function installConsumer(tarball: string): void {
  cpSync(join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
  const here = (name: string): [string, string] => [name, `file:${join(root, 'node_modules', name)}`];
  const overrides = Object.fromEntries([...Object.keys(manifest.dependencies), ...transitive()].map(here));
  const dependencies = {
    'intern-action': `file:${tarball}`,
    ...Object.fromEntries(['@types/node', 'undici-types'].map(here)),
  };
  const project = { name: 'consumer', private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(project));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-package-lock'], consumer);
}

/** What our dependencies depend on, by the lock file. */
function transitive(): readonly string[] {
  const lock: { packages: Record<string, { dependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Set<string>();
  const follow = (name: string): void => {
    for (const next of Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {})) {
      if (!found.has(next)) follow(next);
      found.add(next);
    }
  };
  for (const name of Object.keys(manifest.dependencies)) follow(name);
  return [...found];
}

test('the package holds the library, the command line, and what npm always takes', () => {
  const known =
    /^(?:lib\/.+\.(?:js|d\.ts)|dist\/cli\/(?:[\w.]+\.js(?:on)?|hook-[\w-]+\.cjs|licenses\.txt)|package\.json|README\.md|LICENSE|intern-policy\.schema\.json)$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['lib/index.js', 'lib/index.d.ts', 'lib/service/index.js', 'dist/cli/index.js']),
  );
  expect(files).toEqual(expect.arrayContaining(['dist/cli/licenses.txt', 'dist/cli/cli.cdx.json', 'dist/cli/hook.js']));
  expect(files.filter((file) => /^lib\/(?:action|cli|conformance)\//.test(file))).toEqual([]);
});

test('every module that a module of the package imports is in it', () => {
  const missing = files
    .filter((file) => file.startsWith('lib/'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const specifiers = [...text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)].map(([, path = '']) => path);
      return specifiers
        .map((path) => posix.join(dirname(file), path).replace(/\.ts$/, '.d.ts'))
        .filter((path) => !files.includes(path))
        .map((path) => `${file} imports ${path}`);
    });
  expect(missing).toEqual([]);
});

test('the tarball installs, and the installed package is the packed one', () => {
  const installed = join(consumer, 'node_modules/intern-action');
  expect(readdirSync(installed).toSorted()).toEqual(
    ['LICENSE', 'README.md', 'dist', 'intern-policy.schema.json', 'lib', 'package.json'].toSorted(),
  );
});

test('a project type-checks against it, declarations included', () => {
  expect(run('tsc', ['-p', '.'], consumer)).toBe('');
});

test('a project runs against it', () => {
  expect(run('node', ['consumer.ts'], consumer)).toBe('ok\n');
});

test('importing it does nothing', () => {
  const program = `
    process.stdout.write = process.stderr.write = () => { throw new Error('something was printed'); };
    const before = process.getActiveResourcesInfo().length;
    await import('intern-action');
    await import('intern-action/service');
    await new Promise((resolve) => setImmediate(resolve));
    const left = process.getActiveResourcesInfo().filter((name) => !/^(?:FSReq|Pipe|TTY|File)/.test(name));
    if (left.length > before) throw new Error(left.join());`;
  expect(() => run('node', ['--input-type=module', '--eval', program], consumer)).not.toThrow();
});

test('its command line runs', () => {
  expect(run(join(consumer, 'node_modules/.bin/interns'), ['--version'], consumer)).toBe(`${manifest.version}\n`);
  expect(run(join(consumer, 'node_modules/.bin/interns'), ['chat', '--help'], consumer)).toContain('Examples:');
});
