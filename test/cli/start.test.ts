// The command line starts fast: what a command does not need is not loaded.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { version } from '../../src/cli/version.ts';

const root = join(import.meta.dirname, '../..');

/** What a command prints, and the files that it loads, relative to the repository. */
function start(...args: readonly string[]): { readonly stdout: string; readonly loaded: readonly string[] } {
  const list = join(mkdtempSync(join(tmpdir(), 'start-')), 'loaded');
  // Writes down every module that is loaded and is not Node's own.
  const hook = `import { registerHooks } from 'node:module';
    import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) {
      if (url.startsWith('file:')) appendFileSync(${JSON.stringify(list)}, url + '\\n');
      return next(url, context);
    } });`;
  const entry = join(root, 'src/cli/index.ts');
  const words = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, entry, ...args];
  const stdout = execFileSync(process.execPath, words, { encoding: 'utf8' });
  const urls = readFileSync(list, 'utf8').trim().split('\n');
  return { stdout, loaded: urls.map((url) => relative(root, fileURLToPath(url))) };
}

test('--version loads the entry and the version, and nothing else', () => {
  const { stdout, loaded } = start('--version');
  expect(stdout).toBe(`${version}\n`);
  expect(loaded).toEqual(['src/cli/index.ts', 'src/cli/version.ts']);
});

test('--help loads what the commands take, and neither what they do nor a package', () => {
  const { loaded } = start('--help');
  expect(loaded.filter((file) => !file.startsWith('src/cli/')).toSorted()).toEqual([
    'src/agents/hook-names.ts',
    'src/inputs/input-lists.ts',
    'src/log.ts',
    'src/nearest.ts',
  ]);
  expect(loaded.filter((file) => /^src\/cli\/(?!commands\/)\w+\//.test(file))).toEqual([]);
  for (const file of ['parse', 'failure', 'job-io']) expect(loaded).not.toContain(`src/cli/${file}.ts`);
});

test.each(['chat', 'keys update', 'policy check', 'serve', 'conformance'])(
  'the help of %s loads its parser and the inputs, not its work',
  (command) => {
    const { loaded } = start(...command.split(' '), '--help');
    const packages = loaded.flatMap((file) => /^node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(packages)]).toEqual(['commander']);
    const work =
      /^src\/(?:job|run|client|http|permission(?!\/text\/nearest)|service|conformance|report|transcript|keys)\//;
    expect(loaded.filter((file) => work.test(file))).toEqual([]);
    expect(loaded.filter((file) => /^src\/cli\/(?:chat|doctor|init|policy|report|work)\//.test(file))).toEqual([]);
  },
);
