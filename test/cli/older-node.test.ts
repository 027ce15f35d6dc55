// An older Node: the entry can be read by it, says what is needed in one line, and ends with 2.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { neededNode, version } from '../../src/cli/version.ts';

const root = join(import.meta.dirname, '../..');
const manifest: { version: string; engines: { node: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Runs the entry under a Node that says that it is another one. */
function runAs(nodeVersion: string, ...args: readonly string[]) {
  return runEntry(join(root, 'src/cli/index.ts'), nodeVersion, args);
}

function runEntry(entry: string, nodeVersion: string, args: readonly string[]) {
  const fake = `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(nodeVersion)} });`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, entry, ...args];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
}

test('the version and the Node that it needs are those of package.json', () => {
  expect(manifest.engines.node).toBe(`>=${neededNode}`);
  expect(manifest.version).toBe(version);
});

const needs = (older: string): string => `interns needs Node ${neededNode} or later, and this is Node ${older}.`;

test.each([['20.20.2'], ['18.0.0'], [`${neededNode - 1}.99.0`]])(
  "Node %s is told where the clone's own is, and ends with exit code 2",
  (older) => {
    for (const args of [[], ['--version'], ['chat', 'reviewer', 'Hello']]) {
      const { stdout, stderr, status } = runAs(older, ...args);
      expect(stderr).toBe(`${needs(older)} This clone has one:\n  export PATH="${root}/node_modules/.bin:$PATH"\n`);
      expect([stdout, status]).toEqual(['', 2]);
    }
  },
);

test('without a clone around it, one line says where to get a Node', () => {
  const installed = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(installed, 'dist/cli'), { recursive: true });
  for (const file of ['index.ts', 'version.ts'])
    copyFileSync(join(root, 'src/cli', file), join(installed, 'dist/cli', file));
  const { stdout, stderr, status } = runEntry(join(installed, 'dist/cli/index.ts'), '20.20.2', ['chat']);
  expect(stderr).toBe(`${needs('20.20.2')} Get it from https://nodejs.org.\n`);
  expect([stdout, status]).toEqual(['', 2]);
});

test("the built entry says the same, in a clone: a bundler that knows the folder's files does not move the path", () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const folder of ['lib/cli', 'node_modules/.bin']) mkdirSync(join(clone, folder), { recursive: true });
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}');
  writeFileSync(join(clone, 'node_modules/.bin/node'), '');
  for (const name of ['index', 'version']) {
    const source = stripTypeScriptTypes(readFileSync(join(root, `src/cli/${name}.ts`), 'utf8'));
    writeFileSync(join(clone, `lib/cli/${name}.js`), source.replaceAll('.ts', '.js'));
  }
  writeFileSync(join(clone, 'lib/cli/process.js'), 'export const runProcess = () => 0;');
  const ncc = join(root, 'node_modules/.bin/ncc');
  execFileSync(ncc, ['build', 'lib/cli/index.js', '--out', 'dist/cli', '--quiet'], { cwd: clone });
  const { stderr, status } = runEntry(join(clone, 'dist/cli/index.js'), '20.20.2', ['chat']);
  expect(stderr).toBe(`${needs('20.20.2')} This clone has one:\n  export PATH="${clone}/node_modules/.bin:$PATH"\n`);
  expect(status).toBe(2);
});

test(`Node ${neededNode} runs it`, () => {
  expect(runAs(`${neededNode}.0.0`, '--version')).toMatchObject({ stdout: `${version}\n`, status: 0 });
});

test('the entry has no syntax that Node 14.8 does not know, the first with "await" outside of functions', () => {
  const built = join(mkdtempSync(join(tmpdir(), 'entry-')), 'index.js');
  const rolldown = join(root, 'node_modules/.bin/rolldown');
  const lowered = [
    join(root, 'src/cli/index.ts'),
    '--platform',
    'node',
    '--format',
    'esm',
    '--external',
    './process.ts',
    '--file',
    built,
  ];
  const build = (target: string) => {
    execFileSync(rolldown, [...lowered, '--transform.target', target]);
    return readFileSync(built, 'utf8');
  };
  expect(existsSync(rolldown)).toBe(true);
  expect(build('node14.8')).toBe(build('esnext'));
});
