// `npm pack` in a fresh clone, where nothing is built: the package is built first, and its command line runs.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('a fresh clone packs what works', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  const clone = join(folder, 'clone');
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` };
  const run = (program: string, args: readonly string[], cwd: string): string =>
    execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('git', ['clone', '-q', root, clone], folder);
  // What "npm ci" would install: it is here already.
  cpSync(join(root, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true });

  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], clone));
  const paths = packed.files.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['lib/index.js', 'lib/service/index.js', 'dist/cli/index.js']));

  run('tar', ['-xzf', join(folder, packed.filename)], folder);
  const cli = join(folder, 'package/dist/cli/index.js');
  const interns = join(folder, 'interns');
  symlinkSync(cli, interns);
  expect(run('node', [interns, '--version'], folder)).toBe(`${packed.version}\n`);
  expect(run('node', [interns, 'exec', '--', 'node', interns, 'list'], folder)).toContain('intern  running');
});
