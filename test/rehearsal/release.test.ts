// A release from end to end, on a registry on loopback: pack, publish, install in an empty folder, run, and compare the digests.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notesOf, problemsOf } from '../../tools/release/release.ts';
import { type Registry, startRegistry } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const project = join(folder, 'project');
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

let registry: Registry;
let tarball = '';

/** Runs a program with the registry of the rehearsal, and gives what it prints. */
function run(program: string, args: readonly string[], cwd: string): string {
  const env = {
    HOME: folder,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    npm_config_userconfig: join(folder, 'npmrc'),
  };
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  if (!existsSync(join(root, 'lib/index.js'))) throw new Error('lib/ is not built. Run "npm run build" first.');
  registry = await startRegistry(join(folder, 'registry'));
  writeFileSync(join(folder, 'npmrc'), registry.npmrc);
  // As the job "build" of release.yml does, and then "publish".
  const [packed] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root));
  tarball = join(folder, packed.filename);
  run('npm', ['publish', '--access', 'public', '--ignore-scripts', tarball], folder);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--ignore-scripts', `intern-action@${version}`], project);
});

afterAll(() => registry.stop());

test('the tag of this version could be released but for its notes, which a release writes', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const released = changelog.replace('## Unreleased', `## ${version}`);
  expect(problemsOf(`v${version}`, version, released)).toEqual([]);
  expect(notesOf(version, released)).toContain('**The action**');
});

test('what the registry gives is what was packed, by its digests', async () => {
  const bytes = readFileSync(tarball);
  const { dist } = JSON.parse(run('npm', ['view', `intern-action@${version}`, '--json'], project));
  expect(dist.integrity).toBe(`sha512-${createHash('sha512').update(bytes).digest('base64')}`);
  const given = await fetch(dist.tarball);
  expect(sha256(new Uint8Array(await given.arrayBuffer()))).toBe(sha256(bytes));
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  expect(lock.packages['node_modules/intern-action'].integrity).toBe(dist.integrity);
});

test('the same version is not published twice', () => {
  expect(() => run('npm', ['publish', '--ignore-scripts', tarball], folder)).toThrow(
    /cannot publish|previously published|EPUBLISHCONFLICT|409/i,
  );
});

test('installed in an empty folder, the command line and the library run', () => {
  expect(run('npx', ['--no-install', 'interns', '--version'], project)).toBe(`${version}\n`);
  const listed = run(
    'npx',
    ['--no-install', 'interns', 'exec', '--', 'npx', '--no-install', 'interns', 'list'],
    project,
  );
  expect(listed).toContain('intern  running');
  const program = `import { startService } from 'intern-action/service';
import { runIntern } from 'intern-action';
const service = await startService({ env: { INTERNS_SERVICE_KEY: 'made-up' } });
console.log(typeof runIntern, service.ready.intern);
await service.stop();`;
  expect(run('node', ['--input-type=module', '--eval', program], project)).toBe('function intern\n');
});
