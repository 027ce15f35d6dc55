// Real Git gives the same names to files, folders and changed trees.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  computeBlobSha,
  computeRootTree,
  computeTreeSha,
  type Folders,
  type TreeEntry,
} from '../../src/changes/git-objects.ts';
import { runs, seed } from '../support/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'git-objects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (args: readonly string[], input?: string | Uint8Array): string =>
  execFileSync('git', ['-C', folder, ...args], { input, encoding: 'utf8' }).trim();
git(['init', '--quiet']);

/** The root that Git makes of these files, by their paths. */
function gitRoot(files: ReadonlyMap<string, TreeEntry | string>): string {
  git(['read-tree', '--empty']);
  const rows = [...files].map(([path, file]) =>
    typeof file === 'string' ? `100644 ${file}\t${path}` : `${file.mode} ${file.sha}\t${path}`,
  );
  git(['update-index', '-z', '--index-info'], rows.map((row) => `${row}\0`).join(''));
  return git(['write-tree', '--missing-ok']);
}

/** Every folder of a tree of files. */
function foldersOf(files: ReadonlyMap<string, TreeEntry>): Folders {
  const folders = new Map<string, TreeEntry[]>([['', []]]);
  for (const [path, { mode, sha }] of files) {
    const names = path.split('/');
    for (let depth = 1; depth < names.length; depth += 1) folders.set(names.slice(0, depth).join('/'), []);
    const parent = names.slice(0, -1).join('/');
    folders.set(parent, [...(folders.get(parent) ?? []), { mode, sha, name: names.at(-1) ?? '' }]);
  }
  for (const [path, { mode, sha }] of files) {
    const parent = path.split('/').slice(0, -1).join('/');
    const entries = folders.get(parent) ?? [];
    const entry = { mode, sha, name: path.split('/').at(-1) ?? '' };
    if (!entries.some(({ name }) => name === entry.name)) folders.set(parent, [...entries, entry]);
  }
  // The deepest first: a folder is named by what is in it.
  const paths = [...folders.keys()].filter((path) => path !== '').toSorted((a, b) => b.length - a.length);
  for (const path of paths) {
    const parent = path.split('/').slice(0, -1).join('/');
    const entry = { mode: '040000', sha: computeTreeSha(folders.get(path) ?? []), name: path.split('/').at(-1) ?? '' };
    folders.set(parent, [...(folders.get(parent) ?? []), entry]);
  }
  return folders;
}

const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'ab', 'b', 'B', 'é', '日', 'z z', 'x\u{1f600}');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
const sha = fc.integer({ min: 0, max: 1000 }).map((number) => computeBlobSha(Buffer.from(String(number))));
const file = fc.record({ mode: fc.constantFrom('100644', '100755', '120000', '160000'), sha, name: fc.constant('') });

/** No path leads through another. */
function apart(paths: readonly string[]): boolean {
  return paths.every((one) => paths.every((other) => !other.startsWith(`${one}/`)));
}

describe('the names of Git', () => {
  test('a file', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(computeBlobSha(bytes)).toBe(git(['hash-object', '--stdin'], bytes));
      }),
      { seed, numRuns: runs(10) },
    );
  });

  test('a tree, and the tree after changes', () => {
    const given = fc
      .tuple(
        fc.dictionary(path, file, { maxKeys: 12, noNullPrototype: true }),
        fc.dictionary(path, fc.option(sha), { maxKeys: 6, noNullPrototype: true }),
      )
      .map(([files, changes]) => ({ files: new Map(Object.entries(files)), changes: new Map(Object.entries(changes)) }))
      .filter(({ files }) => apart([...files.keys()]))
      .map(({ files, changes }) => {
        // Some of what is there is removed, so that folders become empty.
        const gone = [...files.keys()].slice(0, changes.size % 4).map((one) => [one, null] as const);
        const real = [...changes].filter(([one, content]) => content !== null || files.has(one));
        return { files, changes: new Map([...gone, ...real]) };
      })
      .filter(({ files, changes }) => apart([...new Set([...files.keys(), ...changes.keys()])]));
    fc.assert(
      fc.property(given, ({ files, changes }) => {
        const folders = foldersOf(files);
        expect(computeTreeSha(folders.get('') ?? [])).toBe(gitRoot(files));
        const after = new Map<string, TreeEntry | string>(files);
        for (const [one, content] of changes) {
          if (content === null) after.delete(one);
          else after.set(one, content);
        }
        expect(computeRootTree(folders, changes)).toBe(gitRoot(after));
      }),
      { seed, numRuns: runs(40) },
    );
  }, 60_000);

  const plain = new Map<string, TreeEntry>([
    ['src/a', { mode: '100644', sha: computeBlobSha(Buffer.from('a')), name: 'a' }],
    ['b', { mode: '100644', sha: computeBlobSha(Buffer.from('b')), name: 'b' }],
  ]);

  test.each([
    ['through a file', 'b/c', 'x'],
    ['a folder', 'src', 'x'],
    ['a folder, removed', 'src', null],
    ['what is not there', 'src/c', null],
    ['in a folder that is not there', 'lib/c', null],
    ['no path', '', 'x'],
    ['an empty name', 'src//c', 'x'],
    ['an empty name at the end', 'src/', 'x'],
  ])('refuses %s', (_, at, content) => {
    const changes = new Map([[at, content === null ? null : computeBlobSha(Buffer.from(content))]]);
    expect(() => computeRootTree(foldersOf(plain), changes)).toThrow(RangeError);
  });

  test('refuses a change below another, and a folder that was not read', () => {
    const one = computeBlobSha(Buffer.from('x'));
    const folders = foldersOf(plain);
    expect(() =>
      computeRootTree(
        folders,
        new Map([
          ['n', one],
          ['n/m', one],
        ]),
      ),
    ).toThrow('"n" is a f');
    expect(() =>
      computeRootTree(
        folders,
        new Map([
          ['n/m', one],
          ['n', one],
        ]),
      ),
    ).toThrow('"n" is a f');
    const unread = new Map([['', folders.get('') ?? []]]);
    expect(() => computeRootTree(unread, new Map([['src/a', one]]))).toThrow('was not read');
  });
});
